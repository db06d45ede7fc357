import CatalogModel

/// A renderer of the section on a component's states: a table with the condition and name in each implementation.
struct StatesSection {
    let flow: PageScope

    private static let columns = [
        "State", "Condition", "Trigger", "Description", "Visual characteristics", "Name in code",
    ]

    func content() -> Content {
        if flow.isStatedNone({ $0.states }) { return .none }
        return MemberTable.content(columns: Self.columns, of: flow.layered { $0.states }, row: row)
    }

    private func row(_ state: Layered<OrderedRecords<State>.Element>) -> MemberTable.Row {
        MemberTable.Row(
            anchor: flow.links.anchor(.state, named: state.name, in: state.declarer),
            name: DisplayName.of(state.name, title: state.first { $0.value.named.title }),
            cells: [
                state.cell(condition), state.cell(trigger), state.cell(description), state.cell(visuals),
                state.cell(nameInCode),
            ],
            group: state.first { $0.value.named.group },
            details: state.content { flow.details($0.implementation).of($0.record.value.named) })
    }

    private func condition(_ state: OrderedRecords<State>.Element) -> [Inline] {
        state.value.when.map { Inline.value($0.value) } ?? []
    }

    private func trigger(_ state: OrderedRecords<State>.Element) -> [Inline] {
        state.value.trigger.map { [.text(word(for: $0.value))] } ?? []
    }

    private func description(_ state: OrderedRecords<State>.Element) -> [Inline] {
        flow.links.description(state.value.named, showsTitle: false, facts: facts(state.value)).inlines
    }

    private func visuals(_ state: OrderedRecords<State>.Element) -> [Inline] { state.value.visuals.proseLines.asLines }

    private func nameInCode(_ state: OrderedRecords<State>.Element) -> [Inline] {
        state.value.term.map { Inline.value($0.value) } ?? []
    }

    private func facts(_ state: State) -> [[Inline]] {
        let inactive: [[Inline]] = state.inactive == true ? [[.text("Inactive")]] : []
        return inactive
            + [("Hides ", state.overrides), ("Never together with ", state.excludes)].compactMap { word, names in
                guard let names else { return nil }
                if names.isEmpty { return [.text(word + "no other state")] }
                return [.text(word)] + names.map { flow.links.state($0.value) }.commaSeparated
            }
    }

    private func word(for trigger: State.Trigger) -> String {
        switch trigger {
        case .interaction: "Interaction"
        case .property: "Property"
        case .method: "Method"
        case .data: "Data"
        case .environment: "Environment"
        }
    }
}
