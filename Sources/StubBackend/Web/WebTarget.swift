import CatalogModel

/// The stub target for web components, with files in TypeScript.
struct WebTarget: CodeTarget {
    let name = "web"
    var language: any StubLanguage { TypeScriptLanguage() }
    let fileExtension = "ts"
    let importsByLocation = true
    let inheritsMembers = true

    func covers(_ platform: Platform) -> Bool {
        // Frameworks need stubs of their own; other components in TypeScript are for the web platform.
        platform.language == .typescript
            && !["angular", "react", "reactnative", "solid", "svelte", "vue"].contains(platform.framework)
    }

    func exports(of type: TypeStub) -> [(full: String, name: String)] { WebPrinter.exports(of: type) }

    func code(of file: StubFile, diagnostics: inout Diagnostics) -> StubCode {
        var printer = WebPrinter(file)
        var code = printer.code()
        diagnostics.merge(printer.spelling.diagnostics)
        code.uses.missing = printer.spelling.references?.missing ?? []
        return code.laidOutAsScript()
    }

    var supportFile: String { "\(TypeScriptModules.placeholders).ts" }

    func text(of support: PlaceholderFile, diagnostics: inout Diagnostics) -> [UInt8] {
        var printer = TypeScriptPlaceholderPrinter()
        printer.print(PlaceholderTree(support.uses.missing), header: support.header)
        return printer.writer.bytes
    }
}
