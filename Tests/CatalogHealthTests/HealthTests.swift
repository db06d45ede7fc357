import CatalogReview
import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

@Suite("The health of a catalog")
struct HealthTests {
    private func report(_ entries: [String: String]) async throws -> HealthReport {
        var files = ["catalog.yaml": "{ format: 1, name: Example }"]
        for (id, keys) in entries { files["components/\(id).yaml"] = "{ id: \(id), title: \(id), \(keys) }" }
        let loaded = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(files))
        #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return HealthReport(of: try #require(loaded.registry))
    }

    private static let full = """
        summary: A., category: B, description: C., examples: { language: swift, code: a() }, states: [on], \
        tokens: [], accessibility: { role: button, focusable: true, criteria: { 1.1.1: Met. } }, related: other, \
        usage: { when: Always., do: Well. }
        """

    @Test("An entry that answers every question that applies to it has the full score")
    func whole() async throws {
        let report = try await report([
            "a": Self.full.replacing("states: [on]", with: "states: { on: Is on. }"),
            "other": "kind: utility, summary: Helps.",
        ])
        #expect(report.components.map(\.score) == [100, 100])
        #expect(report.tasks.map(\.words) == [])
        #expect(report.components[0].score(of: .strings) == nil)
        #expect(report.components[1].score(of: .accessibility) == nil)
        #expect(report.score == 100)
    }

    @Test(
        "A missing fact of an entry is reported by its question",
        arguments: [
            ("category: B, ", "category"), ("description: C., ", "introduction"), ("states: [on], ", "states"),
            ("tokens: [], ", "tokens"), ("role: button, ", "screen-readers"), ("focusable: true, ", "keyboard"),
            (", criteria: { 1.1.1: Met. }", "criteria"), ("related: other, ", "related"), ("when: Always., ", "usage"),
            (", do: Well.", "advice"),
            ("accessibility: { role: button, focusable: true, criteria: { 1.1.1: Met. } }, ", "accessibility"),
        ])
    func lacks(key: String, criterion: String) async throws {
        #expect(Self.full.contains(key))
        let report = try await report(["a": Self.full.replacing(key, with: ""), "other": "kind: utility, summary: A."])
        #expect(report.tasks.map(\.result.criterion.id).contains(criterion))
        #expect(report.components[0].score < 100)
    }

    @Test("Health counts described members of each platform except inherited and private ones")
    func members() async throws {
        let report = try await report([
            "a": """
            summary: A., kind: utility, implementations: {
              swiftui: { types: { A: { properties: {
                described: { type: Int, description: Is. }, bare: Int, own: { type: Int, visibility: private },
                above: { type: Int, inheritedFrom: View } }, methods: { run: [{}, { parameters: [x] }] } } } },
              web: { types: { a-a: { slots: { icon: Shows a picture. } } } } }
            """
        ])
        let results = report.components[0].results.filter { $0.criterion.id == "members" }
        #expect(results.map(\.platform) == ["swiftui", "web"])
        #expect(results.map(\.given) == [1, 1])
        #expect(results.map(\.asked) == [4, 1])
        #expect(results[0].missing.map(\.value) == ["bare", "run", "run"])
        #expect(report.score(ofPlatform: "web").map { $0 > report.score(ofPlatform: "swiftui") ?? 100 } == true)
        #expect(report.tasks.map(\.words).contains("describe members (3 of 4, swiftui)"))
    }

    @Test("Health lists tasks by gain, and the gains add up to 100")
    func gains() async throws {
        let report = try await report(["a": "summary: A.", "b": "summary: B., kind: style"])
        let gains = report.tasks.map(\.gain)
        #expect(gains == gains.sorted(by: >))
        let exact = report.components.map { Double($0.score) }.reduce(0, +) / 2
        #expect(abs(exact + gains.reduce(0, +) - 100) < 1)
    }

    @Test("The ratchet reports scores below the reached ones")
    func ratchet() async throws {
        let good = try await report(["a": Self.full, "other": "kind: utility, summary: A."])
        let bad = try await report(["a": "summary: A.", "fresh": "kind: utility, summary: A."])
        let ratchet = HealthRatchet(good)
        #expect(ratchet.slipped(good).isEmpty)
        #expect(ratchet.slipped(bad).map(\.component.id.rawValue) == ["a"])
        let raised = ratchet.raised(by: bad)
        #expect(raised.scores["a"] == ratchet.scores["a"])
        #expect(raised.scores["fresh"] == 100 && raised.scores["other"] == nil)
        #expect(HealthRatchet(SourceFile(path: "a.json", text: raised.text)) == raised)
        #expect(HealthRatchet(SourceFile(path: "a.json", text: "{ \"a\": 101 }")) == nil)
        #expect(HealthRatchet(SourceFile(path: "a.json", text: "[1]")) == nil)
    }

    @Test("Health questions have unique ids, and the badge is XML")
    func questions() async throws {
        #expect(Set(HealthCriterion.all.map(\.id)).count == HealthCriterion.all.count)
        #expect(Set(HealthCriterion.all.map(\.section)) == Set(HealthSection.allCases))
        let report = try await report(["a": "summary: A."])
        #expect(report.badge.contains("<title>catalog health: \(report.score)</title>"))
    }
}
