import CatalogModel
import CatalogRendering

/// A test suite for an outside backend (a separate program rendering a catalog), with the faults found in words.
package struct BackendConformance: Sendable {
    /// Checks of a backend, in the order in which they are tried.
    package enum Check: String, CaseIterable, Sendable {
        case describes = "describes itself"
        case empty = "renders a catalog without entries"
        case one = "renders one entry"
        case everything = "renders an entry with every key of the format"
        case awkward = "renders text that needs escaping in other languages"
        case many = "renders 1,000 entries"
        case options = "accepts every value of its options"
        case repeats = "returns the same answer twice"
        case layout = "returns the same answer for any layout of the request"
        case elsewhere = "returns the same answer in another folder and another language"
        case changes = "returns the same answer with and without changes"
        case unknownOption = "ignores an unknown option"
        case future = "ignores unknown members"
        case unknownKind = "rejects an unknown kind of request"
        case unknownVersion = "rejects an unknown version of the protocol"
    }

    /// Result of a check.
    package struct Result: Sendable {
        package let check: Check
        /// Faults, in words; none if the backend does as it should.
        package let faults: [String]
        /// Whether other checks are meaningful: the backend has described itself, possibly with faults.
        package let canGoOn: Bool
    }

    private let answers: BackendTrial

    /// Creates the suite for a backend.
    ///
    /// - Parameters:
    ///   - program: The backend under test.
    ///   - usual: Runs programs as a build does.
    ///   - elsewhere: Runs programs in another folder and another language.
    package init(_ program: BackendProgram, usual: any ProgramRunner, elsewhere: any ProgramRunner) {
        answers = BackendTrial(program: program, usual: usual, elsewhere: elsewhere)
    }

    /// Runs a check.
    ///
    /// After a failure of `describes`, the other checks have little meaning.
    package func result(of check: Check) async -> Result {
        do throws(TrialError) {
            return Result(check: check, faults: try await faults(check), canGoOn: true)
        } catch {
            return Result(check: check, faults: [error.words], canGoOn: check != .describes)
        }
    }

    private func faults(_ check: Check) async throws(TrialError) -> [String] {
        let description = try await answers.description()
        let defaults = BackendOptions(defaultsOf: description.options).json(of: description.options)
        let requests = ConformanceRequests(options: defaults)
        switch check {
        case .describes: return DescriptionStyle.faults(of: description)
        case .empty: return try await rendering(requests.empty, description: description)
        case .one: return try await rendering(requests.one, description: description)
        case .everything: return try await rendering(requests.everything, description: description)
        case .awkward: return try await rendering(requests.awkward, description: description)
        case .many: return try await rendering(requests.many(1_000), description: description)
        case .options: return try await optionFaults(description)
        case .repeats: return try await differences(between: requests.everything, and: requests.everything)
        case .layout:
            return try await differences(between: requests.everything, and: requests.everything, layout: .oneLine)
        case .elsewhere: return try await differences(between: requests.awkward, and: requests.awkward, elsewhere: true)
        case .changes:
            let none = try await differences(between: requests.one, and: requests.unchanged)
            let some = try await differences(between: requests.one, and: requests.changed)
            return none.map { "\($0) when 'changed' is empty" } + some.map { "\($0) when 'changed' lists an entry" }
        case .unknownOption: return try await differences(between: requests.one, and: requests.unknownOption)
        case .future: return try await differences(between: requests.one, and: requests.future)
        case .unknownKind: return try await refusal(of: requests.unknownKind)
        case .unknownVersion: return try await refusal(of: requests.unknownVersion)
        }
    }

    private func refusal(of request: JSONValue) async throws(TrialError) -> [String] {
        do throws(TrialError) {
            try await answers.refusal(of: request)
            return []
        } catch {
            return [error.words + "; the answer to an unknown request is { \"protocol\": 1 } alone"]
        }
    }

    /// Renders a request, and checks findings as a build does.
    private func rendering(_ request: JSONValue, description: DescribeAnswer) async throws(TrialError) -> [String] {
        let answer = try await answers.rendering(request)
        return answer.findings.compactMap { finding in
            if !description.rules.contains(where: { $0.id == finding.rule }) {
                return "a finding has the rule '\(finding.rule)', which the answer to 'describe' does not list"
            }
            guard let pointer = finding.pointer, !RequestPointer.leadsSomewhere(pointer, in: request) else {
                return nil
            }
            return "a finding is at '\(pointer)', which is not in the request"
        }
    }

    /// Returns the faults with every choice and both values of every flag, each with the defaults for the rest.
    private func optionFaults(_ description: DescribeAnswer) async throws(TrialError) -> [String] {
        var faults: [String] = []
        for option in description.options {
            for value in option.kind.samples {
                var options = BackendOptions(defaultsOf: description.options).json(of: description.options)
                options[option.name] = value
                do throws(TrialError) {
                    faults += try await rendering(ConformanceRequests(options: options).one, description: description)
                } catch {
                    faults.append("\(error.words) (with \(option.name): \(value.compact))")
                }
            }
        }
        return faults
    }

    /// Returns the differences between the answers to two requests.
    private func differences(
        between left: JSONValue, and right: JSONValue, layout: BackendTrial.Layout = .lines, elsewhere: Bool = false
    ) async throws(TrialError) -> [String] {
        let first = try await answers.rendering(left)
        let second = try await answers.rendering(right, layout: layout, elsewhere: elsewhere)
        let files = second.files.map(\.path.text)
        if Set(first.files.map(\.path.text)) != Set(files) { return ["it renders different files"] }
        let bytes = Dictionary(second.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        let others = first.files.filter { bytes[$0.path] != $0.bytes }.map { "'\($0.path)' has different contents" }
        return first.findings == second.findings ? others : others + ["it has different findings"]
    }
}

extension BackendOptionKind {
    /// Values to try.
    fileprivate var samples: [JSONValue] {
        switch self {
        case .flag: [true, false]
        case .choice(let choices): choices.map { .string($0) }
        case .choiceList(let choices): choices.map { .array([.string($0)]) } + [[]]
        case .text: [""] + AwkwardWords.all.prefix(3).map { .string($0) }
        case .textList: [[], .array(AwkwardWords.all.prefix(3).map { .string($0) })]
        }
    }
}
