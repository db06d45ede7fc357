import Foundation
import Testing

@testable import catalog_bench

@Suite("Generated catalogs")
struct GeneratedCatalogTests {
    /// The built program, which judges the catalogs; `Tests/run` names it.
    private static let program = ProcessInfo.processInfo.environment["CATALOG_PROGRAM"]

    @Test(
        "Generated catalogs have no findings and contain the members that the benchmark states",
        .enabled(if: program != nil, "needs the built program; name it in CATALOG_PROGRAM, as Tests/run does"))
    func shape() throws {
        let folder = try TemporaryFolder()
        let catalog = folder.path("catalog")
        try GeneratedCatalog.write(GeneratedCatalog(size: 40).files, to: catalog)
        let program = try #require(Self.program)
        try ChildProcess.succeed(program, ["check", "--strict", "--catalog", catalog])
        let file = folder.url.appendingPathComponent("dump")
        try ChildProcess.succeed(program, ["dump", "--catalog", catalog], outputFile: file.path)
        let dump = try JSONDecoder().decode(Dump.self, from: Data(contentsOf: file))
        #expect(dump.components.count == 40)
        for component in dump.components {
            let types = component.implementations.flatMap(\.types)
            let view = try #require(types.first)
            #expect(view.properties?.count == ComponentShape.properties)
            #expect(view.methods?.count == ComponentShape.methods)
            #expect(types.compactMap { $0.cases?.count } == [4, 4, 4], "\(component.id)")
            #expect(component.states.count == ComponentShape.states)
            #expect(component.linked.tokens.count == ComponentShape.tokens)
            #expect(!component.linked.references.isEmpty)
        }
    }

    /// As far as the test reads `catalog dump`.
    private struct Dump: Decodable {
        struct Anything: Decodable {}

        struct Component: Decodable {
            struct Linked: Decodable { let tokens, references: [Anything] }
            struct Implementation: Decodable { let types: [DeclaredType] }
            struct DeclaredType: Decodable { let properties, methods, cases: [Anything]? }

            let id: String
            let implementations: [Implementation]
            let states: [Anything]
            let linked: Linked
        }

        let components: [Component]
    }

    @Test("Generated catalogs have notes in a third of the components, unless notes are off")
    func notes() {
        func count(_ catalog: GeneratedCatalog) -> Int {
            catalog.files.count { $0.text.contains("default: by theme") }
        }
        #expect(count(GeneratedCatalog(size: 40)) == 14)
        #expect(count(GeneratedCatalog(size: 40, hasNotes: false)) == 0)
    }

    @Test("Generated catalogs are identical for the same seed and differ for another seed")
    func same() {
        let catalog = GeneratedCatalog(size: 40)
        let again = GeneratedCatalog(size: 40)
        #expect(again.files.map(\.path) == catalog.files.map(\.path))
        #expect(again.files.map(\.text) == catalog.files.map(\.text))
        #expect(GeneratedCatalog(size: 40, seed: 2).files.map(\.text) != catalog.files.map(\.text))
    }

    @Test("Generated catalogs are identical on every machine")
    func sameEverywhere() throws {
        let entry = try #require(
            GeneratedCatalog(size: 40).files.first { $0.path == "components/account-bold-avatar.yaml" })
        let head = entry.text.split(separator: "\n").prefix(6)
        #expect(head.joined(separator: "\n") == Self.head)
    }

    private static let head = """
        id: account-bold-avatar
        title: Account Bold Avatar
        summary: Keeps related facts together in the middle of a task.
        description: The avatar can be reached and used with a keyboard alone. Leave out the icon when there is a picture already. Where people need to compare, take the [booking nested chart](entry:booking-nested-chart).
        category: Actions
        since: 1.1.0
        """

    @Test("Component names are unique up to the largest size of a generated catalog")
    func names() {
        let numbers = 0..<GeneratedCatalog.sizes.upperBound
        #expect(Set(numbers.map { ComponentName(number: $0).id }).count == 20_000)
    }
}
