import CatalogModel
import CatalogTestSupport
import CatalogSyntax

@testable import CatalogCommands

/// What became of mistakes of one kind.
struct MistakeCount: CustomStringConvertible {
    var made = 0
    var found = 0
    var exact = 0
    var suggestible = 0
    var suggested = 0
    var followUps: [Int] = []
    /// Files that `--fix` changed, and those of them that are as they were before the mistake.
    var fixed = 0
    var same = 0
    /// Mended files that are worse than the mistaken ones, that differ elsewhere, or that a second run changes.
    var worse = 0
    var unstable = 0

    static func += (left: inout MistakeCount, right: MistakeCount) {
        left.made += right.made
        left.found += right.found
        left.exact += right.exact
        left.suggestible += right.suggestible
        left.suggested += right.suggested
        left.followUps += right.followUps
        left.fixed += right.fixed
        left.same += right.same
        left.worse += right.worse
        left.unstable += right.unstable
    }

    var isPerfect: Bool {
        found == made && exact == made && suggested == suggestible && followUps.allSatisfy { $0 == 0 } && same == fixed
            && worse + unstable == 0
    }

    var description: String {
        "made \(made), found \(found), exact \(exact), suggested \(suggested) of \(suggestible), "
            + "follow-ups \(followUps.reduce(0, +)), same \(same) of \(fixed), worse \(worse), unstable \(unstable)"
    }
}

/// A catalog with a mistake in one of its files.
struct MistakeTrial {
    let catalog: MistakenCatalog
    let path: String
    let mistake: SingleMistake

    /// Returns what becomes of the mistake, and the file as mended.
    func judged() async -> (count: MistakeCount, mended: [UInt8]?) {
        let wrong = catalog.files(path, mistake.bytes)
        let all = await catalog.findings(wrong)
        let new = all.filter { !catalog.texts.contains($0.said) }
        let here = new.filter { finding in
            finding.range.map { $0.file.path == path && mistake.location.contains($0.lowerBound) } ?? false
        }
        var count = MistakeCount(made: 1, found: new.isEmpty ? 0 : 1, exact: here.isEmpty ? 0 : 1)
        count.followUps = [max(0, new.count - 1)]
        if let meant = mistake.meant {
            let bare = meant.split { "{}\"'".contains($0) }.joined()
            let isSaid = here.contains {
                $0.message.contains(bare) || $0.fixIts.contains { $0.replacement.contains(bare) }
            }
            count.suggestible = 1
            count.suggested = isSaid ? 1 : 0
        }
        let mended = await mend(wrong, all, &count)
        return (count, mended)
    }

    private func mend(_ wrong: InMemoryFiles, _ before: [Diagnostic], _ count: inout MistakeCount) async -> [UInt8]? {
        if !before.contains(where: { FixSafety.isSafe($0.withRemoval) }) { return nil }
        var mending = CatalogMending(wrong, allowsUnsafe: false)
        let after = await mending.mend(catalog.findings)
        let errors = { (all: [Diagnostic]) in Set(all.filter { $0.severity == .error }.map(\.said)) }
        if after.count > before.count || !errors(after).isSubset(of: errors(before)) { count.worse = 1 }
        guard let change = mending.changes.first else { return nil }
        count.fixed = 1
        count.same = change.path == path && isIntended(change.new) ? 1 : 0
        if mending.changes.count > 1 || change.path != path || !changesOnlyFixes(change, before) { count.unstable = 1 }
        var again = CatalogMending(catalog.files(change.path, change.new), allowsUnsafe: false)
        _ = await again.mend(catalog.findings)
        if !again.changes.isEmpty { count.unstable = 1 }
        return change.new
    }

    /// Whether a mended file is the one before the mistake, or says the same.
    private func isIntended(_ mended: [UInt8]) -> Bool {
        let intended = mistake.intended ?? catalog.files[path] ?? []
        return mended == intended || value(of: mended).map { $0 == value(of: intended) } ?? false
    }

    private func value(of bytes: [UInt8]) -> JSONValue? {
        var found = Diagnostics()
        return YAMLReader.read(SourceFile(path: path, bytes: bytes), diagnostics: &found)?.jsonValue()
    }

    /// Whether all bytes outside of what fixes replace are the same, of files mended in one round.
    private func changesOnlyFixes(_ change: CatalogMending.MendedFile, _ before: [Diagnostic]) -> Bool {
        let fixes = before.filter { FixSafety.isSafe($0.withRemoval) }.flatMap(\.withRemoval.fixIts).map(\.range)
        let start = zip(change.old, change.new).prefix { $0 == $1 }.count
        let tail = zip(change.old.reversed(), change.new.reversed()).prefix { $0 == $1 }.count
        let end = max(start, change.old.count - tail)
        let (low, high) = (fixes.map(\.lowerBound).min() ?? 0, fixes.map(\.upperBound).max() ?? 0)
        return low <= start && end <= high || change.new == catalog.files[path]
    }

    func description(of count: MistakeCount) -> String {
        let start = max(0, mistake.location.lowerBound - 10)
        let text = mistake.bytes[min(start, mistake.bytes.count)..<min(start + 70, mistake.bytes.count)]
        return "\(catalog.name) \(path) \(count) <\(String(decoding: text, as: UTF8.self))>"
    }
}
