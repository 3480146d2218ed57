"""What can happen in New York City, as the match tells it."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.events import Events, Secret
from midtown.games.new_york_city.pieces import Bidding, Borough, Card, Character, Letter, Tile, Vessel

MANY = 256


class Event(IntEnum):
    TOOK_START = 0
    ROUND_BEGAN = 1
    TILE_REVEALED = 2
    DECK_RENEWED = 3
    DREW = 4
    RESERVE_FILLED = 5
    TOOK_PAIR = 6
    USED = 7
    GAINED = 8
    DISCARDED = 9
    DISCARDED_PAIR = 10
    TOOK_DOLLARS = 11
    GAVE_UP = 12
    HIRED = 13
    REVEALED_CHARACTER = 14
    TOOK_EQUAL = 15
    REPLACED_NEUTRAL = 16
    DISCARDED_RESERVE = 17
    PLAYED = 18
    STEPPED_BACK = 19
    PLAYED_RESERVE = 20
    SWAPPED = 21
    PASSED = 22
    BID = 23
    BIDDING_BEGAN = 24
    WON = 25
    NOBODY_BID = 26
    ADVANCED = 27
    TOOK_SKYSCRAPERS = 28
    NOTHING_TO_HIRE = 29
    PLACED_TILE = 30
    FORWENT = 31
    BUILT = 32
    MOVED = 33
    TOOK_BACK = 34
    STATUE = 35
    HAND_DISCARDED = 36
    GAME_ENDED = 37
    TOM_TOOK_PAIR = 38
    TOM_DREW = 39
    TOM_PLAYED_AT_ONCE = 40
    TOM_KEPT = 41
    TOM_DISCARDED = 42
    TOM_PLAYED = 43
    TOM_RIVAL = 44
    TOM_ADDED = 45
    TOM_ADDED_FOR_SECOND = 46
    TOM_LEADS = 47
    TOM_CANNOT_LEAD = 48
    TOM_SKIPPED = 49
    TOM_PAIRED_WILDS = 50
    TOM_ALL_WILDS = 51
    TOM_ROW = 52
    TOM_BOROUGH = 53
    TOM_CHOSE_FEWEST = 54
    TOM_CHOSE_LETTER = 55
    TOM_VESSEL = 56
    TOM_CHOSE_VESSEL = 57
    TOM_HIGHER_TILE = 58
    TOM_FULL = 59
    LEFT_OVER = 60
    RAISED = 61


EVENTS = Events(
    Event,
    {
        Event.TOOK_START: {"character": Character},
        Event.ROUND_BEGAN: {"number": MANY, "borough": Borough, "letter": Letter},
        Event.TILE_REVEALED: {"tile": Tile, "points": MANY},
        Event.DECK_RENEWED: {"cards": MANY},
        Event.DREW: {"card": Secret(Card)},
        Event.RESERVE_FILLED: {"card": Card},
        Event.TOOK_PAIR: {"card": Card, "half": Card},
        Event.USED: {"character": Character},
        Event.GAINED: {"points": MANY},
        Event.DISCARDED: {"card": Card},
        Event.DISCARDED_PAIR: {"card": Card, "half": Card},
        Event.TOOK_DOLLARS: {"dollars": MANY},
        Event.GAVE_UP: {"character": Character},
        Event.HIRED: {"character": Character, "worth": MANY},
        Event.REVEALED_CHARACTER: {"character": Character, "worth": MANY},
        Event.TOOK_EQUAL: {"card": Card},
        Event.REPLACED_NEUTRAL: {"borough": Borough},
        Event.DISCARDED_RESERVE: {"card": Card},
        Event.PLAYED: {"card": Card},
        Event.STEPPED_BACK: {"steps": MANY, "space": MANY},
        Event.PLAYED_RESERVE: {"card": Card},
        Event.SWAPPED: {"card": Card, "reserve": Card},
        Event.BID: {"total": MANY},
        Event.BIDDING_BEGAN: {"bidding": Bidding},
        Event.WON: {"total": MANY},
        Event.ADVANCED: {"steps": MANY, "space": MANY},
        Event.TOOK_SKYSCRAPERS: {"skyscrapers": MANY},
        Event.NOTHING_TO_HIRE: {"limit": MANY},
        Event.PLACED_TILE: {"tile": Tile, "borough": Borough, "origin": Borough},
        Event.BUILT: {"borough": Borough, "skyscrapers": MANY},
        Event.MOVED: {"origin": Borough, "borough": Borough},
        Event.TOOK_BACK: {"card": Card},
        Event.STATUE: {"points": MANY},
        Event.HAND_DISCARDED: {"cards": MANY},
        Event.TOM_TOOK_PAIR: {"card": Card, "half": Card},
        Event.TOM_DREW: {"card": Card},
        Event.TOM_PLAYED_AT_ONCE: {"card": Card, "matching": MANY},
        Event.TOM_KEPT: {"card": Card},
        Event.TOM_DISCARDED: {"card": Card},
        Event.TOM_PLAYED: {"card": Card, "number": MANY, "total": MANY},
        Event.TOM_RIVAL: {"rival": MANY, "total": MANY, "needed": MANY},
        Event.TOM_ADDED: {"plans": MANY, "wilds": MANY, "total": MANY},
        Event.TOM_ADDED_FOR_SECOND: {"plans": MANY, "wilds": MANY, "total": MANY},
        Event.TOM_LEADS: {"total": MANY},
        Event.TOM_CANNOT_LEAD: {"total": MANY, "wilds": MANY},
        Event.TOM_PAIRED_WILDS: {"plans": MANY, "wilds": MANY, "total": MANY},
        Event.TOM_ALL_WILDS: {"plans": MANY, "wilds": MANY, "total": MANY},
        Event.TOM_ROW: {"limit": MANY, "worth": MANY, "character": Character},
        Event.TOM_BOROUGH: {"borough": Borough, "letter": Letter, "skyscrapers": MANY},
        Event.TOM_CHOSE_FEWEST: {"borough": Borough, "skyscrapers": MANY},
        Event.TOM_CHOSE_LETTER: {"borough": Borough, "letter": Letter, "candidates": MANY},
        Event.TOM_VESSEL: {"vessel": Vessel, "origin": Borough, "letter": Letter},
        Event.TOM_CHOSE_VESSEL: {"vessel": Vessel, "origin": Borough, "letter": Letter, "candidates": MANY},
        Event.TOM_HIGHER_TILE: {"tile": Tile, "points": MANY},
        Event.TOM_FULL: {"borough": Borough, "lost": MANY},
        Event.LEFT_OVER: {"card": Card, "half": Card},
        Event.RAISED: {"worth": MANY, "total": MANY},
    },
)
