import CatalogModel

extension ReactPrinter {
    /// The tokens, texts and states of the entry as constants.
    mutating func facets() {
        let component =
            file.types.first(where: \.isMain).map { name(of: $0) }
            ?? DeclaredNames.pascalCase(file.heading.entry.rawValue)
        var (writer, spelling) = (writer, spelling)
        ScriptFacets(file, of: component).write(to: &writer) { name in
            var name = name
            while spelling.conversion.names(name) { name += "2" }
            return spelling.unused(name)
        }
        (self.writer, self.spelling) = (writer, spelling)
    }
}
