import CatalogModel

extension WebPrinter {
    /// The tokens, texts and states of the entry as constants.
    mutating func facets(of file: StubFile) {
        guard file.types.isEmpty || file.types.contains(where: \.isMain) else { return }
        let component =
            file.types.first(where: \.isMain).flatMap(Self.exportedName)
            ?? ScriptNames.className(from: file.heading.entry.rawValue)
        let own = Set(file.types.flatMap { [$0.name.value, Self.exportedName(of: $0)] }.compactMap(\.self))
        var writer = writer
        ScriptFacets(file, of: component).write(to: &writer) { name in
            var name = name
            while own.contains(name) || isTaken(name) { name += "2" }
            return name
        }
        self.writer = writer
    }
}
