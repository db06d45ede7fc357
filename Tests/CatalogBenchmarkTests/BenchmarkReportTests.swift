import Testing

@testable import CatalogBenchmark

@Suite("What a benchmark prints")
struct BenchmarkReportTests {
    @Test(
        "Ratios have three digits that count",
        arguments: [
            (0.054, "0.05 ×"), (1, "1.00 ×"), (1.996, "2.00 ×"), (2.345, "2.35 ×"), (9.994, "9.99 ×"),
            (9.996, "10.0 ×"),
            (38.64, "38.6 ×"), (99.96, "100 ×"), (1_234.5, "1,235 ×"),
        ])
    func ratios(value: Double, text: String) {
        #expect(value.ratioText == text)
    }

    @Test(
        "Times are in the unit that people would choose",
        arguments: [
            (0.000_058_9, "58.9 µs"), (0.000_94, "940 µs"), (0.0122, "12.2 ms"), (0.83, "830 ms"), (3.83, "3.83 s"),
        ])
    func times(seconds: Double, text: String) {
        #expect(seconds.secondsText == text)
    }

    @Test("The median is the value in the middle, the lower one of two")
    func median() {
        #expect([3, 1, 2].median == 2)
        #expect([4, 1, 3, 2].median == 2)
        #expect([Int]().median == nil)
    }

    private static func cost(_ milliseconds: Int, megabytes: Int = 0) -> ProcessCost {
        ProcessCost(
            time: .milliseconds(milliseconds), processorTime: .milliseconds(2 * milliseconds),
            peakMemory: megabytes * 1_000_000, status: 0)
    }

    private static func floor(_ milliseconds: Int) -> Floor.Result {
        var floor = Floor.Result()
        floor.reading = .milliseconds(milliseconds / 10)
        floor.parsing = .milliseconds(milliseconds * 7 / 10)
        floor.writing = .milliseconds(milliseconds / 5)
        floor.inputBytes = 6_000_000
        floor.outputBytes = 13_000_000
        return floor
    }

    @Test("A report compares each build with the floor beside it, and rebuilds with the build before them")
    func report() {
        var report = BenchmarkReport(size: 1_000)
        report.whole = WholeTimes(pairs: [
            .init(
                build: Self.cost(200, megabytes: 90), floor: Self.floor(100), again: Self.cost(40),
                changed: Self.cost(50)),
            .init(
                build: Self.cost(900, megabytes: 95), floor: Self.floor(300), again: Self.cost(90),
                changed: Self.cost(99)),
            .init(
                build: Self.cost(240, megabytes: 91), floor: Self.floor(110), again: Self.cost(60),
                changed: Self.cost(70)),
        ])
        report.stages = [StageTimes(name: "parse", times: [.milliseconds(40), .milliseconds(50), .milliseconds(90)])]
        #expect(
            report.text == """
                1,000 components: 6.00 MB read, 13.0 MB written
                  build               240 ms  2.18 × floor  25.0 MB/s, 4,167 components/s, 91.0 MB at most, 480 ms of processors
                  floor               110 ms                reading 11.0 ms, parsing 77.0 ms, writing 22.0 ms
                  nothing changed    60.0 ms  0.20 × build
                  one entry changed  70.0 ms  0.25 × build
                  parse  50.0 ms  0.65 × floor  20,000 components/s

                """)
    }
}

@Suite("The command line of the benchmark")
struct BenchmarkOptionsTests {
    @Test("Options are read")
    func options() throws {
        let options = try BenchmarkOptions(["--sizes", "10,250", "--runs", "3", "--only", "parse,whole"])
        #expect(options.sizes == [10, 250])
        #expect(options.runs == 3)
        #expect(options.stages == [.parse, .whole])
        #expect(try BenchmarkOptions([]).sizes == [10, 100, 1_000, 10_000])
    }

    @Test(
        "What cannot be measured is refused",
        arguments: [
            (["--sizes", "1"], "'1' is not a value of --sizes"), (["--sizes", "10,"], "'' is not a value of --sizes"),
            (["--sizes", "20001"], "'20001' is not a value of --sizes"),
            (["--runs", "0"], "'0' is not a value of --runs"),
            (["--only", "prase"], "'prase' is not a value of --only"), (["--runs"], "'--runs' needs a value"),
            (["--fast", "x"], "'--fast' is not an option"),
        ])
    func refused(arguments: [String], message: String) {
        #expect(throws: WrongUsage(message)) { try BenchmarkOptions(arguments) }
    }

    @Test("A process is told what to do, and answers, in a form that comes back as it was")
    func roles() {
        let roles: [BenchmarkRole] = [
            .generate(size: 20, folder: "/new"), .floor(catalog: "/in", output: "/out", folder: "/new"),
            .stage(.decode, catalog: "/in", runs: 4),
        ]
        for role in roles { #expect(BenchmarkRole(role.arguments) == role) }
        #expect(BenchmarkRole(["stage", "prase", "/in", "4"]) == nil)
        let answer = Answer([.init(name: "render json-schema", numbers: [5, 6]), .init(name: "input", numbers: [7])])
        #expect(Answer(parsing: answer.text) == answer)
    }
}
