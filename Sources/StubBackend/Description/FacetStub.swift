import CatalogModel

/// Facets of a component besides the API, for targets that declare facets.
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
    /// The condition for the component to be in the state, for example `isEnabled = false`.
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

/// A translated text.
struct StringStub: Sendable {
    var key: Text
    var docs: DocStub
    var text: Text?
    /// The file of the text, without the extension; nil for the usual file.
    var table: String?
    /// Whether arguments have to be inserted before people read the text.
    var takesArguments = false
}

struct TokenStub: Sendable {
    var path: String
    var docs: DocStub
    /// The type and the value in the catalog's first theme; nil for a token missing from all token files.
    var type: String?
    var value: JSONValue?
}

/// Facts given by a component to assistive technology.
struct AccessibilityStub: Sendable {
    var role: Text?
    var traits: Text?
    var rules: [SpokenAspect: Prose] = [:]
    var docs = DocStub()
}

/// The implementation from which a stub is made.
struct OriginStub: Sendable {
    /// The framework as named by the entry; nil if the entry has no implementation.
    var framework: String?
    /// The languages of the implementation's types, as known to the types file.
    var languages: [String]
    /// Whether the stub is for another platform than the implementation.
    var isDerived: Bool

    /// The framework as called by people.
    var title: String? { framework.map { WellKnownFramework($0)?.name ?? $0 } }
}
