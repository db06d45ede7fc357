package import CatalogModel

/// A design token declared by shipped code, such as a color in an asset catalog: the name, theme, type and value.
package struct DeclaredToken: Sendable {
    /// The name in the source.
    package let name: Text
    /// The variant of the value, as `dark`; nil for the variant that all others fall back to.
    package internal(set) var theme: String?
    /// The type of the Design Tokens format.
    package let type: String?
    /// In the Design Tokens format.
    package internal(set) var value: JSONValue
    /// The name of another value of the source, for an alias resolved separately in each variant.
    package let alias: String?
    /// The value with references to other values of the source, as `{a/b}`; nil for a value without references.
    package let written: JSONValue?
    /// The description and the deprecation, by the keys of the Design Tokens format.
    package let annotations: JSONObject
    /// The name in code that a design tool shows for the token, by platform: `WEB` → `var(--ink)`.
    package let codeSyntax: OrderedRecords<Text>
    /// The place of the value.
    package let range: SourceRange

    package init(
        name: Text, theme: String?, type: String?, value: JSONValue, alias: String? = nil, written: JSONValue? = nil,
        annotations: JSONObject = JSONObject(), codeSyntax: OrderedRecords<Text> = OrderedRecords(),
        at range: SourceRange
    ) {
        self.annotations = annotations
        self.codeSyntax = codeSyntax
        self.name = name
        self.theme = theme
        self.type = type
        self.value = value
        self.alias = alias
        self.written = written
        self.range = range
    }
}

/// The design tokens declared by a code source, for comparison with the tokens of the catalog.
package struct DeclaredTokens: Sendable {
    /// In the order of the source.
    package var tokens: [DeclaredToken] = []
    /// Values that the source states and no token can have, each with the reason.
    package private(set) var unread: [DeclaredAPI.Omission] = []
    /// Names of values left out.
    package var omissions: [DeclaredAPI.Omission] = []
    /// The types of values that the source can contain.
    package var types: Set<String> = []
    /// The choices between the themes of the tokens; nil for appearances over common values.
    package var layers: TokenLayers?

    package init() {}

    /// Names with unknown values, such as values defined only by the system of a device.
    package var unknown: [Text] { unread.map(\.name) }

    /// Adds a name whose value no token can have; the reason follows "left out: it ".
    package mutating func addUnknown(
        _ name: Text, because reason: String = "has a value that depends on a device or another file"
    ) {
        unread.append(.init(name, because: reason))
    }
}

extension OrderedRecords<Text> {
    /// Creates the names in code of a token in the Design Tokens format, by platform.
    package init(codeSyntax extensions: JSONObject, at range: SourceRange) {
        self.init()
        guard case .object(let names)? = extensions["com.figma.codeSyntax"] else { return }
        elements = names.members.compactMap { member in
            guard case .string(let name) = member.value else { return nil }
            return Element(key: Text(member.name, at: range), value: Text(name, at: range))
        }
    }
}
