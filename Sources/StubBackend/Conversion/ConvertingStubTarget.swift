import CatalogModel

/// A stub target such as Jetpack Compose or React, also able to make stubs for a platform without an implementation,
/// from the facts of another implementation.
protocol ConvertingStubTarget: CodeTarget {
    associatedtype Printer: ConvertingPrinter
}

extension ConvertingStubTarget {
    var convertsOthers: Bool { true }

    func code(of file: StubFile, diagnostics: inout Diagnostics) -> StubCode {
        var printer = Printer(file)
        let code = printer.code()
        diagnostics.merge(printer.spelling.diagnostics)
        return code
    }

    /// Returns a writer with the comment at the top of the file with placeholders.
    func opening(of support: PlaceholderFile, step: String) -> SourceWriter {
        var writer = SourceWriter(step: step)
        writer.comment(
            support.uses.types.isEmpty
                ? "Every type that the stubs name is declared by the catalog or the platform."
                : "Types that the stubs name and the catalog does not declare. Replace them with the real ones.")
        for line in support.header { writer.comment(line) }
        return writer
    }
}
