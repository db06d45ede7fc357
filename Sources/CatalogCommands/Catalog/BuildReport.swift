import CatalogLoading
import CatalogModel
import CatalogRendering

/// What a build tells those who started it.
struct BuildReport {
    let loaded: LoadedCatalog
    let registry: ComponentRegistry
    let result: BuildResult
    /// Whether the build wrote what had to be written, not only said so.
    let isWritten: Bool
    let total: Duration

    func text(withTimings: Bool) -> String {
        let changes = isWritten ? "" : result.outputs.map(changes).joined()
        return changes + result.outputs.map(summary).joined() + read + (withTimings ? timings : "")
    }

    /// A line for each file that a build would touch.
    private func changes(_ output: OutputResult) -> String {
        output.steps.compactMap { step in
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

    private func summary(_ output: OutputResult) -> String {
        let changed = output.count(.create) + output.count(.update)
        let isManifestStale = !isWritten && !output.isUpToDate && changed + output.count(.remove) == 0
        let parts = [
            "\(changed) \(isWritten ? "written" : "to write")", "\(output.count(.unchanged)) unchanged",
            "\(output.count(.remove)) \(isWritten ? "removed" : "to remove")",
            output.count(.keep) > 0 ? "\(output.count(.keep)) kept as people left them" : nil,
            isManifestStale ? "the manifest to write" : nil,
        ]
        let counts = parts.compactMap { $0 }.joined(separator: ", ")
        return "\(output.target.name.visible): \(counts) in \(output.target.folder.visible)\n"
    }

    private var read: String {
        let tokens = registry.tokens.isEmpty ? "" : " and \(counted(registry.tokens.all.count, "token"))"
        let entries = counted(registry.components.count, "entry")
        let verb = isWritten ? "built" : "compared"
        return "\(entries)\(tokens) read from \(counted(loaded.fileCount, "file")), \(verb) in \(total.words)\n"
    }

    private var timings: String {
        var table = TextTable(TextLayout(style: .plain, width: 80), indent: 2)
        table.append(["entries", loaded.timings.entries.words])
        table.append(["tokens", loaded.timings.tokens.words])
        table.append(["linking", loaded.timings.linking.words])
        table.append(["rendering", result.timings.rendering.words])
        table.append(["comparing", result.timings.comparing.words])
        table.append(["writing", result.timings.writing.words])
        return table.text
    }
}

extension Duration {
    /// In milliseconds below a second, else in seconds with two digits behind the point.
    var words: String {
        let milliseconds = components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
        if milliseconds < 1_000 { return "\(milliseconds) ms" }
        let hundredths = milliseconds / 10 % 100
        return "\(milliseconds / 1_000).\(hundredths < 10 ? "0" : "")\(hundredths) s"
    }
}
