import CatalogModel
import CatalogRendering

/// A renderer of the section with a component's specimens (pictures drawn from design tokens): a row for each subject,
/// a column for each theme.
struct SpecimensSection {
    let links: PageLinks
    let rows: [SpecimenPictures.Row]

    func content() -> Content {
        if rows.isEmpty { return Content() }
        let table = Table([head] + themes, rows: rows.map { row in [Cell(name(of: row.subject))] + cells(row) })
        return Content([.paragraph([.text(Self.explanation)]), .table(table)])
    }

    /// Explanation to keep readers from taking a neutral default for a fact.
    private static let explanation =
        "Drawn from the design tokens. Sizes without a token, text and icons are neutral. Gray outlines and bars are parts without a color."

    private func cells(_ row: SpecimenPictures.Row) -> [Cell] {
        row.pictures.enumerated().map { index, picture in
            let title = title(of: row.subject, theme: index)
            switch picture {
            case nil: return Cell()
            case .figure(let target, let alt): return Cell([.picture(target, alt: alt.isEmpty ? title : alt)])
            case .drawn(let path, let look):
                let alt = [title, look.words].filter { !$0.isEmpty }
                return Cell([.picture(.asset(path.text), alt: alt.joined(separator: ": "))])
            }
        }
    }

    /// Returns the files of the drawings.
    func files() -> [OutputFile] {
        rows.flatMap { row in
            row.pictures.enumerated().compactMap { index, picture in
                guard case .drawn(let path, let look)? = picture else { return nil }
                return OutputFile(path: path, text: look.svg(title: title(of: row.subject, theme: index)))
            }
        }
    }

    // MARK: - Words

    /// Names of the themes; a single theme needs none.
    private var themes: [String] {
        let themes = links.site.tokens.themes
        return themes.count == 1 ? ["Appearance"] : themes.map(\.title)
    }

    private var head: String {
        let kinds = rows.map { [$0.subject.state != nil, !$0.subject.variants.isEmpty] }
        if kinds.allSatisfy({ $0 == [true, false] }) { return "State" }
        return kinds.allSatisfy { $0 == [false, true] } ? "Variant" : "Specimen"
    }

    private func name(of subject: SpecimenSubject) -> [Inline] {
        var parts: [[Inline]] = []
        if let state = subject.state { parts.append(links.state(state)) }
        for variant in subject.variants {
            parts.append(links.axis(variant.axis) + [.text(" ")] + links.axisValue(variant.value, of: variant.axis))
        }
        return parts.isEmpty ? Inline.words(links.component.title) : parts.asFacts
    }

    private func title(of subject: SpecimenSubject, theme: Int) -> String {
        let name = name(of: subject).plainText
        let themes = links.site.tokens.themes
        var words = [links.component.title]
        if name != words[0] { words.append(name) }
        if themes.count > 1 { words.append(themes[theme].title) }
        return words.joined(separator: ", ")
    }
}
