import CatalogModel

/// Stubs of web components in TypeScript.
struct WebTarget: PlaceholderTarget {
    let name = "web"
    let fileExtension = "ts"
    let importsByPlace = true

    func covers(_ platform: Platform) -> Bool {
        // A framework of its own has its own form; what is left is the platform.
        platform.language == "typescript"
            && !["angular", "react", "reactnative", "solid", "svelte", "vue"].contains(platform.framework)
    }

    func text(of file: StubFile, uses: inout StubUses, diagnostics: inout Diagnostics) -> [UInt8] {
        var printer = WebPrinter()
        printer.print(file)
        diagnostics.merge(printer.spelling.diagnostics)
        uses.add(StubUses(missing: printer.spelling.references?.missing ?? []))
        return printer.writer.bytes
    }

    var supportFile: String { "\(ScriptModules.placeholders).ts" }

    func support(
        for uses: StubUses, names: StubNames, header: [String], diagnostics: inout Diagnostics
    ) -> [UInt8] {
        var printer = ScriptPlaceholderPrinter()
        printer.print(PlaceholderTree(uses.missing), header: header)
        return printer.writer.bytes
    }
}
