import CatalogModel

/// Reads a file that libyaml stops in: reports the mistake, mends a copy, and reads that to find the next mistake.
///
/// A repair stays within its lines, so all other lines keep their numbers. Findings on a mended line are dropped: they
/// would be about text that nobody wrote.
struct YAMLRecovery {
    private let file: SourceFile
    private var findings = FindingList()
    private var mendedLines: Set<Int> = []
    private var lastLine = -1
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
        for finding in builder.findings.all where !isMended(finding) { findings.report(finding.moved(to: file)) }
    }

    /// Reports a mistake, unless it follows from a repair.
    ///
    /// - Returns: The file without the mistake, if that is possible.
    private mutating func mend(_ builder: TreeBuilder, _ failure: YAMLFailure) -> SourceFile? {
        let lines = builder.lines
        let misreading = FailureDiagnosis(failure, builder).misreading
        if isMended(misreading.finding) { return nil }
        findings.report(misreading.finding.moved(to: file))
        guard let patch = misreading.repair else { return nil }
        let line = lines.line(of: patch.stretch.lowerBound)
        bytesLeft -= lines.bytes.count
        guard line > lastLine, bytesLeft > 0 else { return nil }
        lastLine = lines.line(of: patch.stretch.upperBound)
        mendedLines.formUnion(line...lastLine)
        var bytes = lines.bytes
        bytes.replaceSubrange(patch.stretch, with: Array(patch.replacement.utf8))
        return SourceFile(path: file.path, bytes: bytes)
    }

    private func isMended(_ finding: Diagnostic) -> Bool {
        guard let range = finding.range else { return false }
        return (Int(range.start.line) - 1...Int(range.end.line) - 1).contains { mendedLines.contains($0) }
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

extension YAMLFailure {
    fileprivate static let outOfMemory = YAMLFailure(
        problem: "out of memory", problemMark: Mark(line: 0, column: 0), context: "",
        contextMark: Mark(line: 0, column: 0))
}

extension Diagnostic {
    /// The finding with all its places in another copy of the file.
    fileprivate func moved(to file: SourceFile) -> Diagnostic {
        var moved = self
        moved.range?.file = file
        for index in moved.notes.indices { moved.notes[index].range?.file = file }
        for index in moved.fixIts.indices { moved.fixIts[index].range.file = file }
        return moved
    }
}
