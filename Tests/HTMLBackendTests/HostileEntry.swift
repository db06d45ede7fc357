import CatalogModel
import CatalogTestSupport

/// A catalog with an entry that has signs of HTML, scripts and addresses wherever an author can write.
enum HostileEntry {
    static func registry() async throws -> ComponentRegistry {
        let schema = try AuthoringSchema.load()
        var count = 0
        let entry = EverythingEntry(schema, depth: 5) { word, _, isProse in
            count += 1
            let phrase = phrases[count % phrases.count]
            let text = isProse ? phrase.map { $0.isASCII && $0.isPunctuation ? "\\\($0)" : "\($0)" }.joined() : phrase
            return "\(text) \(word)"
        }
        return try JudgedRegistries.require(
            await Snippet.load(
                EverythingEntry.others.merging([EverythingEntry.id: entry.text]) { $1 }, files: EverythingEntry.files,
                catalog: """
                    format: 1
                    name: Test
                    language: ar
                    repository: { url: https://github.com/a'b/&lt;, branch: <b>, feedback: "https://a.com/?'&a={title}" }
                    """))
    }

    private static let phrases = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(2)>", "' onmouseover='alert(3)",
        "</title></style></script><script>alert(4)</script>", "javascript:alert(5)", "-->", "</template>",
        "&lt;b&gt; &amp;", "\u{202E}back", "日本語 한국어", "`${alert(6)}`", "{{7*7}}", "\\u003cscript>",
    ]
}
