import CatalogModel

/// The types of one page: its classes, their enums, and what else it describes.
struct BackbaseTypes {
    private(set) var all: JSONValue

    init(_ page: BackbasePage, _ rest: inout SourceRecord, _ classes: BackbaseClasses) {
        var types = page.classNames.enumerated().map { index, name in
            (name, index == 0 ? Self.main(name, page, &rest, classes) : ["kind": "class"])
        }
        types += (rest.take("enums")?.elements ?? []).map { Self.enumeration($0, in: page.component) }
        types += (rest.take("supportingTypes")?.elements ?? []).map(Self.supporting)
        types += (rest.take("protocols")?.elements ?? []).map(Self.proto)
        types += (rest.take("typealiases")?.elements ?? []).map(Self.alias)
        types += Self.owners(rest.take("methods")?.elements ?? [])
        all = .byName(types)
    }

    private static func main(
        _ name: String, _ page: BackbasePage, _ rest: inout SourceRecord, _ classes: BackbaseClasses
    ) -> JSONValue {
        let original = classes.main(name).flatMap { $0.id == page.id ? nil : $0 }
        let configuration = (rest.take("configuration")?.elements ?? []).map(BackbaseProperty.init)
        let limits = rest.take("constraints")?.elements.compactMap(\.text) ?? []
        let properties = rest.take("props").map { _ in page.properties } ?? []
        let initializers = rest.take("initializers")?.elements ?? []
        let conforms = rest.take("conformsTo")
        let inherits = rest.take("inherits")
        let slots = rest.take("slots")
        let methods =
            page.source["kind"] == "protocol" ? rest.take("methods")?.elements.map { BackbaseMethod($0) } : nil
        return [
            "kind": original == nil ? kind(page).map { .string($0) } : nil,
            "from": original.map { .string($0.id) },
            "external": page.source["wraps"] == nil ? nil : true,
            "inherits": inherits,
            "conforms": conforms,
            "generics": slots == nil ? nil : "<Content>",
            "configuration": JSONValue.array(configuration.map { .string($0.name) }).unlessEmpty,
            "properties": JSONValue.byName(
                differences(properties, from: original?.properties ?? []).map { ($0.name, $0.record()) }
            ).unlessEmpty,
            "initializers": JSONValue.array(
                initializers.map { source in
                    BackbaseMethod(source) { parameter in
                        let row = configuration.first { $0.name == parameter.name }
                        return parameter.record(
                            isRequired: row?.isRequired ?? false, limits: Self.limits(limits, of: parameter.name))
                    }.record
                }
            ).unlessEmpty,
            "methods": methods.map(BackbaseMethod.byName),
            "slots": slots.map { .byName($0.elements.compactMap { name in name.text.map { ($0, [:]) } }) },
        ]
    }

    /// What a page adds to the class that another page describes.
    private static func differences(
        _ properties: [BackbaseProperty], from originals: [BackbaseProperty]
    ) -> [BackbaseProperty] {
        properties.filter { property in
            !originals.contains { $0.name == property.name && $0.type == property.type }
                || property.default != nil
        }
    }

    private static func kind(_ page: BackbasePage) -> String? {
        switch (page.source["kind"]?.text, page.source["framework"]?.text) {
        case ("protocol", _): "protocol"
        case ("struct + protocol", _): "struct"
        case (_, "UIKit"): "class"
        case (_, "SwiftUI"): "view"
        case (_, "Jetpack Compose"): "composable"
        case (_, "Angular"): "element"
        default: nil
        }
    }

    /// Returns the limits of a name, such as `progress in 0...1, clamped`.
    private static func limits(_ limits: [String], of name: String) -> JSONValue? {
        guard let text = limits.first(where: { $0.hasPrefix("\(name) in ") }),
            let bounds = text.firstMatch(of: /in ([0-9.]+)\.\.\.([0-9.]+)/)
        else { return nil }
        return [
            "minimum": .string(String(bounds.1)), "maximum": .string(String(bounds.2)), "description": .string(text),
        ]
    }

    private static func enumeration(_ source: JSONValue, in owner: String) -> (String, JSONValue) {
        let plain = (source["cases"]?.elements ?? []).map { self.case($0) }
        let grouped = (source["groups"]?.members ?? []).flatMap { group in
            group.value.elements.map { self.case($0, group: group.name) }
        }
        return (
            "\(owner).\(source["name"]?.text ?? "")",
            [
                "kind": "enum", "raw": source["rawType"], "conforms": source["conformsTo"],
                "cases": .byName(plain + grouped),
            ]
        )
    }

    /// A case is a name, with or without its dot, or a name and its raw value; a range stands for several.
    private static func `case`(_ source: JSONValue, group: String? = nil) -> (String, JSONValue) {
        let text = source.text ?? source.elements.first?.text ?? ""
        var name = text.hasPrefix(".") ? String(text.dropFirst()) : text
        if let range = text.wholeMatch(of: /([a-z]+)([0-9]+) to ([a-z]+)([0-9]+)/), range.1 == range.3 {
            name = "\(range.1)[\(range.2)..\(range.4)]"
        }
        let raw = source.elements.count == 2 ? source.elements.last : nil
        return (name, ["raw": raw, "group": group.map { .string($0) }])
    }

    private static func supporting(_ source: JSONValue) -> (String, JSONValue) {
        let properties = (source["props"]?.elements ?? []).map(BackbaseProperty.init).map { ($0.name, $0.record()) }
        return (
            source["name"]?.text ?? "",
            [
                "kind": source["kind"], "properties": JSONValue.byName(properties).unlessEmpty,
                "initializers": source["initializers"].map { .array($0.elements.map { BackbaseMethod($0).record }) },
            ]
        )
    }

    private static func proto(_ source: JSONValue) -> (String, JSONValue) {
        let methods = (source["methods"]?.elements ?? []).map { BackbaseMethod($0) }
        return (source["name"]?.text ?? "", ["kind": "protocol", "methods": BackbaseMethod.byName(methods)])
    }

    /// `Style<Component>` is the generic type `Style`.
    private static func alias(_ source: JSONValue) -> (String, JSONValue) {
        let text = source.elements.first?.text ?? ""
        let name = text.prefix { $0 != "<" }
        let generics = text.dropFirst(name.count)
        return (
            String(name),
            [
                "kind": "typealias", "generics": generics.isEmpty ? nil : .string(String(generics)),
                "definition": source.elements.last,
            ]
        )
    }

    /// Methods by the type that they belong to.
    private static func owners(_ methods: [JSONValue]) -> [(String, JSONValue)] {
        var names: [String] = []
        for name in methods.compactMap({ $0["owner"]?.text }) where !names.contains(name) { names.append(name) }
        return names.map { name in
            let own = methods.filter { $0["owner"]?.text == name }.map { BackbaseMethod($0) }
            return (name, ["methods": BackbaseMethod.byName(own)])
        }
    }
}
