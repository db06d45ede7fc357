import CatalogTestSupport
import Foundation
import Testing

/// Folders and files that are replaced by others on the way to a watched catalog.
@Suite("Watching a catalog whose path leads elsewhere", .serialized)
struct ReplacedFolderTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        for version in ["one", "two"] {
            try program.writeSmallCatalog(in: "\(version)/catalog")
            try program.write("\(version)/catalog/components/divider.yaml", Self.entry(version))
        }
    }

    private static func entry(_ word: String) -> String {
        CatalogProgram.divider + "description: This is version \(word).\n"
    }

    private func url(_ path: String) -> URL { program.folder.url.appendingPathComponent(path) }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url(path + ".new").path, withDestinationPath: target)
        #expect(rename(url(path + ".new").path, url(path).path) == 0)
    }

    private func move(_ path: String, to other: String) throws {
        try FileManager.default.moveItem(at: url(path), to: url(other))
    }

    /// Waits until a page has a word, as long as a slow machine takes.
    private func page(in folder: String, has word: String) -> Bool {
        has(word, in: "\(folder)/Output/docs/components/divider.md")
    }

    private func has(_ word: String, in path: String) -> Bool {
        for _ in 0..<1_500 {
            let text = try? program.read(path)
            if text?.contains(word) == true { return true }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return false
    }

    private func start(_ path: String, from folder: String = "") throws -> RunningProgram {
        let running = try RunningProgram(["build", "--watch", "--catalog", path], in: program, from: folder)
        #expect(running.says("watching for changes"), "\(running.said)")
        return running
    }

    @Test(
        "A link to the catalog folder, or to a folder above, is followed to the new target",
        arguments: [("current", "one/catalog", "two/catalog", ""), ("above", "one", "two", "/catalog")])
    func link(name: String, first: String, second: String, rest: String) throws {
        try link(name, to: first)
        let running = try start(name + rest)
        #expect(page(in: "one/catalog", has: "version one"))
        try link(name, to: second)
        #expect(page(in: "two/catalog", has: "version two"), "\(running.said)")
        try program.write("two/catalog/components/divider.yaml", Self.entry("three"))
        #expect(page(in: "two/catalog", has: "version three"), "\(running.said)")
        try link(name, to: first)
        try program.write("one/catalog/components/divider.yaml", Self.entry("four"))
        #expect(page(in: "one/catalog", has: "version four"), "\(running.said)")
        #expect(running.interrupt() == 130)
    }

    @Test("Chained links to the catalog folder are followed when any of them is switched")
    func chain() throws {
        try link("first", to: "second")
        try link("second", to: "one")
        let running = try start("first/catalog")
        try link("second", to: "two")
        #expect(page(in: "two/catalog", has: "version two"), "\(running.said)")
        #expect(running.interrupt() == 130)
    }

    /// Removes a folder into which a running program may write at the same time.
    private func remove(_ folder: String) throws {
        try insistently { try FileManager.default.removeItem(at: url(folder)) }
    }

    /// Moves a folder to the place of a removed one, which a build in progress may have created again.
    private func move(_ path: String, replacing folder: String) throws {
        try insistently {
            if FileManager.default.fileExists(atPath: url(folder).path) { try remove(folder) }
            try move(path, to: folder)
        }
    }

    private func insistently(_ action: () throws -> Void) throws {
        for _ in 1..<20 where (try? action()) != nil { return }
        try action()
    }

    @Test(
        "A folder that is removed and created again, or replaced, is found again",
        arguments: ["one", "one/catalog", "one/catalog/components"])
    func recreated(folder: String) throws {
        let running = try start("catalog", from: "one")
        #expect(page(in: "one/catalog", has: "version one"))
        try remove(folder)
        // A catalog without entries is valid.
        let hasCatalog = folder.hasSuffix("components")
        #expect(hasCatalog ? running.says("docs: ", times: 2) : running.says("error: "), "\(running.said)")
        try program.writeSmallCatalog(in: "one/catalog")
        try program.write("one/catalog/components/divider.yaml", Self.entry("new"))
        #expect(page(in: "one/catalog", has: "version new"), "\(running.said)")
        try program.write("one/catalog/components/divider.yaml", Self.entry("newer"))
        #expect(page(in: "one/catalog", has: "version newer"), "\(running.said)")
        #expect(running.interrupt() == 130)
    }

    @Test("The working folder is found again as the catalog folder")
    func workingFolder() throws {
        let running = try RunningProgram(["build", "--watch"], in: program, from: "one/catalog")
        #expect(running.says("watching for changes"), "\(running.said)")
        try remove("one")
        #expect(running.says("error: "), "\(running.said)")
        try move("two", replacing: "one")
        #expect(page(in: "one/catalog", has: "version two"), "\(running.said)")
        #expect(running.interrupt() == 130)
    }

    @Test("A working folder that is renamed, with another in its place, is replaced by that one")
    func renamed() throws {
        let running = try RunningProgram(["build", "--watch"], in: program, from: "one/catalog")
        #expect(running.says("watching for changes"), "\(running.said)")
        try move("one", to: "old")
        try move("two", replacing: "one")
        #expect(page(in: "one/catalog", has: "version two"), "\(running.said)")
        #expect(running.interrupt() == 130)
    }

    @Test("A folder above that is renamed away and back is found again")
    func away() throws {
        let running = try start("one/catalog")
        try move("one", to: "away")
        #expect(running.says("error: "), "\(running.said)")
        try move("away", to: "one")
        #expect(running.says("gone: "), "\(running.said)")
        try program.write("one/catalog/components/divider.yaml", Self.entry("back"))
        #expect(page(in: "one/catalog", has: "version back"), "\(running.said)")
        #expect(running.interrupt() == 130)
    }

    @Test("An entry reached through links is read again when its file or one of the links changes")
    func entries() throws {
        try move("one/catalog/components/divider.yaml", to: "one/catalog/first.txt")
        try program.write("one/catalog/more/second.txt", Self.entry("second"))
        try link("one/catalog/components/divider.yaml", to: "../chosen")
        try link("one/catalog/chosen", to: "first.txt")
        let running = try start("one/catalog")
        #expect(page(in: "one/catalog", has: "version one"))
        try link("one/catalog/chosen", to: "more/second.txt")
        #expect(page(in: "one/catalog", has: "version second"), "\(running.said)")
        try program.write("one/catalog/more/second.txt", Self.entry("third"))
        #expect(page(in: "one/catalog", has: "version third"), "\(running.said)")
        #expect(running.interrupt() == 130)
    }

    @Test("Entries in a linked folder are found, also new ones in a folder of it")
    func linkedFolder() throws {
        try program.write("one/catalog/shared/.keep", "")
        try link("one/catalog/components/shared", to: "../shared")
        let running = try start("one/catalog")
        try FileManager.default.createDirectory(at: url("one/catalog/shared/more"), withIntermediateDirectories: true)
        try program.write("one/catalog/shared/more/rule.yaml", "id: rule\ntitle: Rule\nsummary: A line.\n")
        #expect(running.says("docs: ", times: 2), "\(running.said)")
        #expect(program.exists("one/catalog/Output/docs/components/rule.md"))
        #expect(running.interrupt() == 130)
    }

    @Test("An output folder reached through a switched link is written completely")
    func output() throws {
        try program.write("first/.keep", "")
        try program.write("second/.keep", "")
        try link("target", to: "first")
        let running = try RunningProgram(
            ["build", "--watch", "--catalog", "one/catalog", "--output", "target/site"], in: program)
        #expect(running.says("watching for changes"), "\(running.said)")
        #expect(program.exists("first/site/docs/components/divider.md"))
        try link("target", to: "second")
        try program.write("one/catalog/components/divider.yaml", Self.entry("next"))
        // A build right after the first one reports nothing where it writes as many files.
        #expect(has("next", in: "second/site/docs/components/divider.md"), "\(running.said)")
        #expect(
            try program.files(below: "second/site").keys.sorted() == program.files(below: "first/site").keys.sorted())
        #expect(running.interrupt() == 130)
    }
}
