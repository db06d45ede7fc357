import CatalogChanges
package import CatalogModel
package import CodeReaders
package import CatalogFormat
import CatalogSyntax

/// The content read from the files of a source for verification: code declarations, localized texts, design tokens and
/// findings.
package struct SourceContent: Sendable {
    /// Declarations; nil for a source that is made of none.
    package var api: DeclaredAPI?
    /// Localized texts; nil for a source without files of them.
    package var texts: StringTables?
    /// Values of the design; nil for a source without files of them.
    package var tokens: DeclaredTokens?
    /// Findings about the files.
    ///
    /// An error means that they were not understood as a whole.
    package var diagnostics = Diagnostics()

    package init(api: DeclaredAPI? = nil, texts: StringTables? = nil, tokens: DeclaredTokens? = nil) {
        self.api = api
        self.texts = texts
        self.tokens = tokens
    }
}

/// The result of comparing the catalog's entries with a single code source: differences, findings and coverage.
package struct SourceVerification: Sendable {
    package let name: String
    package internal(set) var coverage = SourceCoverage()
    /// All differences, each at the entry's text with a note at the source's.
    package internal(set) var diagnostics = Diagnostics()
    /// The differences as facts, for putting the code's into entries.
    package private(set) var drifts: [Drift] = []
    /// The comparison of tokens; nil for a source without tokens.
    package internal(set) var parity: TokenParity?
    /// The number of tokens with a value on both sides.
    var tokenPairs = 0
    /// Entries with a part in the source, and entries with differences.
    var paired: Set<EntryID> = []
    var drifting: Set<EntryID> = []
    var ignored: IgnoredNames
    /// Implementations of entries with the platform of the declarations, where no entry has one named by the source.
    private var otherPlatforms: [String] = []

    package init(
        _ source: OrderedRecords<SourceConfiguration>.Element, declaring api: DeclaredAPI,
        in registry: ComponentRegistry
    ) {
        self.init(source, holding: SourceContent(api: api), in: registry)
    }

    /// Creates the result of comparing the entries of a registry with a source.
    ///
    /// - Parameters:
    ///   - source: The source as declared by `catalog.yaml`.
    ///   - content: The facts read from the source's files.
    ///   - registry: The catalog.
    package init(
        _ source: OrderedRecords<SourceConfiguration>.Element, holding content: SourceContent,
        in registry: ComponentRegistry
    ) {
        name = source.name
        diagnostics.merge(content.diagnostics)
        if let api = content.api { diagnostics.merge(api.diagnostics) }
        ignored = IgnoredNames(OrderedRecords(), diagnostics: &diagnostics)
        if diagnostics.hasErrors { return }
        ignored = IgnoredNames(source.value.ignore.orEmpty(), diagnostics: &diagnostics)
        let keys = source.value.implementations.map { $0.map(\.value) } ?? [source.name]
        if let api = content.api { compare(api, keys: Set(keys), of: source.value, in: registry) }
        if let texts = content.texts { compare(texts, keys: Set(keys), of: source.value, in: registry) }
        if let tokens = content.tokens { compare(tokens, of: source.value, in: registry) }
        for line in ignored.unused { diagnostics.report(.unusedIgnore(line)) }
        let floor = source.value.floor?.value ?? 1
        if coverage.pairs < floor {
            diagnostics.report(
                .tooFewPairs(
                    coverage, floor: floor, of: source, keys: content.api == nil ? [] : keys, others: otherPlatforms,
                    at: source.value.floor?.range ?? source.key.range))
        } else if content.tokens != nil, tokenPairs == 0 {
            diagnostics.report(.noTokenPairs(of: source.key))
        }
    }

    /// Entries that agree with the source, by id.
    package func agreeing(in registry: ComponentRegistry) -> [Component] {
        paired.subtracting(drifting).sorted().compactMap { registry[$0] }
    }

    /// Compares declarations.
    private mutating func compare(
        _ api: DeclaredAPI, keys: Set<String>, of source: SourceConfiguration, in registry: ComponentRegistry
    ) {
        let declared = DeclaredTypes(api)
        let implementations = registry.components.flatMap { component in
            component.entry.implementations.orEmpty().filter { keys.contains($0.name) }.map { (component, $0) }
        }
        let types = implementations.flatMap { $0.1.value.types.orEmpty().filter { $0.value.from == nil } }
        var pairing = Pairing(declared, prefixes: source.prefixes.orEmpty().map(\.value), documenting: types)
        var taken: Set<String> = []
        var fixes = EntryFixes(api)
        for (component, implementation) in implementations {
            let view = Alignment(
                implementation, deprecated: component.entry.deprecated, pairing: pairing,
                visibility: source.visibility?.value ?? .public)
            taken.formUnion(view.taken)
            pairing.take(view.declarations)
            compare(view, of: implementation.name, in: component, with: declared, fixes: &fixes)
        }
        if paired.isEmpty, source.implementations == nil {
            otherPlatforms = platforms(of: api, in: registry).filter { !keys.contains($0) }
        }
        coverage.declared += declared.components
            .filter { !$0.isSupporting || $0.names.contains(where: taken.contains) }
            .reduce(0) { $0 + $1.names.count }
        if otherPlatforms.isEmpty { reportMissing(declared, besides: taken, of: source) }
    }

    /// Returns the implementations of entries that a source is probably about.
    private func platforms(of api: DeclaredAPI, in registry: ComponentRegistry) -> [String] {
        let stated = Set(registry.components.flatMap { $0.entry.implementations.orEmpty().names })
        return api.components.map(\.platform).uniqued().filter(stated.contains).sorted()
    }

    private mutating func compare(
        _ view: Alignment, of platform: String, in component: Component, with declared: DeclaredTypes,
        fixes: inout EntryFixes
    ) {
        let comparison = DeclaredComparison(
            of: component.id, platform: platform, stated: view.stated, declared: view.declared
        ) { key, record, hasValue in
            // Types are already paired, so the remaining types have no counterpart.
            !(record == "Implementation" && key == "types")
                && !view.knowledge.covers(key, of: record, isPresent: hasValue)
        }
        for (key, count) in comparison.unsaid { coverage.unknown[key, default: 0] += count }
        var drifted: Set<String> = []
        let addresses = Set(comparison.changes.map(\.address))
        for change in comparison.changes {
            // The values of a property are those of its type: one fact.
            if let values = change.address.firstRange(of: "/values/"),
                addresses.contains(change.address[..<values.lowerBound] + "/type")
            {
                continue
            }
            let provenance = fixes.provenance(of: change, in: component)
            if provenance == .unstated { continue }
            let drift = Drift(
                change, origin: declared.origin(of: change.new?.range) ?? declared.origin(of: change.around.new),
                isOwn: provenance == .own)
            if ignored.hold(drift.names) { continue }
            if let name = drift.names.first { drifted.insert(name) }
            if drift.isWholeType, drift.isGone { coverage.gone += 1 }
            drifts.append(drift)
            drifting.insert(component.id)
            diagnostics.report(drift.diagnostic(&fixes))
        }
        for (stated, now) in view.renamed where !ignored.hold([stated.value]) {
            drifted.insert(stated.value)
            drifting.insert(component.id)
            diagnostics.report(.renamedElement(stated, to: now, on: platform))
        }
        if !view.paired.isEmpty { paired.insert(component.id) }
        coverage.drifted += view.paired.count { drifted.contains($0) }
        coverage.verified += view.paired.count { !drifted.contains($0) }
    }

    private mutating func reportMissing(
        _ declared: DeclaredTypes, besides taken: Set<String>, of source: SourceConfiguration
    ) {
        for component in declared.components
        where !component.isSupporting && !component.names.contains(where: taken.contains) {
            if !component.isWanted(by: source.components) || component.isHidden(from: source.visibility?.value) {
                continue
            }
            if ignored.hold([component.symbol.value]) { continue }
            coverage.missing += 1
            diagnostics.report(.notInCatalog(component.symbol, in: name))
        }
    }
}

extension Diagnostic {
    fileprivate static func notInCatalog(_ symbol: Text, in source: String) -> Diagnostic {
        Diagnostic(
            VerificationRules.notInCatalog,
            "the code of source '\(source)' declares '\(symbol.value)', which no entry documents; write an entry, or add it to "
                + "'ignore' with a reason",
            at: symbol.range)
    }

    fileprivate static func renamedElement(_ stated: Text, to now: Text, on platform: String) -> Diagnostic {
        Diagnostic(
            VerificationRules.notInCode,
            "the code has no type '\(stated.value)' (\(platform)); the same class is '\(now.value)' there",
            at: stated.range, notes: [.init("in the code", at: now.range)],
            fixIts: [.init(replace: stated.range, with: now.value)])
    }

    fileprivate static func unusedIgnore(_ line: Text) -> Diagnostic {
        Diagnostic(
            VerificationRules.unusedIgnore, "'\(line.value)' matches no difference; remove the line",
            at: line.range)
    }

    fileprivate static func tooFewPairs(
        _ coverage: SourceCoverage, floor: Int, of source: OrderedRecords<SourceConfiguration>.Element, keys: [String],
        others: [String], at range: SourceRange
    ) -> Diagnostic {
        let things = keys.isEmpty ? "things" : "types"
        let list = keys.map { "'\($0)'" }.joined(separator: " or ")
        let advice =
            if !others.isEmpty {
                "; add 'implementations: [\(others.joined(separator: ", "))]' to the source '\(source.name)', because no entry "
                    + "has an implementation called \(list)"
            } else if keys.isEmpty {
                "; texts are matched by their keys, and tokens by their paths after 'tokenGroup' and 'drop', "
                    + "'prefixes' and 'themes'"
            } else {
                "; entries are matched by implementations called \(list), and types by their names, 'symbol' and "
                    + "'prefixes'"
            }
        return Diagnostic(
            VerificationRules.tooFewPairs,
            "\(coverage.pairs) of the \(coverage.declared) \(things) that the code declares are in entries, fewer than the floor of \(floor)"
                + advice, at: range, fixIts: others.isEmpty ? [] : fix(source, naming: others).map { [$0] } ?? [])
    }

    fileprivate static func noTokenPairs(of source: Text) -> Diagnostic {
        Diagnostic(
            VerificationRules.tooFewPairs,
            "no token has a value in source '\(source.value)'; tokens are matched by their paths after 'tokenGroup' and 'drop', "
                + "'prefixes' and 'themes'", at: source.range)
    }

    /// Returns the fix that names the implementations of a source.
    private static func fix(
        _ source: OrderedRecords<SourceConfiguration>.Element, naming implementations: [String]
    ) -> FixIt? {
        let file = source.key.range.file
        var found = Diagnostics()
        guard var editor = YAMLEditor(file, diagnostics: &found) else { return nil }
        let path: YAMLPath = ["sources", .key(source.name)]
        guard case .object(let keys)? = editor.value(at: path) else { return nil }
        let names = JSONValue.array(implementations.map { .string($0) })
        let change = YAMLChange.add(path, key: "implementations", names, after: keys.members.last?.name)
        return editor.apply(change) ? FixIt(from: file, to: editor.file) : nil
    }
}
