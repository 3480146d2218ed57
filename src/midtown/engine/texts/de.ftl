player = Spieler { $number }
