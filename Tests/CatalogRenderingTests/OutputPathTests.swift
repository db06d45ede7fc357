import CatalogRendering
import Testing

@Suite("Output paths")
struct OutputPathTests {
    @Test(
        "are portable",
        arguments: [
            "index.md", "components/form-label.md", ".nojekyll", "a b/c.d.e", "Größe/日本.md", "console.md", "com.md",
            "lpt/x", "nul-1.md", "COM10.md", "..a", "a..b",
        ])
    func portable(text: String) {
        #expect(OutputPath(text)?.text == text)
    }

    @Test(
        "that lead out of the folder or mean something to a system are refused",
        arguments: [
            "", "/", "/etc/passwd", "..", "a/../b", "./a", "a//b", "a/", "a\\b", "C:a", "a<b>", "a|b", "what?", "a*",
            "quote\"", "a\u{0}", "a\n", "a\u{7F}", "dot.", "space ", "con", "Con.md", "x/NUL.txt", "com1.md", "LPT9",
            "aux", "prn.tar.gz",
        ])
    func refused(text: String) {
        #expect(OutputPath(text) == nil)
    }

    @Test("are not too long")
    func length() {
        let name = String(repeating: "n", count: 255)
        #expect(OutputPath(name) != nil)
        #expect(OutputPath(name + "n") == nil)
        let path = Array(repeating: name, count: 4).joined(separator: "/")
        #expect(OutputPath(path) != nil)
        #expect(OutputPath(path + "/n") == nil)
    }

    @Test("know their folders, outermost first")
    func folders() throws {
        #expect(try path("a/b/c.md").folders == [path("a"), path("a/b")])
        #expect(try path("c.md").folders == [])
    }

    @Test("keep names for the program")
    func reserved() throws {
        #expect(try path(".catalog-manifest").isReserved)
        #expect(try path("a/.Catalog-x/b").isReserved)
        #expect(try !path("a/catalog-x").isReserved)
    }
}
