"""The rules of Phantom, a file for each chapter of the rulebook. Docstrings name its paragraphs."""
