import CatalogModel

/// A file of stubs as seen by a target: the declarations, in words of no language in particular.
///
/// Texts are the author's, at the author's places. The form in a language is the business of the language's printer.
struct StubFile: Sendable {
    var heading: StubHeading
    /// Catalog available to the file's references.
    let catalog: StubCatalog
    var imports: [Text] = []
    /// Modules that declare types named in the file.
    var modules: [ModuleUse] = []
    var conditions: [Text] = []
    var types: [TypeStub] = []
    var functions: [MethodStub] = []
    /// Facets of the entry besides the API; of the file with the main type only.
    var facets = FacetStub()
    /// Origin of the file's declarations.
    var origin = OriginStub(framework: nil, languages: [], isDerived: false)
    /// The implementation, by the key in the entry.
    var implementation: String?
    /// Names declared by the stubs of the target.
    var names = StubNames.none
    /// Path in the folder of the target, without the extension.
    var path = ""
    /// Further facts for templates.
    var template = TemplateFacts()
}

/// Facts of a file for templates, besides the declarations.
struct TemplateFacts: Sendable {
    /// The target of the file.
    var target = ""
    /// The language in which names, types and values are spelled; nil: the author's spelling.
    var language: StubTargetConfiguration.Language?
    var component: Component?
    /// The file as written by a target of the program.
    var code: StubCode?
    /// The implementation, by the place in the entry.
    var implementation: Int?
}

/// Heading of a file: the file's statements on itself.
struct StubHeading: Sendable {
    /// The title of the entry.
    var title: String
    var entry: EntryID
    /// Lines that the catalog requires at the top of each file.
    var lines: [String]
}

/// A name, and the module that declares the name.
struct ModuleUse: Sendable {
    var module: Text
    var name: Text
}

/// A type to declare, with the nested types.
struct TypeStub: Sendable {
    enum Kind: Sendable {
        /// A type shown on a screen by the framework: a view, a custom element.
        case component
        case `class`, `struct`, `enum`, `protocol`, actor, `typealias`, associatedType, `extension`
        /// A type declared elsewhere; only the nested types are declared here.
        case elsewhere(Owner)
        /// A kind found only in other languages.
        case foreign(String)
    }

    enum Owner: Sendable {
        case entry(EntryID)
        case platform
    }

    var kind: Kind
    /// Whether the type is the subject of the entry.
    var isMain = false
    /// The full name, as written by the author.
    var fullName: Text
    /// The name within the declaring type: the last part of the full name.
    var name: Text
    /// The surrounding types not declared in the file.
    var qualifier: [String] = []
    var docs = DocStub()
    /// Names of the type in other languages.
    var otherNames: [OtherName] = []
    var generics: Text?
    var requirements: Text?
    var supertypes: [SupertypeStub] = []
    /// The raw type of an enum.
    var raw: Text?
    var definition: Text?
    var declaration: Text?
    var properties: [PropertyStub] = []
    var initializers: [MethodStub] = []
    var methods: [MethodStub] = []
    var events: [EventStub] = []
    var slots: [SlotStub] = []
    var cases: [CaseStub] = []
    var css = CSSStub()
    var nested: [TypeStub] = []
}

struct OtherName: Sendable {
    var language: String
    var name: Text
}

struct SupertypeStub: Sendable {
    var name: Text
    var module: Text?
    var isClass: Bool
    /// The condition of the conformance.
    var condition: Text?
}

/// The parts of an element visible to style sheets.
struct CSSStub: Sendable {
    var parts: [NamedDoc] = []
    var states: [NamedDoc] = []
    var properties: [CSSPropertyStub] = []
}

struct NamedDoc: Sendable {
    var name: Text
    var docs: DocStub
}

struct CSSPropertyStub: Sendable {
    var name: Text
    var syntax: Text?
    var defaultValue: Text?
    var docs: DocStub
}
