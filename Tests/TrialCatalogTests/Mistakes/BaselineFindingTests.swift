import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import CatalogCommands
import Testing

@Suite("The baseline of a catalog with edits", .serialized)
struct BaselineFindingTests {
    private static func findings(_ catalog: EditedCatalog, _ memory: CatalogMemory) async -> [Diagnostic] {
        await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(catalog.files), reusing: memory).diagnostics
    }

    @Test("Edits restore no baseline finding and hide no new mistake")
    func edits() async throws {
        let memory = CatalogMemory(statesOfEachFile: 4)
        let baseline = FindingBaseline(
            of: await Self.findings(try EditedCatalog(seed: 0), memory), reading: YAMLReader.tree(of:))
        #expect(baseline.count > 100)
        for round in 0..<Thoroughness.rounds(10, of: 250) {
            var catalog = try EditedCatalog(seed: UInt64(round))
            for _ in 0..<4 { catalog.edit() }
            let edited = baseline.parted(await Self.findings(catalog, memory), reading: YAMLReader.tree(of:))
            #expect(edited.new.map(\.said) == [], "round \(round)")
            #expect(edited.shrunk == baseline, "round \(round)")

            let names = (0..<4).map { catalog.addMistake($0) }
            let new = baseline.parted(await Self.findings(catalog, memory), reading: YAMLReader.tree(of:)).new.map(
                \.message)
            for name in Set(names) {
                let count = names.count { $0 == name }
                #expect(new.count { $0.contains(name) } >= count, "round \(round): \(name) \(new)")
            }
        }
    }
}
