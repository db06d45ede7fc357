import CatalogModel

/// One control: its tokens along axes, the measures of its token set, and its enums.
struct FluentControl {
    /// The key of the implementation in the entry.
    let implementation: String
    /// What the implementation says.
    let facts: JSONObject
    let variants: JSONValue
    let states: JSONValue

    init(_ name: String, _ source: JSONValue) {
        let enums = source["enums"]?.elements ?? []
        let tokens = (source["tokens"]?.elements ?? []).map(FluentToken.init)
        let platforms = source["platforms"]?.elements ?? []
        implementation = platforms == ["macOS"] ? "appkit" : "uikit"
        states = .byName((source["states"]?.elements ?? []).compactMap { $0.text.map { ($0, [:]) } })
        variants = Self.variants(tokens, enums: enums)

        var types = enums.map { (FluentEnum.fullName($0, of: name), FluentEnum.type($0)) }
        let metrics = source["metrics"]?.elements ?? []
        if !metrics.isEmpty { types.append(("\(name)TokenSet", Self.tokenSet(metrics))) }
        facts = JSONObject([
            "imports": source["platformModule"],
            "platforms": .byName(platforms.compactMap { $0.text.map { ($0, [:]) } }),
            "conditions": source["conditionalCompilation"]?.unlessEmpty,
            "types": JSONValue.byName(types).unlessEmpty,
            "tokens": JSONValue.byName(tokens.map { ($0.name, $0.entry) }).unlessEmpty,
        ])
    }

    /// The axes of the tokens, but for states.
    ///
    /// An enum tells the order of the values where there is one.
    private static func variants(_ tokens: [FluentToken], enums: [JSONValue]) -> JSONValue {
        var values: [(axis: String, values: [String])] = []
        for (axis, value) in tokens.flatMap(\.axisValues) where axis != "state" {
            let index = values.firstIndex { $0.axis == axis } ?? values.endIndex
            if index == values.endIndex { values.append((axis, [])) }
            if !values[index].values.contains(value) { values[index].values.append(value) }
        }
        return .byName(
            values.map { axis, values in
                let declared = enums.map(FluentEnum.caseNames).first { Set($0).isSuperset(of: values) }
                return (axis, .array((declared ?? values).map { .string($0) }))
            })
    }

    /// Measures are constants of the type that holds the tokens.
    ///
    /// Names that stand there twice, in types that the source does not name, cannot be told apart: the later ones are
    /// kept as data.
    private static func tokenSet(_ metrics: [JSONValue]) -> JSONValue {
        let names = metrics.map { $0["name"]?.text ?? "" }
        let properties = metrics.enumerated().map { index, metric in
            var source = SourceRecord(metric)
            let name = source.text("name") ?? ""
            let others = names.indices.filter { $0 > index && names[$0] == name }.map { metrics[$0] }
            let namesakes: JSONValue = ["namesakes": JSONValue.array(others).unlessEmpty]
            let property: JSONValue = [
                "type": source.take("type"), "default": source.take("value"), "static": true,
                "description": source.take("description")?.unlessEmpty,
                "extensions": namesakes.unlessEmpty.map { .byName(FluentConverter.vendor, $0) },
            ]
            return (name, property)
        }
        return ["properties": .byName(properties)]
    }
}

/// An enum of a control.
enum FluentEnum {
    /// An enum that is nested in its control has the control's name in its Objective-C name.
    static func fullName(_ source: JSONValue, of control: String) -> String {
        let name = source["name"]?.text ?? ""
        return source["objcName"]?.text == "MSF" + control + name ? "\(control).\(name)" : name
    }

    static func caseNames(_ source: JSONValue) -> [String] {
        (source["cases"]?.elements ?? []).compactMap { $0["name"]?.text.map(bare) }
    }

    static func type(_ source: JSONValue) -> JSONValue {
        var source = SourceRecord(source)
        _ = source.take("name")
        let types = (source.text("rawType") ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
        return [
            "kind": "enum",
            "raw": types.first.map { .string(String($0)) },
            "conforms": JSONValue.array(types.dropFirst().map { .string(String($0)) }).unlessEmpty,
            "names": source.take("objcName").map { ["objective-c": $0] },
            "description": source.take("description")?.unlessEmpty,
            "cases": .byName((source.take("cases")?.elements ?? []).map(self.case)),
            "extensions": source.extensions(FluentConverter.vendor),
        ]
    }

    private static func `case`(_ source: JSONValue) -> (String, JSONValue) {
        var source = SourceRecord(source)
        let name = bare(source.text("name") ?? "")
        let deprecation = source.text("availability").flatMap(message)
        return (
            name,
            [
                "description": source.take("description")?.unlessEmpty,
                "deprecated": deprecation.map { .string($0) },
                "extensions": source.extensions(FluentConverter.vendor),
            ]
        )
    }

    /// A name without the backticks that a keyword needs.
    private static func bare(_ name: String) -> String { name.filter { $0 != "`" } }

    /// What `@available(*, deprecated, message: "…")` says.
    private static func message(_ attribute: String) -> String? {
        guard let start = attribute.firstRange(of: "deprecated, message: \"")?.upperBound,
            let end = attribute.lastIndex(of: "\"")
        else { return nil }
        return String(attribute[start..<end])
    }
}
