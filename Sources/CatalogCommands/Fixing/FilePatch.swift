import CatalogModel
import CatalogSyntax

/// The identity of a tried fix (rule, file, message, replacement text), for not trying a useless fix again.
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
    private(set) var attempts: [FixAttempt] = []
    private var fixes: [Diagnostic.FixIt] = []

    init(file: SourceFile) {
        self.file = file
    }

    var key: [UInt8] { Array(file.path.utf8) }

    /// Adds the replacements of a finding, either all or, in contact with another fix, none.
    ///
    /// Texts inserted at the same place follow each other.
    mutating func add(_ added: [Diagnostic.FixIt], of attempt: FixAttempt) {
        let touches = added.contains { new in
            fixes.contains {
                $0.range.lowerBound <= new.range.upperBound && new.range.lowerBound <= $0.range.upperBound
                    && !($0.isInsertion && new.isInsertion)
            }
        }
        if touches { return }
        fixes += added
        attempts.append(attempt)
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
        let made = Set(attempts)
        let errors = after.filter { $0.severity == .error && $0.range?.file.path == file.path }
        let syntax = Set(YAMLRules.all)
        let wasSound = !before.contains {
            $0.range?.file.path == file.path && syntax.contains($0.rule) && $0.severity == .error
        }
        if wasSound, let error = errors.first(where: { syntax.contains($0.rule) }) { return error.message }
        if let error = errors.first(where: { error in written.contains { $0 == error.range?.lowerBound } }) {
            return error.message
        }
        let old = before.count { made.contains(FixAttempt($0)) }
        let new = after.count { made.contains(FixAttempt($0)) }
        return new > old - attempts.count ? "the finding remains after the change" : nil
    }

    /// Places in the result at which the words of the replacements begin.
    private var written: [Int] {
        var shift = 0
        return ordered.map { fix in
            defer { shift += fix.replacement.utf8.count - (fix.range.upperBound - fix.range.lowerBound) }
            return fix.range.lowerBound + shift + fix.replacement.utf8.prefix { $0 == UInt8(ascii: " ") }.count
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
    /// Whether the fix replaces no text.
    fileprivate var isInsertion: Bool { range.lowerBound == range.upperBound }
}
