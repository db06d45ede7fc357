import ExternalBackends

/// A runner of outside backends as processes on the present machine.
struct SystemProgramRunner: ProgramRunner {
    /// Folder in which the programs work.
    let folder: String
    /// Environment from which the programs get their variables.
    var environment = System.environment
    /// Takes a line written by a program to standard error.
    var reportError: @Sendable (_ line: String) -> Void = { try? Terminal.errors.write($0) }

    func run(_ program: BackendProgram, input: [UInt8]) async -> ProgramEnding {
        let start = ProcessStart(path: program.path, environment: environment(for: program), folder: folder)
        return await ProgramThread.result { [reportError] in
            var lines = ErrorLinePrinter(of: program.name, report: reportError)
            let ending = ProgramRun.run(start, input: input, limits: program.limits) { lines.take($0) }
            lines.finish()
            return ending
        }
    }

    /// Returns `NAME=VALUE` of the variables for every program, and of the variables listed in `catalog.yaml` for the
    /// given program.
    private func environment(for program: BackendProgram) -> [String] {
        environment.filter { name, _ in
            Self.shared.contains(name) || name.hasPrefix("LC_") || program.environment.contains(name)
        }.map { "\($0)=\($1)" }.sorted()
    }

    private static let shared: Set<String> = ["PATH", "HOME", "TMPDIR", "LANG"]
}

/// A printer of a backend's standard error, line by line behind the backend's name, without control codes.
private struct ErrorLinePrinter {
    private let name: String
    private let report: (String) -> Void
    private var line: [UInt8] = []
    /// Limit beyond which a line is shown in parts.
    private static let lineLimit = 4_096

    init(of name: String, report: @escaping (String) -> Void) {
        self.name = name
        self.report = report
    }

    mutating func take(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                show()
            } else {
                line.append(byte)
                if line.count >= Self.lineLimit { show() }
            }
        }
    }

    mutating func finish() {
        if !line.isEmpty { show() }
    }

    private mutating func show() {
        report("\(name): \(String(decoding: line, as: UTF8.self).visible)\n")
        line.removeAll(keepingCapacity: true)
    }
}
