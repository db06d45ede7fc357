extension SourceKnowledge {
    /// Symbol graphs lack the initial values of stored properties and the raw values of cases.
    static let swift = SourceKnowledge([
        "Implementation": ["types", "functions", "variables"],
        "Type": keys(
            "kind", "inherits", "conforms", "generics", "where", "raw", "definition", "properties", "initializers",
            "methods", "cases"),
        "Property": keys("type", "readOnly", "static", "binding", "attributes", "where"),
        "Parameter": ["type", "default", "required", "label", "variadic", "attributes"],
        "Method": keys(
            "parameters", "returns", "throws", "async", "static", "mutating", "failable", "generics", "where",
            "hasDefault"),
        "Case": keys("parameters"),
        "Outcome": ["type"], "TypeRef": ["name", "where"], "Deprecated": ["message"],
        "Platform": ["introduced", "deprecated", "obsoleted", "unavailable", "message"],
    ])

    /// The knowledge about macros; members added by a macro are in no graph of the macro's module.
    static let macro = SourceKnowledge(["Type": keys("kind"), "Deprecated": ["message"]])

    /// Returns keys of a record, together with the keys that the compiler states for all declarations.
    private static func keys(_ own: String...) -> Set<String> {
        Set(own).union(["deprecated", "platforms", "visibility"])
    }
}
