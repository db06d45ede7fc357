import CatalogModel
import TrialCatalogs

/// What the files of GOV.UK Frontend say, read without the help of the converter.
enum GovukFacts {
    static func read() throws -> SourceFacts {
        let entries = try TrialSource.files("govuk-frontend", suffix: ".yaml").map { file -> EntryFacts in
            let stem = file.deletingPathExtension().lastPathComponent
            let record = entry(try TrialSource.data(file).value)
            return EntryFacts(file.lastPathComponent, record) { $0["id"]?.text == stem ? $0 : nil }
        }
        return SourceFacts(entries: entries)
    }

    private static func entry(_ source: JSONValue) -> FactRecord {
        FactRecord(
            facts: Fact.text(.value, source["previewLayout"]?.text)
                + Fact.prose(source["accessibilityCriteria"]?.text),
            inner: parameters(source["params"]) + (source["examples"]?.elements ?? []).map(example))
    }

    private static func parameters(_ source: JSONValue?) -> [FactRecord] {
        // `date-input.yaml` has one list of parameters as a mapping.
        let byName = (source?.members ?? []).map { ($0.name, $0.value) }
        let listed = (source?.elements ?? []).map { ($0["name"]?.text ?? "", $0) }
        return (byName + listed).map(parameter)
    }

    private static func parameter(_ name: String, _ source: JSONValue) -> FactRecord {
        var facts = Fact.text(.type, source["type"]?.text) + Fact.prose(source["description"]?.text)
        let required = source["required"]
        facts += Fact.member(.value, "required", required, shown: required == true ? "Required" : "Optional")
        if source["isComponent"] == true {
            let id = name.flatMap { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
            facts += Fact.member(.value, "entry", .string(String(id)), shown: "Takes the properties of")
        }
        return FactRecord(name: name, facts: facts, inner: parameters(source["params"]))
    }

    /// The options are found as a whole, so that their types count as well.
    private static func example(_ source: JSONValue) -> FactRecord {
        var facts = Fact.prose(source["description"]?.text)
        for key in ["options", "screenshot", "pageTemplateOptions"] {
            facts += source[key].map { [Fact(kind: .value, value: $0)] } ?? []
        }
        facts += Fact.member(.value, "hidden", source["hidden"], shown: "")
        return FactRecord(
            name: source["name"]?.text, facts: facts,
            isHidden: source["hidden"] == true ? "an example for tests, not for pages" : nil)
    }
}
