import CatalogModel

/// Reads a file that libyaml stops in: reports the mistake, mends a copy, and reads that to find the next mistake.
///
/// A repair keeps the number of lines, and the next one lies behind it, so that places in the copy can be told in the
/// file: behind a repair they are shifted, within it they do not exist, and findings about them are dropped.
struct YAMLRecovery {
    private let file: SourceFile
    private var findings = FindingList()
    private var shifts = LineShifts()
    private var bytesLeft = YAMLLimits.repairedBytes

    private init(_ file: SourceFile) {
        self.file = file
    }

    /// The tree of a file; nil unless it is complete.
    static func read(_ lines: SourceLines, findings: inout FindingList) -> YAMLNode? {
        let (builder, failure) = parse(lines)
        guard let failure else {
            for finding in builder.findings.all { findings.report(finding) }
            return builder.isBroken ? nil : builder.root
        }
        var recovery = YAMLRecovery(lines.file)
        recovery.run(builder, failure)
        for finding in recovery.findings.all { findings.report(finding) }
        return nil
    }

    private mutating func run(_ first: TreeBuilder, _ firstFailure: YAMLFailure) {
        var builder = first
        var failure: YAMLFailure? = firstFailure
        for _ in 0..<YAMLLimits.repairs {
            guard let current = failure, let mended = mend(builder, current) else { break }
            (builder, failure) = Self.parse(SourceLines(mended))
        }
        for finding in builder.findings.all {
            if let finding = finding.moved(to: file, shifts) { findings.report(finding) }
        }
    }

    /// Reports a mistake, unless it follows from a repair.
    ///
    /// - Returns: The file without the mistake, if that is possible.
    private mutating func mend(_ builder: TreeBuilder, _ failure: YAMLFailure) -> SourceFile? {
        let lines = builder.lines
        let misreading = FailureDiagnosis(failure, builder).misreading
        guard let finding = misreading.finding.moved(to: file, shifts) else { return nil }
        findings.report(finding)
        bytesLeft -= lines.bytes.count
        guard let patch = misreading.repair, bytesLeft > 0, shifts.add(patch, in: lines) else { return nil }
        var bytes = lines.bytes
        bytes.replaceSubrange(patch.stretch, with: Array(patch.replacement.utf8))
        return SourceFile(path: file.path, bytes: bytes)
    }

    private static func parse(_ lines: SourceLines) -> (TreeBuilder, YAMLFailure?) {
        let outcome = LibYAML.parse(lines.bytes[lines.begin...]) { events in
            var builder = TreeBuilder(lines)
            while true {
                switch events.next() {
                case .event(let event):
                    if !builder.take(event) { return (builder, YAMLFailure?.none) }
                case .failure(let failure): return (builder, failure)
                }
            }
        }
        return outcome ?? (TreeBuilder(lines), .outOfMemory)
    }
}

/// Where repairs moved the text of a file to. Lines count from 1.
private struct LineShifts {
    /// Of each line that a repair touches: the first column behind the repair, and how far the text there has moved;
    /// nil when nothing of the line is left.
    private var shifts: [UInt32: (column: UInt32, distance: Int)?] = [:]
    private var last = SourcePosition(line: 0, column: 0)

    /// Notes a repair.
    ///
    /// - Returns: Whether it lies behind the one before.
    mutating func add(_ patch: Patch, in lines: SourceLines) -> Bool {
        let start = lines.position(of: patch.stretch.lowerBound)
        let end = lines.position(of: patch.stretch.upperBound)
        guard start >= last else { return false }
        for line in start.line..<end.line { shifts.updateValue(nil, forKey: line) }
        let lastLine = patch.replacement.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).last
        let length = lastLine?.count ?? 0
        let column = (start.line == end.line ? Int(start.column) : 1) + length
        let before = start.line == end.line ? (shifts[end.line] ?? nil)?.distance ?? 0 : 0
        last = SourcePosition(line: Int(end.line), column: column)
        shifts[end.line] = (last.column, before + column - Int(end.column))
        return true
    }

    /// The place in the file itself; nil within a repair.
    func original(_ position: SourcePosition) -> SourcePosition? {
        guard let shift = shifts[position.line] else { return position }
        guard let shift, position.column >= shift.column else { return nil }
        return SourcePosition(line: Int(position.line), column: Int(position.column) - shift.distance)
    }

    func original(_ range: SourceRange, in file: SourceFile) -> SourceRange? {
        guard let start = original(range.start), let end = original(range.end) else { return nil }
        return SourceRange(file: file, start: start, end: end)
    }
}

extension YAMLFailure {
    fileprivate static let outOfMemory = YAMLFailure(
        problem: "out of memory", problemMark: Mark(line: 0, column: 0), context: "",
        contextMark: Mark(line: 0, column: 0))
}

extension Diagnostic {
    /// The finding with all its places in the file itself; nil when one of them does not exist there.
    fileprivate func moved(to file: SourceFile, _ shifts: LineShifts) -> Diagnostic? {
        var moved = self
        if let range {
            guard let original = shifts.original(range, in: file) else { return nil }
            moved.range = original
        }
        moved.notes = notes.map { note in
            Note(note.message, at: note.range.flatMap { shifts.original($0, in: file) })
        }
        moved.fixIts = fixIts.compactMap { fix in
            shifts.original(fix.range, in: file).map { FixIt(replace: $0, with: fix.replacement) }
        }
        return moved
    }
}
