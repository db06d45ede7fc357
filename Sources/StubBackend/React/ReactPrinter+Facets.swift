import CatalogModel

extension ReactPrinter {
    /// The tokens, texts and states of the entry as constants.
    mutating func facets() {
        let strings = file.facets.strings.isEmpty ? nil : stringsName()
        var writer = writer
        var unusedNames = self
        ScriptFacets(file, of: mainName).write(to: &writer, strings: strings) { unusedNames.unusedConstant($0) }
        (spelling, self.writer) = (unusedNames.spelling, writer)
        lookingUp()
    }

    private var mainName: String {
        file.types.first(where: \.isMain).map { name(of: $0) }
            ?? DeclaredNames.pascalCase(file.heading.entry.rawValue)
    }

    /// What has the keys of the texts.
    mutating func stringsName() -> String {
        let name = strings ?? unusedConstant(mainName.withSmallLetter + "Strings")
        strings = name
        return name
    }

    /// A name that nothing else in the file has.
    private mutating func unusedConstant(_ name: String) -> String {
        var name = name
        while spelling.conversion.names(name) { name += "2" }
        return spelling.unused(name)
    }
}
