import CatalogTestSupport
import Foundation
import Testing

@Suite("Any edits, one after the other")
struct RandomEditsTests {
    /// The seeds of the sequences: an ordinary run makes the edits of the first one alone, and the first of these.
    private static let seeds: [UInt64] = Thoroughness.isFull ? Array(19..<27) : [19]

    /// The edits of each sequence; 10,000 in all in a thorough run.
    private static func count(_ ordinary: Int) -> Int { Thoroughness.rounds(ordinary, of: 1_250) }

    @Test("let a build with a record do and say what a build from nothing does", arguments: seeds)
    func recordedBuilds(seed: UInt64) throws {
        let twins = try TwinCatalogs()
        var edits = try RandomEdits(seed: seed, twins)
        var steps: [String] = []
        let count = Self.count(200)
        for number in 0..<count {
            steps.append(try edits.step())
            // From then on stamps are believed.
            if number % 40 == 39 { Thread.sleep(forTimeInterval: 2.2) }
            let command = [["build"], ["build"], ["check"], ["build", "--check"]][number % 4]
            let found = try twins.differences(after: command)
            let place = "step \(number), \(command) after \(steps.suffix(5))"
            try #require(found.isEmpty, "\(place): \(found.joined(separator: "\n"))")
        }
        // Catalogs with errors alone would show nothing.
        #expect(twins.soundCount > count / 3, "\(twins.soundCount)")
    }

    @Test("let a watching process build and say what a build from nothing does", arguments: seeds)
    func watching(seed: UInt64) async throws {
        let twins = try TwinCatalogs()
        var edits = try RandomEdits(seed: seed, twins)
        try await WatchingTwin(twins).hold(Self.count(160)) { number in
            // From then on stamps are believed.
            if number % 40 == 39 { try await Task.sleep(for: .seconds(2.2)) }
            return try edits.step()
        }
    }
}
