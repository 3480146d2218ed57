"""`midtown play`: the game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from random import randrange
from typing import TYPE_CHECKING, Any

import click

from midtown.cli.options import complete_game, of_language, pairs, player_names, seats
from midtown.cli.options import language as language_option
from midtown.errors import InvalidError

if TYPE_CHECKING:
    from midtown.cli.saves import Saved
    from midtown.engine.game import Game
    from midtown.engine.narrator import Texts

TEXTS = Path(__file__).parent / "texts"
LATEST = "latest"
OPPONENT = "casual"
"""Whom somebody meets who says nothing about it."""


@click.command()
@click.argument("game", required=False, shell_complete=complete_game)
@click.option("--players", "-p", type=int, help="How many play, bots included.")
@click.option("--bot", "bots", multiple=True, metavar="SEAT=BOT", help="Give a seat to a bot, e.g. --bot 2=club.")
@click.option("--name", "names", multiple=True, metavar="SEAT=NAME", help="Name a player, e.g. --name 1=Ada.")
@click.option("--first", type=click.IntRange(1, 4), metavar="SEAT", help="Who begins; drawn by lot if nothing is said.")
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE", help="Set an option of the game.")
@click.option("--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]", help="Go on with a saved match.")
@click.option("--seed", help="A whole number or 64 hexadecimal digits, to play the same luck again.")
@click.option("--server", metavar="URL", help="Play at a table service, with people elsewhere.")
@click.option("--table", metavar="ID", help="With --server: the table to sit down at.")
@language_option
def play(
    game: str | None,
    players: int | None,
    bots: tuple[str, ...],
    names: tuple[str, ...],
    first: int | None,
    options: tuple[str, ...],
    resume: str | None,
    seed: str | None,
    server: str | None,
    table: str | None,
    language: str,
) -> None:
    """Play a GAME here in the terminal, alone, against bots or together at one keyboard.

    \b
      midtown play skyline                          you against a casual bot
      midtown play skyline --bot 2=master           you against the best bot
      midtown play skyline --players 3              three people at one keyboard
      midtown play skyline --first 1                you begin
      midtown play skyline -p 1 -o scenario=dubai   alone, with a goal
      midtown play --resume                         go on where you stopped
      midtown play skyline -p 2 --server URL        with somebody elsewhere
    """
    from midtown.cli.session import Session

    if server is not None:
        if resume or seed:
            raise InvalidError("At a table service matches are kept there and chance is its own.")
        _play_elsewhere(server, table, game, players, bots, names, first, options, language)
        return
    if table is not None:
        raise InvalidError("--table names a table of a service; say with --server which one.")
    if resume is not None:
        if game or players or names or first or options or seed:
            raise InvalidError("--resume takes the match as it was saved; leave all settings but --bot out.")
        saved = _resume(resume, bots)
    else:
        saved = _begin(game, players, bots, names, first, options, seed, language)
    Session(saved, language).run()


def _play_elsewhere(
    server: str,
    table: str | None,
    game: str | None,
    players: int | None,
    bots: tuple[str, ...],
    names: tuple[str, ...],
    first: int | None,
    options: tuple[str, ...],
    language: str,
) -> None:
    """At a table of a service: the one named, or a new one. Whoever names neither players nor bots meets a bot."""
    from midtown.cli.remote import RemoteSession, known_client, new_table
    from midtown.engine.narrator import Texts
    from midtown.games import find

    texts = Texts(TEXTS, language)
    called = next(iter(player_names(names, 4).values()), texts.text("guest", number=str(randrange(1000, 10_000))))
    with known_client(server.rstrip("/"), called, language) as client:
        if table is None:
            chosen = find(game or _ask_game(texts))
            count = players if players is not None else 2
            wanted = _options(chosen, count, options, language)
            alone = players is None and not bots and not chosen.automatic_seats(wanted)
            bot_seats = {1: OPPONENT} if alone else seats(bots, "--bot", count)
            table = new_table(client, chosen.name, wanted, bot_seats, count, first)
        RemoteSession(client, table, language).run()


def _options(game: Game, players: int, given: tuple[str, ...], language: str) -> dict[str, Any]:
    """As they were typed; what names a language is otherwise the one that is spoken."""
    typed = game.options_from_words(pairs(given, "An option"))
    return game.read_options(players, {**of_language(game, language), **typed})


def _resume(which: str, bots: tuple[str, ...]) -> Saved:
    """A saved match, its seats given to other bots if they are named. A file alone never starts a program."""
    from midtown.bots import is_built_in
    from midtown.cli.saves import latest, load_save

    saved = load_save(latest() if which == LATEST else Path(which))
    named = seats(bots, "--bot", saved.match.players)
    for seat, bot in saved.bots.items():
        if seat not in named and not is_built_in(bot):
            raise InvalidError(f"{bot} is no bot of Midtown's. If you trust it, add: --bot {seat + 1}={bot}")
    saved.bots |= named
    return saved


def _begin(
    name: str | None,
    players: int | None,
    bots: tuple[str, ...],
    names: tuple[str, ...],
    first: int | None,
    options: tuple[str, ...],
    seed: str | None,
    language: str,
) -> Saved:
    """A new match. Whoever names neither players nor bots gets one opponent, or plays alone with a scenario."""
    from midtown import bots as bot_catalogue
    from midtown.cli.progress import prepare
    from midtown.cli.saves import Saved
    from midtown.engine.match import Match
    from midtown.engine.narrator import Narrator, Texts
    from midtown.engine.seed import Seed
    from midtown.games import find

    texts = Texts(TEXTS, language)
    game = find(name or _ask_game(texts))
    count = players if players is not None else 2
    chosen = _options(game, count, options, language)
    automatic = game.automatic_seats(chosen)
    bot_seats = seats(bots, "--bot", count)
    if players is None and not bots and not automatic:
        bot_seats = {1: OPPONENT}
    for bot in bot_seats.values():
        bot_catalogue.find(bot)
    if len(bot_seats | automatic) == count:
        raise InvalidError("At least one seat must be a person's.")
    given = player_names(names, count)
    secret = Seed.read(int(seed) if seed is not None and seed.isdecimal() and len(seed) < 64 else seed)
    prepare(game, language, bots=bool(bot_seats))
    called = {seat: Narrator(game, language).name(seat) for seat in range(count)}
    called |= {seat: texts.text("bot-name", bot=bot, number=seat + 1) for seat, bot in bot_seats.items()}
    called |= automatic | given
    match = Match(game, count, chosen, secret)
    order, match.first = _order_of_play(game, count, bool(automatic), first, again=seed is not None)
    return Saved(
        match, [called[seat] for seat in order], {n: bot_seats[s] for n, s in enumerate(order) if s in bot_seats}
    )


def _order_of_play(
    game: Game, players: int, automatic: bool, first: int | None, *, again: bool
) -> tuple[list[int], str | None]:
    """Who sits on which seat of the match, and how that was decided. The same luck is played in the same order."""
    if players == 1 or game.draws_first or automatic:
        if first is not None:
            raise InvalidError("Who begins is not chosen here: the set-up draws it, or one plays alone.")
        return list(range(players)), None
    if first is not None and first > players:
        raise InvalidError(f"Seat {first} cannot begin: {players} play.")
    begins = first - 1 if first is not None else 0 if again else secrets.randbelow(players)
    chosen = first is not None or again
    return [(begins + number) % players for number in range(players)], "chosen" if chosen else "lot"


def _ask_game(texts: Texts) -> str:
    from midtown.games import names

    if len(names()) == 1:
        return names()[0]
    if not sys.stdin.isatty():
        raise InvalidError(f"Say which game: midtown play {' | '.join(names())}")
    question = texts.text("which-game", games=", ".join(names()))
    choice: str = click.prompt(question, type=click.Choice(names()), show_choices=False, default=names()[-1])
    return choice
