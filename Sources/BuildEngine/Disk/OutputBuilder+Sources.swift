import CatalogModel
import CatalogRendering

extension OutputBuilder {
    /// Reports outputs with folders among the source files of the catalog.
    func reportMeetings(
        of outputs: ResolvedOutputs, with configuration: CatalogConfiguration, catalogFolder: String,
        diagnostics: inout Diagnostics
    ) {
        let sources = sources(configuration, catalogFolder: catalogFolder)
        for target in outputs.chosen.map(\.target) + outputs.unplanned {
            let stated = folder == nil ? configuration.outputs.orEmpty()[target.name]?.folder?.range : nil
            target.reportMeeting(with: sources, at: stated ?? target.range, diagnostics: &diagnostics)
        }
    }

    private func sources(_ configuration: CatalogConfiguration, catalogFolder: String) -> [SourceFolder] {
        let catalog = SourceFolder(.catalog, folder: catalogFolder, location: System.canonical(catalogFolder))
        let stated = configuration.entries.map { $0.map { ($0.value, Optional($0.range)) } }
        let entries = (stated ?? [("components", nil)]).map { name, range in
            let folder = PathText.joined(catalogFolder, with: name)
            return SourceFolder(.entries, folder: folder, location: System.canonical(folder), range: range)
        }
        return [catalog] + entries
    }
}
