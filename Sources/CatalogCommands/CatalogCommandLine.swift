import ArgumentParser
package import BuildEngine
import CatalogChanges
import CatalogLoading
import CatalogModel
public import CatalogRendering
import ExternalBackends

/// The entry point of the `catalog` program. A package with further backends starts the program with the backends
/// added:
///
///     await CatalogCommandLine.main(backends: BuiltInBackends.all + [MyBackend()])
public enum CatalogCommandLine {
    /// The backends of the running command; the argument parser creates commands, and cannot pass backends to a
    /// command.
    @TaskLocal static var backends: [any Backend] = BuiltInBackends.all

    /// The engine with the backends of the running command.
    package static var engine: BuildEngine {
        BuildEngine(
            .init(backends: backends, builtIn: BuiltInBackends.all, rules: rules) { program, line in
                try? Terminal.errors.write("\(program): \(line.visible)\n")
            })
    }

    /// The rules that `catalog.yaml` may name, beside those of the loader and of backends.
    private static let rules =
        OutputRules.all + ExternalRules.all + DeprecationRules.all + ChangePolicyRules.all + CatalogSources.rules

    /// Runs the command requested by the arguments, and ends the program with the command's exit status unless 0.
    ///
    /// - Parameters:
    ///   - arguments: Arguments without the name of the program; nil for the program's own.
    ///   - backends: The backends built into the program.
    public static func main(_ arguments: [String]? = nil, backends: [any Backend] = BuiltInBackends.all) async {
        await $backends.withValue(backends) {
            do {
                try CommandNames.validate(arguments ?? Array(CommandLine.arguments.dropFirst()))
                let command = try await CatalogCommand.asyncParseAsRoot(arguments)
                let color = (command as? any PrintingCommand)?.printing.color ?? .auto
                await Terminal.$color.withValue(color) { await run(command) }
            } catch {
                CatalogCommand.exit(withError: error)
            }
        }
    }

    /// Runs a command, and ends the program for an error.
    private static func run(_ command: any ParsableCommand) async {
        do {
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                var command = command
                try command.run()
            }
        } catch let failure as CommandError {
            try? FindingFormat.text.print(failure.findings)
            CatalogCommand.exit(withError: ExitCode.catalogErrors)
        } catch {
            CatalogCommand.exit(withError: error)
        }
    }
}
