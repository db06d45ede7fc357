import CatalogModel

/// Makes entries of the files that describe the macros of GOV.UK Frontend.
enum GovukConverter {
    static let vendor = "uk.gov.service.design-system"

    static func catalog() throws -> ConvertedCatalog {
        let entries = try TrialSource.files("govuk-frontend", suffix: ".yaml").map { file in
            entry(file.deletingPathExtension().lastPathComponent, try TrialSource.data(file).value)
        }
        return ConvertedCatalog(configuration: ["format": "1", "name": "GOV.UK Frontend"], entries: entries)
    }

    /// A macro has the name of its file, and no summary.
    static func entry(_ name: String, _ source: JSONValue) -> JSONValue {
        var source = SourceRecord(source)
        let words = name.split(separator: "-")
        let macro = "govuk" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let title = words.joined(separator: " ")
        let properties = source.take("params").map(parameters)
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
            "examples": source.take("examples").map { .array($0.elements.map(example)) },
            "extensions": source.extensions(vendor),
        ]
    }

    /// One file lists parameters by name, all others as records with a name.
    private static func parameters(_ source: JSONValue) -> JSONValue {
        if case .object(let object) = source {
            return .byName(object.members.map { ($0.name, property(SourceRecord($0.value), name: $0.name)) })
        }
        return .byName(
            source.elements.map { element in
                var record = SourceRecord(element)
                let name = record.text("name") ?? ""
                return (name, property(record, name: name))
            })
    }

    private static func property(_ source: SourceRecord, name: String) -> JSONValue {
        var source = source
        let type = source.take("type")
        let inner = source.take("params").map(parameters)
        let isList = type == "array"
        let isComponent = source.take("isComponent") == true
        return [
            "type": type,
            "required": source.take("required"),
            "entry": isComponent ? EntryID(kebabCasing: name).map { .string($0.rawValue) } : nil,
            "description": source.take("description")?.withoutFinalLineBreaks,
            "items": isList ? inner.map { ["properties": $0] } : nil,
            "properties": isList ? nil : inner,
            "extensions": source.extensions(vendor),
        ]
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
