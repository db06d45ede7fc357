import CatalogModel

/// A target that also makes stubs for a platform which has no implementation yet, of the facts of another one.
protocol ConvertingStubTarget: CodeTarget {
    associatedtype Printer: ConvertingPrinter

    /// How near an implementation is to what the target writes; the nearest one is taken. 0 for those of which only
    /// names and words can be taken.
    func nearness(to platform: Platform) -> Int
}

extension ConvertingStubTarget {
    func code(of file: StubFile, diagnostics: inout Diagnostics) -> StubCode {
        var printer = Printer(file)
        let code = printer.code()
        diagnostics.merge(printer.spelling.diagnostics)
        return code
    }

    /// Returns the comment at the top of the file with placeholders.
    func heading(of support: StubSupport) -> String {
        support.uses.types.isEmpty
            ? "Every type that the stubs name is declared by the catalog or the platform."
            : "Types that the stubs name and the catalog does not declare. Put the real ones in their place."
    }
}
