import CatalogLoading
package import CatalogModel

/// A fact of an entry in which any text may stand.
package enum AwkwardFact: String, CaseIterable, Sendable {
    case title, summary, type, `default`, code, string
}

/// The catalogs that backends are tried with, read by the loader as any other.
package struct ContractCatalogs: Sendable {
    /// Entries that refer to each other, and tokens.
    package let full: ComponentRegistry
    /// The same with changes in `changedIDs` and `changedTokens`.
    package let changed: ComponentRegistry
    package let changedIDs: Set<EntryID>
    package let changedTokens: Set<String>
    /// The first again with changes in `changedIDs` and `changedTokens` that lists of the whole catalog show: another
    /// category, and deprecations.
    package let regrouped: ComponentRegistry
    /// The first again with other prose in `changedIDs`, and no other change.
    package let reworded: ComponentRegistry
    /// The first again with other summaries in `changedIDs`, and no other change.
    package let summarized: ComponentRegistry
    /// The first again with other values of `revaluedTokens`, and no other change.
    package let revalued: ComponentRegistry
    package let revaluedTokens: Set<String>
    /// The first again with another description of a group of tokens, and no other change.
    package let describedAnew: ComponentRegistry
    /// Entries whose texts mean something in other languages.
    package let awkward: ComponentRegistry
    package let awkwardTexts: [AwkwardFact: [String]]
    /// No entries.
    package let empty: ComponentRegistry
    /// Where all of them are; in memory only.
    package let folder: String

    /// Why a catalog of the contract cannot be read: a fault of the loader or of this file.
    package struct Unreadable: Error, CustomStringConvertible {
        package let description: String
    }

    /// The catalogs; all tests share them.
    package static func load() async throws -> ContractCatalogs { try await loading.value }

    private static let loading = Task {
        let full = try await read(ContractText.full)
        let changes = ContractText.full.merging(ContractText.changes) { $1 }
        return ContractCatalogs(
            full: full, changed: try await read(changes),
            changedIDs: Set(["omega"].compactMap { EntryID($0) }), changedTokens: ["theme.color.spare"],
            regrouped: try await read(ContractText.full.merging(ContractText.regrouping) { $1 }),
            reworded: try await read(ContractText.full.merging(ContractText.rewording) { $1 }),
            summarized: try await read(ContractText.full.merging(ContractText.summarizing) { $1 }),
            revalued: try await read(ContractText.full.merging(ContractText.revaluing) { $1 }),
            revaluedTokens: ["theme.color.base", "theme.color.alpha"],
            describedAnew: try await read(ContractText.full.merging(ContractText.describingAnew) { $1 }),
            awkward: try await read(AwkwardText.catalog), awkwardTexts: AwkwardText.texts,
            empty: ComponentRegistry(
                configuration: full.configuration, components: [], themes: [], types: OrderedRecords(),
                tokenUsers: [:], namedFiles: full.namedFiles),
            folder: ContractText.folder)
    }

    private static func read(_ files: [String: String]) async throws -> ComponentRegistry {
        let placed = Dictionary(
            files.map { ("\(ContractText.folder)/\($0.key)", $0.value) }, uniquingKeysWith: { first, _ in first })
        // The backend that names these files cannot be seen from here.
        let loaded = await CatalogLoader.load(
            "\(ContractText.folder)/catalog.yaml", from: InMemoryFiles(placed),
            namedFiles: { $0.stubTargets.orEmpty().compactMap(\.value.template) })
        if let registry = loaded.registry { return registry }
        let findings = loaded.diagnostics.map { finding in
            let location = finding.range.map { "\($0.file.path):\($0.start.line):\($0.start.column): " } ?? ""
            return "\(location)\(finding.message) [\(finding.rule.id)]"
        }
        throw Unreadable(description: "the catalog cannot be read\n" + findings.joined(separator: "\n"))
    }
}

enum ContractText {
    static let folder = "/place-of-the-contract/Catalog"

    static let full = [
        "catalog.yaml": """
        format: 1
        name: Contract
        version: 1.0.0
        tokens: theme.tokens.json
        stubTargets:
          notes: { template: notes.template, context: 1, extension: txt }
        """,
        "notes.template": notes,
        "theme.tokens.json": theme(spare: "0.5"),
        "components/alpha.yaml": """
        id: alpha
        title: Alpha
        summary: The first of all.
        category: Letters
        related: beta
        states:
          pressed: { description: A finger is on it. }
        variants:
          size: [small, large]
        tokens:
          theme.color.alpha: Color of the letter.
        implementations:
          swiftui:
            types:
              Alpha:
                kind: view
                properties:
                  isOn: { type: Bool, default: false, description: Whether it is on. }
                  size: { type: Alpha.Size, required: true }
                initializers:
                  - parameters:
                      title: { label: _, type: String, required: true }
              Alpha.Size: { kind: enum, cases: [small, large], axis: size }
        """,
        "components/beta.yaml": """
        id: beta
        title: Beta
        summary: Follows [the first](entry:alpha).
        category: Letters
        strings:
          beta.title: Beta
        """,
        "components/omega.yaml": omega(summary: "The last of all.", type: "Int"),
    ]

    /// A stub target of a catalog's own, which shows something of every record.
    static let notes = """
        {{ entry.title }} for {{ target }}
        {{ if entry.summary }}{{ entry.summary }}{{ end }}
        {{ for token in entry.tokens }}
        {{ token.path }}{{ if token.value }} is {{ token.value }}{{ end }}
        {{ end }}
        {{ for string in entry.strings }}
        {{ string.key }}{{ if string.text }} is {{ string.text }}{{ end }}
        {{ end }}
        {{ for type in types }}
        {{ type.name }}
        {{ for property in type.properties }}
          {{ property.name }}{{ if property.type }}: {{ property.type }}{{ end }}
        {{ end }}
        {{ end }}
        {{ for fact in entry.facts }}
        {{ fact.label }}{{ if fact.text }}: {{ fact.text }}{{ end }}
          {{ fact.lines | lines "| " }}
        {{ end }}
        """

    /// What stands in the files that differ in the changed catalog.
    static let changes = [
        "theme.tokens.json": theme(spare: "0.75"),
        "components/omega.yaml": omega(summary: "There is nothing behind it.", type: "Double"),
    ]

    static let regrouping = [
        "theme.tokens.json": theme(spare: "0.5", isDeprecated: true),
        "components/omega.yaml": omega(type: "Int", category: "Last letters") + "\ndeprecated: { message: Use alpha. }",
    ]

    static let revaluing = ["theme.tokens.json": theme(base: "0.25", spare: "0.5")]

    static let describingAnew = ["theme.tokens.json": theme(spare: "0.5", description: "Shades of all.")]

    static let rewording = [
        "components/omega.yaml": omega(description: "There is nothing behind it.", type: "Int")
    ]

    static let summarizing = ["components/omega.yaml": omega(summary: "Behind all others.", type: "Int")]

    private static func omega(
        summary: String = "The last of all.", description: String = "Comes last.", type: String,
        category: String = "Letters"
    ) -> String {
        """
        id: omega
        title: Omega
        summary: \(summary)
        description: \(description)
        category: \(category)
        implementations:
          swiftui:
            types:
              Omega: { kind: view, properties: { count: \(type) } }
        """
    }

    private static func theme(
        base: String = "0.5", spare: String, isDeprecated: Bool = false, description: String = "Colors of all."
    ) -> String {
        let deprecation = isDeprecated ? #", "$deprecated": true"# : ""
        // More than are rendered together on a page.
        let steps = (1...150).map { #""step-\#($0)": { "$value": \#($0) }"# }.joined(separator: ", ")
        return """
            {
              "theme": {
                "color": {
                  "$type": "color",
                  "$description": "\(description)",
                  "base": { "$value": { "colorSpace": "srgb", "components": [0, \(base), 1] } },
                  "alpha": { "$value": "{theme.color.base}" },
                  "spare": { "$value": { "colorSpace": "srgb", "components": [1, 0, \(spare)] }\(deprecation) }
                },
                "scale": { "$type": "number", \(steps) }
              }
            }
            """
    }
}
