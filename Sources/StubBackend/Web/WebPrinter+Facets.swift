import CatalogModel

extension WebPrinter {
    /// Writes the tokens, texts and states of the entry as constants, and the function for looking up texts.
    mutating func facets(of file: StubFile) {
        guard file.types.isEmpty || file.types.contains(where: \.isMain) else { return }
        let strings = facets.strings.isEmpty ? nil : stringsName()
        // While the writer is lent, names are asked of a copy.
        let names = self
        TypeScriptFacets(file, of: component).write(to: &writer, strings: strings, unused: names.unusedName)
        if let lookUp { writer.lookUpFunction(lookUp) }
    }

    /// Returns a text, as a call of the look-up function.
    mutating func localized(_ index: Int) -> String {
        let function = lookUp ?? unusedName("localized")
        lookUp = function
        return TypeScriptTextLookUp.call(function, of: index, facets: facets, in: stringsName())
    }

    /// Returns the name of the object with the keys of the texts.
    private mutating func stringsName() -> String {
        let name = strings ?? unusedName(component.withSmallLetter + "Strings")
        strings = name
        return name
    }

    private func unusedName(_ name: String) -> String {
        var name = name
        while isTaken(name) { name += "2" }
        return name
    }
}
