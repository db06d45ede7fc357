import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Versions")
struct VersionTextTests {
    @Test("Versions are ordered as versions, after all other texts")
    func order() {
        let ordered = [
            "", "next", "unreleased", "0.9", "1", "1.0.1", "1.9", "1.10.0-alpha", "1.10.0-alpha.1", "1.10.0-alpha.beta",
            "1.10.0-beta.2", "1.10.0-beta.11", "1.10.0-rc.1", "1.10", "v1.11", "2.0.0+build.7", "2024.1",
            "18446744073709551616.1",
        ]
        #expect(ordered.reversed().map(VersionText.init).sorted().map(\.text) == ordered)
        for (version, next) in zip(ordered, ordered.dropFirst()) {
            #expect(VersionText(version) < VersionText(next), "\(version) \(next)")
            #expect(!(VersionText(next) < VersionText(version)), "\(next) \(version)")
        }
    }

    @Test("Versions with leading or trailing zeros are ordered by their numbers")
    func zeros() {
        #expect(!(VersionText("1.0.1") < VersionText("1.0.0")))
        #expect(VersionText("1.0.0") < VersionText("1.0.1"))
        #expect(VersionText("1.09") < VersionText("1.10"))
        // The same version: their texts decide, so that there is one order.
        #expect(VersionText("1.0") < VersionText("1.0.0"))
    }

    @Test(
        "Texts that resemble versions are not recognized as versions",
        arguments: ["1.x", "1..2", ".", "1.2 beta", "-1", "1.0-", "1.0-a..b", "Spring"])
    func unknown(text: String) {
        #expect(!VersionText(text).isVersion)
    }
}
