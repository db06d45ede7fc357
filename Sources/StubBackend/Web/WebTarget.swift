import CatalogModel

/// Stubs of web components in TypeScript.
struct WebTarget: PlaceholderTarget {
    let name = "web"
    let language = StubTargetConfiguration.Language.typescript
    let fileExtension = "ts"

    func covers(_ platform: Platform) -> Bool {
        // A framework of its own has its own form; what is left is the platform.
        platform.language == "typescript"
            && !["angular", "react", "reactnative", "solid", "svelte", "vue"].contains(platform.framework)
    }

    func code(of file: StubFile, diagnostics: inout Diagnostics) -> StubCode {
        var printer = WebPrinter(file)
        let code = printer.code(of: file)
        diagnostics.merge(printer.spelling.diagnostics)
        return code
    }

    var supportFile: String { "\(ScriptModules.placeholders).ts" }

    func support(
        for files: [StubFile], names: StubNames, header: [String], diagnostics: inout Diagnostics
    ) -> [UInt8] {
        var missing: Set<Placeholder> = []
        for file in files {
            var printer = WebPrinter(file)
            _ = printer.code(of: file)
            missing.formUnion(printer.spelling.references?.missing ?? [])
        }
        var printer = ScriptPlaceholderPrinter()
        printer.print(PlaceholderTree(missing), header: header)
        return printer.writer.bytes
    }
}
