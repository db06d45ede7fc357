import CatalogModel

/// A file of stubs as a target sees it: what it declares, in words of no language in particular.
///
/// Texts are the author's, at their places. What a language makes of them is the business of its printer.
struct StubFile: Sendable {
    var heading: StubHeading
    /// Catalog that the file may refer to.
    let catalog: StubCatalog
    var imports: [Text] = []
    /// Modules that declare types which the file names.
    var modules: [ModuleUse] = []
    var conditions: [Text] = []
    var types: [TypeStub] = []
    var functions: [MethodStub] = []
    /// Facets of the entry besides the API; of the file with the main type only.
    var facets = FacetStub()
    /// Origin of the file's declarations.
    var origin = OriginStub(framework: nil, languages: [], isDerived: false)
    /// The implementation, by its key in the entry.
    var implementation: String?
    /// Names that the stubs of the target declare.
    var names = StubNames.none
    /// Path in the folder of the target, without the extension.
    var path = ""
    /// Further facts for templates.
    var template = TemplateFacts()
}

/// Facts of a file for templates, besides its declarations.
struct TemplateFacts: Sendable {
    /// The target that the file is for.
    var target = ""
    /// The language that names, types and values are spelled in; nil: as the author wrote them.
    var language: StubTargetConfiguration.Language?
    var component: Component?
    /// The file as a target of the program writes it.
    var code: StubCode?
    /// The implementation, by its place in the entry.
    var implementation: Int?
}

/// Heading of a file: its statements on itself.
struct StubHeading: Sendable {
    /// The title of the entry.
    var title: String
    var entry: EntryID
    /// Lines that the catalog wants at the top of each file.
    var lines: [String]
}

/// A name, and the module that declares it.
struct ModuleUse: Sendable {
    var module: Text
    var name: Text
}

/// A type to declare, with the types inside of it.
struct TypeStub: Sendable {
    enum Kind: Sendable {
        /// A type that the framework shows on a screen: a view, a custom element.
        case component
        case `class`, `struct`, `enum`, `protocol`, actor, `typealias`, associatedType, `extension`
        /// Declared elsewhere; only the types inside of it are declared here.
        case elsewhere(Owner)
        /// A kind that only other languages have.
        case foreign(String)
    }

    enum Owner: Sendable {
        case entry(EntryID)
        case platform
    }

    var kind: Kind
    /// Whether it is the type that the entry is about.
    var isMain = false
    /// The full name, as the author wrote it.
    var fullName: Text
    /// The name within the type that declares it: the last part of the full name.
    var name: Text
    /// The types around it that this file does not declare.
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
    /// The condition under which it holds.
    var condition: Text?
}

/// The parts of an element that style sheets see.
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
