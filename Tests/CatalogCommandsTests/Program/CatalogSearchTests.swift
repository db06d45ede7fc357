import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("Which catalog a command works on")
struct CatalogSearchTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
    }

    @Test(
        "it is here, in Catalog, or in the nearest folder above",
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

    @Test("--catalog names the file or its folder", arguments: ["a", "a/", "a/catalog.yaml", "./a"])
    func given(path: String) throws {
        try program.writeSmallCatalog(in: "a")
        #expect(try program.run("check", "--catalog", path).output == "Small: 1 entry in 2 files, no findings\n")
    }

    @Test("an empty folder holds no catalog, and the way to start one is named")
    func missing() throws {
        try FileManager.default.createDirectory(
            at: program.folder.url.appendingPathComponent("empty"), withIntermediateDirectories: true)
        let here = try program.run("build")
        #expect(
            here.errors == """
                error: there is no catalog.yaml here, in Catalog, or in a folder above; name one with '--catalog PATH', \
                or start one with 'catalog init DIR' [missing-catalog]
                1 error

                """)
        #expect(here.status == 1)
        let there = try program.run("build", "--catalog", "empty")
        #expect(
            there.errors == """
                error: there is no catalog.yaml in 'empty'; start one with 'catalog init empty' [missing-catalog]
                1 error

                """)
        #expect(there.status == 1)
        let nowhere = try program.run("build", "--catalog", "nowhere")
        #expect(nowhere.errors == "error: there is no file or folder 'nowhere' [missing-catalog]\n1 error\n")
        #expect(nowhere.status == 1)
        #expect(try program.files(below: "") == [:])
    }
}
