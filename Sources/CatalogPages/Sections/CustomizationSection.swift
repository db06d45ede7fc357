import CatalogModel

/// A renderer of the section on customizing a component: named styles and settings.
struct CustomizationSection {
    let flow: PageScope

    func content() -> Content {
        var content = Content()
        content.add("Styles", styles())
        content.add("Settings", settings())
        return content
    }

    private func styles() -> Content {
        if flow.isStatedNone({ $0.styles }) { return .none }
        let rows = flow.layers.flatMap { layer in
            layer.facets.styles.orEmpty().map { row($0, implementation: layer.implementation) }
        }
        return rows.isEmpty
            ? Content() : MemberTable.content(columns: ["Style", "Type", "Dresses", "Description"], of: rows) { $0 }
    }

    private func row(_ style: OrderedRecords<Style>.Element, implementation: ImplementationName?) -> MemberTable.Row {
        let links = flow.links
        let type = { (text: Text?) in Cell(text.map { links.type($0.value, in: implementation?.key) } ?? []) }
        return MemberTable.Row(
            anchor: links.anchor(.style, named: style.name, in: implementation?.key), name: Inline.value(style.name),
            cells: [type(style.value.type), type(style.value.appliesTo), links.description(style.value.named)],
            group: style.value.group, details: details(style, implementation: implementation))
    }

    private func details(_ style: OrderedRecords<Style>.Element, implementation: ImplementationName?) -> Content {
        var content = stated(style.value.sets) { sets in
            let rows = sets.map { assignment in
                [
                    Cell(flow.links.local(assignment.name)),
                    Cell(assignment.value.value.map { Inline.value($0.value) } ?? []),
                    Cell(assignment.value.description.map { [.prose($0)] } ?? []),
                ]
            }
            return Content([.table(Table(["Sets", "To", "Description"], rows: rows))])
        }
        content.append(
            stated(style.value.settings) { settings in
                table(settings.map { row($0, of: [style.name], implementation: implementation) })
            })
        return content + flow.details(implementation).of(style.value.named)
    }

    private func settings() -> Content {
        if flow.isStatedNone({ $0.settings }) { return .none }
        let rows = flow.layers.flatMap { layer in
            layer.facets.settings.orEmpty().map { row($0, of: [], implementation: layer.implementation) }
        }
        return rows.isEmpty ? Content() : table(rows)
    }

    private func table(_ rows: [MemberTable.Row]) -> Content {
        MemberTable.content(columns: ["Setting", "Type", "Default", "State", "Part", "Description"], of: rows) { $0 }
    }

    private func row(
        _ setting: OrderedRecords<Setting>.Element, of owners: [String], implementation: ImplementationName?
    ) -> MemberTable.Row {
        let links = flow.links
        return MemberTable.Row(
            anchor: links.anchor(.setting, named: setting.name, of: owners, in: implementation?.key),
            name: Inline.value(setting.name),
            cells: [
                Cell(setting.value.type.map { links.type($0.value, in: implementation?.key) } ?? []),
                Cell(setting.value.default.map { Inline.value($0.value) } ?? []),
                Cell(setting.value.state.map { links.state($0.value) } ?? []),
                Cell(setting.value.part.map { links.part($0.value) } ?? []),
                links.description(setting.value.named),
            ],
            group: setting.value.group, details: flow.details(implementation).of(setting.value.named))
    }
}
