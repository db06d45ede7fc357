package import ExternalBackends

/// A runner of outside backends as processes on the present machine.
package struct SystemProgramRunner: ProgramRunner {
    /// Folder in which the programs work.
    let folder: String
    /// Environment from which the programs get their variables.
    package var environment = System.environment
    /// Takes each line of a program's standard error.
    var reportError: ErrorReport

    package func run(_ program: BackendProgram, input: [UInt8]) async -> ProgramEnding {
        let start = ProcessStart(path: program.path, environment: environment(for: program), folder: folder)
        return await ProgramThread.result { [reportError] in
            var lines = ErrorLines(of: program.name, report: reportError)
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

/// A function that takes a line of a backend program's standard error, with the name of the backend.
package typealias ErrorReport = @Sendable (_ program: String, _ line: String) -> Void

/// A reader of a backend's standard error, line by line.
private struct ErrorLines {
    private let name: String
    private let report: ErrorReport
    private var line: [UInt8] = []
    /// Limit beyond which a line is reported in parts.
    private static let lineLimit = 4_096

    init(of name: String, report: @escaping ErrorReport) {
        self.name = name
        self.report = report
    }

    mutating func take(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                finishLine()
            } else {
                line.append(byte)
                if line.count >= Self.lineLimit { finishLine() }
            }
        }
    }

    mutating func finish() {
        if !line.isEmpty { finishLine() }
    }

    private mutating func finishLine() {
        report(name, String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
    }
}
