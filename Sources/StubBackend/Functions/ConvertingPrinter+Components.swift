import CatalogModel
import SourceCode

/// A preview of a component in a stub: the shown variant or state, and the arguments to show.
struct PreviewStub {
    /// The variant or state; nil for the component by default.
    var subject: String?
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
        besides others: Set<String>, of parameters: [ComponentParameter]
    ) -> [(name: String, values: [String], parameter: ComponentParameter?)] {
        spelling.literalEnums.filter { !others.contains($0.key) }.sorted { $0.key < $1.key }.map { name, values in
            (name, values, parameters.first { $0.type == .name(name) || $0.type == .optional(.name(name)) })
        }
    }

    /// Returns the comment on the function of a component.
    func docs(of form: FunctionComponent) -> DocStub {
        var docs = form.type.docs
        docs.sections += form.others
        return docs
    }

    // MARK: Previews

    /// Returns a preview of the component by default, and one for each variant and state with other arguments.
    mutating func previews(of parameters: [ComponentParameter], facets: FacetStub) -> [PreviewStub] {
        var previews = [PreviewStub()]
        for axis in facets.axes {
            guard let parameter = parameters.first(where: { axis.isChosen(by: $0) }) else { continue }
            previews += types.values(of: parameter.type, spelling).filter { $0.value != parameter.value }.map {
                PreviewStub(subject: "\(parameter.name): \($0.title)", arguments: [parameter.name: $0.value])
            }
        }
        for state in facets.states {
            let arguments = arguments(for: state, parameters)
            if !arguments.isEmpty { previews.append(PreviewStub(subject: state.name.value, arguments: arguments)) }
        }
        var shown: Set<[String]> = []
        return previews.filter { preview in
            shown.insert(arguments(of: preview, parameters).map { "\($0.name)=\($0.value)" }).inserted
        }
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
            guard parameter.isRequired || parameter.shows else { return nil }
            if parameter.shows, let value = types.value(.bool(true), of: parameter.type, spelling: spelling) {
                return (parameter.name, value)
            }
            guard parameter.isRequired else { return nil }
            return (parameter.name, types.sample(of: parameter.type, named: file.heading.title, spelling))
        }
    }
}

extension AxisStub {
    /// Whether a parameter chooses among the axis values.
    func isChosen(by parameter: ComponentParameter) -> Bool {
        [property?.value, name.value].contains(parameter.authorName) || parameter.axis?.name.value == name.value
    }
}

extension ComponentParameter {
    /// Whether the component is on the screen only while the parameter is true.
    fileprivate var shows: Bool {
        ["open", "isOpen", "presented", "isPresented", "visible", "isVisible", "shown", "isShown"].contains(name)
    }
}
