import CatalogFormat
import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

/// A file decoded from the transcript of an earlier decoding says what it said then.
@Suite("A transcript of a decoding")
struct TranscriptTests {
    /// An entry with every key, and entries that spell their values in many ways.
    private static let files: [SourceFile] = {
        let everything = try? EverythingEntry(AuthoringSchema.load(), depth: 5).text
        let spelled = """
            id: 'box' # quoted
            title: "B\\u00F6x"
            summary: >-
              Holds things,
              and folds them.
            description: |
              See [the site](https://example.org) and [another](entry:other).

              - one
              - *two*
            tags: [a, "b", 'it''s']
            related: other
            allow: { missing-summary: It has one. }
            states: [on, off]
            properties:
              size: Int
              tint: { type: 'String?', default: '"red"', values: [red, blue] }
              width: &width { type: Int }
              height: *width
            extensions: { tool: { n: 1.50, list: [true, null, "x"], text: '1' } }
            """
        let own = SharedData.repository.appendingPathComponent("Catalog/components")
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: own.path).sorted()) ?? []
        let entries = names.filter { $0.hasSuffix(".yaml") }.compactMap { name in
            (try? String(contentsOf: own.appendingPathComponent(name), encoding: .utf8)).map { (name, $0) }
        }
        return ([("everything.yaml", everything ?? ""), ("spelled.yaml", spelled)] + entries).map {
            SourceFile(path: $0.0, text: $0.1)
        }
    }()

    @Test("gives the same record, places and mentions")
    func same() throws {
        var count = 0
        for file in Self.files {
            let decoded = FormatDecoder.entry(file, linkBase: "/base", keepsTranscript: true)
            guard let transcript = decoded.transcript else {
                // Only what has findings leaves none.
                #expect(!decoded.diagnostics.all.isEmpty, "\(file.path)")
                continue
            }
            let again = try #require(
                FormatDecoder.entry(file, linkBase: "/base", following: transcript), "\(file.path)")
            #expect(Self.lines(again) == Self.lines(decoded), "\(file.path)")
            #expect(again.diagnostics.all.isEmpty && again.unreadKeys.isEmpty)
            count += 1
        }
        #expect(count > 25)
    }

    @Test("is left by the entry with every key, and by one with all spellings")
    func coverage() {
        for file in Self.files.prefix(2) {
            let decoded = FormatDecoder.entry(file, keepsTranscript: true)
            #expect(decoded.diagnostics.all.map(\.message) == [], "\(file.path)")
            #expect(decoded.transcript != nil, "\(file.path)")
            #expect(Self.lines(decoded).count > 20, "\(file.path)")
        }
    }

    @Test("is left by no file with a finding, and not unless asked for")
    func findings() {
        let faulty = SourceFile(path: "box.yaml", text: "id: box\ntitle: Box\nsumary: Holds things.")
        #expect(FormatDecoder.entry(faulty, keepsTranscript: true).transcript == nil)
        #expect(FormatDecoder.entry(Self.files[1]).transcript == nil)
    }

    @Test("is of no use where the same text is at fault with another start of links")
    func links() throws {
        let file = SourceFile(
            path: "box.yaml", text: "id: box\ntitle: Box\nsummary: Holds things.\ndescription: '[All](/all)'")
        let transcript = try #require(
            FormatDecoder.entry(file, linkBase: "/base", keepsTranscript: true).transcript)
        #expect(FormatDecoder.entry(file, linkBase: "/other", following: transcript) != nil)
        #expect(FormatDecoder.entry(file, linkBase: nil).diagnostics.all.isEmpty == false)
        #expect(FormatDecoder.entry(file, linkBase: nil, following: transcript) == nil)
    }

    @Test("does no harm when it is cut off, goes on, or has wrong bytes")
    func damage() throws {
        let file = Self.files[1]
        let transcript = try #require(FormatDecoder.entry(file, keepsTranscript: true).transcript)
        #expect(FormatDecoder.entry(file, linkBase: nil, following: transcript + [0]) == nil)
        for count in transcript.indices {
            #expect(FormatDecoder.entry(file, linkBase: nil, following: Array(transcript[..<count])) == nil)
        }
        for index in transcript.indices {
            for byte in [0, 1, 0x7F, 0x80, 0xFF, transcript[index] &+ 1] {
                var damaged = transcript
                damaged[index] = byte
                // What is still a transcript of some file is one of this file or of none: nothing traps.
                _ = FormatDecoder.entry(file, linkBase: nil, following: damaged)
            }
        }
        let short = SourceFile(path: "short.yaml", text: "id: a")
        #expect(FormatDecoder.entry(short, linkBase: nil, following: transcript) == nil)
    }

    /// All that a decoded file says, a line each, with places.
    private static func lines(_ decoded: DecodedFile<Entry>) -> [String] {
        var lines: [String] = []
        if let entry = decoded.record { add(entry.content, to: &lines) }
        let mentions = decoded.mentions
        lines += mentions.ids.map { "id \($0.value) \(place($0.range))" }
        lines += mentions.links.map { "link \($0.value) \(place($0.range))" }
        lines += mentions.acceptances.map { "allow \($0.rule.value) \($0.reason.value) \(place($0.scope))" }
        lines += (mentions.extensionNames + mentions.addresses).map { "name \($0.value) \(place($0.range))" }
        lines += ["\(mentions.figures.count) figures", "\(mentions.references.count) references"]
        lines += mentions.visibilities.map(\.rawValue).sorted()
        return lines
    }

    private static func place(_ range: SourceRange?) -> String {
        range.map { "\($0.lowerBound)..<\($0.upperBound)" } ?? "nowhere"
    }

    private static func add(_ content: StatedContent, to lines: inout [String]) {
        switch content {
        case .scalar(let value, let range), .data(let value, let range):
            lines.append("\(value.compact) \(place(range))")
        case .prose(let prose):
            lines.append("\(prose.source.value) \(place(prose.source.range)) \(prose.blocks) \(prose.links.count)")
        case .list(let elements):
            lines.append("list of \(elements.count)")
            for element in elements { add(element, to: &lines) }
        case .byName(let elements), .members(let elements):
            lines.append("names")
            for element in elements {
                lines.append("\(element.name.value) \(place(element.name.range))")
                add(element.value, to: &lines)
            }
        case .record(let form, let node):
            lines.append("\(form.name) \(place(node.range)) \(node.traits.rawValue)")
            for key in form.keys {
                guard let value = node.content(of: key.key) else { continue }
                lines.append(key.name)
                add(value, to: &lines)
            }
        }
    }
}
