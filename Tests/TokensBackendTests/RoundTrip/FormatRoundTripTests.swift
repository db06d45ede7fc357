import CatalogModel
import CatalogTestSupport
import Testing
@testable import TokensBackend

@Suite("Tokens in each format, read back")
struct FormatRoundTripTests {
    @Test("dump", arguments: TokenSettings.Format.allCases)
    func dump(format: TokenSettings.Format) async throws {
        for set in TokenSet.allCases {
            let clock = ContinuousClock()
            let start = clock.now
            let trip = try RoundTrip(try await set.catalog(), format: format)
            print("## \(format.rawValue) \(set.rawValue) \(clock.now - start)")
            for line in trip.lines { print("##   \(line)") }
            for (key, example) in trip.examples.sorted(by: { $0.key < $1.key }) { print("##      e.g. \(key): \(example)") }
        }
    }
}
