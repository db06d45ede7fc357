/// The comments on previews in stubs with less content than named, such as a state impossible to set.
enum PreviewNote {
    static func unchosen(_ axis: AxisStub) -> String {
        "Nothing that can be set here chooses '\(axis.name.value.oneLine)'."
    }

    static func value(_ value: String, of name: String) -> String {
        "'\(name.oneLine)' has no value '\(value.oneLine)' that a stub knows."
    }

    static func state(_ state: StateStub) -> String {
        if let condition = state.condition?.value.oneLine {
            return "Nothing that can be set here makes '\(condition)' true."
        }
        return "The entry does not say what brings it into the state '\(state.name.value.oneLine)'."
    }

    static func call(_ unknown: [String]) -> String {
        "To make one takes what only you have: \(unknown.map { "'\($0.oneLine)'" }.joined(separator: ", "))."
    }
}

extension AxisStub {
    /// Whether a parameter chooses among the axis values.
    func isChosen(by parameter: ComponentParameter) -> Bool {
        [property?.value, name.value].contains(parameter.authorName) || parameter.axis?.name.value == name.value
    }
}
