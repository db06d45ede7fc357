import CatalogTestSupport
import Testing

@Suite("Random sequences of edits")
struct RandomEditsTests {
    /// The seeds of the sequences; an ordinary run has a single short one.
    private static let seeds: [UInt64] = Thoroughness.isFull ? Array(19..<27) : [19]

    /// The edits of each sequence; 10,000 in all in a thorough run.
    private static func count(_ ordinary: Int) -> Int { Thoroughness.rounds(ordinary, of: 1_250) }

    @Test("A build with a record has the results and messages of a clean build", arguments: seeds)
    func recordedBuilds(seed: UInt64) async throws {
        let twins = try TwinCatalogs()
        var edits = try RandomEdits(seed: seed, twins)
        try await twins.hold(Self.count(200), edit: { try await Self.step(of: &edits, number: $0) }) { number in
            try twins.differences(after: [["build"], ["build"], ["check"], ["build", "--check"]][number % 4])
        }
    }

    @Test("A watching process has the results and messages of a clean build", arguments: seeds)
    func watching(seed: UInt64) async throws {
        let twins = try TwinCatalogs()
        var edits = try RandomEdits(seed: seed, twins)
        try await WatchingTwin(twins).hold(Self.count(160)) { try await Self.step(of: &edits, number: $0) }
    }

    /// Makes the next edit, now and then with a pause, after which stamps are believed.
    private static func step(of edits: inout RandomEdits, number: Int) async throws -> String {
        if number % 40 == 39 { try await Task.sleep(for: .seconds(2.2)) }
        return try edits.step()
    }
}
