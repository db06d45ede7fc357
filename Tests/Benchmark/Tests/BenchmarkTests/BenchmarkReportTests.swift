import Testing

@testable import catalog_bench

@Suite("Benchmark reports")
struct BenchmarkReportTests {
    @Test(
        "A ratio is printed with three significant digits",
        arguments: [
            (0.054, "0.05 ×"), (1, "1.00 ×"), (1.996, "2.00 ×"), (2.345, "2.35 ×"), (9.994, "9.99 ×"),
            (9.996, "10.0 ×"),
            (38.64, "38.6 ×"), (99.96, "100 ×"), (1_234.5, "1,235 ×"),
        ])
    func ratios(value: Double, text: String) {
        #expect(value.ratioText == text)
    }

    @Test(
        "A time is printed in the unit that keeps its number between 1 and 1,000",
        arguments: [
            (0.000_058_9, "58.9 µs"), (0.000_94, "940 µs"), (0.0122, "12.2 ms"), (0.83, "830 ms"), (3.83, "3.83 s"),
        ])
    func times(seconds: Double, text: String) {
        #expect(seconds.secondsText == text)
    }

    @Test("The median is the middle value, and the lower of two middle values")
    func median() {
        #expect([3, 1, 2].median == 2)
        #expect([4, 1, 3, 2].median == 2)
        #expect([Int]().median == nil)
    }

    private static func cost(_ milliseconds: Double, megabytes: Int = 0) -> ProcessCost {
        ProcessCost(
            time: milliseconds / 1e3, processorTime: milliseconds / 500, peakMemory: megabytes * 1_000_000, status: 0)
    }

    private static func run(_ build: ProcessCost, floor: Double, check: Double, again: Double, changed: Double)
        -> BuildTimes.Run
    {
        let seconds = floor / 1e3
        let timings = "40 entries read\n  linking   \(Int(again)) ms\n  writing  1.50 s\n"
        return .init(
            build: build, stages: StageTime.all(in: timings),
            floor: FloorTimes(
                reading: seconds * 0.1, parsing: seconds * 0.7, writing: seconds * 0.2, inputBytes: 6_000_000,
                outputBytes: 13_000_000),
            check: cost(check), again: cost(again), later: cost(again / 2), changed: cost(changed),
            changedToken: cost(changed * 2))
    }

    @Test("A report compares each build with its floor and each rebuild with its build")
    func report() {
        let times = BuildTimes(runs: [
            Self.run(Self.cost(200, megabytes: 90), floor: 100, check: 88, again: 40, changed: 50),
            Self.run(Self.cost(900, megabytes: 95), floor: 300, check: 200, again: 90, changed: 99),
            Self.run(Self.cost(240, megabytes: 91), floor: 110, check: 110, again: 60, changed: 70),
        ])
        #expect(
            BenchmarkReport(size: 1_000, program: nil, times: times).text == """
                1,000 components: 6.00 MB read, 13.0 MB written
                  build               240 ms  2.18 × floor  25.0 MB/s, 4,167 components/s, 91.0 MB at most, 480 ms of processors
                  floor               110 ms                reading 11.0 ms, parsing 77.0 ms, writing 22.0 ms
                  check               110 ms  1.10 × floor  without its writing
                  nothing changed    30.0 ms  0.10 × build
                  the same at once   60.0 ms  0.20 × build  outputs are hashed
                  one entry changed  70.0 ms  0.25 × build
                  one token changed   140 ms  0.50 × build  of 10 components
                  linking  60.0 ms
                  writing   1.50 s

                """)
        #expect(BenchmarkReport(size: 2, program: "a/b", times: times).text.hasPrefix("2 components by a/b: "))
    }
}

@Suite("The command line of the benchmark")
struct BenchmarkOptionsTests {
    @Test("The benchmark parses its options and has defaults")
    func options() throws {
        let options = try BenchmarkOptions(["--sizes", "10,250", "--runs", "3", "--program", "a", "--program", "b"])
        #expect(options.sizes == [10, 250])
        #expect(options.runs == 3)
        #expect(options.programs == ["a", "b"])
        #expect(try BenchmarkOptions([]).sizes == [100, 1_000, 10_000])
        #expect(try BenchmarkOptions([]).programs == [".build/release/catalog"])
    }

    @Test(
        "The benchmark rejects options that it cannot measure",
        arguments: [
            (["--sizes", "1"], "'1' is not a value of --sizes"), (["--sizes", "10,"], "'' is not a value of --sizes"),
            (["--sizes", "20001"], "'20001' is not a value of --sizes"),
            (["--runs", "0"], "'0' is not a value of --runs"),
            (["--runs"], "'--runs' needs a value"),
            (["--fast", "x"], "'--fast' is not an option"),
            (
                ["--changes", "--program", "a", "--program", "b"],
                "--growth, --changes and --sources take a single '--program'"
            ),
        ])
    func refused(arguments: [String], message: String) {
        #expect(throws: WrongUsage(message)) { try BenchmarkOptions(arguments) }
    }

    @Test("The arguments of a floor process round-trip")
    func floor() {
        let floor = FloorProcess(catalog: "/in", output: "/out", folder: "/new")
        #expect(FloorProcess(floor.arguments) == floor)
        #expect(FloorProcess(["--sizes", "1", "--runs", "2"]) == nil)
    }
}
