import CatalogLoading
import CatalogModel
package import CatalogRendering
import ExternalBackends

/// The outputs of `catalog.yaml` with backends looked up: chosen for the build, excluded, or of an unknown backend.
package struct ResolvedOutputs {
    /// An output of `catalog.yaml` with the backend found for the output, and the options.
    package struct Output: Sendable {
        package let target: OutputTarget
        package let backend: any Backend
        package let options: BackendOptions
        /// The text of `catalog.yaml` with the name of the backend.
        let range: SourceRange?
    }

    /// Outputs to be built, in the order of `catalog.yaml`.
    var chosen: [Output] = []
    /// Targets to be built with unknown backends.
    var unplanned: [OutputTarget] = []
    /// Targets excluded from the build.
    var others: [OutputTarget] = []

    /// The outputs with folders of their own, though without files to write there.
    var neighbors: [OutputTarget] { others + unplanned }
}

/// The permitted effort for finding outside backends: starting programs for a description, or only looking for files.
enum BackendInquiry: Hashable {
    /// Programs are started, and asked for their descriptions.
    case asking
    /// Programs are looked for and not started.
    case looking
    /// The same, without the expectation that all programs are present.
    case lookingForDeclared
}

extension OutputBuilder {
    /// Returns the outputs of `catalog.yaml`, checked.
    func resolve(
        _ registry: ComponentRegistry, catalogFolder: String, by inquiry: BackendInquiry = .asking,
        diagnostics: inout Diagnostics
    ) async -> ResolvedOutputs {
        let configured = registry.configuration.outputs.orEmpty()
        var resolved = ResolvedOutputs()
        for name in only where configured[name] == nil {
            diagnostics.report(.unknownOutput(name, among: configured.names))
        }
        let backends = await backends(for: registry, catalogFolder, by: inquiry, diagnostics: &diagnostics)
        // A catalog without outputs is valid, but a build of it has no work.
        if configured.isEmpty, inquiry == .asking {
            diagnostics.report(.noOutputs(at: registry.configuration.base.range))
        }
        for element in configured {
            guard let path = OutputPath(element.name), path.folders.isEmpty, !path.isReserved else {
                diagnostics.report(.outputName(element.key))
                continue
            }
            let edits = backends[element.backendName.value]?.edits ?? .refused
            let target = target(element, edits: edits, catalogFolder: catalogFolder)
            let home = System.canonical(catalogFolder)
            if let obstacle = target.folderObstacle(from: home, stated: statedLocation(element, from: home)) {
                let stated = folder == nil ? element.value.folder?.range : nil
                diagnostics.report(.outputFolder(obstacle, folder: target.folder, at: stated ?? element.key.range))
                continue
            }
            if !only.isEmpty, !only.contains(element.name) {
                resolved.others.append(target)
            } else if let output = output(
                element, target: target, backends: backends, configuration: registry.configuration,
                diagnostics: &diagnostics)
            {
                resolved.chosen.append(output)
            } else {
                resolved.unplanned.append(target)
            }
        }
        return resolved
    }

    /// Returns the backends of the outputs to be built, by name, as far as found.
    ///
    /// Where a query starts a program, only these backends are queried.
    private func backends(
        for registry: ComponentRegistry, _ catalogFolder: String, by inquiry: BackendInquiry,
        diagnostics: inout Diagnostics
    ) async -> [String: any Backend] {
        let configuration = registry.configuration
        let directory = BackendDirectory(
            builtIn: backends, configuration: configuration, catalogFolder: catalogFolder, reportError: reportError)
        directory.reportNames(diagnostics: &diagnostics)
        let chosen = configuration.outputs.orEmpty().filter { only.isEmpty || only.contains($0.name) }
        let names = chosen.map(\.backendName)
        let answers =
            switch inquiry {
            case .asking: await directory.backends(names, about: SharedCatalogDump(registry))
            case .looking: directory.resolvedBackends(names)
            case .lookingForDeclared: directory.resolvedBackends(names.filter(directory.isDeclared))
            }
        var backends: [String: any Backend] = [:]
        for (name, answer) in answers.sorted(by: { $0.key < $1.key }) {
            switch answer {
            case .success(let backend): backends[name] = backend
            case .failure(let failure): diagnostics.report(failure.finding)
            }
        }
        reportRules(of: backends, in: configuration, diagnostics: &diagnostics)
        return backends
    }

    /// Reports severities for rules missing from an outside backend.
    ///
    /// The rules of a backend are available only after the query of the backend.
    private func reportRules(
        of backends: [String: any Backend], in configuration: CatalogConfiguration, diagnostics: inout Diagnostics
    ) {
        let ruleIDs = backends.mapValues { Set($0.rules.map(\.id)) }
        for key in configuration.rules.orEmpty().map(\.key) where ExternalRule.isName(key.value) {
            let name = String(key.value.prefix { $0 != "/" })
            guard let backend = backends[name], ruleIDs[name]?.contains(key.value) == false else { continue }
            diagnostics.report(.unknownRule(key, of: name, among: backend.rules.map(\.id)))
        }
    }

    private func target(
        _ element: OrderedRecords<OutputConfiguration>.Element, edits: EditPolicy, catalogFolder: String
    ) -> OutputTarget {
        let shown =
            folder.map { PathText.joined($0, with: element.name) }
            ?? PathText.joined(catalogFolder, with: element.folderName)
        return OutputTarget(
            name: element.name, backend: element.backendName.value, folder: shown,
            location: System.canonical(shown), range: element.key.range, edits: edits)
    }

    /// Returns the absolute path of an output's folder by name alone; nil where the folder was chosen for the build,
    /// and where the name begins at the root, with the machine's own links.
    private func statedLocation(
        _ element: OrderedRecords<OutputConfiguration>.Element, from catalogFolder: String
    ) -> String? {
        let name = element.folderName
        return folder == nil && !name.hasPrefix("/") ? PathText.absolute(name, from: catalogFolder) : nil
    }

    private func output(
        _ element: OrderedRecords<OutputConfiguration>.Element, target: OutputTarget,
        backends: [String: any Backend],
        configuration: CatalogConfiguration, diagnostics: inout Diagnostics
    ) -> ResolvedOutputs.Output? {
        guard let backend = backends[target.backend] else { return nil }
        let options = BackendOptions.checked(
            element.value.options.orEmpty(), against: backend.options(in: configuration), backendName: backend.name,
            diagnostics: &diagnostics)
        return ResolvedOutputs.Output(
            target: target, backend: backend, options: options, range: element.backendName.range)
    }
}

extension OrderedRecords<OutputConfiguration>.Element {
    /// The backend of the output, at the text with the name.
    var backendName: Text { value.backend ?? key }

    /// The folder of the output, as given by `catalog.yaml` or by default.
    var folderName: String { value.folder?.value ?? "Output/\(name)" }
}

extension Diagnostic {
    fileprivate static func unknownRule(_ name: Text, of backend: String, among names: [String]) -> Diagnostic {
        let meant = suggestion(for: name.value, among: names)
        let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            CatalogRules.unknownRule, "backend '\(backend)' has no rule '\(name.value)'\(hint)", at: name.range,
            fixIts: meant.map { [.init(replace: name.range, with: $0)] } ?? [])
    }
}
