import CatalogModel
import CatalogTestSupport
import Foundation
import Testing
@testable import TokensBackend

/// Tokens, exported and read back by the program's own readers.
///
/// `Tests/Golden/RoundTrip` has the number of tokens by outcome for each set and format, with an example of each
/// exception. Set `CATALOG_RECORD_GOLDEN` to write these files.
@Suite("Tokens in each format, read back")
struct FormatRoundTripTests {
    @Test(
        "Tokens have the same values after an export, except for recorded ones",
        arguments: [TokenSet.fixture, .repository])
    func own(set: TokenSet) async throws { try await compare(set) }

    @Test(
        "Tokens of shared sets have the same values after an export, except for recorded ones",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"),
        arguments: TokenSet.allCases.filter { $0.isShared && $0 != .swisspost })
    func shared(set: TokenSet) async throws { try await compare(set) }

    @Test(
        "2,079 tokens in ten themes have the same values after an export, except for recorded ones",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"),
        .enabled(if: Thoroughness.isFull, "\(Thoroughness.reason)"))
    func largest() async throws { try await compare(.swisspost) }

    private func compare(_ set: TokenSet) async throws {
        let catalog = try await set.catalog()
        let lines = try TokenSettings.Format.allCases.flatMap { format in
            ["\(format.rawValue):"] + (try RoundTrip(catalog, format: format).lines.map { "  " + $0 })
        }
        let text = lines.joined(separator: "\n") + "\n"
        let url = SharedData.repository.appendingPathComponent("Tests/Golden/RoundTrip/tokens-\(set.rawValue).txt")
        if ProcessInfo.processInfo.environment["CATALOG_RECORD_GOLDEN"] != nil {
            try Data(text.utf8).write(to: url)
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == text)
    }
}
