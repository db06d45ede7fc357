import CatalogModel

/// The accessibility role, traits and spoken texts of a component for a stub, as far as named by the entry.
///
/// Rules in words stay words, in the documentation comment.
struct AccessibilityTexts {
    /// Source of a text: a property, and the words for where the property is silent.
    struct Source {
        /// The property by the author's name.
        var property: String?
        /// The place of the text among those of the entry.
        var string: Int?
    }

    let role: AccessibilityRole?
    let traits: [AccessibilityTrait]
    private let sources: [SpokenAspect: Source]
    /// The places of the texts without a stated use.
    let unplaced: [Int]

    /// Creates the texts, with a source for each aspect where found.
    ///
    /// - Parameters:
    ///   - facets: The facets of the entry.
    ///   - properties: The names of the properties with a text as value.
    ///   - aspects: The aspects accepted by the platform.
    init(_ facets: FacetStub, properties: [String], aspects: [SpokenAspect] = SpokenAspect.allCases) {
        let accessibility = facets.accessibility
        role = accessibility.role.flatMap { AccessibilityRole($0.value) }
        var traits = role?.traits ?? []
        for trait in AccessibilityTrait.all(in: accessibility.traits?.value ?? "") where !traits.contains(trait) {
            traits.append(trait)
        }
        self.traits = traits
        var sources: [SpokenAspect: Source] = [:]
        for aspect in aspects {
            let reference = accessibility.rules[aspect]?.codeAlone
            let property = properties.first { $0 == reference } ?? properties.first { aspect.isCarried(by: $0) }
            let strings = facets.strings.indices.filter { facets.strings[$0].isPlain }
            let string =
                strings.first { facets.strings[$0].key.value == reference }
                ?? strings.first { aspect.isNamed(by: facets.strings[$0].key.value) }
            if property != nil || string != nil { sources[aspect] = Source(property: property, string: string) }
        }
        self.sources = sources
        let placed = Set(sources.values.compactMap(\.string))
        unplaced = facets.strings.indices.filter { !placed.contains($0) }
    }

    subscript(aspect: SpokenAspect) -> Source? { sources[aspect] }
}

/// A kind of text read aloud for a component by a screen reader: label, hint or value.
enum SpokenAspect: CaseIterable, Hashable {
    case label, hint, value

    /// The name of the member in Apple's frameworks, such as `accessibilityLabel`.
    var name: String {
        switch self {
        case .label: "accessibilityLabel"
        case .hint: "accessibilityHint"
        case .value: "accessibilityValue"
        }
    }

    /// Names in lower case and without marks between the words.
    private var names: [String] {
        let stem = name.lowercased()
        return switch self {
        case .label: [stem, "contentdescription", "arialabel"]
        case .hint: [stem, "ariadescription"]
        case .value: [stem, "statedescription", "ariavaluetext"]
        }
    }

    /// Whether a property of the given name exists to state the aspect: `accessibilityLabel`, `aria-label`.
    func isCarried(by property: String) -> Bool {
        names.contains(property.lowercased().filter { $0.isLetter })
    }

    /// Whether the key of a text ends in the aspect: `search.accessibilityLabel`, `search.accessibility.label`.
    func isNamed(by key: String) -> Bool {
        let parts = key.split { ".-_/ ".contains($0) }.map { $0.lowercased() }
        guard let last = parts.last else { return false }
        return names.contains(last) || names.contains(parts.suffix(2).joined())
    }
}

extension StringStub {
    /// Whether the text can be used unchanged, without inserted values.
    fileprivate var isPlain: Bool { !takesArguments && docs.deprecation == nil }
}

extension Prose {
    /// The code span that is the entire prose: a name, where others write a rule.
    fileprivate var codeAlone: String? {
        guard blocks.count == 1, case .paragraph(let inlines)? = blocks.first, inlines.count == 1,
            case .code(let code)? = inlines.first
        else { return nil }
        return code
    }
}
