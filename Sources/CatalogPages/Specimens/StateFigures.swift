import CatalogModel

/// The figures of states in an entry, each in place of the specimen of the state.
struct StateFigures {
    /// A figure with the names of the states in the picture.
    private struct StateFigure {
        /// nil for the entry itself.
        let implementation: String?
        let states: [String]
        let figure: Figure
    }

    private var figures: [StateFigure] = []
    private let site: SiteLinks
    private let folder: String

    init(_ component: Component, site: SiteLinks) {
        self.site = site
        folder = RelativePath.folder(of: component.path)
        add(component.entry.named, component.entry.facets, of: nil)
        for implementation in component.entry.implementations.orEmpty() {
            add(implementation.value.named, implementation.value.facets, of: implementation.name)
        }
    }

    /// Adds the figures of states as a whole: figures of a state record, and figures with a list of states.
    private mutating func add(_ named: Named, _ facets: Facets, of implementation: String?) {
        for state in facets.states.orEmpty() {
            for figure in state.value.named.figures.orEmpty() { add(figure, states: [state.name], of: implementation) }
        }
        for figure in named.figures.orEmpty() {
            add(figure, states: figure.states.orEmpty().map(\.value), of: implementation)
        }
    }

    private mutating func add(_ figure: Figure, states: [String], of implementation: String?) {
        guard figure.file ?? figure.dark != nil, figure.shownParts.isEmpty, !states.isEmpty else { return }
        figures.append(StateFigure(implementation: implementation, states: states, figure: figure))
    }

    /// Returns the figures of some implementations, in the same order; nil is the entry itself.
    func of(_ implementations: [String?]) -> StateFigures {
        var chosen = self
        chosen.figures = implementations.flatMap { name in figures.filter { $0.implementation == name } }
        return chosen
    }

    /// Returns the figure in place of a specimen, for each theme; nil for a state without a figure.
    ///
    /// A figure without variants shows the defaults. The dark picture is for themes with such a name.
    func pictures(of row: SpecimenSheet.Row, themes: [ShownTheme]) -> [SpecimenPictures.Picture?]? {
        guard let state = row.subject.state else { return nil }
        let values = Set(row.subject.variants.map(\.value))
        let match = figures.first { entry in
            guard entry.states.contains(state) else { return false }
            return entry.figure.variants.map { $0.allSatisfy { values.contains($0.value) } } ?? row.isDefault
        }
        guard let figure = match?.figure else { return nil }
        return themes.map { theme in
            let isDark = theme.theme.name.lowercased().contains("dark")
            let file = isDark ? figure.dark ?? figure.file : figure.file ?? figure.dark
            return file.map { file in
                .figure(
                    site.fileOrCopy(RelativePath.resolve(file.value, from: folder)),
                    alt: figure.alt?.value ?? figure.caption?.plainText ?? "")
            }
        }
    }
}
