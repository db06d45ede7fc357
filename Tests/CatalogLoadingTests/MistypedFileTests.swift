import CatalogLoading
import CatalogTestSupport
import Synchronization
import Testing

/// The files of a test, and which of their folders have been listed.
private final class ObservedFiles: CatalogFiles {
    private let files: any CatalogFiles
    private let log: Log

    final class Log: Sendable {
        let folders = Mutex<[String]>([])
    }

    init(_ files: any CatalogFiles, _ log: Log) {
        self.files = files
        self.log = log
    }

    func read(_ path: String) throws(FileError) -> [UInt8] { try files.read(path) }

    func files(below folder: String) throws(FileError) -> [String] {
        log.folders.withLock { $0.append(folder + "/**") }
        return try files.files(below: folder)
    }

    func isFile(_ path: String) -> Bool { files.isFile(path) }

    func names(in folder: String) -> [String] {
        log.folders.withLock { $0.append(folder) }
        return files.names(in: folder)
    }

    func confined(to bounds: FileBounds) -> any CatalogFiles { ObservedFiles(files.confined(to: bounds), log) }
}

@Suite("Mistyped file paths")
struct MistypedFileTests {
    private func load(_ links: [String: String], _ files: [String: String]) async -> (LoadedCatalog, listed: [String]) {
        var all = files
        all["catalog.yaml"] = "format: 1\nname: Test"
        for (id, links) in links { all["components/\(id).yaml"] = Snippet.entry(id, "links: [\(links)]") }
        let log = ObservedFiles.Log()
        let loaded = await CatalogLoader.load("catalog.yaml", from: ObservedFiles(InMemoryFiles(all), log))
        return (loaded, log.folders.withLock { $0 })
    }

    @Test("Suggestions for mistyped file paths come from the folder of the path, which is listed once")
    func folders() async {
        let (loaded, listed) = await load(
            ["a": "../docs/gide.md, ../docs/giude.md", "b": "../docs/gide.md"],
            ["docs/guide.md": "", "docs/guide.png": "", "docs/guided/x.md": ""])
        #expect(
            loaded.diagnostics.map(\.message)
                == ["../docs/gide.md", "../docs/giude.md", "../docs/gide.md"].map {
                    "missing file '\($0)'; did you mean '../docs/guide.md'?"
                })
        #expect(listed == ["components/**", "docs"])
    }

    @Test(
        "A path outside the catalog has no suggestion, and its folder is not listed",
        arguments: ["/somewhere.md", "/", "../../../x.md", "../../guide.md", "/docs/gide.md"])
    func elsewhere(link: String) async {
        let (loaded, listed) = await load(["a": link], ["/docs/guide.md": "", "../guidee.md": "", "docs/guide.md": ""])
        #expect(
            loaded.diagnostics.map(\.message) == ["missing file '\(link)'; write its path relative to the entry"])
        #expect(listed == ["components/**"])
    }

    @Test(
        "A picture in a mistyped folder is found by the folder, by a similar name beside it, or by its own name elsewhere",
        arguments: [
            ("picutres/box.svg", "pictures/box.svg"), ("pictuures/box.svg", "pictures/box.svg"),
            ("Pictures/box.svg", "pictures/box.svg"), ("images/box.svg", "pictures/box.svg"),
            ("box.svg", "pictures/box.svg"), ("../pictures/box.svg", "pictures/box.svg"),
            ("../pictures/cup.svg", "../media/cup.svg"), ("pictures/cup.svg", "../media/cup.svg"),
            ("pictures/bxo.svg", "pictures/box.svg"),
        ])
    func pictureFolders(written: String, meant: String) async {
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a", "figures: { file: \(written), alt: A box }")],
            files: [
                "components/pictures/box.svg": "<svg/>", "media/cup.svg": "<svg/>", "Output/.catalog-manifest": "",
                "Output/box.svg": "<svg/>",
            ])
        #expect(
            loaded.diagnostics.map(\.message) == ["missing file '\(written)'; did you mean '\(meant)'?"])
    }

    @Test("A picture with the name of several files is not guessed")
    func ambiguousPicture() async {
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a", "figures: { file: images/box.svg, alt: A box }")],
            files: ["components/pictures/box.svg": "<svg/>", "media/box.svg": "<svg/>"])
        #expect(
            loaded.diagnostics.map(\.message) == [
                "missing file 'images/box.svg'; write its path relative to the entry"
            ])
    }
}
