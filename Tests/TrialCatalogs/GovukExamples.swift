package import CatalogModel

/// The examples of GOV.UK Frontend as instances of its macros: the options of an example are what a macro is given.
package enum GovukExamples {
    package struct Example {
        package let component: String
        package let name: String
        package let instance: JSONValue

        package init(component: String, name: String, instance: JSONValue) {
            (self.component, self.name, self.instance) = (component, name, instance)
        }
    }

    package static func all() throws -> [Example] {
        try TrialSource.files("govuk-frontend", suffix: ".yaml").flatMap { file in
            let component = file.deletingPathExtension().lastPathComponent
            return (try TrialSource.data(file).value["examples"]?.elements ?? []).map { source in
                Example(
                    component: component, name: source["name"]?.text ?? "",
                    instance: [
                        "component": .string(component), "implementation": "nunjucks",
                        "properties": source["options"] ?? [:], "slots": [:],
                    ])
            }
        }
    }
}
