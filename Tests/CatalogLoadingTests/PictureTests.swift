import CatalogLoading
import CatalogTestSupport
import Testing

@Suite("Pictures")
struct PictureTests {
    private static func load(
        _ entry: String, _ files: [String: String], catalog: String = "format: 1\nname: Test"
    ) async -> LoadedCatalog {
        await Snippet.load(["a": Snippet.entry("a", entry)], files: files, catalog: catalog)
    }

    @Test("Pictures are read with the catalog, each once, by their path from it")
    func read() async throws {
        let loaded = await Self.load(
            """
            figures: { file: ../img/a.png, dark: b.png, alt: A, caption: One }
            states: { on: { figures: { file: "./b.png", alt: B } } }
            """, ["img/a.png": "first", "components/b.png": "second", "components/c.png": "third"])
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        let pictures = try #require(loaded.registry).pictures
        #expect(
            pictures.mapValues { String(decoding: $0.bytes, as: UTF8.self) } == [
                "img/a.png": "first", "components/b.png": "second",
            ])
        // The entry, catalog.yaml and the two pictures.
        #expect(loaded.fileCount == 4)
    }

    @Test("Files that are not pictures are not published", arguments: ["../catalog.yaml", "key", "a.png.txt", ".png"])
    func formats(file: String) async {
        let loaded = await Self.load(
            "figures: { file: \(file), alt: A }",
            ["components/key": "x", "components/a.png.txt": "y", "components/.png": "z"])
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/a.yaml:4:18 «\(file)» '\(file)' is not a valid picture; use a file of "
                    + "apng, avif, gif, jpeg, jpg, png, svg or webp [picture-format]"
            ])
    }

    @Test("Pictures can have names in capitals")
    func capitals() async throws {
        let loaded = await Self.load("figures: { file: A.PNG, alt: A }", ["components/A.PNG": "x"])
        #expect(try #require(loaded.registry).pictures.keys.sorted() == ["components/A.PNG"])
    }

    @Test("Paths of pictures with a trailing slash are missing files", arguments: ["a.png/", "a.png//", "a.png/."])
    func slash(file: String) async {
        let loaded = await Self.load("figures: { file: \(file), alt: A }", ["components/a.png": "x"])
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/a.yaml:4:18 «\(file)» missing file '\(file)'; did you mean 'a.png'? [missing-file] → a.png"
            ])
    }

    @Test("Pictures outside of the catalog are not published")
    func outside() async {
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a", "figures: [{ file: ../../secret.png, alt: A }, { file: /etc/b.png, alt: B }]")],
            files: ["../secret.png": "x", "/etc/b.png": "y"])
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/a.yaml:4:19 «../../secret.png» the picture '../../secret.png' is outside of the catalog, and would be "
                    + "published with it; move it to the entries [picture-outside]",
                "components/a.yaml:4:55 «/etc/b.png» the picture '/etc/b.png' is outside of the catalog, and would be published with "
                    + "it; move it to the entries [picture-outside]",
            ])
        #expect(loaded.registry == nil)
    }

    @Test("Pictures beside entries in a folder outside of the catalog are published")
    func entriesElsewhere() async throws {
        let files = InMemoryFiles([
            "docs/catalog.yaml": "format: 1\nname: Test\nentries: ../sources",
            "sources/a.yaml": Snippet.entry("a", "figures: { file: a.png, alt: A }"), "sources/a.png": "x",
        ])
        let loaded = await CatalogLoader.load("docs/catalog.yaml", from: files)
        let registry = try #require(loaded.registry, "\(loaded.diagnostics.map(\.testDescription))")
        #expect(registry.pictures.keys.sorted() == ["../sources/a.png"])
        #expect(registry["a"]?.path == "../sources/a.yaml")
    }

    @Test("Picture names that differ only in letter case are reported")
    func spelling() async {
        let loaded = await Self.load(
            "figures: [{ file: Box.png, alt: A }, { file: box.png, alt: B }]",
            ["components/Box.png": "x", "components/box.png": "y"])
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/a.yaml:4:46 «box.png» the files 'box.png' and 'Box.png' are one file on many systems; rename one of them "
                    + "[picture-spelling] (the other file is named here at components/a.yaml:4:19)"
            ])
    }

    @Test("Pictures named in catalog.yaml are read")
    func configuration() async throws {
        let loaded = await Self.load(
            "states: [on]", ["logo.png": "x"],
            catalog: "format: 1\nname: Test\nsections: { title: S, under: states, figures: { file: logo.png, alt: L } }"
        )
        #expect(try #require(loaded.registry).pictures.keys.sorted() == ["logo.png"])
    }
}
