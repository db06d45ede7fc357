/// What a process of the benchmark tells the one that started it: lines of a name and numbers, for example
/// `reading 1203456`. Times are in nanoseconds.
struct Answer: Equatable, Sendable {
    struct Line: Equatable, Sendable {
        let name: String
        let numbers: [Int]
    }

    var lines: [Line] = []

    init(_ lines: [Line]) {
        self.lines = lines
    }

    init(parsing text: String) {
        lines = text.split(separator: "\n").map { line in
            let words = line.split(separator: "\t")
            return Line(name: String(words.first ?? ""), numbers: words.dropFirst().compactMap { Int($0) })
        }
    }

    var text: String {
        lines.map { line in ([line.name] + line.numbers.map(String.init)).joined(separator: "\t") + "\n" }.joined()
    }

    /// The one number behind a name.
    subscript(name: String) -> Int? { lines.first { $0.name == name }?.numbers.first }
}

extension Floor.Result {
    init?(_ answer: Answer) {
        guard let reading = answer["reading"], let parsing = answer["parsing"], let writing = answer["writing"],
            let inputBytes = answer["input"], let outputBytes = answer["output"], let events = answer["events"]
        else { return nil }
        self.reading = .nanoseconds(reading)
        self.parsing = .nanoseconds(parsing)
        self.writing = .nanoseconds(writing)
        self.inputBytes = inputBytes
        self.outputBytes = outputBytes
        count.events = events
        count.scalars = answer["scalars"] ?? 0
        count.scalarBytes = answer["scalar bytes"] ?? 0
    }

    var answer: Answer {
        let numbers: KeyValuePairs = [
            "reading": reading.nanoseconds, "parsing": parsing.nanoseconds, "writing": writing.nanoseconds,
            "input": inputBytes, "output": outputBytes, "events": count.events, "scalars": count.scalars,
            "scalar bytes": count.scalarBytes,
        ]
        return Answer(numbers.map { Answer.Line(name: $0, numbers: [$1]) })
    }
}

extension StageTimes {
    init(_ line: Answer.Line) {
        self.init(name: line.name, times: line.numbers.map { .nanoseconds($0) })
    }

    var line: Answer.Line { Answer.Line(name: name, numbers: times.map(\.nanoseconds)) }
}
