import CatalogModel
import CatalogYAML
import YAMLEdits

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

    /// Takes the replacements of a finding, either all or, in contact with another mend, none.
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

    /// The file's bytes with all mends made.
    var result: [UInt8] {
        var edits = TextEdits(of: file.bytes)
        let stretches = Dictionary(grouping: fixes) { $0.range.lowerBound..<$0.range.upperBound }
        for (stretch, own) in stretches { edits.replace(stretch, with: own.map(\.replacement).joined()) }
        return edits.result
    }

    /// Whether the findings are gone, and no error has appeared at the new text.
    func isGood(before: [Diagnostic], after: [Diagnostic]) -> Bool {
        let made = Set(attempts)
        let old = before.count { made.contains(FixAttempt($0)) }
        let new = after.count { made.contains(FixAttempt($0)) }
        if new > old - attempts.count { return false }
        let errors = after.filter { $0.severity == .error && $0.range?.file == file }
        let syntax = Set(YAMLRules.all)
        let wasSound = !before.contains { $0.range?.file == file && syntax.contains($0.rule) && $0.severity == .error }
        if wasSound, errors.contains(where: { syntax.contains($0.rule) }) { return false }
        return !errors.contains { error in written.contains { $0 == error.range?.lowerBound } }
    }

    /// Places in the result at which the words of the replacements begin.
    private var written: [Int] {
        var shift = 0
        return fixes.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { fix in
            defer { shift += fix.replacement.utf8.count - (fix.range.upperBound - fix.range.lowerBound) }
            return fix.range.lowerBound + shift + fix.replacement.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        }
    }
}

extension Diagnostic.FixIt {
    /// Whether the fix replaces no text.
    fileprivate var isInsertion: Bool { range.lowerBound == range.upperBound }
}
