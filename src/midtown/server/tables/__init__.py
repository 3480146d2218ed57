"""Tables: who sits there, what is played and voted on, and what is told of them."""
