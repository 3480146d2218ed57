"""The whole service in one thread, under a seed: time, chance, network and disk are simulated, everything else is real.

docs/simulation.md says how.
"""
