import CatalogModel

struct WebTarget: StubTarget {
    let name = "web"
    let fileExtension = "ts"
    func covers(_ platform: Platform) -> Bool { platform.language == "typescript" }
    func text(of file: StubFile, diagnostics: inout Diagnostics) -> String { "" }
}
