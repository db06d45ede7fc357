import CatalogModel

/// A renderer of the section on localization: a table of a component's texts to localize.
struct LocalizationSection {
    let flow: PageScope

    private static let columns = ["Key", "Text", "Arguments", "Plurals", "File", "Description"]

    func content() -> Content {
        var content = Content()
        for layer in flow.layers {
            if let file = layer.facets.stringTable {
                content.blocks.append(
                    .paragraph([.text("The texts are in ")] + Inline.value(file.value) + [.text(".")]))
            }
        }
        if flow.isStatedNone({ $0.strings }) { return content + .none }
        let rows = flow.layers.flatMap { layer in
            layer.facets.strings.orEmpty().map { row($0, implementation: layer.implementation) }
        }
        return rows.isEmpty ? content : content + MemberTable.content(columns: Self.columns, of: rows) { $0 }
    }

    private func row(
        _ element: OrderedRecords<LocalizedString>.Element, implementation: ImplementationName?
    ) -> MemberTable.Row {
        let string = element.value
        return MemberTable.Row(
            anchor: flow.links.anchor(.string, named: element.name, in: implementation?.key),
            name: Inline.value(element.name),
            cells: [
                Cell(string.text.map { Inline.value($0.value) } ?? []), arguments(string),
                Cell(string.plurals.map { TreeLines.of($0) }?.asLines ?? []),
                Cell(string.table.map { Inline.value($0.value) } ?? []), flow.links.description(string.named),
            ],
            group: string.group, details: translations(string) + flow.details(implementation).of(string.named))
    }

    private func translations(_ string: LocalizedString) -> Content {
        stated(string.translations) { translations in
            let rows = translations.map { [Cell(Inline.words($0.name)), Cell(lines: TreeLines.of($0.value))] }
            return Content([.table(Table(["Language", "Text"], rows: rows))])
        }
    }

    /// Renders the arguments in the order taken by the text; several arguments are numbered.
    private func arguments(_ string: LocalizedString) -> Cell {
        guard let arguments = string.arguments else { return Cell() }
        if arguments.isEmpty { return Cell([.text("None")]) }
        if arguments.count == 1 { return Cell(lines: string.arguments.proseLines) }
        return Cell(lines: arguments.enumerated().map { [.text("\($0 + 1). "), .prose($1)] })
    }
}

/// A renderer of a tree of texts as lines, each with the branch names leading to the text: `few: …`,
/// `light / small: …`.
enum TreeLines {
    static func of(
        _ tree: TextTree, path: [String] = [], _ value: (String) -> [Inline] = Inline.value
    ) -> [[Inline]] {
        switch tree {
        case .text(let text):
            [(path.isEmpty ? [] : [.text(path.joined(separator: " / ") + ": ")]) + value(text.value)]
        case .branches(let branches):
            branches.isEmpty
                ? [[.text((path + ["none"]).joined(separator: " / "))]]
                : branches.flatMap { of($0.value, path: path + [$0.name], value) }
        }
    }
}
