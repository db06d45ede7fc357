package import CatalogModel
package import CatalogRendering

/// The pictures of a component drawn from design tokens (specimens), with file paths, computed before rendering the
/// page because the paths are required early.
package struct SpecimenPictures: Sendable {
    /// The pictures of a state or variant, for every theme.
    package struct Row: Sendable {
        package let subject: SpecimenSubject
        /// Pictures, a single picture for each theme; nil without visible content.
        package let pictures: [Picture?]
        /// Suitability to represent the component, the highest first.
        fileprivate let rank: Int
    }

    /// A picture of a state or variant: a drawn specimen, or a figure of the entry.
    package enum Picture: Sendable {
        case drawn(OutputPath, Specimen)
        case figure(Target, alt: String)

        /// The path of the file in the output; nil for a figure outside of the output.
        package var file: String? {
            switch self {
            case .drawn(let path, _): path.text
            case .figure(.asset(let path), _): path
            case .figure: nil
            }
        }
    }

    /// Sheets of the page itself, without a key, and of the sections of implementations.
    private let sheets: [(implementation: String?, rows: [Row])]
    /// Roles without a picture, because of disagreeing tokens.
    package let conflicts: [SpecimenConflict]

    package init(_ component: Component, site: SiteLinks) {
        guard component.tokens.contains(where: { $0.role != nil }) else {
            (sheets, conflicts) = ([], [])
            return
        }
        let themes = site.tokens.themes
        let all = themes.map(\.theme)
        let keys = component.entry.implementations.orEmpty().names
        var names = SpecimenNames(component.id)
        let figures = StateFigures(component, site: site)
        // The page describes a single implementation together with the entry.
        if keys.count < 2 {
            let sheet = SpecimenSheet(of: component, implementations: [nil] + keys, in: all)
            sheets = [(nil, names.rows(sheet, of: nil, themes: themes, figures: figures.of([nil] + keys)))]
            conflicts = sheet.conflicts
            return
        }
        var conflicts: [SpecimenConflict] = []
        sheets = ([nil] + keys).map { key in
            let others: [String?] = key == nil ? [] : [nil]
            let sheet = SpecimenSheet(of: component, implementations: [key], besides: others, in: all)
            // Conflicts between tokens of the entry are already reported for the entry.
            conflicts += sheet.conflicts.filter { conflict in
                key == nil || conflict.tokens.contains { $0.implementation == key }
            }
            return (key, names.rows(sheet, of: key, themes: themes, figures: figures.of([key] + others)))
        }
        self.conflicts = conflicts
    }

    package func rows(of implementation: String?) -> [Row] {
        sheets.first { $0.implementation == implementation }?.rows ?? []
    }

    /// The files of the most suitable picture of the component, a file for each theme; empty without any specimen.
    package var best: [String?] {
        let rows = sheets.flatMap(\.rows)
        let highest = rows.map(\.rank).max()
        return rows.first { $0.rank == highest }?.pictures.map { $0?.file } ?? []
    }

    /// The files of all drawings, each once.
    package var paths: [OutputPath] {
        sheets.flatMap(\.rows).flatMap(\.pictures).compactMap { picture in
            if case .drawn(let path, _)? = picture { path } else { nil }
        }
    }
}

/// An assigner of file names to the specimen pictures of a component, made from entry id, implementation, pictured
/// subject and theme.
///
/// A name is unique in the whole output, because some hosts keep all pictures in a single folder.
private struct SpecimenNames {
    /// The greatest length of a name in bytes.
    ///
    /// Longer names are cut, since not all disks take longer names.
    private static let maximumBytes = 120

    private let id: EntryID
    private var taken: Set<String> = []

    init(_ id: EntryID) {
        self.id = id
    }

    mutating func rows(
        _ sheet: SpecimenSheet, of implementation: String?, themes: [ShownTheme], figures: StateFigures
    ) -> [SpecimenPictures.Row] {
        sheet.rows.map { row in
            if let pictures = figures.pictures(of: row, themes: themes) {
                return SpecimenPictures.Row(subject: row.subject, pictures: pictures, rank: row.rank)
            }
            var pictures: [SpecimenPictures.Picture?] = []
            for (look, theme) in zip(row.looks, themes) {
                let path = look == nil ? nil : path(row.subject, of: implementation, in: theme.theme.name)
                pictures.append(path.flatMap { path in look.map { .drawn(path, $0) } })
            }
            return SpecimenPictures.Row(subject: row.subject, pictures: pictures, rank: row.rank)
        }
    }

    private mutating func path(_ subject: SpecimenSubject, of implementation: String?, in theme: String) -> OutputPath?
    {
        var words = [implementation, subject.state].compactMap(\.self)
        words += subject.variants.map(\.value) + [theme]
        // Neither an id nor a slug has two adjacent hyphens, so they separate the words.
        let stem = ([id.rawValue] + words.map(Slug.of)).joined(separator: "--")
        var name = stem
        if stem.utf8.count > Self.maximumBytes {
            name = String(stem.unicodeScalars.prefix(Self.maximumBytes / 4)) + "--1"
        }
        var number = 1
        while !taken.insert(name).inserted {
            number += 1
            name = String(stem.unicodeScalars.prefix(Self.maximumBytes / 4)) + "--\(number)"
        }
        return OutputPath("components/\(id)/\(name).svg")
    }
}
