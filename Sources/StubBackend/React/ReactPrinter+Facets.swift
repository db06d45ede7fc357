import CatalogModel

extension ReactPrinter {
    /// The tokens, texts and states of the entry as constants.
    mutating func facets() {
        let strings = file.facets.strings.isEmpty ? nil : stringsName()
        var writer = writer
        var unusedNames = self
        ScriptFacets(file, of: mainName).write(to: &writer, strings: strings) { unusedNames.unusedName($0) }
        (spelling, self.writer) = (unusedNames.spelling, writer)
        if let lookUp { self.writer.lookUpFunction(lookUp) }
    }

    /// What has the keys of the texts.
    mutating func stringsName() -> String {
        let name = strings ?? unusedName(mainName.withSmallLetter + "Strings")
        strings = name
        return name
    }
}
