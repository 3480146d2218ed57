"""Seeds that are known to find planted faults; most of the others are found by the first few."""

FOUND_BY = {
    "a_clock_goes_below_nothing": 2,
    "a_clock_goes_on_after_the_end": 2,
    "a_match_is_not_read_again_after_a_conflict": 32,
    "a_match_is_over_before_its_last_move": 64,
    "a_motion_stays_open_when_carried_out": 3,
    "an_earlier_view_is_todays": 32,
    "another_seat_runs_out_of_time": 2,
    "moves_count_after_the_time_is_up": 2,
    "nobody_is_told_of_moves": 3,
    "one_vote_counts_for_all": 13,
    "sent_moves_are_forgotten_with_the_process": 19,
    "somebody_elses_line_counts_as_ours": 9,
    "the_clock_does_not_stop_at_a_move": 2,
    "the_increment_is_forgotten": 12,
    "the_writer_ends_at_an_error": 2,
    "time_is_up_a_second_early": 3,
    "time_jumps_with_the_clock_of_the_system": 5,
    "who_comes_from_elsewhere_goes_back": 5,
}
