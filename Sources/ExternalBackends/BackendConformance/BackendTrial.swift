import CatalogModel
import CatalogRendering

/// A caller of a backend under test: sends requests, decodes the answers and throws an error for a wrong answer.
struct BackendTrial: Sendable {
    let program: BackendProgram
    /// Runner of the backend, as in a build.
    let usual: any ProgramRunner
    /// Runner of the backend in another folder and another language.
    let elsewhere: any ProgramRunner

    /// The layout of the JSON of a request: indented lines, or a single line.
    enum Layout { case lines, oneLine }

    /// Returns the files and findings of a request to render.
    func rendering(
        _ request: JSONValue, layout: Layout = .lines, elsewhere isElsewhere: Bool = false
    ) async throws(TrialError) -> RenderAnswer {
        let bytes = try await answer(request, layout: layout, elsewhere: isElsewhere)
        return try decoded { () throws(AnswerError) in
            try RenderAnswer(bytes, fileLimit: program.limits.files)
        }
    }

    /// Returns the backend's answer to the request for a description.
    func description(elsewhere isElsewhere: Bool = false) async throws(TrialError) -> DescribeAnswer {
        let bytes = try await answer(ConformanceRequests().describe, elsewhere: isElsewhere)
        return try decoded { () throws(AnswerError) in try DescribeAnswer(bytes) }
    }

    /// Throws unless the backend refuses a request with only the supported version of the protocol.
    func refusal(of request: JSONValue) async throws(TrialError) {
        let bytes = try await answer(request)
        try decoded { () throws(AnswerError) in try Refusal.require(bytes) }
    }

    private func answer(
        _ request: JSONValue, layout: Layout = .lines, elsewhere isElsewhere: Bool = false
    ) async throws(TrialError) -> [UInt8] {
        let bytes =
            switch layout {
            case .lines: request.prettyPrintedBytes
            case .oneLine: Array(request.compact.utf8)
            }
        switch await program.answer(to: bytes, through: isElsewhere ? elsewhere : usual) {
        case .success(let bytes): return bytes
        case .failure(let failure): throw TrialError(failure.finding.message)
        }
    }

    private func decoded<Answer>(_ decode: () throws(AnswerError) -> Answer) throws(TrialError) -> Answer {
        do throws(AnswerError) {
            return try decode()
        } catch {
            throw TrialError(program.failure(error).finding.message)
        }
    }
}

/// An error for a failed or wrong answer of an outside backend under test, in words for the backend's author.
struct TrialError: Error {
    let words: String

    init(_ words: String) {
        self.words = words
    }
}
