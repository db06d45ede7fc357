import CatalogModel

/// A property or parameter as pages list it: name, type, default, and whether it is read-only.
struct BackbaseProperty {
    let name: String
    let type: String?
    let `default`: String?
    let isReadOnly: Bool
    let isRequired: Bool

    init(_ source: JSONValue) {
        let cells = source.elements
        func cell(_ index: Int) -> String? { index < cells.count ? cells[index].text : nil }
        name = cell(0) ?? ""
        type = cell(1)
        // Two ways of saying in a column of defaults that there is none.
        isRequired = ["—", "Required"].contains(cell(2))
        `default` = isRequired ? nil : cell(2)
        isReadOnly = cell(3) == "read-only"
    }

    func record(isRequired: Bool = false, limits: JSONValue? = nil) -> JSONValue {
        [
            "type": type.map { .string($0) }, "default": self.default.map { .string($0) },
            "required": self.isRequired || isRequired ? true : nil, "readOnly": isReadOnly ? true : nil,
            "limits": limits,
        ]
    }
}

/// A method or initializer as pages list it: its full name, and mostly its parameters.
struct BackbaseMethod {
    let name: String
    let record: JSONValue

    /// - `parameter`: A parameter as the entry format writes it.
    init(_ source: JSONValue, parameter: (BackbaseProperty) -> JSONValue = { $0.record() }) {
        let signature = source.text ?? source["signature"]?.text ?? source.elements.first?.text ?? ""
        name = String(signature.prefix { $0 != "(" })
        let returns = source["returns"] ?? (source.elements.count == 2 ? source.elements.last : nil)
        let parameters: JSONValue =
            if let listed = source["parameters"]?.elements.map(BackbaseProperty.init) {
                .byName(listed.map { ($0.name, parameter($0)) })
            } else {
                .array(Self.labels(signature).map { .string($0) })
            }
        record = ["parameters": parameters.unlessEmpty, "returns": returns]
    }

    /// `init(text:style:)` has the labels `text` and `style`.
    private static func labels(_ signature: String) -> [String] {
        guard let open = signature.firstIndex(of: "(") else { return [] }
        return signature[signature.index(after: open)...].split(separator: ":").filter { $0 != ")" }.map(String.init)
    }

    /// Methods by base name, overloads in a list.
    static func byName(_ methods: [BackbaseMethod]) -> JSONValue {
        .byName(
            methods.map { method in (method.name, .array(methods.filter { $0.name == method.name }.map(\.record))) })
    }
}
