"""Long runs and measurements, started by hand: `python -m benchmarks.NAME --help`."""
