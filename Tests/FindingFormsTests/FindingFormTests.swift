import CatalogModel
import CatalogTestSupport
import CatalogCommands
import Foundation
import Testing

@Suite("Formats of findings")
struct FindingFormTests {
    /// A line before the text `odd`, and how many columns it takes in bytes, units of UTF-16 and code points.
    private static let lines: [(before: String, bytes: Int, units: Int, points: Int)] = [
        ("key: ", 5, 5, 5), ("\tk: ", 4, 4, 4), ("🎉: ", 6, 4, 3), ("漢字: ", 8, 4, 4), ("e\u{301}: ", 5, 4, 4),
        ("👩‍👩‍👧: ", 20, 10, 7), ("ﬀ\u{200B}: ", 8, 4, 4), ("🇩🇪: ", 10, 6, 4), ("한: ", 5, 3, 3),
    ]

    @Test("Columns are counted as each format requires", arguments: lines.indices)
    func columns(index: Int) throws {
        let (before, bytes, units, points) = Self.lines[index]
        let file = SourceFile(path: "a b.yaml", text: "a: 1\r\n\(before)odd\n")
        let findings = [FormSamples.finding(about: "odd", in: file, fix: "even")]

        let log = try #require(try FormSamples.json(.sarif, findings) as? [String: Any])
        let result = try #require(((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])?.first)
        let location = ["startLine": 2, "startColumn": units + 1, "endLine": 2, "endColumn": units + 4]
        let start = ["startLine": 2, "startColumn": units + 1, "endLine": 2, "endColumn": units + 1]
        #expect(Self.regions(in: result) == [location, location, start])
        let locations = try #require(result["locations"] as? [[String: [String: Any]]])
        #expect(locations.first?["physicalLocation"]?["artifactLocation"] as? [String: String] == ["uri": "a%20b.yaml"])

        let rdjson = try #require(try FormSamples.json(.rdjson, findings) as? [String: Any])
        let first = try #require((rdjson["diagnostics"] as? [[String: Any]])?.first)
        let range = ["start": ["line": 2, "column": bytes + 1], "end": ["line": 2, "column": bytes + 4]]
        #expect((first["location"] as? [String: Any])?["range"] as? [String: [String: Int]] == range)
        let suggestion = try #require((first["suggestions"] as? [[String: Any]])?.first)
        #expect(suggestion["range"] as? [String: [String: Int]] == range)

        let gitlab = try #require(try FormSamples.json(.gitlab, findings) as? [[String: Any]])
        #expect((gitlab[0]["location"] as? [String: Any])?["lines"] as? [String: Int] == ["begin": 2, "end": 2])
        #expect(
            FormSamples.lines(.github, findings) == [
                "::error file=a b.yaml,line=2,endLine=2,col=\(units + 1),endColumn=\(units + 4),title=sample::x"
            ])
        #expect(
            FormSamples.lines(.junit, findings).contains(
                "    <testcase name=\"sample:2:\(points + 1)\" classname=\"a b.yaml\" file=\"a b.yaml\" line=\"2\">"))
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

    @Test("SARIF regions are exact after and across any characters", arguments: 0..<60)
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
                FormSamples.rule, "x", at: range, notes: [.init("here", at: range)],
                fixIts: [.init(replace: range, with: "")])
            let log = try #require(try FormSamples.json(.sarif, [finding]) as? [String: Any])
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

    @Test("SARIF fingerprints survive inserted, moved and indented lines")
    func sarifFingerprints() throws {
        let texts = [
            "id: a\nstates:\n  on: { x: odd }\n  off: { x: odd }\n",
            "# 🎉\n\nstates:\n    off: { x: odd }\n    on:\n        x: odd\nid: a\n",
        ]
        let names = try texts.map { text in
            let file = SourceFile(path: "a.yaml", text: text)
            let findings = text.ranges(of: "odd").map { range in
                let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
                return Diagnostic(FormSamples.rule, "x", at: SourceRange(file: file, from: start, to: start + 3))
            }
            let log = try #require(try FormSamples.json(.sarif, findings) as? [String: Any])
            let results = ((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]).map(\.self) ?? []
            return Set(results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first })
        }
        #expect(names[0].count == 2)
        #expect(names[0] == names[1])
    }

    @Test("GitHub commands are one line with escaped separators")
    func commands() {
        let file = SourceFile(path: "a,b:c.yaml", text: "x: |\n  y\n")
        let findings = [
            FormSamples.finding(FormSamples.note, "50 % off:\nnow", about: "|\n  y", in: file),
            Diagnostic(FormSamples.rule, "z", at: nil),
        ]
        #expect(
            FormSamples.lines(.github, findings) == [
                "::notice file=a%2Cb%3Ac.yaml,line=1,endLine=2,title=sample-note::50 %25 off:%0Anow",
                "::error file=catalog.yaml,title=sample::z",
            ])
    }

    @Test("JUnit reports are well-formed with any message, and notes do not fail")
    func report() throws {
        let file = SourceFile(path: "a&\"b\".yaml", text: "x: y\n")
        let findings = [
            FormSamples.finding(FormSamples.rule, "<b> & \"c\" \u{1} \u{FFFF}", about: "y", in: file),
            FormSamples.finding(FormSamples.note, "fine", about: "x", in: file),
        ]
        #expect(
            FormSamples.lines(.junit, findings) == [
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
        #expect(
            FormSamples.lines(.junit, []).contains("    <testcase name=\"catalog check\" classname=\"catalog.yaml\"/>"))
    }

    @Test("GitLab reports have a fingerprint for each finding and GitLab's severities")
    func quality() throws {
        let file = SourceFile(path: "a.yaml", text: "id: a\nx: [y, y]\n")
        let twins = [FormSamples.finding(about: "y", in: file), FormSamples.finding(about: "y", in: file)]
        let list = try #require(
            try FormSamples.json(.gitlab, twins + [Diagnostic(FormSamples.note, "z", at: nil)]) as? [[String: Any]])
        #expect(list.map { $0["severity"] as? String } == ["major", "major", "info"])
        #expect(Set(list.compactMap { $0["fingerprint"] as? String }).count == 3)
        let location = try #require(list[0]["location"] as? [String: Any])
        #expect(location["path"] as? String == "a.yaml")
        #expect(location["lines"] as? [String: Int] == ["begin": 2, "end": 2])
    }

    @Test("Fingerprints survive moved lines, renamed files and new indentation")
    func fingerprints() throws {
        let old = SourceFile(path: "a.yaml", text: "id: a\nstates:\n  on: { x: odd }\n")
        let new = SourceFile(
            path: "b/c.yaml", text: "# New\ntitle: A\nstates:\n    off: {}\n    on:\n        x: odd\nid: a\n")
        let other = SourceFile(path: "a.yaml", text: "id: a\nstates:\n  off: { x: odd }\n")
        let names = try [old, new, other].map { file in
            let list = try FormSamples.json(.gitlab, [FormSamples.finding(about: "odd", in: file)]) as? [[String: Any]]
            return try #require(list?.first?["fingerprint"] as? String)
        }
        #expect(names[0] == names[1])
        #expect(names[0] != names[2])
    }

    @Test("SARIF contains suppressed findings with the reason, and other formats omit them")
    func suppressions() throws {
        let file = SourceFile(path: "a.yaml", text: "x: [odd, odd, odd]\n")
        let findings = FormSamples.withSuppressed(about: "odd", in: file)
        let log = try #require(try FormSamples.json(.sarif, findings) as? [String: Any])
        let results = try #require(((log["runs"] as? [Any])?.first as? [String: Any])?["results"] as? [[String: Any]])
        let suppressions = results.map { ($0["suppressions"] as? [[String: String]])?.first }
        #expect(
            suppressions == [
                nil, ["kind": "inSource", "justification": "It is right."],
                ["kind": "external", "justification": "recorded in the baseline"],
            ])
        let names = results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
        #expect(Set(names).count == 3)
        #expect(FormSamples.lines(.github, findings).count == 1)
        #expect((try FormSamples.json(.gitlab, findings) as? [Any])?.count == 1)
    }
}
