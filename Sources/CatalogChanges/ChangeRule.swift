/// The area of a component affected by a change: API, states, tokens, accessibility, strings, guidance or metadata.
package enum ChangeArea: String, CaseIterable, Sendable {
    case api, states, tokens, accessibility, strings, guidance, metadata
}

/// The severity of a change for users of a component: safe, dangerous or breaking.
package enum ChangeEffect: String, CaseIterable, Comparable, Sendable {
    /// No user needs to act.
    case safe
    /// Code compiles, and may behave or look different.
    case dangerous
    /// Code, themes or tests, once right, are wrong.
    case breaking

    package static func < (left: ChangeEffect, right: ChangeEffect) -> Bool { left.weight < right.weight }

    private var weight: Int {
        switch self {
        case .safe: 0
        case .dangerous: 1
        case .breaking: 2
        }
    }
}

/// A rule for classifying changes of a record or key between two catalogs: id, area, kind, effect and reason.
///
/// The id of a rule is never used for another rule.
package struct ChangeRule: Sendable {
    package let id: String
    package let area: ChangeArea
    /// The record, or the key of a record, covered by the rule: `Property`, `Property.type`; `*` for all of the area.
    package let subject: String
    package let kind: ChangeKind
    package let effect: ChangeEffect
    package let reason: String
    /// Whether the change mainly affects the look.
    package let isVisual: Bool
    package private(set) var example: ChangeExample

    init(
        _ id: String, _ subject: String, _ kind: ChangeKind, _ effect: ChangeEffect, _ reason: String,
        in frame: ChangeExample.Frame, _ old: String, _ new: String
    ) {
        self.init(
            id: id, area: .metadata, subject: subject, kind: kind, effect: effect, reason: reason, isVisual: false,
            example: ChangeExample(frame: frame, old: old, new: new))
    }

    private init(
        id: String, area: ChangeArea, subject: String, kind: ChangeKind, effect: ChangeEffect, reason: String,
        isVisual: Bool, example: ChangeExample
    ) {
        self.id = id
        self.area = area
        self.subject = subject
        self.kind = kind
        self.effect = effect
        self.reason = reason
        self.isVisual = isVisual
        self.example = example
    }

    /// Returns the same rule of another area.
    func of(_ area: ChangeArea) -> ChangeRule { with(area: area, isVisual: isVisual) }

    /// The same rule, about looks.
    var visual: ChangeRule { with(area: area, isVisual: true) }

    /// Returns the same rule, with a rename declared by the new catalog of the example.
    func renaming(_ address: String, to name: String) -> ChangeRule {
        var rule = self
        rule.example.renamed = "\(address): \(name)"
        return rule
    }

    private func with(area: ChangeArea, isVisual: Bool) -> ChangeRule {
        ChangeRule(
            id: id, area: area, subject: subject, kind: kind, effect: effect, reason: reason, isVisual: isVisual,
            example: example)
    }
}

/// The example of a `ChangeRule`: a small pair of catalogs with a single change, classified under the rule.
package struct ChangeExample: Sendable {
    /// The place of the two texts in a catalog.
    enum Frame: String, Sendable {
        /// The keys of an entry, of the entry's implementation for SwiftUI, of a type there.
        case entry, implementation, type
        /// The members of a Swift class by kind.
        case properties, method, initializers
        case `protocol`, cases
        case react, element, composable
        case accessibility
        /// The tokens of a token file, the keys of `catalog.yaml`, the rows of `types.yaml` for Swift.
        case tokens, catalog, types
        /// The themes of a resolver document; the groups of tokens read by an entry.
        case themes, tokenGroups
        /// Whole entries.
        case components
    }

    let frame: Frame
    /// Flow YAML without the surrounding braces.
    package let old: String
    /// Flow YAML without the surrounding braces.
    package let new: String
    /// A rename declared by the new catalog.
    var renamed: String?

    init(frame: Frame, old: String, new: String) {
        self.frame = frame
        self.old = old
        self.new = new
    }

    /// The files of the old and of the new catalog by path.
    package var catalogs: (old: [String: String], new: [String: String]) {
        (files(old), files(new, declaring: renamed.map { ", changes: { renamed: { \($0) } }" } ?? ""))
    }

    private func files(_ text: String, declaring changes: String = "") -> [String: String] {
        var files = [
            "catalog.yaml": "{ format: 1, name: Example\(frame == .catalog ? ", \(text)" : "")\(changes) }\n",
            "components/thing.yaml": "{ id: thing, title: Thing, summary: A thing.\(entry(text)) }\n",
            "components/other.yaml": "{ id: other, title: Other, summary: Another thing. }\n",
        ]
        switch frame {
        case .themes:
            files["catalog.yaml"] =
                "{ format: 1, name: Example, tokens: theme.resolver.json, themes: { \(text) } }\n"
            files["theme.resolver.json"] = Self.resolver
        case .tokenGroups:
            files["catalog.yaml"] = "{ format: 1, name: Example, tokens: theme.tokens.json }\n"
            files["theme.tokens.json"] =
                #"{ "a": { "x": { "$type": "number", "$value": 1 } }, "b": { "x": { "$type": "number", "$value": 1 } } }"#
        case .tokens:
            files["catalog.yaml"] = "{ format: 1, name: Example, tokens: theme.tokens.json\(changes) }\n"
            files["theme.tokens.json"] = "{ \(text) }\n"
        case .types:
            files["catalog.yaml"] = "{ format: 1, name: Example, types: types.yaml }\n"
            files["types.yaml"] = "swift: { \(text) }\n"
        case .components:
            let id = text.dropFirst("id: ".count).prefix { $0 != "," }
            if !text.isEmpty { files["components/\(id).yaml"] = "{ \(text) }\n" }
        default: break
        }
        return files
    }

    /// A resolver document with a single modifier.
    private static let resolver = """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "a": { "$type": "number", "$value": 1 } }] } },
          "modifiers": { "mode": { "default": "light", "contexts": { "light": [], "dark": [] } } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/mode" }]
        }
        """

    /// Returns the keys of the entry, including the text.
    private func entry(_ text: String) -> String {
        func type(_ kind: String, _ keys: String, as name: String = "Thing", on platform: String = "swiftui") -> String
        {
            ", implementations: { \(platform): { types: { \(name): { kind: \(kind)\(keys.isEmpty ? "" : ", " + keys) } } } }"
        }
        switch frame {
        case .tokens, .catalog, .types, .components, .themes: return ""
        case .tokenGroups: return ", tokenGroups: { \(text) }"
        case .entry: return text.isEmpty ? "" : ", " + text
        case .implementation: return ", implementations: { swiftui: { \(text) } }"
        case .type: return type("class", text)
        case .properties: return type("class", "properties: { \(text) }")
        case .method: return type("class", "methods: { run: { \(text) } }")
        case .initializers: return type("class", "initializers: [ \(text) ]")
        case .protocol: return type("protocol", text)
        case .cases: return type("enum", "cases: { \(text) }")
        case .react: return type("component", "properties: { \(text) }", on: "react")
        case .composable: return type("composable", text, on: "compose")
        case .element: return type("element", text, as: "ds-thing", on: "web")
        case .accessibility:
            return text.isEmpty
                ? ", accessibility: { description: Is read out. }"
                : ", accessibility: { description: Is read out., \(text) }"
        }
    }
}
