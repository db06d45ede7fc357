import CatalogModel

/// A renderer of the optional facts shared by all named records (version, status, platforms, visibility, tags) as words
/// on pages.
enum NamedFacts {
    static func of(_ named: Named) -> [[Inline]] {
        var facts: [[Inline]] = []
        if let since = named.since { facts.append([.text("Since ")] + Inline.words(since.value)) }
        if let status = named.status { facts.append([.text(word(for: status.value))]) }
        if let platforms = named.platforms {
            facts += platforms.isEmpty ? [[.text("No platforms")]] : platforms.map(platform)
        }
        if let visibility = named.visibility { facts.append([.text(word(for: visibility.value))]) }
        if let tags = named.tags { facts.append([.text("Tags: ")] + list(tags)) }
        return facts
    }

    static func word(for maturity: Maturity) -> String {
        switch maturity {
        case .draft: "Draft"
        case .experimental: "Experimental"
        case .beta: "Beta"
        case .stable: "Stable"
        }
    }

    static func word(for visibility: Visibility) -> String {
        switch visibility {
        case .public: "Public"
        case .protected: "Protected"
        case .internal: "Internal"
        case .private: "Private"
        }
    }

    /// Returns a platform with its versions: `iOS 17.0+`, `macOS 10.11+, deprecated in 14.0`.
    static func platform(_ element: OrderedRecords<PlatformAvailability>.Element) -> [Inline] {
        let availability = element.value
        let name = Inline.words(element.name)
        var parts: [[Inline]] = []
        if let deprecated = availability.deprecated {
            let isUndated = PlatformAvailability.isUndated(deprecated.value)
            parts.append(
                isUndated ? [.text("will be deprecated")] : [.text("deprecated in ")] + Inline.words(deprecated.value))
        }
        if let obsoleted = availability.obsoleted {
            parts.append([.text("obsoleted in ")] + Inline.words(obsoleted.value))
        }
        if let fact = flag(availability.unavailable, yes: "not available", no: "available") { parts.append(fact) }
        var text = name
        if let introduced = availability.introduced {
            text = ([name + version(introduced.value)] + parts).commaSeparated
        } else if !parts.isEmpty {
            text = name + [.text(": ")] + parts.commaSeparated
        }
        return availability.message.map { text + [.text(" ("), .prose($0), .text(")")] } ?? text
    }

    /// Returns a version; with a final digit, the version can take the usual plus sign and still read as written by the
    /// author.
    private static func version(_ introduced: String) -> [Inline] {
        let isNumber = introduced.last?.isNumber == true
        return [.text(isNumber ? " " : " from ")] + Inline.words(introduced) + (isNumber ? [.text("+")] : [])
    }

    /// Returns a fact stated as true or as false; nil when unstated.
    static func flag(_ value: Bool?, yes: String, no: String) -> [Inline]? {
        value.map { [.text($0 ? yes : no)] }
    }

    /// Returns the words of an author, separated by commas.
    static func list(_ words: [Text]) -> [Inline] {
        words.isEmpty ? [.text("nothing")] : words.map { Inline.words($0.value) }.commaSeparated
    }

    /// Returns a name in each of several languages.
    static func names(_ names: OrderedRecords<Text>?) -> [[Inline]] {
        names.orEmpty().map { [.text("In \($0.name): ")] + Inline.value($0.value.value) }
    }
}

extension Prose {
    /// Whether there are no words.
    var isEmpty: Bool { plain?.isEmpty ?? blocks.isEmpty }
}

extension PageLinks {
    /// Returns the replacement and the versions of a deprecated record; nil unless the record is deprecated.
    func deprecation(of named: Named) -> [Inline]? {
        guard let deprecation = named.deprecated else { return nil }
        var text: [Inline] = [.strong("Deprecated")]
        if let since = deprecation.since { text += [.text(" since ")] + Inline.words(since.value) }
        text.append(.text("."))
        if let message = deprecation.message { text += [.text(" "), .prose(message)] }
        if let replacements = deprecation.replacements {
            let names = replacements.map { replacement($0.value) }.commaSeparated
            text +=
                names.isEmpty ? [.text(" There is no replacement.")] : [.text(" Use ")] + names + [.text(" instead.")]
        }
        if let removal = deprecation.removal {
            text += [.text(" Its removal is planned for ")] + Inline.words(removal.value) + [.text(".")]
        }
        return text
    }

    func deprecationAlert(of named: Named) -> [Block] {
        deprecation(of: named).map { [.alert(.warning, [.paragraph($0)])] } ?? []
    }

    /// Returns a record's cell in a table's last column: the deprecation and description, and facts on a line below.
    func description(_ named: Named, showsTitle: Bool = true, facts: [[Inline]] = []) -> Cell {
        var text = deprecation(of: named) ?? []
        if showsTitle, let title = named.title { text.addLine([title.value.isEmpty ? .empty : .strong(title.value)]) }
        if let description = named.description, !description.isEmpty { text.addLine([.prose(description)]) }
        let all = facts + NamedFacts.of(named)
        if !all.isEmpty { text.addLine(all.asFacts) }
        return Cell(text)
    }
}
