import CatalogModel

/// A target that also makes stubs for a platform which has no implementation yet, of the facts of another one.
protocol ConvertingStubTarget: CodeTarget {
    associatedtype Printer: ConvertingPrinter

    /// How near an implementation is to what the target writes; the nearest one is taken. 0 for those of which only
    /// names and words can be taken.
    func nearness(to platform: Platform) -> Int
    /// The file of what stubs name and nothing declares: its name and its text.
    /// - Parameter names: With the number of their generic arguments.
    func support(_ names: [String: Int], header: [String], package: String) -> (name: String, text: [UInt8])
}

extension ConvertingStubTarget {
    func code(of file: StubFile, diagnostics: inout Diagnostics) -> StubCode {
        var printer = Printer(file)
        let code = printer.code()
        diagnostics.merge(printer.spelling.diagnostics)
        return code
    }

    /// The names in a file that nothing declares.
    func placeholders(of file: StubFile) -> [String: Int] {
        var printer = Printer(file)
        _ = printer.code()
        return printer.spelling.conversion.placeholders
    }
}
