import CatalogModel
import SourceCode

/// A preview of a component in a stub: the shown variant or state, and the arguments to show.
struct PreviewStub {
    /// The variant or state; nil for the component by default.
    var subject: String?
    var note: String?
    /// The arguments by the names of parameters.
    var arguments: [String: String] = [:]
}

// Components as functions.
extension ConvertingPrinter {
    /// Returns the parameters of a component, and reports members without a place in a function.
    mutating func parameters(of form: FunctionComponent, reserved: Set<String>) -> [ComponentParameter] {
        if !form.otherNames.isEmpty {
            diagnostics.report(.stubMembers(form.otherNames, of: form.type.fullName, in: Self.framework))
        }
        var types = types
        defer { self.types = types }
        return spelling.parameters(of: form, named: name(of: form.type), reserved: reserved) {
            types.value($0, of: $1, spelling: $2)
        }
    }

    /// Returns the enums declared for parameters of a component only, each with the values and the parameter.
    func enums(
        besides known: Set<String>, of parameters: [ComponentParameter]
    ) -> [(name: String, values: [String], parameter: ComponentParameter?)] {
        spelling.literalEnums.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { name, values in
            (name, values, parameters.first { $0.type == .name(name) || $0.type == .optional(.name(name)) })
        }
    }

    /// Returns the comment on the function of a component, without the states declared by the target.
    func docs(of form: FunctionComponent) -> DocStub {
        var docs = form.type.docs
        docs.sections.removeAll { $0.isDeclared(by: file.facets) }
        if form.type.isMain { docs.sections += file.facets.accessibility.docs.sections }
        docs.sections += form.others
        return docs
    }

    // MARK: Previews

    /// Returns a preview for each variant and state.
    mutating func previews(of parameters: [ComponentParameter], facets: FacetStub) -> [PreviewStub] {
        var previews = [PreviewStub()]
        for axis in facets.axes {
            let parameter = parameters.first { axis.isChosen(by: $0) }
            let shown = parameter.map { types.values(of: $0.type, spelling) } ?? []
            if let parameter {
                previews += shown.map { title, value in
                    PreviewStub(subject: "\(parameter.name): \(title)", arguments: [parameter.name: value])
                }
            }
            for value in axis.values.map(\.name.value) where !shown.contains(where: { $0.title == value }) {
                let note = parameter.map { PreviewNote.value(value, of: $0.authorName) } ?? PreviewNote.unchosen(axis)
                previews.append(PreviewStub(subject: "\(axis.name.value): \(value)", note: note))
            }
        }
        for state in facets.states {
            let arguments = arguments(for: state, parameters)
            let note = arguments.isEmpty ? PreviewNote.state(state) : nil
            previews.append(PreviewStub(subject: state.name.value, note: note, arguments: arguments))
        }
        return previews
    }

    /// Returns the argument that brings a component into a state, where stated by the entry: `isEnabled = false`.
    private mutating func arguments(for state: StateStub, _ parameters: [ComponentParameter]) -> [String: String] {
        guard let parts = state.condition?.value.split(separator: "=", maxSplits: 1), parts.count == 2 else {
            return [:]
        }
        let words = parts.map { $0.filter { !$0.isWhitespace } }
        guard let parameter = parameters.first(where: { $0.authorName == words[0] }),
            let literal = LiteralValue(words[1]),
            let value = types.value(literal, of: parameter.type, spelling: spelling)
        else { return [:] }
        return [parameter.name: value]
    }

    /// Returns the arguments of a preview in the order of the parameters, with samples for required parameters.
    mutating func arguments(
        of preview: PreviewStub, _ parameters: [ComponentParameter]
    ) -> [(name: String, value: String)] {
        parameters.compactMap { parameter in
            if let value = preview.arguments[parameter.name] { return (parameter.name, value) }
            guard parameter.isRequired else { return nil }
            return (parameter.name, types.sample(of: parameter.type, named: file.heading.title, spelling))
        }
    }
}
