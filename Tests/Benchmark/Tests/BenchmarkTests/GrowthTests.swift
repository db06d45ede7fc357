import Testing

@testable import catalog_bench

@Suite("Growth of work")
struct GrowthTests {
    private static func report(_ instructions: [Int]) -> GrowthReport {
        GrowthReport(
            name: "tokens", smallest: 500,
            readings: zip([100, 200, 400], instructions).map { GrowthReading(inputBytes: $0, instructions: $1) })
    }

    @Test(
        "Growth is measured without the cost of the start",
        arguments: [
            ([1_010, 1_020, 1_040], 2.0, true), ([1_010, 1_040, 1_160], 4.0, false),
            ([1_000, 1_000, 1_000], 0.0, true),
            ([1_010, 1_021, 1_046], 25.0 / 11, true),
        ])
    func growth(instructions: [Int], growth: Double, isLinear: Bool) {
        let report = Self.report(instructions)
        #expect(report.growth == growth)
        #expect(report.isLinear == isLinear)
    }

    @Test("The smaller of two counts for one size is used")
    func least() {
        let other = Self.report([1_030, 1_020, 1_040]).readings
        #expect(Self.report([1_010, 1_021, 1_090]).least(other) == Self.report([1_010, 1_020, 1_040]))
    }

    @Test("A table marks shapes that grow faster than their input")
    func table() {
        #expect(
            GrowthReport.heading == """
                millions of instructions; growth is what the second doubling adds, in terms of the first
                shape                             n        n      2 n      4 n  growth  per byte
                """)
        #expect(
            Self.report([10_000_000, 20_000_000, 40_000_000]).text
                == "tokens                          500       10       20       40  2.00 ×   100,000")
        #expect(
            Self.report([10_000_000, 40_000_000, 160_000_000]).text
                == "tokens                          500       10       40      160  4.00 ×   500,000  grows faster than its input"
        )
    }

    @Test("The instruction count is read from Valgrind's log")
    func log() {
        let log = "==7== Cachegrind, a profiler\n==7== \n==7== I   refs:      8,725,360\n"
        #expect(GrowthRuns.count(in: log) == 8_725_360)
        #expect(GrowthRuns.count(in: "==7== Killed by fatal signal\n") == nil)
    }

    @Test("Every shape grows and has a unique name")
    func shapes() {
        #expect(Set(GrowthShape.all.map(\.name)).count == GrowthShape.all.count)
        for shape in GrowthShape.all {
            let sizes = [1, 2, 4].map { factor in
                shape.files(factor * 10).reduce(0) { $0 + $1.text.utf8.count }
            }
            #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2], "\(shape.name)")
        }
    }
}
