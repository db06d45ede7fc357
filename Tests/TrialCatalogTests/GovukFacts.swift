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
        let all = byName + listed
        return all.map { name, source in parameter(name, source, others: all.filter { $0.0 != name }) }
    }

    private static func parameter(
        _ name: String, _ source: JSONValue, others: [(name: String, source: JSONValue)]
    ) -> FactRecord {
        var facts = Fact.text(.type, source["type"]?.text) + Fact.prose(source["description"]?.text)
        facts += requirement(name, source, others: others)
        if source["isComponent"] == true {
            let id = name.flatMap { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
            facts += Fact.member(.value, "entry", .string(String(id)), shown: "Takes the properties of")
        }
        return FactRecord(name: name, facts: facts, inner: parameters(source["params"]))
    }

    /// A required parameter need not be there where its description, or that of another required one, speaks of the
    /// other being there instead; or where it says what else is required.
    ///
    /// Then the flag is data of the vendor.
    private static func requirement(
        _ name: String, _ source: JSONValue, others: [(name: String, source: JSONValue)]
    ) -> [Fact] {
        let required = source["required"]
        let description = source["description"]?.text ?? ""
        guard required == true else { return Fact.member(.value, "required", required, shown: "Optional") }
        let alternatives = others.filter { other in
            other.source["required"] == true
                && [(description, other.name), (other.source["description"]?.text ?? "", name)].contains { text, name in
                    text.split(separator: ".").contains {
                        $0.contains("`\(name)` is") && ($0.contains("not required") || $0.contains("be ignored"))
                            || $0.contains("If you set `\(name)`")
                    }
                }
        }
        if !alternatives.isEmpty {
            let names = JSONValue.array(alternatives.map { .string($0.name) })
            return Fact.member(.value, "requiredUnless", names, shown: "Required unless")
        }
        let isVendors = description.contains("required instead")
        return isVendors
            ? [Fact(kind: .value, value: true, key: "required", shown: "")]
            : Fact.member(.value, "required", true, shown: "Required")
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
