import CatalogModel
import CatalogRendering

/// The outputs of a configuration, resolved.
struct ResolvedOutputs {
    struct Output {
        let target: OutputTarget
        let backend: any Backend
        let options: BackendOptions
    }

    /// Those to be built, in the order of `catalog.yaml`.
    var chosen: [Output] = []
    /// The others, whose folders are not to be written to.
    var others: [OutputTarget] = []
}

extension OutputBuilder {
    /// What `catalog.yaml` says of outputs, checked.
    func resolve(
        _ registry: ComponentRegistry, catalogFolder: String, diagnostics: inout Diagnostics
    ) -> ResolvedOutputs {
        let configured = registry.configuration.outputs.orEmpty()
        var resolved = ResolvedOutputs()
        for name in only where configured[name] == nil {
            diagnostics.report(.unknownOutput(name, among: configured.names))
        }
        if configured.isEmpty { diagnostics.report(.noOutputs(at: registry.configuration.base.range)) }
        for element in configured {
            guard let path = OutputPath(element.name), path.folders.isEmpty, !path.isReserved else {
                diagnostics.report(.outputName(element.key))
                continue
            }
            let target = target(element, catalogFolder: catalogFolder)
            if !only.isEmpty, !only.contains(element.name) {
                resolved.others.append(target)
            } else if let output = output(element, target, diagnostics: &diagnostics) {
                resolved.chosen.append(output)
            }
        }
        return resolved
    }

    private func target(_ element: ByName<OutputConfiguration>.Element, catalogFolder: String) -> OutputTarget {
        let shown =
            folder.map { PathText.joined($0, element.name) }
            ?? PathText.joined(catalogFolder, element.value.folder?.value ?? "Output/\(element.name)")
        return OutputTarget(
            name: element.name, backend: element.value.backend?.value ?? element.name, folder: shown,
            location: System.canonical(shown), range: element.key.range)
    }

    private func output(
        _ element: ByName<OutputConfiguration>.Element, _ target: OutputTarget, diagnostics: inout Diagnostics
    ) -> ResolvedOutputs.Output? {
        guard let backend = backends.first(where: { $0.name == target.backend }) else {
            let name = element.value.backend ?? element.key
            diagnostics.report(.unknownBackend(name, among: backends.map(\.name)))
            return nil
        }
        let options = BackendOptions.checked(
            element.value.options.orEmpty(), against: backend.options, backendName: backend.name,
            diagnostics: &diagnostics)
        return ResolvedOutputs.Output(target: target, backend: backend, options: options)
    }
}
