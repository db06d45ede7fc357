import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogRendering

/// The closing report of `catalog build` for the terminal: numbers of files by output, files read, and times.
struct BuildReport {
    let outputs: [OutputSummary]
    /// Files read by the build, in words.
    let read: String
    /// Whether the build wrote the necessary files, rather than only reported.
    let isWritten: Bool
    let total: Duration
    /// The stages of the build.
    let timings: [(stage: String, time: Duration)]
    /// Work spared by the record of the last build; nil unless requested.
    let remark: String?

    func text(withTimings: Bool) -> String {
        let changes = isWritten ? "" : outputs.map(\.changes).joined()
        let summaries = outputs.map { $0.text(isWritten: isWritten) }.joined()
        let verb = isWritten ? "built" : "compared"
        return changes + summaries + "\(read), \(verb) in \(total.words)\n" + (withTimings ? stages : "")
    }

    /// A line for each written HTML site, with the page to open in a browser.
    var pagesToOpen: String {
        guard isWritten else { return "" }
        let pages = outputs.map { PathText.joined($0.folder, with: "index.html") }
        return pages.filter(DiskFiles().isFile).map { "Open \($0.visible)\n" }.joined()
    }

    /// The same for programs, with times in seconds.
    var json: String {
        var stages = JSONObject()
        for (stage, time) in timings { stages[stage] = time.seconds }
        let report: JSONValue = [
            "isWritten": .bool(isWritten), "read": .string(read), "seconds": total.seconds,
            "stages": .object(stages), "outputs": .array(outputs.map(\.json)),
            "remark": remark.map(JSONValue.string) ?? .null,
        ]
        return report.printed
    }

    private var stages: String {
        var table = TextTable(TextLayout(style: .plain, width: 80), indent: 2)
        for (stage, time) in timings { table.append([stage, time.words]) }
        return table.text + (remark.map { "\($0)\n" } ?? "")
    }
}

extension BuildReport {
    /// The report of a completed build.
    init(_ build: CatalogBuild, isWritten: Bool, total: Duration) {
        let (loaded, result, registry) = (build.loaded, build.result, build.registry)
        outputs = result.outputs.map(OutputSummary.init)
        read = Self.read(loaded, registry: registry)
        self.isWritten = isWritten
        self.total = total
        remark = build.staleness.map { reason in
            let rendered = result.unitCount - result.reusedUnitCount
            return "\(reason): \(counted(registry.components.count, noun: "entry")) read, and "
                + "\(rendered) of \(counted(result.unitCount, noun: "part")) rendered"
        }
        timings = [
            ("entries", loaded.timings.entries), ("tokens", loaded.timings.tokens),
            ("linking", loaded.timings.linking), ("rendering", result.timings.rendering),
            ("comparing", result.timings.comparing), ("writing", result.timings.writing),
        ]
    }

    /// The report of a build without work to do, according to the record.
    init(_ reply: BuildRecord.Reply, isWritten: Bool, total: Duration) {
        outputs = reply.outputs.map(OutputSummary.init)
        read = reply.summary
        self.isWritten = isWritten
        self.total = total
        remark = "no changes since the last build; reading, rendering and writing skipped"
        timings = [("looking", total)]
    }

    static func read(_ loaded: LoadedCatalog, registry: ComponentRegistry) -> String {
        let tokens = registry.tokens.isEmpty ? "" : " and \(counted(registry.tokens.all.count, noun: "token"))"
        let entries = counted(registry.components.count, noun: "entry")
        return "\(entries)\(tokens) read from \(counted(loaded.fileCount, noun: "file"))"
    }
}

/// The line about an output in the report of `catalog build`: numbers of changed, unchanged, removed and kept files.
struct OutputSummary {
    let name: String
    let folder: String
    /// A line for each file that a build would touch or that stays as edited by people.
    let changes: String
    private let changed, unchanged, removed, kept: Int
    private let isUpToDate: Bool

    init(_ output: OutputResult) {
        name = output.target.name
        folder = output.target.folder
        changed = output.count(.create) + output.count(.update)
        unchanged = output.count(.unchanged)
        removed = output.count(.remove)
        kept = output.count(.keep)
        isUpToDate = output.isUpToDate
        changes = output.steps.compactMap { step in
            let shown = output.target.shown(step.path).visible
            return switch step.action {
            case .create: "create \(shown)\n"
            case .update: "update \(shown)\n"
            case .remove: "remove \(shown)\n"
            case .keep: "keep \(shown)\n"
            case .unchanged: nil
            }
        }.joined()
    }

    init(_ output: BuildRecord.Output) {
        name = output.name
        folder = output.folder
        changed = 0
        removed = 0
        unchanged = output.unchangedCount
        kept = output.kept.count
        isUpToDate = true
        changes = output.kept.map { "keep \($0.visible)\n" }.joined()
    }

    var json: JSONValue {
        [
            "name": .string(name), "folder": .string(folder), "changed": .integer(changed),
            "unchanged": .integer(unchanged), "removed": .integer(removed), "kept": .integer(kept),
        ]
    }

    func text(isWritten: Bool) -> String {
        let isManifestStale = !isWritten && !isUpToDate && changed + removed == 0
        let parts = [
            "\(changed) \(isWritten ? "written" : "to write")", "\(unchanged) unchanged",
            "\(removed) \(isWritten ? "removed" : "to remove")",
            kept > 0 ? "\(kept) kept as people left them" : nil,
            isManifestStale ? "the manifest to write" : nil,
        ]
        return "\(name.visible): \(parts.compactMap { $0 }.joined(separator: ", ")) in \(folder.visible)\n"
    }
}

extension Duration {
    private var milliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }

    /// As a number with three digits after the point.
    fileprivate var seconds: JSONValue {
        let digits = String(1_000 + milliseconds % 1_000).dropFirst()
        return .number("\(milliseconds / 1_000).\(digits)")
    }

    /// In milliseconds below a second, else in seconds with two digits after the point.
    var words: String {
        if milliseconds < 1_000 { return "\(milliseconds) ms" }
        let hundredths = milliseconds / 10 % 100
        return "\(milliseconds / 1_000).\(hundredths < 10 ? "0" : "")\(hundredths) s"
    }
}
