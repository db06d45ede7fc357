import CatalogRendering
import Testing

@Suite("Output paths")
struct OutputPathTests {
    @Test(
        "A portable path is accepted",
        arguments: [
            "index.md", "components/form-label.md", ".nojekyll", "a b/c.d.e", "Größe/日本.md", "console.md", "com.md",
            "lpt/x", "nul-1.md", "COM10.md", "..a", "a..b",
        ])
    func portable(text: String) {
        #expect(OutputPath(text)?.text == text)
    }

    @Test(
        "Paths that lead out of the folder or are reserved by a system are rejected",
        arguments: [
            "", "/", "/etc/passwd", "..", "a/../b", "./a", "a//b", "a/", "a\\b", "C:a", "a<b>", "a|b", "what?", "a*",
            "quote\"", "a\u{0}", "a\n", "a\u{7F}", "dot.", "space ", "con", "Con.md", "x/NUL.txt", "com1.md", "LPT9",
            "aux", "prn.tar.gz",
        ])
    func refused(text: String) {
        #expect(OutputPath(text) == nil)
    }

    @Test("Paths that are too long are rejected")
    func length() {
        let name = String(repeating: "n", count: 255)
        #expect(OutputPath(name) != nil)
        #expect(OutputPath(name + "n") == nil)
        let path = Array(repeating: name, count: 4).joined(separator: "/")
        #expect(OutputPath(path) != nil)
        #expect(OutputPath(path + "/n") == nil)
    }

    @Test("A path has a base path beside it unless its name is too long")
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

    @Test("The folders of a path are ordered from the outermost")
    func folders() throws {
        #expect(try path("a/b/c.md").folders == [path("a"), path("a/b")])
        #expect(try path("c.md").folders == [])
    }

    @Test("Names of the program are reserved")
    func reserved() throws {
        #expect(try path(".catalog-manifest").isReserved)
        #expect(try path("a/.Catalog-x/b").isReserved)
        #expect(try !path("a/catalog-x").isReserved)
    }
}
