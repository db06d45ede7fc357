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

    @Test("have a base beside them, unless its name is too long")
    func bases() throws {
        #expect(try path("a/b.md").base?.text == ".catalog-base/a/b.md.base")
        #expect(try path("index.md").base?.text == ".catalog-base/index.md.base")
        let longest = String(repeating: "n", count: 250)
        for name in ["lpt/x", "..a/b", "Größe/日本.md", longest, "a/\(longest)"] {
            // A base is a portable path itself.
            #expect(try path(name).base == OutputPath(".catalog-base/\(name).base"), "\(name)")
            #expect(try path(name).base != nil, "\(name)")
        }
        #expect(try path(longest + "n").base == nil)
        #expect(try path("a/\(longest)n").base == nil)
        // 1,024 bytes with all around it.
        let folder = Array(repeating: String(repeating: "n", count: 199), count: 5).joined(separator: "/") + "/"
        #expect(try path(folder + "12345").base?.text.utf8.count == 1_024)
        #expect(try path(folder + "123456").base == nil)
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
