import CatalogRendering
import CatalogTestSupport
import Testing

@Suite("Finding text in an output")
struct UnescapingTests {
    @Test(
        "A search in an output file finds a string in each of its escaped forms",
        arguments: [
            ("a | b", #"| a \| b |"#), ("a | b", "<td>a &#124; b</td>"), ("<b>", "&lt;b&gt;"), ("&lt;", "&amp;lt;"),
            ("a\nb", "a<br>b"), ("a\nb", "`a`<br>`b`"), ("a\nb", #""a\nb""#), ("\"x\"", #"{ "a": "\"x\"" }"#),
            ("*a*", #"\*a\*"#),
            ("é", "&#xE9;"), (#"\d"#, #"\\d"#), (#"\d"#, #"\d"#),
        ])
    func finds(text: String, written: String) throws {
        let path = try #require(OutputPath("a"))
        #expect(Unescaping.Readings(of: OutputFile(path: path, text: written)).say(text))
    }

    @Test(
        "A search in an output file does not find a string that the file lacks",
        arguments: [("a | b", "a b"), ("<b>", "b"), ("x", "&x;y".uppercased())])
    func misses(text: String, written: String) throws {
        let path = try #require(OutputPath("a"))
        #expect(!Unescaping.Readings(of: OutputFile(path: path, text: written)).say(text))
    }
}
