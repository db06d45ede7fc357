import ArgumentParser
import BuildEngine
import ExternalBackends
import CatalogModel

/// The command `catalog backends test`: runs the conformance test on an outside backend, and prints the faults.
struct TestBackendCommand: AsyncParsableCommand, PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Test an external backend with unusual catalogs and report its faults.",
        discussion: """
            The program is started about a dozen times with requests that a build can send. Its responses are checked and \
            discarded; no file is written.

            Example: catalog backends test ./catalog-backend-mine
            """)

    @Argument(help: "The program: a file, or NAME for catalog-backend-NAME on PATH.", completion: .file())
    var program: String

    @OptionGroup var printing: PrintingOptions

    @Option(help: ArgumentHelp("The time limit for each response.", valueName: "seconds"))
    var seconds = 60

    func validate() throws {
        if seconds < 1 { throw ValidationError("--seconds requires a number of at least 1.") }
    }

    func run() async throws {
        let scratch = try ScratchFolder()
        defer { scratch.remove() }
        let usual = CatalogCommandLine.engine.programRunner(in: System.workingFolder)
        var elsewhere = CatalogCommandLine.engine.programRunner(in: scratch.path)
        elsewhere.environment = elsewhere.environment.filter { !$0.key.hasPrefix("LC_") }
        elsewhere.environment.merge(["LANG": "C", "TMPDIR": scratch.path]) { $1 }
        let trial = BackendConformance(try backendProgram(), usual: usual, elsewhere: elsewhere)
        var faultCount = 0
        for check in BackendConformance.Check.allCases {
            let result = await trial.result(of: check)
            faultCount += result.faults.count
            if !printing.quiet || !result.faults.isEmpty { try Terminal.output.write(text(of: result)) }
            // Without a valid description, the other checks cannot run.
            if check == .describes, !result.canGoOn { break }
        }
        if faultCount > 0 { throw ExitCode.catalogErrors }
    }

    private func text(of result: BackendConformance.Result) -> String {
        let style = Terminal.output.layout.style
        let mark = result.faults.isEmpty ? style.apply(.green, to: "ok  ") : style.apply(.red, to: "FAIL")
        let faults = result.faults.map { "       \($0.visible)\n" }
        return "\(mark)  \(result.check.rawValue)\n" + faults.joined()
    }

    private func backendProgram() throws(CommandError) -> BackendProgram {
        let isFile = program.contains("/") || ProgramSearch.isFile(program)
        let name = program.split(separator: "/").last.map(String.init) ?? program
        let path =
            isFile
            ? PathText.absolute(program, from: System.workingFolder)
            : ProgramSearch.find(
                BackendProtocol.programName(of: program), on: System.environment["PATH"])
        guard let path, ProgramSearch.isFile(path) else {
            throw CommandError(.missingProgram(program, of: name, at: nil))
        }
        var backend = BackendProgram(name: name, path: path)
        backend.limits.seconds = seconds
        return backend
    }
}

/// A temporary folder for testing a backend, removed at the end of the test.
private struct ScratchFolder {
    let path: String

    init() throws(CommandError) {
        let parent = System.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        do throws(SystemError) {
            path = try System.makeFolder(withNewNameIn: parent, beginning: "catalog-")
        } catch {
            throw CommandError(.unwritableFile(parent, reason: "no folder can be made there: \(error.words)"))
        }
    }

    func remove() { remove(path) }

    /// Removes a folder as far as the folder can be removed.
    private func remove(_ folder: String) {
        for name in (try? System.names(in: folder)) ?? [] {
            let path = "\(folder)/\(name.text)"
            if (try? System.status(path, followingLinks: false))??.kind == .folder {
                remove(path)
            } else {
                try? System.removeFile(path)
            }
        }
        System.removeEmptyFolder(folder)
    }
}
