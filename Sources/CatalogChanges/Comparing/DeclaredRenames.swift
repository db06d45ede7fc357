import CatalogModel

/// The renames declared by the new catalog of a comparison, for recognizing texts changed only by a rename.
struct DeclaredRenames: Sendable {
    /// Address in the old catalog → new name.
    let names: [String: Text]
    /// Words by the kind of the renamed thing, for all entries and for single entries: old name → new name; nil for a
    /// name with several new names.
    private var words: [Words: [String: String?]] = [:]

    /// The names of a kind, in all entries or in a single entry.
    private struct Words: Hashable {
        let kind: String
        let entry: String?
    }

    init(_ names: [String: Text] = [:]) {
        self.names = names
        for (address, name) in names {
            let steps = address.split(separator: "/").map {
                String($0).replacing("~1", with: "/").replacing("~0", with: "~")
            }
            guard let first = steps.first, let last = steps.last else { continue }
            let kind = steps.count > 1 ? steps[steps.count - 2] : Self.entries
            let isGlobal = kind == Self.entries || kind == "types"
            let owners: [String?] = isGlobal ? [nil] : [first, names[first]?.value].compactMap(\.self)
            for entry in owners {
                let key = Words(kind: kind, entry: entry)
                let isOther = words[key]?[last].map { $0 != name.value } ?? false
                words[key, default: [:]].updateValue(isOther ? nil : name.value, forKey: last)
            }
        }
    }

    private static let entries = "entries"

    /// Keys with the names of other things as values, and the kinds of the things.
    private static let kinds: [String: [String]] = [
        "Reference.entry": [entries], "Entry.related": [entries], "Usage.alternatives": [entries],
        "Dependencies.composes": [entries], "Dependency.entry": [entries], "Entry.covers": [entries],
        "Section.applies": [entries], "Behavior.applies": [entries], "Part.entry": [entries],
        "Inclusion.entry": [entries], "Type.from": [entries], "Property.type": ["types"],
        "Parameter.type": ["types"], "Outcome.type": ["types"], "Slot.type": ["types"], "Event.type": ["types"],
        "Type.inherits": ["types"], "Type.conforms": ["types"], "Type.mixins": ["types"],
        "Property.default": ["cases"], "Parameter.default": ["cases"], "Type.configuration": ["properties"],
        "Property.requiredUnless": ["properties"], "Event.property": ["properties"], "Slot.property": ["properties"],
        "Axis.property": ["properties"], "State.when": ["properties"], "Token.state": ["states"],
        "TokenUse.state": ["states"], "Setting.state": ["states"], "Animation.state": ["states"],
        "Figure.states": ["states"], "State.overrides": ["states"], "State.excludes": ["states"],
        "Facets.exclusions": ["states", "values", "variants"],
    ]

    /// Returns whether a value differs only by renamed names.
    func explain(_ old: StatedContent, _ new: StatedContent, of pair: KeyPair) -> Bool {
        if words.isEmpty { return false }
        if case .prose = old {
            return old.meaning.replacing(words(of: [Self.entries], for: pair), after: "entry:")
                == new.meaning
        }
        guard let kinds = pair.subjects.lazy.compactMap({ Self.kinds[$0] }).first else { return false }
        let words = words(of: kinds, for: pair)
        // Match a case only after a dot: elsewhere, the same word may be a different value.
        return !words.isEmpty
            && old.meaning.replacing(words, after: kinds == ["cases"] ? "." : "") == new.meaning
    }

    private func words(of kinds: [String], for pair: KeyPair) -> [String: String] {
        var found: [String: String] = [:]
        for kind in kinds {
            for entry in [nil, pair.scope.component?.rawValue] {
                for (old, new) in words[Words(kind: kind, entry: entry)] ?? [:] { found[old] = new }
            }
        }
        return found
    }
}

extension JSONValue {
    /// Returns the value with words replaced in all texts and names; only words after `start` are replaced.
    fileprivate func replacing(_ words: [String: String], after start: String) -> JSONValue {
        switch self {
        case .string(let text): .string(Self.replacing(words, after: start, in: text))
        case .array(let elements): .array(elements.map { $0.replacing(words, after: start) })
        case .object(let object):
            .object(
                object.members.reduce(into: JSONObject()) {
                    $0.append(
                        Self.replacing(words, after: start, in: $1.name),
                        value: $1.value.replacing(words, after: start)
                    )
                })
        default: self
        }
    }

    private static func replacing(_ words: [String: String], after start: String, in text: String)
        -> String
    {
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
            if word.isEmpty {
                result.append(first)
                rest = rest.dropFirst()
            } else {
                result += result.hasSuffix(start) ? words[String(word)] ?? String(word) : String(word)
                rest = rest[word.endIndex...]
            }
        }
        return result
    }
}
