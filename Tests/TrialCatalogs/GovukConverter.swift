import CatalogModel
import Foundation

/// Makes entries of the files that describe the macros of GOV.UK Frontend.
enum GovukConverter {
    static let vendor = "uk.gov.service.design-system"

    static func catalog() throws -> ConvertedCatalog {
        try catalog(of: TrialSource.files("govuk-frontend", suffix: ".yaml"))
    }

    /// The catalog of a folder of such files.
    static func catalog(below folder: URL) throws -> ConvertedCatalog {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try catalog(
            of: files.filter { $0.pathExtension == "yaml" }.sorted { $0.lastPathComponent < $1.lastPathComponent })
    }

    private static func catalog(of files: [URL]) throws -> ConvertedCatalog {
        let entries = try files.map { file in
            entry(file.deletingPathExtension().lastPathComponent, try TrialSource.data(file).value)
        }
        return ConvertedCatalog(
            configuration: ["format": "1", "name": "GOV.UK Frontend", "types": "types.yaml"], entries: entries,
            types: types)
    }

    /// A template prints a number as its digits: where a text is asked for, a number will do.
    private static let types: JSONValue = ["nunjucks": ["string": ["json": ["type": ["string", "number"]]]]]

    /// A macro has the name of its file, and no summary.
    static func entry(_ name: String, _ source: JSONValue) -> JSONValue {
        var source = SourceRecord(source)
        let words = name.split(separator: "-")
        let macro = "govuk" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let title = words.joined(separator: " ")
        let examples = source.take("examples")
        let arguments = examples?.elements.compactMap { $0["options"] } ?? []
        let properties = source.take("params").map { parameters($0, arguments: arguments) }
        return [
            "id": .string(name),
            "title": .string(title.prefix(1).uppercased() + title.dropFirst()),
            "summary": .string("The macro `\(macro)`."),
            "implementations": [
                "nunjucks": [
                    "package": "govuk-frontend",
                    "types": .byName(macro, ["kind": "macro", "properties": properties]),
                ]
            ],
            "accessibility": source.take("accessibilityCriteria").map { ["description": $0.withoutFinalLineBreaks] },
            "examples": examples.map { .array($0.elements.map(example)) },
            "extensions": source.extensions(vendor),
        ]
    }

    /// One file lists parameters by name, all others as records with a name.
    /// - `arguments`: What the examples give for them.
    private static func parameters(_ source: JSONValue, arguments: [JSONValue] = []) -> JSONValue {
        let listed = source.elements.map { (name: $0["name"]?.text ?? "", source: $0) }
        let byName = source.members.map { (name: $0.name, source: $0.value) }
        let prose = GovukProse(byName + listed)
        return .byName(
            (byName + listed).map { name, source in
                (name, property(source, name: name, prose, arguments: arguments.compactMap { $0[name] }))
            })
    }

    private static func property(
        _ data: JSONValue, name: String, _ prose: GovukProse, arguments: [JSONValue]
    ) -> JSONValue {
        var source = SourceRecord(data)
        let name = source.text("name") ?? name
        let type = source.take("type")
        let inner = source.take("params").map { parameters($0) }
        let isList = type == "array"
        let isComponent = source.take("isComponent") == true
        let alternatives = prose.alternatives(to: name)
        let further = GovukProse.furtherTypes(data)
        let required = GovukProse.canBeLeftOut(data) ? nil : source.take("required")
        return [
            "type": further.isEmpty ? type : nil,
            "either": further.isEmpty ? nil : .array([type].compactMap { $0 } + further.map { .string($0) }),
            "required": alternatives.isEmpty ? required : nil,
            "requiredUnless": alternatives.isEmpty ? nil : .array(alternatives.map { .string($0) }),
            "entry": isComponent ? EntryID(kebabCasing: name).map { .string($0.rawValue) } : nil,
            "description": source.take("description")?.withoutFinalLineBreaks,
            "items": isList ? inner.map { item($0, of: arguments) } : nil,
            "properties": isList ? nil : inner,
            "extensions": source.extensions(vendor),
        ]
    }

    /// What a list holds.
    ///
    /// The rows of a table are lists of what their parameters describe: only examples show it.
    private static func item(_ properties: JSONValue, of arguments: [JSONValue]) -> JSONValue {
        let isNested = arguments.flatMap(\.elements).contains { if case .array = $0 { true } else { false } }
        let item: JSONValue = ["properties": properties]
        return isNested ? ["type": "array", "items": item] : item
    }

    private static func example(_ source: JSONValue) -> JSONValue {
        var source = SourceRecord(source)
        return [
            "title": source.take("name"),
            "description": source.take("description"),
            "hidden": source.take("hidden"),
            "arguments": source.take("options"),
            "extensions": source.extensions(vendor),
        ]
    }
}
