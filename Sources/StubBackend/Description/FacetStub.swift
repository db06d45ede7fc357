import CatalogModel

/// The states, variant axes, localized texts, tokens and accessibility of a component, for stub targets with
/// declarations of such facets.
struct FacetStub: Sendable {
    var states: [StateStub] = []
    var axes: [AxisStub] = []
    var strings: [StringStub] = []
    var tokens: [TokenStub] = []
    var accessibility = AccessibilityStub()
}

/// A state of a component, such as disabled, described for stubs: name, documentation and condition.
struct StateStub: Sendable {
    var name: Text
    var docs: DocStub
    /// The condition for the component to be in the state, for example `isEnabled = false`.
    var condition: Text?
}

/// An axis of variants of a component, such as size, described for stubs: name, values and default.
struct AxisStub: Sendable {
    var name: Text
    var docs: DocStub
    /// The property that chooses the value.
    var property: Text?
    var defaultValue: Text?
    var values: [CaseStub]
}

/// A localized text of a component, described for stubs: key, words and table.
struct StringStub: Sendable {
    var key: Text
    var docs: DocStub
    var text: Text?
    /// The file of the text, without the extension; nil for the usual file.
    var table: String?
    /// Whether arguments must be inserted before display.
    var takesArguments = false
}

/// A design token of a component, described for stubs: path, type and value.
struct TokenStub: Sendable {
    var path: String
    var docs: DocStub
    /// The type and the value in the catalog's first theme; nil for a token missing from all token files.
    var type: String?
    var value: JSONValue?
    /// The value in the catalog's dark theme; nil without such a theme.
    var darkValue: JSONValue?

    /// The value of a color in the dark theme, if different from the value in the first theme.
    var darkColor: SRGBColor? {
        guard type == "color", darkValue != value else { return nil }
        return darkValue.flatMap { TokenColor($0)?.srgb?.clipped }
    }
}

/// The accessibility of a component, described for stubs: role, traits and rules.
struct AccessibilityStub: Sendable {
    var role: Text?
    var traits: Text?
    var rules: [SpokenAspect: Prose] = [:]
}

/// The origin of a stub file's declarations: framework and languages of the described implementation.
struct OriginStub: Sendable {
    /// The framework as named by the entry; nil if the entry has no implementation.
    var framework: String?
    /// The languages of the implementation's types, as named in the types file.
    var languages: [String]
    /// Whether the stub is for another platform than the implementation.
    var isDerived: Bool

    /// The framework as called by people.
    var title: String? { framework.map { WellKnownFramework($0)?.name ?? $0 } }
}
