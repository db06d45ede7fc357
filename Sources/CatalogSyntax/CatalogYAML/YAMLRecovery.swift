import CatalogModel

/// A reader of YAML files with syntax mistakes: a mistake is reported and repaired in a copy, then the copy is read for
/// the next mistake.
///
/// Repairs are in order and keep the number of lines, so locations in the copy map to the file: locations after a
/// repair are shifted, and findings about locations within a repair are dropped.
struct YAMLRecovery {
    private let file: SourceFile
    private var diagnostics = Diagnostics(limit: FileLimits.findings)
    private var shifts = LineShifts()
    private var bytesLeft = YAMLLimits.repairedBytes

    private init(_ file: SourceFile) {
        self.file = file
    }

    /// Returns the tree of a file; nil for an incomplete tree.
    static func read(
        _ lines: SourceLines, depth: Int, aliases: YAMLReader.Aliases, diagnostics: inout Diagnostics
    ) -> YAMLNode? {
        let (builder, failure) = parse(lines, depth: depth, aliases: aliases)
        guard let failure else {
            diagnostics.merge(builder.diagnostics)
            return builder.isBroken ? nil : builder.root
        }
        var recovery = YAMLRecovery(lines.file)
        recovery.run(builder, after: failure)
        diagnostics.merge(recovery.diagnostics)
        return nil
    }

    private mutating func run(_ first: TreeBuilder, after firstFailure: YAMLParserError) {
        var builder = first
        var failure: YAMLParserError? = firstFailure
        for _ in 0..<YAMLLimits.repairs {
            guard let current = failure, let mended = mend(builder, after: current) else { break }
            (builder, failure) = Self.parse(SourceLines(mended), depth: builder.depth, aliases: builder.aliases)
        }
        for finding in builder.diagnostics.all {
            if let finding = finding.moved(to: file, shifts) { diagnostics.report(finding) }
        }
    }

    /// Reports a mistake, unless caused by a repair.
    ///
    /// - Returns: The file without the mistake, if possible.
    private mutating func mend(_ builder: TreeBuilder, after failure: YAMLParserError) -> SourceFile? {
        let lines = builder.lines
        let misreading = ParserErrorDiagnosis(failure, builder: builder).misreading
        guard let finding = misreading.finding.moved(to: file, shifts) else { return nil }
        diagnostics.report(finding)
        bytesLeft -= lines.bytes.count
        guard let patch = misreading.repair, bytesLeft > 0, shifts.add(patch, in: lines) else { return nil }
        var bytes = lines.bytes
        bytes.replaceSubrange(patch.byteRange, with: Array(patch.replacement.utf8))
        return SourceFile(path: file.path, bytes: bytes)
    }

    private static func parse(
        _ lines: SourceLines, depth: Int, aliases: YAMLReader.Aliases
    ) -> (TreeBuilder, YAMLParserError?) {
        let outcome = LibYAML.parse(lines.bytes[lines.begin...]) { events in
            var builder = TreeBuilder(lines, depth: depth, aliases: aliases)
            while true {
                switch events.next() {
                case .event(let event):
                    if !builder.take(event, of: events) { return (builder, YAMLParserError?.none) }
                case .failure(let failure): return (builder, failure)
                }
            }
        }
        return outcome ?? (TreeBuilder(lines, depth: depth, aliases: aliases), .outOfMemory)
    }
}

/// A translation of places in a repaired copy of a YAML file back to places in the original file.
private struct LineShifts {
    /// A repair at a place in the copy, and the shift of the rest of the last line by all repairs so far.
    private struct Repair {
        let start: SourcePosition
        let end: SourcePosition
        let distance: Int
    }

    /// In order.
    private var repairs: [Repair] = []

    /// Notes a repair.
    ///
    /// - Returns: Whether the repair follows the previous repair; otherwise no repair is added.
    mutating func add(_ patch: Patch, in lines: SourceLines) -> Bool {
        let start = lines.file.position(ofByte: patch.byteRange.lowerBound)
        let oldEnd = lines.file.position(ofByte: patch.byteRange.upperBound)
        guard repairs.last.map({ $0.end <= start }) ?? true else { return false }
        let isOneLine = start.line == oldEnd.line
        let lastLine = patch.replacement.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).last
        let column = (isOneLine ? Int(start.column) : 1) + (lastLine?.count ?? 0)
        let before = isOneLine && repairs.last?.end.line == start.line ? repairs.last?.distance ?? 0 : 0
        repairs.append(
            Repair(
                start: start, end: SourcePosition(line: Int(oldEnd.line), column: column),
                distance: before + column - Int(oldEnd.column)))
        return true
    }

    /// Returns the place in the file itself; nil within a repair.
    private func original(_ position: SourcePosition) -> SourcePosition? {
        var distance = 0
        for repair in repairs where repair.end.line >= position.line && repair.start.line <= position.line {
            if position <= repair.start { break }
            if position < repair.end { return nil }
            distance = repair.distance
        }
        return SourcePosition(line: Int(position.line), column: Int(position.column) - distance)
    }

    /// Returns the range in the file itself; nil for a range touched by a repair.
    func original(_ range: SourceRange, in file: SourceFile) -> SourceRange? {
        if repairs.contains(where: { range.start <= $0.start && $0.end <= range.end && range.start < range.end }) {
            return nil
        }
        guard let start = original(range.start), let end = original(range.end), start <= end else { return nil }
        return SourceRange(file: file, start: start, end: end)
    }
}

extension YAMLParserError {
    fileprivate static let outOfMemory = YAMLParserError(
        problem: "out of memory", problemMark: Mark(line: 0, column: 0), context: "",
        contextMark: Mark(line: 0, column: 0))
}

extension Diagnostic {
    /// Returns the finding with all places in the file itself; nil if a place does not exist there.
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
