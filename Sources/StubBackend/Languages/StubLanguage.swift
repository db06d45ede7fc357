import CatalogModel
import SourceCode

/// A programming language of stubs: a template for files, and words for the texts of an entry.
///
/// Another language is another value in `StubLanguages.all`, in a separate folder.
protocol StubLanguage: Sendable {
    /// The language in the list of programming languages.
    var language: ProgrammingLanguage { get }
    /// Template that puts a file together from parts.
    var template: BuiltInTemplate { get }
    /// Whether the code of a file refers to no other files, for use in any template.
    var standsAlone: Bool { get }

    /// Returns the name of a member.
    func name(_ name: Text, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String
    /// Returns the name of a parameter, possibly invisible to callers.
    func parameter(_ name: Text, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String
    func typeName(_ type: TypeStub, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String
    /// Returns the type; nil for a type foreign to the language.
    func type(_ type: StatedType, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String?
    /// Returns the value; nil for a value foreign to the language.
    func value(
        _ value: Text, of type: StatedType, in scope: SpellingScope, diagnostics: inout Diagnostics
    ) -> String?
    /// Returns a list of generic parameters; nil for a list foreign to the language.
    func generics(_ generics: Text, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String?
}

extension StubLanguage {
    var standsAlone: Bool { false }

    func parameter(_ name: Text, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String {
        name.value == "_" ? "_" : self.name(name, in: scope, diagnostics: &diagnostics)
    }

    func typeName(_ type: TypeStub, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String {
        name(type.name, in: scope, diagnostics: &diagnostics)
    }
}

/// The list of the languages built into the program.
enum StubLanguages {
    static let all: [any StubLanguage] = [SwiftLanguage(), KotlinLanguage(), TypeScriptLanguage()]

    /// Languages with stubs also from implementations in other languages.
    static let converted = all.compactMap { $0 as? any ConvertedLanguage }

    /// Returns the language of a word in `catalog.yaml`; nil for a word without a language in the program.
    static func language(_ word: StubTargetConfiguration.Language) -> (any StubLanguage)? {
        all.first { $0.language.name == word.rawValue }
    }
}

/// The place of texts shown by a stub template, with the meanings of names.
struct SpellingScope: Sendable {
    let catalog: StubCatalog
    let entry: EntryID
    let implementation: String?
    let origin: OriginStub
    /// The name of the target.
    let target: String
    /// The type being shown; nil outside of types.
    var owner: TypeStub?

    init(_ file: StubFile) {
        catalog = file.catalog
        entry = file.heading.entry
        implementation = file.implementation
        origin = file.origin
        target = file.template.target
    }

    /// The generic parameters of the type being shown.
    var generics: [String] { owner?.generics.map { GenericParameters.names($0.value) } ?? [] }
}
