"""What a results file says: figures, and one page with plots."""
