import CatalogModel

/// The language of stubs in Swift.
struct SwiftLanguage: StubLanguage {
    let language = ProgrammingLanguage.swift
    var template: BuiltInTemplate { Self.file }
    let standsAlone = true

    private static let file = BuiltInTemplate(
        "swift",
        text: """
            \(BuiltInTemplate.heading)
            {{ if code }}
            {{ if code.condition }}
            #if {{ code.condition }}
            {{ end }}
            {{ code.importNotes | lines "// " }}
            \(BuiltInTemplate.body)
            {{ if code.condition }}

            #endif
            {{ end }}
            {{ end }}

            """)

    // MARK: Words of templates

    func name(_ name: Text, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String {
        spell(in: scope, diagnostics: &diagnostics) { $0.name(name, facts: &$1) }
    }

    func type(_ type: StatedType, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String? {
        spell(in: scope, diagnostics: &diagnostics) { $0.type(type, &$1) }
    }

    func value(
        _ value: Text, of type: StatedType, in scope: SpellingScope, diagnostics: inout Diagnostics
    ) -> String? {
        spell(in: scope, diagnostics: &diagnostics) { spelling, facts in
            // Findings about the type are reported where the type is written.
            var silent = spelling
            var others: [DocFact] = []
            let type = silent.type(type, &others)
            return spelling.value(value, of: type, facts: &facts)
        }
    }

    func generics(_ generics: Text, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String? {
        let list = spell(in: scope, diagnostics: &diagnostics) { $0.generics(generics, facts: &$1) }
        return list.isEmpty ? nil : list
    }

    private func spell<Value>(
        in scope: SpellingScope, diagnostics: inout Diagnostics,
        spell: (inout SwiftSpelling, inout [DocFact]) -> Value
    ) -> Value {
        var references = SwiftReferences(framework: .plain)
        references.owner = scope.owner?.fullName.value ?? ""
        references.generics = Set(scope.generics)
        var spelling = SwiftSpelling(references)
        var facts: [DocFact] = []
        let value = spell(&spelling, &facts)
        diagnostics.merge(spelling.diagnostics)
        return value
    }
}
