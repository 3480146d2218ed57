"""Seeds that are known to find planted faults; the others are found by the first."""

FOUND_BY = {
    "a_bot_plays_on_what_has_changed_meanwhile": 30,
    "a_clock_goes_below_nothing": 2,
    "a_clock_goes_on_after_the_end": 2,
    "a_match_is_not_read_again_after_a_conflict": 57,
    "a_match_is_over_before_its_last_move": 146,
    "a_motion_stays_open_when_carried_out": 2,
    "a_vote_replaces_the_others": 72,
    "an_earlier_view_is_todays": 9,
    "another_seat_runs_out_of_time": 2,
    "bots_forgotten_in_a_crash_stay_forgotten": 11,
    "moves_count_after_the_time_is_up": 2,
    "nobody_is_told_of_moves": 6,
    "one_vote_counts_for_all": 13,
    "somebody_elses_line_counts_as_ours": 7,
    "the_writer_ends_at_an_error": 11,
    "time_is_up_a_second_early": 4,
    "time_jumps_with_the_clock_of_the_system": 3,
    "who_comes_from_elsewhere_goes_back": 12,
}
