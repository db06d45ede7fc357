import CatalogModel

/// The content of a stub file to be written by a target: the declarations, described independently of any programming
/// language.
///
/// Texts are the author's, at the author's places. The form in a language is the business of the language's printer.
struct StubFile: Sendable {
    /// A part of a stub with a file of its own.
    enum Part { case code, stories }

    /// The part that the file has.
    var part = Part.code
    let component: Component
    var heading: StubHeading
    /// Catalog available to the file's references.
    let catalog: StubCatalog
    var imports: [Text] = []
    /// Modules that declare types named in the file.
    var modules: [ModuleReference] = []
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

/// A record of facts on a stub file for templates: target, language, code and implementation.
struct TemplateFacts: Sendable {
    /// The target of the file.
    var target = ""
    /// The language in which names, types and values are spelled; nil: the author's spelling.
    var language: (any StubLanguage)?
    /// The file as written by a target of the program.
    var code: StubCode?
    /// The implementation, by the place in the entry.
    var implementation: Int?
}

/// The content of the heading of a stub file: title and id of the entry, and the lines required by the catalog.
struct StubHeading: Sendable {
    /// The title of the entry.
    var title: String
    var entry: EntryID
    /// Lines that the catalog requires at the top of each file.
    var lines: [String]
}

/// A type's name and the module declaring the type, for the imports of a stub file.
struct ModuleReference: Sendable {
    var module: Text
    var name: Text
}

/// A type to declare in a stub with members and nested types, described independently of the programming language.
struct TypeStub: Sendable {
    /// The owner of a type declared elsewhere: another entry, or the platform.
    enum Owner: Sendable {
        case entry(EntryID)
        case platform
    }

    var kind: TypeStubKind
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

/// The kind of type declaration to write in a stub.
enum TypeStubKind: Sendable {
    /// A type shown on a screen by the framework: a view, a custom element.
    case component
    case `class`, `struct`, `enum`, `protocol`, actor, `typealias`, associatedType, `extension`
    /// A type declared elsewhere; only the nested types are declared here.
    case elsewhere(TypeStub.Owner)
    /// A kind found only in other languages.
    case foreign(String)
}

/// A type's name in another language, such as the tag of a custom element.
struct OtherName: Sendable {
    var language: String
    var name: Text
}

/// A supertype of a type in a stub: name, module, kind and condition.
struct SupertypeStub: Sendable {
    var name: Text
    var module: Text?
    var isClass: Bool
    /// The condition of the conformance.
    var condition: Text?
}

/// The parts, states and custom properties of a custom element visible to CSS, for stubs.
struct CSSStub: Sendable {
    var parts: [DocItem] = []
    var states: [DocItem] = []
    var properties: [DocItem] = []
}
