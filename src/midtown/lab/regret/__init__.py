"""How much a bot gives away a decision: positions from strong play, every choice of which was played out many times.

Comparing regrets tells two bots apart with far fewer decisions than matches would. See docs/lab/regret.md.
"""
