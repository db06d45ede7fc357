import CatalogModel

/// Stubs of web components in TypeScript.
struct WebTarget: PlaceholderTarget {
    let name = "web"
    let fileExtension = "ts"

    func covers(_ platform: Platform) -> Bool {
        // A framework of its own has its own form; what is left is the platform.
        platform.language == "typescript"
            && !["angular", "react", "reactnative", "solid", "svelte", "vue"].contains(platform.framework)
    }

    func text(of file: StubFile, diagnostics: inout Diagnostics) -> [UInt8] {
        var printer = WebPrinter()
        printer.print(file)
        diagnostics.merge(printer.spelling.diagnostics)
        return printer.writer.bytes
    }

    var supportFile: String { "\(ScriptModules.placeholders).ts" }

    func support(
        for files: [StubFile], names: StubNames, header: [String], diagnostics: inout Diagnostics
    ) -> [UInt8] {
        var missing: Set<Placeholder> = []
        for file in files {
            var printer = WebPrinter()
            printer.print(file)
            missing.formUnion(printer.spelling.references?.missing ?? [])
        }
        var printer = ScriptPlaceholderPrinter()
        printer.print(PlaceholderTree(missing), header: header)
        return printer.writer.bytes
    }
}
