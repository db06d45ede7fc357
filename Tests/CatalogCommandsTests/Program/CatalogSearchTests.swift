import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("The catalog that a command uses")
struct CatalogSearchTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
    }

    @Test(
        "A command uses the catalog here, in Catalog, or in the nearest parent folder",
        arguments: [
            ("catalog.yaml", "", "components/divider.yaml"),
            ("Catalog/catalog.yaml", "", "Catalog/components/divider.yaml"),
            ("Catalog/catalog.yaml", "Catalog", "components/divider.yaml"),
            ("Catalog/catalog.yaml", "Catalog/components", "../components/divider.yaml"),
            ("Catalog/catalog.yaml", "Sources/Deep", "../../Catalog/components/divider.yaml"),
        ])
    func search(catalog: String, from folder: String, shown: String) throws {
        let catalogFolder = (catalog as NSString).deletingLastPathComponent
        try program.writeSmallCatalog(in: catalogFolder)
        try program.write(
            (catalogFolder as NSString).appendingPathComponent("components/divider.yaml"), "id: divider\ntitel: x\n")
        try program.write("Sources/Deep/file", "")
        let checked = try program.run("check", from: folder)
        #expect(checked.errors.contains("\(shown):2:1: error: "), "\(checked.errors)")
        #expect(checked.status == 1)
    }

    @Test("'--catalog' names the file or its folder", arguments: ["a", "a/", "a/catalog.yaml", "./a"])
    func given(path: String) throws {
        try program.writeSmallCatalog(in: "a")
        #expect(try program.run("check", "--catalog", path).output == "Small: 1 entry in 2 files, no findings\n")
    }

    @Test("A folder without a catalog is reported with the command that creates one")
    func missing() throws {
        try FileManager.default.createDirectory(
            at: program.folder.url.appendingPathComponent("empty"), withIntermediateDirectories: true)
        let here = try program.run("build")
        #expect(
            here.errors == """
                error: no catalog.yaml in this folder, in Catalog, or in a folder above; choose one with \
                '--catalog PATH', or create one with 'catalog init DIR' [missing-catalog]
                1 error

                """)
        #expect(here.status == 1)
        let there = try program.run("build", "--catalog", "empty")
        #expect(
            there.errors == """
                error: no catalog.yaml in 'empty'; create one with 'catalog init empty' [missing-catalog]
                1 error

                """)
        #expect(there.status == 1)
        let nowhere = try program.run("build", "--catalog", "nowhere")
        #expect(nowhere.errors == "error: missing file or folder 'nowhere' [missing-catalog]\n1 error\n")
        #expect(nowhere.status == 1)
        #expect(try program.files(below: "") == [:])
    }

    @Test(
        "An invalid catalog.yaml is reported, and no other catalog is used", arguments: ["", "in"])
    func notAFile(given: String) throws {
        try program.writeSmallCatalog()
        try program.write("in/catalog.yaml/file", "")
        let checked = try given.isEmpty ? program.run("check", from: "in") : program.run("check", "--catalog", given)
        let shown = given.isEmpty ? "catalog.yaml" : "in/catalog.yaml"
        #expect(
            checked.errors
                == "error: cannot read '\(shown)': it is a folder, not a file [missing-catalog]\n1 error\n")
        #expect(checked.status == 1)
    }

    @Test("A dangling link to a catalog is reported", arguments: ["gone.yaml", "catalog.yaml"])
    func danglingLink(target: String) throws {
        try program.writeSmallCatalog(in: "in/Catalog")
        try FileManager.default.createSymbolicLink(
            atPath: program.folder.url.appendingPathComponent("in/catalog.yaml").path, withDestinationPath: target)
        let checked = try program.run("check", from: "in")
        let reason = target == "gone.yaml" ? "it is a broken link" : "too many levels of symbolic links"
        #expect(checked.errors == "error: cannot read 'catalog.yaml': \(reason) [missing-catalog]\n1 error\n")
        #expect(checked.status == 1)
        #expect(
            try program.run("check", "--catalog", "in/catalog.yaml").errors
                == "error: cannot read 'in/catalog.yaml': \(reason) [missing-catalog]\n1 error\n")
    }

    @Test("A pipe as the catalog is reported without waiting", .timeLimit(.minutes(20)))
    func pipe() throws {
        #expect(mkfifo(program.folder.url.appendingPathComponent("catalog.yaml").path, 0o644) == 0)
        #expect(
            try program.run("check").errors
                == "error: cannot read 'catalog.yaml': it is a device, pipe or socket, not a file [missing-catalog]\n1 error\n"
        )
    }
}
