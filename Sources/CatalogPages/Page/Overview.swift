import CatalogModel

/// A renderer of the short facts about a component or an implementation at the top of a page, such as status, platforms
/// and import lines.
struct Overview {
    let links: PageLinks

    /// Returns the status, the version, the platforms, the visibility and the group of a record.
    func facts(of named: Named) -> [[Inline]] {
        var facts: [[Inline]] = []
        if let status = named.status {
            facts.append(fact("Status", value: [.text(NamedFacts.word(for: status.value))]))
        }
        if let since = named.since { facts.append(fact("Available since", value: Inline.words(since.value))) }
        if let platforms = named.platforms {
            let texts = platforms.map(NamedFacts.platform)
            facts.append(fact("Platforms", value: texts.isEmpty ? [.text("none")] : texts.joined(by: [.text("; ")])))
        }
        if let visibility = named.visibility {
            facts.append(fact("Visibility", value: [.text(NamedFacts.word(for: visibility.value))]))
        }
        if let group = named.group { facts.append(fact("Group", value: Inline.words(group.value))) }
        return facts
    }

    /// Returns facts for recognizing a component, such as title, kind, category and aliases, with verifications and the
    /// date of the last update.
    func identity(of component: Component) -> [[Inline]] {
        var facts: [[Inline]] = []
        if let headline = component.entry.headline?.value, headline != component.title {
            facts.append(fact("Title", value: Inline.words(component.title)))
        }
        if let kind = component.entry.kind { facts.append(fact("Kind", value: [.text(Self.word(for: kind.value))])) }
        if let category = CategoryLocation(component) {
            let target = Target.page(SiteLinks.indexPath, anchor: category.anchor)
            facts.append(fact("Category", value: [.link([.text(category.name)], target)]))
        }
        if let aliases = component.entry.aliases {
            facts.append(fact("Also known as", value: NamedFacts.list(aliases)))
        }
        if let tags = component.entry.tags { facts.append(fact("Tags", value: NamedFacts.list(tags))) }
        if let includes = component.entry.includes {
            facts.append(fact("Has the members of", value: links.included(includes)))
        }
        if !component.verifications.isEmpty {
            facts.append(fact("Verified against", value: component.verifications.map(Self.words(for:)).commaSeparated))
        }
        if let updated = component.entry.updated { facts.append(fact("Updated", value: Inline.words(updated.value))) }
        return facts
    }

    /// Returns the source and version of a verification, with the kinds of files in parentheses.
    private static func words(for verification: Verification) -> [Inline] {
        let kinds = verification.kinds.map { kind in
            switch kind {
            case "symbolGraphs": "symbol graphs"
            case "signatures": "signature files"
            case "manifest": "Custom Elements Manifest"
            case "docgen": "react-docgen"
            case "strings": "localized texts"
            default: kind
            }
        }
        let version = verification.version.map { " \($0)" } ?? ""
        return Inline.words(verification.source + version) + [.text(" (" + kinds.joined(separator: ", ") + ")")]
    }

    /// Returns the facts of an implementation.
    ///
    /// `isAlone`: whether the page is about a single implementation only, and must state its name.
    func facts(of name: ImplementationName, _ record: Implementation, isAlone: Bool) -> [[Inline]] {
        var facts: [[Inline]] = []
        if isAlone { facts.append(fact("Implementation", value: Inline.words(name.title))) }
        if let framework = record.framework?.value, ImplementationName.name(of: framework) != name.title {
            facts.append(fact("Framework", value: Inline.words(framework)))
        }
        if let language = record.language { facts.append(fact("Language", value: Inline.words(language.value))) }
        facts += self.facts(of: record.named)
        if record.imports != nil {
            let lines = Self.importLines(name, record: record).map { Inline.value($0) }
            facts.append(fact("Import", value: lines.isEmpty ? [.text("none")] : lines.commaSeparated))
        }
        if let package = record.package { facts.append(fact("Package", value: Inline.value(package.value))) }
        if let conditions = record.conditions {
            let texts = conditions.map { Inline.value($0.value) }
            facts.append(fact("Conditions", value: texts.isEmpty ? [.text("none")] : texts.commaSeparated))
        }
        if let tags = record.tags { facts.append(fact("Tags", value: NamedFacts.list(tags))) }
        return facts
    }

    /// Compares several implementations side by side.
    func comparison(_ implementations: [(name: ImplementationName, element: OrderedRecords<Implementation>.Element)])
        -> Block
    {
        let rows = implementations.map { name, element in
            let anchor = links.anchor(.implementation, named: name.key, in: nil)
            return [
                Cell(anchor.map { [.link(Inline.words(name.title), .anchor($0))] } ?? Inline.words(name.title)),
                Cell(status(element.value.named)), Cell(element.value.named.since.map { Inline.words($0.value) } ?? []),
                Cell(lines: element.value.named.platforms.orEmpty().map(NamedFacts.platform)),
                Cell(lines: Self.mainImports(name, record: element.value)),
                Cell(element.value.types.orEmpty().prefix(3).map { Inline.value($0.name) }.commaSeparated),
            ]
        }
        return .table(
            Table(["Implementation", "Status", "Available since", "Platforms", "Import", "Main types"], rows: rows))
    }

    private func status(_ named: Named) -> [Inline] {
        let words = [named.deprecated == nil ? nil : "Deprecated", named.status.map { NamedFacts.word(for: $0.value) }]
        return words.compactMap { word in word.map { [.text($0)] } }.commaSeparated
    }

    private func fact(_ word: String, value: [Inline]) -> [Inline] {
        [.strong(word + ":"), .text(" ")] + value
    }

    static func word(for kind: EntryKind) -> String {
        switch kind {
        case .component: "Component"
        case .style: "Style"
        case .pattern: "Pattern"
        case .utility: "Utility"
        case .guide: "Guide"
        case .mixin: "Mixin"
        case .type: "Type"
        }
    }

    /// Returns the import lines of an implementation's code.
    ///
    /// Markup of the web imports modules as scripts do. In an unknown language the lines are just names.
    static func importLines(_ name: ImplementationName, record: Implementation) -> [String] {
        let lines = record.imports.orEmpty().map(\.value)
        switch ProgrammingLanguage.named(Slug.of(name.language)).traits.imports {
        case .names: return lines.map { "import " + $0 }
        case .paths:
            // A module without names is imported for its effects.
            return lines.map { line in
                if line.hasPrefix("import ") || line.hasPrefix("<") { return line }
                return line.contains("\"") || line.contains("'") ? "import \(line);" : "import \"\(line)\";"
            }
        case .unknown: return lines
        }
    }

    /// Returns the import lines for a row of a table: up to two, or the first with the number of further lines.
    private static func mainImports(_ name: ImplementationName, record: Implementation) -> [[Inline]] {
        let lines = importLines(name, record: record)
        if lines.count < 3 { return lines.map { Inline.value($0) } }
        return [Inline.value(lines[0]), [.text("and \(lines.count - 1) more")]]
    }

    /// Returns the import lines as source code; nil without any import.
    static func imports(_ name: ImplementationName, record: Implementation) -> Block? {
        let lines = importLines(name, record: record)
        if lines.isEmpty { return nil }
        let isMarkup =
            Slug.of(name.language) == ProgrammingLanguage.html.name && lines.allSatisfy { $0.hasPrefix("import ") }
        let code = isMarkup ? ["<script type=\"module\">"] + lines.map { "  " + $0 } + ["</script>"] : lines
        return .code(code.joined(separator: "\n"), language: name.language)
    }
}
