import CatalogModel
import CatalogSyntax
import SourceCode

/// Comparison of the calls in examples with the declarations of entries.
package struct ExampleReview: Sendable {
    private let types: CallableTypes

    init(of registry: ComponentRegistry) { types = CallableTypes(registry) }

    /// Checks the examples of an entry.
    func check(_ component: Component, diagnostics: inout Diagnostics) {
        let implementations = component.entry.implementations.orEmpty()
        for implementation in implementations {
            let location = ExampleLocation(component: component, implementation: implementation)
            implementation.value.content.forEachExample { check($0, at: location, diagnostics: &diagnostics) }
        }
        // An example of the entry itself applies to the only implementation in its language.
        component.entry.content.forEachExample(outside: Entry.keys.implementations.identity) { example in
            guard let language = example.language?.value, let syntax = Self.syntax(of: language) else { return }
            let locations = implementations.filter { Self.syntax(of: Self.language(of: $0)) == syntax }
            if let only = locations.first, locations.count == 1 {
                let location = ExampleLocation(component: component, implementation: only)
                check(example, at: location, diagnostics: &diagnostics)
            }
        }
    }

    static func language(of implementation: OrderedRecords<Implementation>.Element) -> String {
        implementation.value.language?.value
            ?? WellKnownFramework(implementation.value.framework?.value ?? implementation.name)?.codeLanguage ?? ""
    }

    /// Returns the syntax of calls in a language; nil without a reader of calls.
    static func syntax(of language: String) -> CodeSyntax? {
        ProgrammingLanguage.inCode(language)?.traits.syntax
    }

    private func check(_ example: Example, at location: ExampleLocation, diagnostics: inout Diagnostics) {
        let language = example.language?.value ?? Self.language(of: location.implementation)
        guard let code = example.code, let syntax = Self.syntax(of: language) else { return }
        let found = UseReview(types: types, location: location, syntax: syntax).diagnostics(in: code.value)
        if found.isEmpty { return }
        for (diagnostic, range) in zip(found, code.locations(of: found.map(\.bytes))) {
            // Without an exact range, the fix would replace the whole code.
            let isExact = range != code.range || diagnostic.bytes.count == code.value.utf8.count
            let fix = isExact ? diagnostic.fixIt(at: range) : nil
            diagnostics.report(
                Diagnostic(ReviewRules.exampleCall, diagnostic.message, at: range, fixIts: fix.map { [$0] } ?? []))
        }
    }
}

extension StatedContent {
    /// Visits examples at any depth, except below `key` of the outermost record.
    fileprivate func forEachExample(outside key: ObjectIdentifier? = nil, _ body: (Example) -> Void) {
        switch self {
        case .record(let form, let node) where form === Example.recordForm: body(Example(node: node))
        case .record(let form, let node):
            if node.traits.isDisjoint(with: .examples) { return }
            node.forEachContent(of: form.identities, holding: .examples) { location, content in
                if form.identities[location] != key { content.forEachExample(body) }
            }
        case .list(let elements): for element in elements { element.forEachExample(body) }
        case .byName(let elements): for element in elements { element.value.forEachExample(body) }
        case .scalar, .prose, .members, .data: return
        }
    }
}
