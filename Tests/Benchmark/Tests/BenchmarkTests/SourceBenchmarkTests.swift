import Foundation
import Testing

@testable import catalog_bench

@Suite("What a benchmark of sources does")
struct SourceBenchmarkTests {
    @Test("A report compares verifying with two checks and one reading, in the median of runs")
    func report() {
        func cost(_ seconds: Double) -> ProcessCost {
            ProcessCost(time: 9, processorTime: seconds, peakMemory: 0, status: 0)
        }
        let times = [0.9, 0.6, 0.7].map { SourceTimes(check: cost(0.2), reading: cost(0.3), verify: cost($0)) }
        #expect(
            SourceReport(size: 1_000, times: times).text == """
                1,000 components, time of processors
                  check    200 ms
                  reading  300 ms          the source, with a single entry
                  verify   700 ms  1.00 ×  of two checks and one reading (bar 1)

                """)
    }

    private struct Manifest: Decodable {
        struct Module: Decodable { let declarations: [Declaration] }
        struct Declaration: Decodable {
            struct Member: Decodable {}

            let tagName: String
            let members: [Member]
        }

        let modules: [Module]
    }

    @Test("A manifest has an element for each component, each with its own tag and as many members")
    func manifest() throws {
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(SourceRuns.manifest(of: 20).utf8))
        let elements = manifest.modules.flatMap(\.declarations)
        #expect(Set(elements.map(\.tagName)).count == 20)
        #expect(elements.allSatisfy { $0.members.count == ComponentShape.properties + ComponentShape.methods })
    }
}
