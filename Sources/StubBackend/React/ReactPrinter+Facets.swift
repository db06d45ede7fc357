import CatalogModel

extension ReactPrinter {
    /// Writes the tokens, texts and states of the entry as constants.
    mutating func facets() {
        let strings = file.facets.strings.isEmpty ? nil : stringsName()
        let facets = TypeScriptFacets(file, of: mainName)
        // While the writer is lent, names are asked of a copy.
        var names = self
        facets.write(to: &writer, strings: strings) { names.unusedName($0) }
        spelling = names.spelling
        if let lookUp { writer.lookUpFunction(lookUp) }
    }

    /// Returns the name of the object with the keys of the texts.
    mutating func stringsName() -> String {
        let name = strings ?? unusedName(mainName.withSmallLetter + "Strings")
        strings = name
        return name
    }
}
