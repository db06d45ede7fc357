import CatalogModel
import Testing

@testable import CatalogChanges

@Suite("Versions")
struct VersionTests {
    @Test(
        "Versions are ordered as in section 11 of Semantic Versioning 2.0.0",
        arguments: zip(
            [
                "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11",
                "1.0.0-rc.1", "1.9.0", "1.10.0",
            ],
            [
                "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1",
                "1.0.0", "1.10.0", "2",
            ]))
    func order(lower: String, higher: String) throws {
        #expect(try #require(SemanticVersion(lower)) < #require(SemanticVersion(higher)))
        #expect(try !(#require(SemanticVersion(higher)) < #require(SemanticVersion(lower))))
    }

    @Test(
        "A version is raised by the level that a change requires",
        arguments: [
            ("1.2.3", "major", "2.0.0"), ("1.2.3", "minor", "1.3.0"), ("1.2.3", "patch", "1.2.4"),
            ("1.2.3", "none", "1.2.3"),
            // Before 1.0.0 what breaks raises the second number.
            ("0.2.3", "major", "0.3.0"), ("0.2.3", "minor", "0.2.4"), ("0.2.3", "patch", "0.2.4"),
            // A pre-release becomes the release that it announces, if that is a large enough step.
            ("2.0.0-beta.1", "major", "2.0.0"), ("2.1.0-rc.1", "major", "3.0.0"), ("2.1.0-rc.1", "minor", "2.1.0"),
            ("2.1.1-rc.1", "minor", "2.2.0"), ("2.1.1-rc.1", "patch", "2.1.1"),
        ])
    func next(version: String, level: String, expected: String) throws {
        let level = try #require(ChangePolicy.Level(rawValue: level))
        #expect(try #require(SemanticVersion(version)).next(level).description == expected)
    }

    @Test(
        "Strings that are not versions are rejected",
        arguments: [
            "", "one", "1..2", "1.2.3.4", "-1", "1.x", "9223372036854775807", "1.9223372036854775807",
            "1.0.9223372036854775808",
        ])
    func wrong(text: String) { #expect(SemanticVersion(text) == nil) }

    private func report(_ version: String, policy: String = "", old: String = "a: Int, b: { type: Int, default: 1 }")
        async throws -> ChangeReport
    {
        func catalog(_ version: String, _ members: String, _ changes: String) -> [String: String] {
            [
                "catalog.yaml": "{ format: 1, name: Example, version: \(version)\(changes) }",
                "components/thing.yaml":
                    "{ id: thing, title: Thing, summary: A., implementations: { swiftui: { types: { T: { kind: class, properties: { \(members) } } } } } }",
            ]
        }
        let before = try await registry(catalog("1.4.0", old, ""))
        let after = try await registry(catalog(version, "a: Int, b: { type: Int, default: 2 }", policy))
        return ChangeReport(from: before, named: "old", to: after, named: "new")
    }

    @Test("A version too low for its changes is reported; policy and suppressions change the required level")
    func policy() async throws {
        let plain = try await report("1.4.1")
        #expect(plain.changes.map(\.rule.id) == ["default-changed"])
        #expect(plain.advice.level == .major)
        #expect(plain.advice.suggestion?.description == "2.0.0")
        #expect(plain.advice.isTooLow)
        #expect(
            plain.versionWords.hasPrefix(
                "The changes ask for a major version; 2.0.0 after 1.4.0, because 'default' of property 'b' of type 'T' (swiftui) was '1', is '2'"
            ))
        #expect(try await !report("2.0.0-rc.1").advice.isTooLow)
        #expect(try await report("1.5.0", policy: ", changes: source").advice.level == .minor)
        #expect(
            try await report("1.5.0", policy: ", changes: { levels: { default-changed: patch } }").advice.level
                == .patch)
        let fingerprint = plain.changes[0].fingerprint
        let accepted = try await report(
            "1.4.1",
            policy: ", changes: { accepted: { \(fingerprint): Nobody leaves it out., 0123456789abcdef: Gone. } }")
        #expect(accepted.advice.level == .none)
        #expect(accepted.accepted.map(\.fingerprint) == [fingerprint])
        #expect(accepted.findings.map(\.rule.id) == ["dead-acceptance"])
        #expect(accepted.summary == "0 changes, 1 accepted")
    }
}
