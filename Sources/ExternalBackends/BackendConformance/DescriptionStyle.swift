import CatalogModel
package import CatalogRendering

/// Style checks for the name, summary and options in a backend's description, such as a name in kebab case.
package enum DescriptionStyle {
    static func faults(of description: DescribeAnswer) -> [String] {
        faults(name: description.name, summary: description.summary, options: description.options)
    }

    /// Returns the departures of a backend's own description from the style of all others.
    package static func faults(name: String, summary: String, options: [BackendOption]) -> [String] {
        var faults: [String] = []
        if EntryID(name) == nil { faults.append("the name '\(name)' is not in kebab case") }
        if !isSentence(summary) { faults.append("the summary is not a sentence") }
        var names: Set<String> = []
        for option in options {
            if !option.name.isCamelCase { faults.append("the option '\(option.name)' is not in camel case") }
            if option.summary.isEmpty || option.summary.contains("\n") {
                faults.append("the summary of option '\(option.name)' is not one line")
            }
            if !names.insert(option.name).inserted {
                faults.append("duplicate option '\(option.name)'")
            }
            if let value = option.defaultValue, !option.kind.isFit(value) {
                faults.append("the default of option '\(option.name)' is not of its kind")
            }
        }
        return faults
    }

    private static func isSentence(_ text: String) -> Bool {
        text.first?.isUppercase == true && text.hasSuffix(".") && !text.contains("\n")
    }
}
