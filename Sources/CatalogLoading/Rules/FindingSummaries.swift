package import CatalogModel
import CatalogSyntax
import CatalogTokens

extension [Diagnostic] {
    /// A readable number of findings for each file, for sorted findings.
    ///
    /// One finding replaces many findings about an older format, another one those beyond a limit. Fixes need the
    /// findings without summaries, because a summarized finding has no fix.
    package var summarized: [Diagnostic] { withOlderFormats.bounded }

    /// Fewest findings about an older format that one finding for the whole file replaces.
    private static var fewOlderParts: Int { 3 }

    private var withOlderFormats: [Diagnostic] {
        let older = indices.filter { self[$0].rule == TokenRules.olderFormat || self[$0].rule == TokenRules.olderValue }
        return replacing(older) { parts in
            guard parts.count >= Self.fewOlderParts else { return nil }
            let keys = parts.count { $0.rule == TokenRules.olderFormat }
            return (0, .olderTokenFile(keys: keys, values: parts.count - keys, firstFix: parts.first?.fixIts ?? []))
        }
    }

    private var bounded: [Diagnostic] {
        replacing(Array<Int>(indices)) { found in
            guard found.count > FileLimits.findings else { return nil }
            return (FileLimits.findings, .furtherFindings(found.count - FileLimits.findings))
        }
    }

    /// Replaces the findings of each file after the first few with a summary.
    ///
    /// The summary has the location of the first replaced finding and the highest severity of all. `summary` returns
    /// the number of findings to keep and the summary, or nil to keep all.
    private func replacing(
        _ chosen: [Int], with summary: ([Diagnostic]) -> (kept: Int, finding: Diagnostic)?
    ) -> [Diagnostic] {
        var omitted: Set<Int> = []
        var summaries: [Int: Diagnostic] = [:]
        for indices in Dictionary(grouping: chosen, by: { self[$0].range?.file.path ?? "" }).values {
            guard let (kept, finding) = summary(indices.map { self[$0] }) else { continue }
            let rest = indices.dropFirst(kept)
            guard let first = rest.first, let highest = rest.map({ self[$0].severity }).max() else { continue }
            omitted.formUnion(rest)
            summaries[first] = finding
            summaries[first]?.range = self[first].range
            summaries[first]?.severity = highest
        }
        return indices.compactMap { summaries[$0] ?? (omitted.contains($0) ? nil : self[$0]) }
    }
}
