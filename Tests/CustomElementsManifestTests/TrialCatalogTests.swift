import CatalogTestSupport
import Testing

@Suite(.enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct ManifestTrialTests {
    @Test(arguments: ["glide-core", "dnn-elements"]) func loads(_ set: String) async throws {
        let imported = try Imported.set(set)
        for m in imported.messages { print(m) }
        for e in imported.entries.prefix(4) { print(e.text) }
        print(imported.entries.map(\.id.rawValue))
        let loaded = await imported.load()
        for d in loaded.diagnostics { print(d.testDescription) }
        #expect(loaded.diagnostics.isEmpty)
    }
}
