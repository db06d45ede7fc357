import CatalogModel

/// The possible values of an enum, or of a property with literal values, as constants for a JSON Schema.
struct Enumeration {
    /// A value allowed by the enumeration: a name of a case, and the constant in JSON.
    struct Choice {
        /// The name without brackets.
        let name: String
        let constant: JSONValue
        /// The author's key, with brackets in a key for several names.
        let key: String
        let record: Case
    }

    /// The constant cases, each name of a pattern separately.
    let choices: [Choice]
    /// The cases with further values.
    let carriers: OrderedRecords<Case>

    var constants: [JSONValue] { choices.map(\.constant) }

    init(_ declaration: TypeDeclaration, rawKinds: Set<String>) {
        self.init(declaration.cases.orEmpty(), kinds: rawKinds)
    }

    /// Creates an enumeration of cases; `kinds` are the JSON types of the values, empty if unknown, so all values are
    /// strings.
    init(_ cases: OrderedRecords<Case>, kinds: Set<String>) {
        var choices: [Choice] = []
        var carriers: [OrderedRecords<Case>.Element] = []
        choices.reserveCapacity(cases.count)
        for element in cases.elements {
            if element.value.parameters?.isEmpty == false {
                carriers.append(element)
                continue
            }
            let names = NamePattern.names(element.name)
            for name in names {
                // A raw value belongs to one case; a pattern has one for each or none.
                let raw = names.count == 1 ? element.value.raw?.value : nil
                let constant = WrittenValue.constant(raw ?? name, kinds: kinds)
                choices.append(Choice(name: name, constant: constant, key: element.name, record: element.value))
            }
        }
        self.choices = choices
        self.carriers = OrderedRecords(carriers)
    }

    /// Returns the constant of a case by name.
    func constant(named name: String) -> JSONValue? {
        choices.first { $0.name == name }?.constant
    }
}
