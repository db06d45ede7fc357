import ArgumentParser
import BuildEngine
import CatalogFormat
import CatalogLoading
import CatalogModel
import CatalogRendering
import ExternalBackends

/// The command `catalog backends`: lists the available backends; the subcommand `test` tests an outside backend.
struct BackendsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backends", abstract: "List the available backends, or test one of your own.",
        discussion: "Example: catalog backends test ./catalog-backend-mine",
        subcommands: [List.self, TestBackendCommand.self], defaultSubcommand: List.self)

    /// The command `catalog backends list`: prints the backends with their options.
    struct List: AsyncParsableCommand, CatalogReadingCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the available backends with their options for catalog.yaml.",
            discussion: """
                The list includes the built-in backends, those declared in catalog.yaml, and each program \
                catalog-backend-NAME on PATH. External backends are started to read their description.

                Example: catalog backends list --json
                """)

        @OptionGroup var options: CatalogOptions

        @Flag(help: "Print the list as JSON.")
        var json = false

        func run() async throws {
            let terminal = Terminal.output
            var findings = Diagnostics()
            let outside = await outsideBackends(in: try directory(&findings), findings: &findings)
            try FindingFormat.text.print(findings.sorted(), detail: options.detail)
            let backends = CatalogCommandLine.backends + outside
            try terminal.write(json ? BackendList.json(backends) : BackendList.text(backends, layout: terminal.layout))
            if findings.hasErrors { throw ExitCode.catalogErrors }
        }

        /// Returns the directory of backends from the `catalog.yaml`, if present.
        private func directory(_ findings: inout Diagnostics) throws -> BackendDirectory {
            guard let found = try options.configuration() else {
                return CatalogCommandLine.engine.directory(of: nil, catalogFolder: System.workingFolder)
            }
            // Ignore faults in the rest of the configuration, because only the backends are needed here.
            if found.decoded.record == nil { findings.merge(found.decoded.diagnostics) }
            let directory = CatalogCommandLine.engine.directory(
                of: found.decoded.record, catalogFolder: CatalogFolder(of: found.path).path)
            directory.reportNames(diagnostics: &findings)
            return directory
        }

        /// Returns all answering backends, asked at the same time, in the order of discovery.
        private func outsideBackends(
            in directory: BackendDirectory, findings: inout Diagnostics
        ) async -> [any Backend] {
            let programs = directory.programs()
            let answers = await withTaskGroup(of: (Int, Result<ExternalBackend, ExternalBackendError>).self) { group in
                for (index, program) in programs.enumerated() {
                    group.addTask { (index, await directory.ask(program)) }
                }
                return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
            }
            return answers.compactMap { answer in
                switch answer {
                case .success(let backend): return backend
                case .failure(let failure):
                    findings.report(failure.finding)
                    return nil
                }
            }
        }
    }
}
