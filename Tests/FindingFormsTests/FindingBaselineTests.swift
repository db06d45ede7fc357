import CatalogModel
import CatalogCommands
import Testing

@Suite("Baselines of findings")
struct FindingBaselineTests {
    private static let rule = Rule("sample", .warning, "A rule for tests.")

    /// Findings about every `odd` of a file.
    private static func findings(in text: String, path: String = "a.yaml", _ rule: Rule = rule) -> [Diagnostic] {
        let file = SourceFile(path: path, text: text)
        return text.ranges(of: "odd").map { range in
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return Diagnostic(rule, "odd", at: SourceRange(file: file, from: start, to: start + 3))
        }
    }

    private static func read(_ text: String) -> (baseline: FindingBaseline?, problem: SourceRange?) {
        var problem: SourceRange?
        let baseline = FindingBaseline(SourceFile(path: "known.json", text: text), problem: &problem)
        return (baseline, problem)
    }

    @Test("A baseline round-trips")
    func text() {
        let baseline = FindingBaseline(of: Self.findings(in: "id: a\nx/y: [odd, odd]\n'~': \"odd\"\n"))
        #expect(baseline.count == 3)
        #expect(Self.read(baseline.text).baseline == baseline)
        #expect(baseline.text.contains("\"path\": \"x~1y/odd\""))
    }

    @Test("Equal findings are counted: an additional one is new, and a missing one can be removed")
    func counts() {
        let baseline = FindingBaseline(of: Self.findings(in: "id: a\nx: [odd, odd]\n"))
        let more = baseline.parted(Self.findings(in: "id: a\nx: [odd, odd, odd]\n"))
        #expect(more.new.count == 1)
        #expect(more.shrunk == baseline)
        let less = baseline.parted(Self.findings(in: "id: a\nx: [odd]\n"))
        #expect(less.new.isEmpty)
        #expect(less.shrunk.count == 1)
        #expect(baseline.parted([]).shrunk.count == 0)
    }

    @Test(
        "A count that is not a count of findings makes a baseline invalid",
        arguments: ["0", "-1", "9223372036854775807"])
    func count(text: String) {
        let item = "{ \"rule\": \"a\", \"entry\": \"b\", \"path\": \"c\", \"fact\": \"d\", \"count\": \(text) }"
        let read = Self.read("{ \"version\": 1, \"findings\": [\(item), \(item)] }")
        #expect(read.baseline == nil)
        #expect(read.problem?.sourceText == item)
    }

    @Test("A baseline never covers errors")
    func errors() {
        let findings = Self.findings(in: "id: a\nx: odd\n", Rule("wrong", .error, "A rule for tests."))
        #expect(FindingBaseline(of: findings).count == 0)
        var warned = findings
        warned[0].severity = .warning
        #expect(FindingBaseline(of: warned).parted(findings).new.count == 1)
    }

    @Test("Edits elsewhere bring no baseline finding back and hide no new mistake", arguments: 0..<1_000)
    func edits(seed: Int) {
        var random = Dice(state: UInt64(seed))
        let keys = (0..<8).map { "k\($0)" }
        let recorded = keys.filter { _ in random.next(below: 2) == 0 }
        let before =
            "id: entry\nstates:\n" + keys.map { "  \($0): { a: \(recorded.contains($0) ? "odd" : "fine") }\n" }.joined()
        let baseline = FindingBaseline(of: Self.findings(in: before))

        // Another order, other depths, other forms, comments, keys and names of files.
        let indent = String(repeating: " ", count: 1 + random.next(below: 6))
        let added = keys.first { !recorded.contains($0) }.flatMap { random.next(below: 2) == 0 ? $0 : nil }
        var after = random.next(below: 2) == 0 ? "# A comment\n\n" : ""
        if random.next(below: 2) == 0 { after += "title: Entry\n" }
        after += "states:\n"
        for key in random.shuffled(keys) {
            let value = recorded.contains(key) || key == added ? "odd" : "fine"
            let isBlock = random.next(below: 2) == 0
            after +=
                isBlock
                ? "\(indent)\(key):\n\(indent)  b: 1\n\(indent)  a: \(value)\n" : "\(indent)\(key): { a: \(value) }\n"
        }
        after += "id: entry\n"
        let parted = baseline.parted(Self.findings(in: after, path: "folder \(seed)/other.yaml"))
        #expect(parted.new.count == (added == nil ? 0 : 1), "\(after)")
        #expect(parted.shrunk == baseline)
    }

    @Test("A baseline matches findings by names before declared renames, and by no others")
    func renames() {
        let before = "id: switch\nstates: { pressed: odd }\ntokens: { color.brand: odd }\n"
        let after = "id: toggle\nstates: { active: odd }\ntokens: { color.accent: odd }\n"
        let baseline = FindingBaseline(of: Self.findings(in: before))
        let renames = [
            FindingRename(from: "toggle/states/pressed", to: "active"),
            FindingRename(from: "tokens/color.brand", to: "color.accent"), FindingRename(from: "switch", to: "toggle"),
        ]
        let parted = baseline.parted(Self.findings(in: after), renames: renames)
        #expect(parted.new.isEmpty)
        #expect(parted.shrunk == baseline)
        #expect(baseline.parted(Self.findings(in: after), renames: [renames[2]]).new.count == 2)
        #expect(baseline.parted(Self.findings(in: after)).new.count == 2)
        // Of one more than was known, one is new.
        let more = after + "parts: { label: odd }\n"
        #expect(baseline.parted(Self.findings(in: more), renames: renames).new.count == 1)
        // The file can be rewritten instead.
        let rewritten = baseline.renamed(by: renames.reversed(), among: Self.findings(in: after))
        #expect(rewritten == FindingBaseline(of: Self.findings(in: after)))
    }

    @Test("A type with the name of an entry keeps its name when the entry is renamed")
    func typeOfTheSameName() {
        let before = "id: a-box\ntypes: { a-box: odd }\nlinks: { a-box: odd }\n"
        let after = "id: a-case\ntypes: { a-box: odd }\nlinks: { a-case: odd }\n"
        let baseline = FindingBaseline(of: Self.findings(in: before))
        let rename = FindingRename(from: "a-box", to: "a-case")
        let parted = baseline.parted(Self.findings(in: after), renames: [rename])
        #expect(parted.new.isEmpty)
        #expect(parted.shrunk == baseline)
        let rewritten = baseline.renamed(by: [rename], among: Self.findings(in: after))
        #expect(rewritten == FindingBaseline(of: Self.findings(in: after)))
    }

    @Test("A rename applies to the message of a finding and to the groups of a token file")
    func renamedWords() {
        let file = SourceFile(path: "a.json", text: #"{ "color": { "brand": { "$value": 1 } } }"#)
        let range = SourceRange(file: file, from: 0, to: file.bytes.count).narrowed(to: "$value")
        let baseline = FindingBaseline(of: [
            Diagnostic(Self.rule, "unknown token 'color.brand', not 'brand'", at: range)
        ]
        )
        let renamed = baseline.renamed(by: [FindingRename(from: "tokens/color.brand", to: "color.accent")], among: [])
        let new = SourceFile(path: "a.json", text: #"{ "color": { "accent": { "$value": 1 } } }"#)
        let location = SourceRange(file: new, from: 0, to: new.bytes.count).narrowed(to: "$value")
        let finding = Diagnostic(Self.rule, "unknown token 'color.accent', not 'brand'", at: location)
        #expect(renamed == FindingBaseline(of: [finding]))
    }

    @Test(
        "An invalid baseline is reported at its location",
        arguments: [
            ("", 0), ("[]", 0), ("{\"version\": 2, \"findings\": []}", 0),
            ("{\"version\": 1, \"findings\": [{ \"rule\": \"a\" }]}", 28),
            ("{\"version\": 1, \"findings\": [{ \"rule\": \"a\", \"count\": -1 }]}", 28),
        ])
    func broken(text: String, location: Int) {
        let (baseline, problem) = Self.read(text)
        #expect(baseline == nil)
        #expect(problem?.lowerBound == location)
    }
}

/// The same numbers on every run.
private struct Dice {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    mutating func shuffled(_ list: [String]) -> [String] {
        var rest = list
        return list.map { _ in rest.remove(at: next(below: rest.count)) }
    }
}
