"""What a review says, held against what is known."""
