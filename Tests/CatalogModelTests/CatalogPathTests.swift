import Testing

@testable import CatalogModel

@Suite("Paths of a catalog")
struct CatalogPathTests {
    @Test(
        "Paths are relative to a folder",
        arguments: [
            ("Catalog/components/a.yaml", "Catalog", "components/a.yaml"), ("a.yaml", "", "a.yaml"),
            ("a.yaml", ".", "a.yaml"), ("sources/a.yaml", "docs", "../sources/a.yaml"),
            ("a.yaml", "docs/catalog", "../../a.yaml"), ("/x/b/a.yaml", "/x/c", "../b/a.yaml"),
            ("../a.yaml", "../docs", "../a.yaml"), ("/x/a.yaml", "docs", "/x/a.yaml"),
            ("a.yaml", "/x", "a.yaml"), ("a.yaml", "..", "a.yaml"), ("docs.yaml", "docs", "../docs.yaml"),
        ])
    func relative(path: String, folder: String, expected: String) {
        #expect(CatalogPath.relative(path, to: folder) == expected)
    }

    @Test("A path is contained in a folder only below that folder")
    func contains() {
        #expect(CatalogPath.contains("Catalog", path: "Catalog/a.png"))
        #expect(CatalogPath.contains("", path: "a.png"))
        #expect(!CatalogPath.contains("", path: "../a.png"))
        #expect(!CatalogPath.contains("Catalog", path: "Catalogs/a.png"))
        #expect(!CatalogPath.contains("Catalog", path: "/a.png"))
        #expect(!CatalogPath.contains("Catalog", path: ".."))
        #expect(!CatalogPath.contains("/Catalog", path: "a.png"))
        #expect(CatalogPath.contains("..", path: "../a.png"))
    }
}
