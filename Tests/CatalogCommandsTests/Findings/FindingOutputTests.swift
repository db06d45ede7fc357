import CatalogModel
import Testing

@testable import CatalogCommands

@Suite("Findings in colors, in numbers and in JSON")
struct FindingOutputTests {
    @Test("Colors mark the severity and the caret of a finding")
    func colors() {
        let file = SourceFile(path: "a.yaml", text: "ab\n")
        let finding = Diagnostic(.sampleWarning, "x", at: file.range(1, 1, 1, 3))
        let layout = TextLayout(style: TextStyle(usesColor: true), width: 120)
        #expect(
            TextFindings.text([finding], layout: layout) == """
                \u{1B}[1ma.yaml:1:1:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m \u{1B}[1mx\u{1B}[0m \u{1B}[2m[sample-warning]\u{1B}[0m
                \u{1B}[2m    1 |\u{1B}[0m ab
                \u{1B}[2m      |\u{1B}[0m \u{1B}[1;32m^~\u{1B}[0m

                """)
    }

    @Test(
        "Findings are counted by severity",
        arguments: [
            (0, 0, 0, "no findings"), (1, 0, 0, "1 error"), (2, 1, 0, "2 errors, 1 warning"), (0, 0, 3, "3 notes"),
        ])
    func count(errors: Int, warnings: Int, notes: Int, words: String) {
        let rules =
            Array(repeating: Rule.sample, count: errors) + Array(repeating: .sampleWarning, count: warnings)
            + Array(repeating: .sampleNote, count: notes)
        #expect(FindingCount(rules.map { Diagnostic($0, "x", at: nil) }).description == words)
    }

    @Test("A count has its noun in the singular or the plural")
    func nouns() {
        #expect(
            ["entry", "file"].flatMap { noun in [0, 1, 2].map { counted($0, noun: noun) } } == [
                "0 entries", "1 entry", "2 entries", "0 files", "1 file", "2 files",
            ])
    }

    @Test("JSON has every fact, with stable keys")
    func json() {
        let file = SourceFile(path: "a.yaml", text: "ab\n")
        let location = file.range(1, 1, 1, 3)
        let finding = Diagnostic(
            .sample, "it's \"x\"", at: location, notes: [.init("here", at: file.range(2, 1, 2, 1)), .init("there")],
            fixIts: [.init(replace: location, with: "y")])
        #expect(
            JSONFindings.text([finding, Diagnostic(.sampleNote, "y", at: nil)]) == """
                {
                  "version": 1,
                  "findings": [
                    {
                      "rule": "sample",
                      "severity": "error",
                      "message": "it's \\"x\\"",
                      "place": {
                        "path": "a.yaml",
                        "start": { "line": 1, "column": 1 },
                        "end": { "line": 1, "column": 3 }
                      },
                      "notes": [
                        {
                          "message": "here",
                          "place": {
                            "path": "a.yaml",
                            "start": { "line": 2, "column": 1 },
                            "end": { "line": 2, "column": 1 }
                          }
                        },
                        { "message": "there" }
                      ],
                      "fixes": [
                        {
                          "place": {
                            "path": "a.yaml",
                            "start": { "line": 1, "column": 1 },
                            "end": { "line": 1, "column": 3 }
                          },
                          "replacement": "y"
                        }
                      ]
                    },
                    { "rule": "sample-note", "severity": "note", "message": "y", "notes": [], "fixes": [] }
                  ],
                  "summary": { "errors": 1, "warnings": 0, "notes": 1 }
                }

                """)
    }
}
