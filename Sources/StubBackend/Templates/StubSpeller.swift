import CatalogModel

/// A speller of names, types and values for stub templates in the language of a target, with findings for content
/// impossible in the language.
///
/// Without a language everything stays as written by the author.
///
/// Types of other languages become types of Kotlin and TypeScript as stated by the types file. The content of a
/// declaration's comment is a separate field for templates.
struct StubSpeller: Sendable {
    private let language: (any StubLanguage)?
    private var scope: SpellingScope

    init(_ file: StubFile) {
        language = file.template.language
        scope = SpellingScope(file)
    }

    /// Returns a speller within the scope of a type's names.
    func within(_ type: TypeStub) -> StubSpeller {
        var speller = self
        speller.scope.owner = type
        return speller
    }

    /// Returns a token of the token files.
    func token(_ path: String) -> DesignToken? { scope.catalog.registry.tokens[path] }

    /// Returns the token of a path in each theme that has it.
    func themedTokens(_ path: String) -> [ThemedTokenStub] {
        scope.catalog.registry.themes.compactMap { theme in
            theme.tokens[path].map { ThemedTokenStub(theme: theme.name, token: $0) }
        }
    }

    /// Returns the name of a member.
    func name(_ name: Text, diagnostics: inout Diagnostics) -> String {
        language?.name(name, in: scope, diagnostics: &diagnostics) ?? name.value
    }

    /// Returns the name of a parameter, possibly invisible to callers.
    func parameter(_ name: Text, diagnostics: inout Diagnostics) -> String {
        language?.parameter(name, in: scope, diagnostics: &diagnostics) ?? name.value
    }

    func typeName(_ type: TypeStub, diagnostics: inout Diagnostics) -> String {
        language?.typeName(type, in: scope, diagnostics: &diagnostics) ?? type.name.value
    }

    /// Returns the type; nil where the author stated none, or a type foreign to the language.
    func type(_ type: StatedType, diagnostics: inout Diagnostics) -> String? {
        if type.alternatives.isEmpty { return nil }
        guard let language else { return type.words }
        return language.type(type, in: scope, diagnostics: &diagnostics)
    }

    func type(_ type: Text?, diagnostics: inout Diagnostics) -> String? {
        type.flatMap { self.type(StatedType(alternatives: [$0]), diagnostics: &diagnostics) }
    }

    /// Returns the value; nil where the author stated none, or a value foreign to the language.
    func value(_ value: Text?, of type: StatedType, diagnostics: inout Diagnostics) -> String? {
        guard let value, let language else { return value?.value }
        return language.value(value, of: type, in: scope, diagnostics: &diagnostics)
    }

    /// Returns a list of generic parameters; nil where the author stated none, or a list foreign to the language.
    func generics(_ generics: Text?, diagnostics: inout Diagnostics) -> String? {
        guard let generics, let language else { return generics?.value }
        return language.generics(generics, in: scope, diagnostics: &diagnostics)
    }
}
