import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogChanges

/// A language that only this file names: changes of an entry follow its traits, and the defaults under any other name.
@Suite("Changes of an entry in a scratch language")
struct ScratchLanguageChangeTests {
    private static let scratch = ProgrammingLanguage("scratch") { traits in
        traits.topTypes = ["Thing"]
        traits.argumentNames = .unused
        traits.optionalsAreUnwrapped = true
        traits.errorsAreChecked = true
        traits.hasPromises = true
        traits.casesAreChecked = false
        traits.hasLiteralTypes = true
        traits.typesAreStructural = true
        traits.defaultsMakeOptional = true
    }

    /// Returns the changes of a type's members in a language, each with the effect on users.
    private func changes(
        _ old: String, _ new: String, in language: ProgrammingLanguage
    ) async throws -> [String] {
        func type(_ members: String) async throws -> RecordNode {
            let registry = try await registry([
                "catalog.yaml": "format: 1\nname: Example\n",
                "components/thing.yaml": Snippet.entry(
                    "thing", "implementations: { scratch: { types: { T: { \(members) } } } }"),
            ])
            let implementation = try #require(registry.components.first?.entry.implementations?.first?.value)
            return try #require(implementation.types?.first?.value.node)
        }
        var comparison = Comparison(replacements: Replacements(of: nil))
        var scope = Scope()
        scope.area = .api
        scope.language = language
        comparison.compare(TypeDeclaration.recordForm, old: try await type(old), new: try await type(new), in: scope)
        return comparison.changes.map { "\($0.rule.effect.rawValue) \($0.rule.id)" }
    }

    @Test(
        "The kind of a change follows the traits of the language",
        arguments: [
            (
                "kind: class, methods: { m: { parameters: { a: Int } } }",
                "kind: class, methods: { m: { parameters: { a: Thing } } }",
                "safe parameter-type-widened", "breaking parameter-type-changed"
            ),
            (
                "kind: class, methods: { m: { parameters: { a: Int } } }",
                "kind: class, methods: { m: { parameters: { b: Int } } }",
                "safe parameter-name-respelled", "breaking parameter-renamed"
            ),
            (
                "kind: class, properties: { a: { type: 'Int?', readOnly: true } }",
                "kind: class, properties: { a: { type: Int, readOnly: true } }",
                "breaking property-no-longer-optional", "safe property-yields-less"
            ),
            (
                "kind: class, methods: { m: { returns: Int } }",
                "kind: class, methods: { m: { returns: Int, throws: {} } }",
                "breaking throws-added", "dangerous throws-added-unchecked"
            ),
            (
                "kind: class, methods: { m: { async: true } }",
                "kind: class, methods: { m: {} }",
                "breaking promise-removed", "safe async-removed"
            ),
            (
                "kind: enum, cases: [a]",
                "kind: enum, cases: [a, b]",
                "dangerous case-added-unchecked", "breaking case-added"
            ),
            (
                "kind: class, methods: { m: { returns: \"'a'\" } }",
                "kind: class, methods: { m: { returns: \"'a' | 'b'\" } }",
                "dangerous result-yields-value", "breaking result-yields-more"
            ),
            (
                "kind: interface, properties: { a: \"'a'\" }",
                "kind: interface, properties: { a: \"'a' | 'b'\" }",
                "dangerous property-yields-value", "breaking property-yields-more"
            ),
            (
                "kind: interface, properties: { a: Int }",
                "kind: interface, properties: { a: Int, b: { type: Int, default: 1 } }",
                "safe optional-requirement-added", "breaking requirement-added"
            ),
        ])
    func kinds(old: String, new: String, expected: String, byDefault: String) async throws {
        let found = try await changes(old, new, in: Self.scratch)
        #expect(found == [expected], "\(found)")
        let usual = try await changes(old, new, in: .named("scratch"))
        #expect(usual == [byDefault], "\(usual)")
    }
}
