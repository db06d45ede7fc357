package import CatalogModel

/// An executable file run as a backend in a separate process, with the limits on time, output and files.
package struct BackendProgram: Sendable {
    /// The limits for an answer of the program: time, bytes and files.
    package struct Limits: Hashable, Sendable {
        package var seconds = 60
        /// The limit for the answer, and for the text on standard error.
        package var bytes = 64 << 20
        package var files = 10_000

        package init() {}
    }

    /// Name of the backend in the catalog.
    package let name: String
    /// The file that is started.
    package let path: String
    /// Variables of the environment for the backend beside those of every program.
    package var environment: [String] = []
    package var limits = Limits()
    /// Location in `catalog.yaml` of the request for the backend; nil without such a request.
    package var range: SourceRange?

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}

/// The outcome of running a backend's program: the output, a failure, a signal, or a stop at a limit.
package enum ProgramEnding: Sendable {
    /// An end with status 0, and the output.
    case answered([UInt8])
    /// An end with another status.
    case failed(status: Int)
    /// An end by a signal; by name where the signal has one, for example `SIGSEGV`.
    case killed(signal: String)
    /// A stop after the program's time was over.
    case outOfTime
    /// A stop after more output than allowed.
    case tooMuchOutput
    /// A stop after more text on standard error than allowed.
    case tooManyErrors
    /// A program impossible to start; the reason in words.
    case unstartable(String)
}

/// A runner of backend programs, from starting the process to waiting for the end.
package protocol ProgramRunner: Sendable {
    /// Starts the program, hands over the input, and waits for the end. None of the program's processes outlives the
    /// call.
    func run(_ program: BackendProgram, input: [UInt8]) async -> ProgramEnding
}

extension BackendProgram {
    /// Returns the program's answer.
    func answer(to request: BackendRequest, through runner: any ProgramRunner) async -> Result<
        [UInt8], ExternalBackendError
    > {
        await answer(to: request.bytes, through: runner)
    }

    /// Returns the program's answer to a request as sent.
    package func answer(
        to request: [UInt8], through runner: any ProgramRunner
    ) async -> Result<[UInt8], ExternalBackendError> {
        switch await runner.run(self, input: request) {
        case .answered(let bytes): .success(bytes)
        case .failed(let status): .failure(fault(ExternalRules.failure, what: "ended with exit status \(status)"))
        case .killed(let signal): .failure(fault(ExternalRules.failure, what: "was ended by \(signal)"))
        case .unstartable(let reason): .failure(fault(ExternalRules.start, what: "cannot be started: \(reason)"))
        case .outOfTime:
            .failure(
                limit("did not end within \(limits.seconds) second\(limits.seconds == 1 ? "" : "s")", key: "seconds"))
        case .tooMuchOutput: .failure(limit("wrote more than \(limits.bytes) bytes", key: "bytes"))
        case .tooManyErrors:
            .failure(limit("wrote more than \(limits.bytes) bytes to standard error", key: "bytes"))
        }
    }

    /// Returns the failure of a wrong answer.
    package func failure(_ fault: AnswerError) -> ExternalBackendError {
        let rule =
            switch fault.kind {
            case .answer: ExternalRules.answer
            case .path: ExternalRules.path
            case .limit: ExternalRules.limit
            }
        return self.fault(rule, what: fault.words)
    }

    private func limit(_ fact: String, key: String) -> ExternalBackendError {
        fault(ExternalRules.limit, what: "\(fact) and was stopped; raise '\(key)' under its 'limits' if it needs more")
    }

    private func fault(_ rule: Rule, what: String) -> ExternalBackendError {
        ExternalBackendError(finding: .outsideFault(rule, of: self, what: what))
    }
}

/// An error with the finding to report in place of a backend program's answer.
package struct ExternalBackendError: Error, Sendable {
    package let finding: Diagnostic

    package init(finding: Diagnostic) {
        self.finding = finding
    }
}
