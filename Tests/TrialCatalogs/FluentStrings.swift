import CatalogModel

/// The texts of the controls, each under the control whose name its key has.
struct FluentStrings {
    private let strings: [(owner: String?, key: String, string: JSONValue)]

    init(_ source: [JSONValue], plurals: [StringsDict.Entry], components: [JSONValue]) {
        let names = components.compactMap { $0["component"]?.text }
        strings =
            source.map { string in
                let key = string["key"]?.text ?? ""
                return (Self.owner(of: key, among: names), key, Self.string(string))
            }
            + plurals.map { (Self.owner(of: $0.key, among: names), $0.key, Self.string($0)) }
    }

    /// nil where there are none.
    ///
    /// `owner`: nil for those that belong to no control.
    func of(_ owner: String?) -> JSONValue? {
        JSONValue.byName(strings.filter { $0.owner == owner }.map { ($0.key, $0.string) }).unlessEmpty
    }

    private static func owner(of key: String, among names: [String]) -> String? {
        key.split(separator: ".").lazy.compactMap { word in
            names.first { word == $0 } ?? names.first { word == $0 + "View" }
        }.first
    }

    private static func string(_ source: JSONValue) -> JSONValue {
        var source = SourceRecord(source)
        _ = source.take("key")
        let comment = source.text("comment") ?? ""
        return [
            "text": source.take("value"),
            "arguments": arguments(comment),
            "table": source.take("table"),
            "description": comment.isEmpty ? nil : .string(comment),
            "extensions": source.extensions(FluentConverter.vendor),
        ]
    }

    /// A comment that shows the form of a text names its arguments: `Format: "<Name>, <Presence>"`.
    private static func arguments(_ comment: String) -> JSONValue? {
        guard let form = comment.firstMatch(of: /Format: "([^"]+)"/)?.1 else { return nil }
        return .array(form.matches(of: /<([^>]+)>/).map { .string(String($0.1)) })
    }

    private static func string(_ entry: StringsDict.Entry) -> JSONValue {
        [
            "text": .string(entry.format),
            "plurals": .byName(
                entry.variables.map { variable in
                    (variable.name, .byName(variable.texts.map { ($0.category, .string($0.text)) }))
                }),
            "table": "Localizable.stringsdict",
            "description": entry.comment.map { .string($0) },
        ]
    }
}
