// Starts the benchmark.
