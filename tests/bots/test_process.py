"""Bots in a process of their own, well-behaved and otherwise."""

from __future__ import annotations

import gc
import json
import shlex
import sys
from pathlib import Path

import pytest

import midtown
from midtown import bots
from midtown.bots.process import PREFIX, ProcessBot, Program, find_process
from midtown.engine.match import Match
from midtown.errors import IllegalError, InvalidError

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"
HELLO = """
import sys, json
ask = lambda: json.loads(sys.stdin.readline())
ask()
print('{"protocol": 1}', flush=True)
"""


def spec(*command: object) -> str:
    return PREFIX + shlex.join([sys.executable, *map(str, command)])


def bad(folder: Path, body: str, seconds: float = 300.0) -> ProcessBot:
    file = folder / "bot.py"
    file.write_text(body)
    return ProcessBot("process:bot", [sys.executable, str(file)], None, seconds)


@pytest.fixture
def match() -> Match:
    return midtown.new_match("skyline", players=2, seed=1)


@pytest.mark.parametrize("game", ["skyline", "fifth_avenue", "new_york_city"])
def test_the_example_plays_whole_games_the_same_way_again(game: str) -> None:
    logs = []
    for _ in range(2):
        match = midtown.new_match(game, players=2, seed=1)
        seated = [bots.find(spec(EXAMPLE), 1), bots.find("random", 2)]
        while match.turn is not None:
            match.advance(seated[match.turn].choose(match))
        logs.append(match.actions)
    assert logs[0] == logs[1]


def test_what_is_said_to_a_bot_and_that_it_is_told_goodbye(tmp_path: Path, match: Match) -> None:
    heard = tmp_path / "heard"
    body = (
        "import sys, json\n"
        f"with open({str(heard)!r}, 'w') as file:\n"
        "    for line in sys.stdin:\n"
        "        file.write(line)\n"
        "        view = json.loads(line).get('view')\n"
        "        print(json.dumps({'protocol': 1, 'action': view and view['choices'][0]['id']}), flush=True)\n"
    )
    bot = bad(tmp_path, body)
    assert bot.choose(match) == match.legal.ids[0]
    bot.close()
    hello, choose, bye = map(json.loads, heard.read_text().splitlines())
    assert hello == {"type": "hello", "protocol": 1, "game": "skyline", "version": 2, "seed": None}
    assert choose == {"type": "choose", "view": match.view(0)}
    assert bye == {"type": "bye"}


def test_a_forgotten_bot_ends_its_program(match: Match) -> None:
    bot = find_process(spec(EXAMPLE), 1)
    bot.choose(match)
    program = bot._program
    assert program is not None
    process = program._process
    assert process.poll() is None
    del bot, program
    gc.collect()
    assert process.poll() == 0


def test_a_program_that_does_not_listen_is_ended(tmp_path: Path, match: Match) -> None:
    body = HELLO + "import time\nprint(json.dumps({'action': ask()['view']['choices'][0]['id']}), flush=True)\n"
    bot = bad(tmp_path, body + "time.sleep(600)\n")
    bot.choose(match)
    program = bot._program
    assert program is not None
    bot.close()
    assert program._process.poll() is not None


def test_one_program_serves_a_game_and_another_the_next(match: Match) -> None:
    bot = find_process(spec(EXAMPLE), 1)
    bot.choose(match)
    first = bot._program
    bot.choose(midtown.new_match("skyline", players=3, seed=2))
    assert bot._program is first
    bot.choose(midtown.new_match("fifth_avenue", players=2, seed=2))
    assert bot._program is not first
    bot.close()


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("", "ended without an answer, with exit code 0"),
        ("raise ValueError('no luck')", "with exit code 1: ValueError: no luck"),
        (HELLO + "ask()\nsys.exit(3)", "with exit code 3"),
        ("print('hello')", "answered 'hello', which is not a JSON object"),
        ("print('[1]')", "not a JSON object"),
        ("print('[' * 60000)", "not a JSON object"),
        ("print('x' * 70000)", "a line of more than"),
        ("print('{}')", "speaks protocol None; Midtown speaks 1"),
        ("print('{\"protocol\": 2}')", "speaks protocol 2"),
        ('print(\'{"protocol": 1, "seconds": "many"}\')', "asks for 'many' seconds"),
        ('print(\'{"protocol": 1, "seconds": NaN}\')', "asks for nan seconds"),
        (HELLO + "ask()\nprint('{}')", "which names no action"),
        (HELLO + "ask()\nprint('\\xff\\xfe')", "not a JSON object"),
    ],
)
def test_nonsense_and_crashes_end_in_a_sentence(tmp_path: Path, match: Match, body: str, said: str) -> None:
    with pytest.raises(InvalidError, match=said) as caught:
        bad(tmp_path, body).choose(match)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("answer", [-1, 10**30, "first", None, True, [1]])
def test_illegal_answers_end_in_a_sentence(tmp_path: Path, match: Match, answer: object) -> None:
    body = HELLO + f"ask()\nprint(json.dumps({{'action': {answer!r}}}), flush=True)"
    with pytest.raises(IllegalError, match="not the id of one of its choices"):
        bad(tmp_path, body).choose(match)


@pytest.mark.parametrize("body", ["import time\ntime.sleep(600)", "while True: pass"])
def test_silence_ends_in_a_sentence(tmp_path: Path, match: Match, body: str) -> None:
    with pytest.raises(InvalidError, match=r"did not answer within 0.5 seconds"):
        bad(tmp_path, body, seconds=0.5).choose(match)


def test_a_bot_may_ask_for_another_limit(tmp_path: Path, match: Match) -> None:
    body = 'import time\nprint(\'{"protocol": 1, "seconds": 0.25}\', flush=True)\ntime.sleep(600)'
    with pytest.raises(InvalidError, match=r"did not answer within 0.25 seconds"):
        bad(tmp_path, body).choose(match)


@pytest.mark.parametrize("command", ["process:", "process:  ", "process:no-such-program", "process:'open"])
def test_what_cannot_be_started(command: str) -> None:
    with pytest.raises(InvalidError):
        find_process(command)


def test_a_program_of_the_wrong_kind(tmp_path: Path, match: Match) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x00\x01")
    file.chmod(0o755)
    with pytest.raises(InvalidError, match="cannot be started"):
        find_process(f"process:{file}").choose(match)


def test_what_a_program_said_before_it_ended_is_still_read() -> None:
    program = Program("process:brief", [sys.executable, "-c", "print('{\"protocol\": 2}')"])
    program._process.wait()
    assert program.ask({"type": "hello"}, 20.0) == {"protocol": 2}
    program.close()
