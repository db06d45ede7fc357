import CatalogModel

/// Facets of a component besides the API, for targets that declare it.
struct FacetStub: Sendable {
    var states: [StateStub] = []
    var axes: [AxisStub] = []
    var strings: [StringStub] = []
    var tokens: [TokenStub] = []
    var accessibility = AccessibilityStub()
}

struct StateStub: Sendable {
    var name: Text
    var docs: DocStub
    /// In which condition the component is in it, for example `isEnabled = false`.
    var condition: Text?
}

struct AxisStub: Sendable {
    var name: Text
    var docs: DocStub
    /// The property that chooses the value.
    var property: Text?
    var defaultValue: Text?
    var values: [CaseStub]
}

/// A text that is translated.
struct StringStub: Sendable {
    var key: Text
    var docs: DocStub
    var text: Text?
    /// The file of the text, without its extension; nil for the usual one.
    var table: String?
    /// Whether something has to be put into it before people read it.
    var takesArguments = false
}

struct TokenStub: Sendable {
    var path: String
    var docs: DocStub
    /// The type and the value in the catalog's first theme; nil for a token that no token file has.
    var type: String?
    var value: JSONValue?
}

/// Facts that a component gives assistive technology.
struct AccessibilityStub: Sendable {
    var role: Text?
    var traits: Text?
    var rules: [SpokenAspect: Prose] = [:]
    var docs = DocStub()
}

/// Which implementation a stub is made of.
struct OriginStub: Sendable {
    /// The framework as the entry names it; nil if the entry has no implementation.
    var framework: String?
    /// The languages of its types, as the types file knows them.
    var languages: [String]
    /// Whether the stub is for another platform than the implementation.
    var isDerived: Bool

    /// The framework as people call it.
    var title: String? { framework.map { WellKnownFramework($0)?.name ?? $0 } }
}
