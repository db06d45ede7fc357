import CatalogModel
import CatalogSyntax

/// A failed fix with the text around its finding: the same fix can succeed elsewhere in the file.
struct FutileFix: Hashable {
    private let attempt: FixAttempt
    private let context: [UInt8]

    init(_ finding: Diagnostic) {
        attempt = FixAttempt(finding)
        context =
            finding.range.map { range in
                let start = max(range.lowerBound - 80, 0)
                return Array(range.file.bytes[start..<min(start + 160, range.file.bytes.count)])
            } ?? []
    }
}

/// The identity of a tried fix: rule, file, message, replacement text.
struct FixAttempt: Hashable {
    private let rule: String
    private let path: String
    private let message: String
    private let replacements: [String]

    init(_ finding: Diagnostic) {
        rule = finding.rule.id
        path = finding.fixIts.first?.range.file.path ?? ""
        message = finding.message
        replacements = finding.fixIts.map(\.replacement)
    }
}

/// A set of fixes for a single file, applied at the same time and without overlaps.
struct FilePatch {
    let file: SourceFile
    /// The findings to be fixed.
    private(set) var findings: [Diagnostic] = []
    /// By place; in the order of addition at the same place.
    private var fixes: [Diagnostic.FixIt] = []

    init(file: SourceFile) {
        self.file = file
    }

    var key: [UInt8] { Array(file.path.utf8) }

    /// Adds the replacements of a finding, either all or, in contact with another fix, none.
    ///
    /// Texts inserted at the same place follow each other.
    mutating func add(_ finding: Diagnostic) {
        // A file can have thousands of fixes, so compare only the neighbors of each new one.
        let touches = finding.fixIts.contains { new in
            fixes[fixes.partitioningIndex { $0.range.upperBound >= new.range.lowerBound }...]
                .prefix { $0.range.lowerBound <= new.range.upperBound }
                .contains { !($0.isInsertion && new.isInsertion) }
        }
        if touches { return }
        for new in finding.fixIts {
            fixes.insert(new, at: fixes.partitioningIndex { $0.range.lowerBound > new.range.lowerBound })
        }
        findings.append(finding)
    }

    /// The file's bytes with all fixes made.
    var result: [UInt8] {
        var edits = TextEdits(of: file.bytes)
        for fix in ordered { edits.replace(fix.range.lowerBound..<fix.range.upperBound, with: fix.replacement) }
        return edits.result
    }

    /// The fixes by place; of lines inserted at one place, those that continue the innermost block come first.
    ///
    /// A key of an outer block ends the blocks within, so a line for one of these must come before the key.
    private var ordered: [Diagnostic.FixIt] {
        fixes.enumerated().sorted { left, right in
            let (one, two) = (left.element, right.element)
            if one.range.lowerBound != two.range.lowerBound { return one.range.lowerBound < two.range.lowerBound }
            let (first, second) = (BlockDepth(one.replacement), BlockDepth(two.replacement))
            return first == second ? left.offset < right.offset : first < second
        }
        .map(\.element)
    }

    /// Returns the reason why the file must not be written with the fixes; nil where the findings are gone, and no
    /// error has appeared at the new text.
    func fault(before: [Diagnostic], after: [Diagnostic]) -> String? {
        let made = Set(findings.map(FixAttempt.init))
        let errors = after.filter { $0.severity == .error && $0.range?.file.path == file.path }
        let syntax = Set(YAMLRules.all)
        let wasSound = !before.contains {
            $0.range?.file.path == file.path && syntax.contains($0.rule) && $0.severity == .error
        }
        if wasSound, let error = errors.first(where: { syntax.contains($0.rule) }) { return error.message }
        let written = Dictionary(written.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
        let earlier = Dictionary(grouping: before.filter { $0.range?.file == file }) { $0.range?.lowerBound ?? 0 }
        // An error that was there before the fix is not the fault of the fix.
        let added = errors.first { error in
            guard let old = error.range.flatMap({ written[$0.lowerBound] }) else { return false }
            return !earlier[old, default: []].contains { $0.rule == error.rule && $0.message == error.message }
        }
        if let added { return added.message }
        let moved = movedRanges
        let rest = after.filter { made.contains(FixAttempt($0)) }
        let hasRemained =
            if before.count < FileLimits.findings {
                rest.count > before.count { made.contains(FixAttempt($0)) } - findings.count
            } else {
                // Readers and searches for similar names stop at a limit, so fixes reveal further equal findings.
                rest.contains { found in
                    guard let range = found.range, range.file == file else { return false }
                    let last = moved[..<moved.partitioningIndex { $0.lowerBound > range.lowerBound }].last
                    return last?.contains(range.lowerBound) ?? false
                }
            }
        return hasRemained ? "the finding remains after the change" : nil
    }

    /// The ranges of the result in which the fixed findings would begin if they remained, by location.
    private var movedRanges: [ClosedRange<Int>] {
        var shift = 0
        var next = 0
        return findings.compactMap { $0.range?.file == file ? $0.range?.lowerBound : nil }.sorted().map { offset in
            while next < fixes.count, fixes[next].range.upperBound <= offset, fixes[next].range.lowerBound < offset {
                shift += fixes[next].growth
                next += 1
            }
            let around = fixes[next...].prefix { $0.range.lowerBound <= offset }
            let start = min(offset, around.first?.range.lowerBound ?? offset) + shift
            return start...max(start, offset + shift + around.reduce(0) { $0 + $1.growth })
        }
    }

    /// Places in the result at which the words of the replacements begin, with the places of the replaced texts.
    private var written: [(new: Int, old: Int)] {
        var shift = 0
        return ordered.map { fix in
            defer { shift += fix.growth }
            let spaces = fix.replacement.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            return (fix.range.lowerBound + shift + spaces, fix.range.lowerBound)
        }
    }
}

/// The depth of the first line of an inserted text, with the deepest lines first.
///
/// A list may have its hyphens in the column of the keys around the list, so a hyphen is deeper than a key.
private struct BlockDepth: Comparable {
    private let column: Int
    private let isElement: Bool

    init(_ text: String) {
        let line = text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).first {
            $0.contains { $0 != UInt8(ascii: " ") }
        }
        column = line?.prefix { $0 == UInt8(ascii: " ") }.count ?? 0
        isElement = line?.dropFirst(column).starts(with: "- ".utf8) ?? false
    }

    static func < (left: BlockDepth, right: BlockDepth) -> Bool {
        left.column == right.column ? left.isElement && !right.isElement : left.column > right.column
    }
}

extension Diagnostic.FixIt {
    /// The bytes that the fix adds; negative where the text becomes shorter.
    fileprivate var growth: Int { replacement.utf8.count - (range.upperBound - range.lowerBound) }

    /// Whether the fix replaces no text.
    fileprivate var isInsertion: Bool { range.lowerBound == range.upperBound }
}
