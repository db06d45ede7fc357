import CatalogModel

/// The content of a stub declaration's documentation comment, the same for every programming language.
struct DocStub: Sendable {
    var description: Prose?
    /// The long description of a component.
    var discussion: [Prose] = []
    /// A short example of a component in use.
    var example: ExampleStub?
    /// Short facts, in order.
    var facts: [DocFact] = []
    /// Lists with a heading each, in order.
    var sections: [DocSection] = []
    var links: [LinkStub] = []
    var deprecation: DeprecationStub?
    var availability: [AvailabilityStub] = []
    var visibility: Visibility = .public

    var isEmpty: Bool {
        description == nil && facts.isEmpty && sections.isEmpty && deprecation == nil && availability.isEmpty
    }
}

/// A short labeled fact in a stub's documentation comment, such as a default value.
struct DocFact: Sendable {
    /// The label before a fact in a documentation comment.
    enum Label: String, Sendable {
        case title = "Title"
        case since = "Since"
        case status = "Status"
        case type = "Type"
        case name = "Name"
        case otherName = "Also named"
        case value = "Default"
        case literal = "Value"
        case raw = "Raw value"
        case declaration = "Declared as"
        case required = "Required"
        case limits = "Limits"
        case standsFor = "Same as"
        case owner = "Declared by"
        case attribute = "Attribute"
        case reflects = "Reflects"
        case token = "Token"
        case module = "Module"
        case symbol = "Symbol"
        case property = "Property"
        case event = "Event"
        case slot = "Slot"
        case associated = "Associated values"
        case generics = "Generic parameters"
        case requirements = "Where"
        case conformance = "Conformance"
        case binding = "Binding"
        case fallback = "Otherwise"
        case visuals = "Looks"
        case condition = "When"
        case hides = "Hides"
        case excludes = "Never with"
        case input = "Input"
        case requirement = "Requirement"
        case notExpressed = "Not expressed"
        case platform = "Availability"
        case from = "From"
    }

    var label: Label
    var text: DocText

    init(_ label: Label, text: DocText) {
        self.label = label
        self.text = text
    }

    /// Verbatim text of a source or of the author.
    init(_ label: Label, code: String) {
        self.init(label, text: .code(code))
    }
}

/// The text of a fact in a stub's documentation comment: code from a source, prose, or words of the program.
enum DocText: Sendable {
    /// Text from a source.
    case code(String)
    case prose(Prose)
    /// Words of the program.
    case words(String)
}

/// A list under a heading in a stub's documentation comment.
struct DocSection: Sendable {
    var heading: String
    var items: [DocItem]
}

/// An item of a list in a stub's documentation comment: name, type, description and facts.
struct DocItem: Sendable {
    var name: String
    var type: String?
    var description: Prose?
    var facts: [DocFact] = []
}

/// A code example of using a component, for a stub's documentation comment.
struct ExampleStub: Sendable {
    var code: String
}

/// A link to a page with further information, for a stub's documentation comment.
struct LinkStub: Sendable {
    var address: String
    var title: String?
}

/// The deprecation of a declaration in a stub: message, version, replacements and removal.
struct DeprecationStub: Sendable {
    var message: Prose?
    var since: String?
    var replacements: [String] = []
    var removal: String?
}

/// The availability of a stub's declaration on a platform: the versions of introduction, deprecation and removal.
struct AvailabilityStub: Sendable {
    var platform: String
    var introduced: String?
    var deprecated: String?
    var obsoleted: String?
    var isUnavailable = false
    var message: Prose?
}
