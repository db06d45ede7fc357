import CatalogChanges
public import CatalogModel
public import DeclaredAPI

/// Entries held against one source.
public struct SourceVerification: Sendable {
    public let name: String
    public private(set) var coverage = SourceCoverage()
    /// All differences, each at the entry's text with a note at the source's.
    public private(set) var diagnostics = Diagnostics()
    /// The differences as facts, for putting the code's into entries.
    public private(set) var drifts: [Drift] = []

    /// - Parameter api: What the readers made of the source's files.
    public init(
        _ source: ByName<SourceConfiguration>.Element, declaring api: DeclaredAPI, in registry: ComponentRegistry
    ) {
        name = source.name
        diagnostics.merge(api.diagnostics)
        if diagnostics.hasErrors { return }
        var ignored = IgnoredNames(source.value.ignore.orEmpty(), diagnostics: &diagnostics)
        let declared = DeclaredTypes(api)
        let keys = source.value.implementations.map { $0.map(\.value) } ?? [source.name]
        let names = Set(keys)
        let pairing = Pairing(declared, prefixes: source.value.prefixes.orEmpty().map(\.value))
        var taken: Set<String> = []
        for component in registry.components {
            for implementation in component.entry.implementations.orEmpty() where names.contains(implementation.name) {
                let view = Alignment(
                    implementation, pairing: pairing, visibility: source.value.visibility?.value ?? .public)
                taken.formUnion(view.taken)
                compare(component, implementation.name, view, declared, &ignored)
            }
        }
        reportMissing(declared, taken, source.value, &ignored)
        for line in ignored.unused { diagnostics.report(.unusedIgnore(line)) }
        let floor = source.value.floor?.value ?? 1
        if coverage.pairs < floor {
            diagnostics.report(
                .tooFewPairs(
                    coverage, floor: floor, of: source, keys: keys, at: source.value.floor?.range ?? source.key.range))
        }
    }

    private mutating func compare(
        _ component: Component, _ platform: String, _ view: Alignment, _ declared: DeclaredTypes,
        _ ignored: inout IgnoredNames
    ) {
        let comparison = DeclaredComparison(
            of: component.id, platform: platform, stated: view.stated, declared: view.declared
        ) { key, record in
            // Types are paired before, so that each that is left has none on the other side.
            !(record == "Implementation" && key == "types") && !view.knowledge.covers(key, of: record)
        }
        for (key, count) in comparison.unsaid { coverage.unknown[key, default: 0] += count }
        var drifted: Set<String> = []
        for change in comparison.changes {
            let drift = Drift(
                change, origin: declared.origin(of: change.new?.range) ?? declared.origin(of: change.around.new))
            if ignored.hold(drift.names) { continue }
            if let name = drift.names.first { drifted.insert(name) }
            if drift.isWholeType, drift.isGone { coverage.gone += 1 }
            drifts.append(drift)
            diagnostics.report(drift.diagnostic)
        }
        coverage.drifted += view.paired.count { drifted.contains($0) }
        coverage.verified += view.paired.count { !drifted.contains($0) }
    }

    private mutating func reportMissing(
        _ declared: DeclaredTypes, _ taken: Set<String>, _ source: SourceConfiguration, _ ignored: inout IgnoredNames
    ) {
        coverage.declared = declared.names.count
        for component in declared.components where !component.names.contains(where: taken.contains) {
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
            "the code of source '\(source)' declares '\(symbol.value)', which no entry documents; write an entry, or say under "
                + "'ignore' why there is none",
            at: symbol.range)
    }

    fileprivate static func unusedIgnore(_ line: Text) -> Diagnostic {
        Diagnostic(
            VerificationRules.unusedIgnore, "nothing that differs is called '\(line.value)'; take the line away",
            at: line.range)
    }

    fileprivate static func tooFewPairs(
        _ coverage: SourceCoverage, floor: Int, of source: ByName<SourceConfiguration>.Element, keys: [String],
        at range: SourceRange
    ) -> Diagnostic {
        let list = keys.map { "'\($0)'" }.joined(separator: " or ")
        return Diagnostic(
            VerificationRules.tooFewPairs,
            "\(coverage.pairs) of the \(coverage.declared) types that the code declares are in entries, at least \(floor) are to be; "
                + "entries are looked at for implementations called \(list), and types for their names, 'symbol' and 'prefixes'",
            at: range)
    }
}
