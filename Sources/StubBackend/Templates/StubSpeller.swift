import CatalogModel

/// Spells what templates show in the language of a target: each function gives what can stand in a declaration, and
/// reports what the language cannot hold. Without a language everything stays as the author wrote it.
struct StubSpeller: Sendable {
    let language: StubTargetConfiguration.Language?

    /// The name of a type or of a member.
    func name(_ name: Text, _ diagnostics: inout Diagnostics) -> String {
        switch language {
        case .swift: swift(&diagnostics) { $0.name(name, &$1) }
        case .typescript: script(&diagnostics) { $0.name(name, &$1) }
        case nil: name.value
        }
    }

    /// The name of a parameter, which callers need not see.
    func parameter(_ name: Text, _ diagnostics: inout Diagnostics) -> String {
        switch language {
        case .typescript: script(&diagnostics) { $0.parameter(name, &$1) }
        case .swift, nil: name.value == "_" ? "_" : self.name(name, &diagnostics)
        }
    }

    /// nil where the author stated none.
    func type(_ type: TypeText, _ diagnostics: inout Diagnostics) -> String? {
        if type.alternatives.isEmpty { return nil }
        return switch language {
        case .swift: swift(&diagnostics) { $0.type(type, &$1) }
        case .typescript: script(&diagnostics) { $0.type(type, &$1) }
        case nil: type.words
        }
    }

    func type(_ type: Text?, _ diagnostics: inout Diagnostics) -> String? {
        type.flatMap { self.type(TypeText(alternatives: [$0]), &diagnostics) }
    }

    /// nil where the author stated none, or one that the language does not have.
    func value(_ value: Text?, _ diagnostics: inout Diagnostics) -> String? {
        guard let value else { return nil }
        return switch language {
        case .swift: swift(&diagnostics) { $0.value(value, &$1) }
        case .typescript: script(&diagnostics) { $0.value(value, &$1) }
        case nil: value.value
        }
    }

    /// A list of generic parameters; nil where the author stated none, or one that the language does not have.
    func generics(_ generics: Text?, _ diagnostics: inout Diagnostics) -> String? {
        guard let generics else { return nil }
        let spelled =
            switch language {
            case .swift: swift(&diagnostics) { $0.generics(generics, &$1) }
            case .typescript: script(&diagnostics) { $0.generics(generics, &$1) }
            case nil: generics.value
            }
        return spelled.isEmpty ? nil : spelled
    }

    // MARK: Languages

    // What the comment of a declaration would say is a field of its own for templates.

    private func swift<Value>(
        _ diagnostics: inout Diagnostics, _ spell: (inout SwiftSpelling, inout [DocFact]) -> Value
    ) -> Value {
        var spelling = SwiftSpelling()
        var facts: [DocFact] = []
        let value = spell(&spelling, &facts)
        diagnostics.merge(spelling.diagnostics)
        return value
    }

    private func script<Value>(
        _ diagnostics: inout Diagnostics, _ spell: (inout ScriptSpelling, inout [DocFact]) -> Value
    ) -> Value {
        var spelling = ScriptSpelling()
        var facts: [DocFact] = []
        let value = spell(&spelling, &facts)
        diagnostics.merge(spelling.diagnostics)
        return value
    }
}
