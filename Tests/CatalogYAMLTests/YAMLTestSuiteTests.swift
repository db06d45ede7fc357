import CatalogModel
import CatalogTestSupport
import Foundation
@testable import CatalogSyntax
import Testing

/// The cases of the YAML test suite, as data: what libyaml reads, this reader reads alike or refuses by a rule.
@Suite(.enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct YAMLTestSuiteTests {
    struct Case {
        var name: String
        var text: String
        /// The events that the suite expects, one a line; nil where the file does not repeat them.
        var tree: String?
        /// Whether the suite wants it refused.
        var hasFailed: Bool
    }

    static func cases(sourceLocation: SourceLocation = #_sourceLocation) throws -> [Case] {
        var cases: [Case] = []
        for file in SharedData.files(below: "data/yaml-test-suite/src", suffix: ".yaml") {
            let reading = try Reading(SourceFile(path: file.lastPathComponent, bytes: Array(Data(contentsOf: file))))
            guard case .sequence(let list)? = reading.node?.content else {
                Issue.record(
                    "\(file.lastPathComponent): \(reading.findings.map(\.message))", sourceLocation: sourceLocation)
                continue
            }
            for (index, element) in list.elements.enumerated() {
                guard case .mapping(let mapping) = element.content, let text = scalar(mapping["yaml"]) else { continue }
                let name = file.deletingPathExtension().lastPathComponent
                cases.append(
                    Case(
                        name: "\(name)-\(index)", text: plain(text), tree: scalar(mapping["tree"]),
                        hasFailed: mapping["fail"] != nil))
            }
        }
        return cases
    }

    private static func scalar(_ node: YAMLNode?) -> String? {
        if case .scalar(let scalar)? = node?.content { scalar.text } else { nil }
    }

    /// The suite writes characters that nobody can see as others.
    private static func plain(_ text: String) -> String {
        var text = text.replacing("␣", with: " ").replacing("↵", with: "").replacing("←", with: "\r")
        text = text.replacing("⇔", with: "\u{FEFF}").replacing(/—*»/, with: "\t")
        return text.replacing("∎\n", with: "").replacing("∎", with: "")
    }

    /// Whether libyaml reads the text, and how many documents it sees.
    private func libyaml(_ text: String) -> Int? {
        LibYAML.parse(Array(text.utf8)[...]) { events in
            var documents = 0
            while true {
                guard case .event(let event) = events.next() else { return Int?.none }
                if event == .documentStart { documents += 1 }
                if event == .streamEnd { return documents }
            }
        } ?? nil
    }

    @Test func everyCaseIsReadOrRefusedByARule() throws {
        let structural: Set<Rule> = [
            YAMLRules.severalDocuments, FileRules.emptyFile, YAMLRules.tag, YAMLRules.complexKey, YAMLRules.emptyKey,
            FileRules.duplicateKey, YAMLRules.undefinedAlias, FileRules.controlCharacter, YAMLRules.unquotedBraces,
            YAMLRules.unquotedComma, YAMLRules.unquotedHash, YAMLRules.missingSpace, YAMLRules.unquotedStart,
            YAMLRules.escape, YAMLRules.mergeKey, YAMLRules.indentation,
        ]
        var read = 0
        let cases = try Self.cases()
        for testCase in cases {
            let reading = Reading(testCase.text)
            let errors = reading.findings.filter { $0.severity == .error }
            #expect(reading.node != nil || !errors.isEmpty, "\(testCase.name)")
            if libyaml(testCase.text) == nil {
                #expect(!errors.isEmpty, "\(testCase.name)")
            } else if errors.isEmpty {
                read += 1
            } else {
                #expect(errors.allSatisfy { structural.contains($0.rule) }, "\(testCase.name) \(reading.summary)")
            }
        }
        #expect(cases.count > 400)
        #expect(read > 190)
    }

    @Test func whatIsReadIsWhatTheSuiteExpects() throws {
        var compared = 0
        var differing: [String] = []
        for testCase in try Self.cases() {
            let reading = Reading(testCase.text)
            guard let node = reading.node, let expected = expectation(testCase), reading.findings.isEmpty else {
                continue
            }
            compared += 1
            if expected != events(node) { differing.append(testCase.name) }
        }
        #expect(compared > 150)
        // libyaml adds no line break to a block scalar that ends with the file.
        #expect(differing == ["L24T-1"])
    }

    /// The events of the one document without the styles of scalars, which keys do not keep; nil where anchors stand.
    private func expectation(_ testCase: Case) -> [String]? {
        guard let tree = testCase.tree.map(Self.plain), !testCase.hasFailed else { return nil }
        let lines = tree.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { line in
            !["+STR", "-STR", "+DOC", "-DOC"].contains { line.hasPrefix($0) }
        }
        if lines.contains(where: { $0.hasPrefix("=ALI") || $0.contains(" &") }) { return nil }
        return lines.map { $0.hasPrefix("=VAL ") ? "=" + $0.dropFirst(6) : String($0) }
    }

    private func events(_ node: YAMLNode) -> [String] {
        switch node.content {
        case .scalar(let scalar): return [event(scalar.text)]
        case .sequence(let sequence):
            return [sequence.isFlow ? "+SEQ []" : "+SEQ"] + sequence.elements.flatMap(events) + ["-SEQ"]
        case .mapping(let mapping):
            return [mapping.isFlow ? "+MAP {}" : "+MAP"]
                + mapping.pairs.flatMap { [event($0.key.value)] + events($0.value) } + ["-MAP"]
        }
    }

    private func event(_ text: String) -> String {
        "=" + text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    }
}
