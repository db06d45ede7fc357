import CatalogModel

/// A loop for watching commands: runs `build`, `check` or `serve` again after every possible change to the files read.
struct Watch {
    private let interruption = Interruption()
    private let watcher: any FolderWatcher
    /// Saving a file, or switching to another branch, is many changes: the work begins after so many quiet
    /// milliseconds, fewer at the end of a saving, or after a longer time without quiet, up to a given multiple.
    ///
    /// Files are half written until the end of a saving, so that a change before the end gets the longer wait.
    private static let quietTime = 20
    private static let quietTimeAfterSaving = 1
    private static let patience = 75

    init(_ watcher: any FolderWatcher = Watch.makeWatcher()) { self.watcher = watcher }

    static func makeWatcher(notesPaths: Bool = false) -> any FolderWatcher {
        #if os(Linux)
            InotifyWatcher(notesPaths: notesPaths) ?? PollingWatcher()
        #else
            PollingWatcher()
        #endif
    }

    /// Runs the command for ever, except after an error; Ctrl-C ends the program.
    ///
    /// Whether single findings have to be told depends on the earlier report: a record may have the right answer from
    /// before an error came and went.
    ///
    /// - Parameter turn: Runs the command once; may tell findings about the catalog before rendering.
    /// - Throws: The failure of the first turn, where no folder can be watched for a change, or any error but a
    ///   `CommandError`.
    func run(
        _ turn: (FileTrace, _ tellsFindings: Bool, _ tell: ([Diagnostic]) throws -> Void) async throws -> Turn
    ) async throws {
        let clock = ContinuousClock()
        var shown: [Diagnostic]?
        var told = ""
        var hadErrors = true
        var isSecondLook = false
        var waits = false
        var known = FileTrace()
        let folder = StartFolder()
        while true {
            // Here nothing holds the last turn any more: letting go of a large one takes longer than reading a file.
            if waits { wait() }
            interruption.begin()
            folder.enter()
            let start = clock.now
            let trace = FileTrace(after: known)
            let result: Turn
            do {
                result = try await turn(trace, hadErrors) { found in
                    guard let known = shown else { return }
                    let news = FindingChanges(Turn(findings: found, text: "", summary: ""), since: known, after: .zero)
                    try news.printNew()
                    shown = known + news.come
                }
            } catch let failure as CommandError {
                // Without a catalog there is no folder in which a change could mend anything.
                if shown == nil, trace.folders.own.isEmpty { throw failure }
                result = Turn(
                    findings: failure.findings, text: "", summary: "nothing is written as long as there are errors\n")
            }
            if !result.isUnchanged {
                let news = FindingChanges(result, since: shown, after: clock.now - start)
                let isAsked = watcher.isSure && !isSecondLook
                if isAsked || news.hasFindings || shown == nil || news.summary != told { try news.print() }
                shown = result.findings ?? []
                told = news.summary
                hadErrors = result.hasErrors
            }
            await result.finish?()
            interruption.end()
            // Who has not come to look at files, because there was no need or no catalog, keeps an eye on those of before.
            if !trace.folders.own.isEmpty { known = trace }
            // A change before its folder was watched is found by a second look, which has nothing else to tell.
            isSecondLook = watcher.watch(WatchedFolders(known, from: folder.path))
            waits = !isSecondLook
        }
    }

    private func wait() {
        guard watcher.wait(atMost: nil) else { return }
        for _ in 0..<Self.patience
        where !watcher.wait(atMost: watcher.hasSaved ? Self.quietTimeAfterSaving : Self.quietTime) {
            return
        }
    }
}

/// The new and the gone findings since the last run of a watching command, printed to the terminal.
struct FindingChanges {
    let come: [Diagnostic]
    private let gone: [Diagnostic]
    private let count: Int
    /// The last lines of the command, without times.
    let summary: String
    private let time: Duration

    init(_ turn: Turn, since shown: [Diagnostic]?, after time: Duration) {
        let now = turn.findings ?? []
        let before = Set((shown ?? []).map(Key.init))
        let after = Set(now.map(Key.init))
        come = now.filter { !before.contains(Key($0)) }
        gone = (shown ?? []).filter { !after.contains(Key($0)) }
        count = now.count
        self.time = time
        summary = turn.summary.split(separator: "\n").filter { !$0.contains(" read from ") && !$0.hasPrefix("  ") }
            .map { $0 + "\n" }.joined()
    }

    var hasFindings: Bool { !come.isEmpty || !gone.isEmpty }

    /// A finding regardless of its place in the file: lines above come and go.
    private struct Key: Hashable {
        let rule, message: String
        let path: String?

        init(_ finding: Diagnostic) {
            rule = finding.rule.id
            message = finding.message
            path = finding.range?.file.path
        }
    }

    /// Prints new findings only.
    func printNew() throws(CommandError) {
        if !come.isEmpty { try Terminal.errors.write(TextFindings.text(come, layout: Terminal.errors.layout)) }
    }

    func print() throws(CommandError) {
        let layout = Terminal.errors.layout
        let fixed = gone.map { finding in
            let place = finding.range.map { "\($0.file.path.visible): " } ?? ""
            return layout.style.apply(.green, to: "gone:") + " \(place)\(finding.message.visible) "
                + layout.style.apply(.faint, to: "[\(finding.rule.id)]") + "\n"
        }
        try Terminal.errors.write(fixed.joined() + TextFindings.text(come, layout: layout))
        let words = "\(counted(count, noun: "finding")); watching for changes, Ctrl-C ends (\(time.words))\n"
        try Terminal.output.write(summary + words)
    }
}
