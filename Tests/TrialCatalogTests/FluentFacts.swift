import CatalogModel
import Foundation
import TrialCatalogs

/// What the files of Fluent UI say, read without the help of the converter.
enum FluentFacts {
    static func read() throws -> SourceFacts {
        let source = try TrialSource.data(TrialSource.url("fluentui-apple/components.json")).value
        let controls = (source["components"]?.elements ?? []).map { entry($0, control($0)) }
        let pages = (source["docs"]?.elements ?? []).map { entry($0, page($0)) }
        let strings = (source["localization"]?.elements ?? []).map { string($0["key"]?.text ?? "", localized($0)) }
        let plurals = try PluralFile.read("fluentui-apple/fluentui.en.Localizable.stringsdict").map(string)
        return SourceFacts(entries: controls + pages + strings + plurals)
    }

    private static func entry(_ source: JSONValue, _ record: FactRecord) -> EntryFacts {
        let name = source["component"]?.text ?? ""
        return EntryFacts(name, record) { $0["title"]?.text == name ? $0 : nil }
    }

    /// A text may belong to any entry.
    private static func string(_ key: String, _ record: FactRecord) -> EntryFacts {
        EntryFacts("strings", record) { component in
            (component["strings"]?.elements ?? []).contains { $0["name"]?.text == key } ? component : nil
        }
    }

    private static func named(_ source: JSONValue?) -> [FactRecord] {
        (source?.elements ?? []).map { FactRecord(name: $0.text) }
    }

    // MARK: - Controls

    private static func control(_ source: JSONValue) -> FactRecord {
        FactRecord(
            facts: Fact.text(.name, source["component"]?.text) + Fact.text(.value, source["group"]?.text)
                + Fact.text(.value, source["platformModule"]?.text)
                + (source["conditionalCompilation"]?.elements ?? []).flatMap { Fact.text(.value, $0.text) },
            inner: named(source["platforms"]) + named(source["states"])
                + FactRecord.merged((source["tokens"]?.elements ?? []).map(token))
                + FactRecord.merged((source["metrics"]?.elements ?? []).map(metric))
                + (source["enums"]?.elements ?? []).map(enumeration))
    }

    private static func token(_ source: JSONValue) -> FactRecord {
        let values = branches(source)
        let axis = source["switchOn"]?.text
        return FactRecord(
            name: source["name"]?.text,
            facts: Fact.text(.type, source["type"]?.text) + Fact.prose(source["description"]?.text)
                + Fact.text(.default, source["value"]?.text) + values
                // An axis without values stays what it was.
                + Fact.text(.value, values.isEmpty ? axis : axis?.replacing("()", with: "")))
    }

    private static func branches(_ source: JSONValue) -> [Fact] {
        (source["byState"]?.members ?? []).flatMap { member -> [Fact] in
            let key = member.name.split(separator: ",").joined(separator: "|")
            guard let text = member.value.text else {
                let axis = member.value["switchOn"]?.text?.replacing("()", with: "")
                return Fact.text(.value, axis) + branches(member.value)
            }
            return Fact.member(.value, key, member.value, shown: "\(key): \(text)")
        }
    }

    private static func metric(_ source: JSONValue) -> FactRecord {
        FactRecord(
            name: source["name"]?.text,
            facts: Fact.text(.type, source["type"]?.text) + Fact.text(.default, source["value"]?.text)
                + Fact.prose(source["description"]?.text))
    }

    private static func enumeration(_ source: JSONValue) -> FactRecord {
        let types = (source["rawType"]?.text ?? "").components(separatedBy: ", ")
        return FactRecord(
            name: source["name"]?.text,
            facts: Fact.member(.type, "raw", .string(types[0]), shown: types[0])
                + Fact.text(.value, source["objcName"]?.text) + Fact.prose(source["description"]?.text),
            inner: types.dropFirst().map { FactRecord(name: $0) }
                + (source["cases"]?.elements ?? []).map { source in
                    let reason = source["availability"]?.text?.split(separator: "\"").dropFirst().first
                    return FactRecord(
                        name: source["name"]?.text?.replacing("`", with: ""),
                        facts: Fact.prose(source["description"]?.text) + Fact.prose(reason.map { String($0) }))
                })
    }

    // MARK: - Pages and texts

    private static func page(_ source: JSONValue) -> FactRecord {
        let names = (source["controlName"]?.text ?? "").split(separator: "`", omittingEmptySubsequences: false)
        let advice = (source["do"]?.elements ?? []) + (source["dont"]?.elements ?? [])
        var classes: [FactRecord] = []
        var examples: [Fact] = []
        if names.count > 1 {
            classes = [
                FactRecord(name: String(names[1]), facts: Fact.text(.value, names.count > 3 ? String(names[3]) : nil))
            ]
        }
        for example in source["examples"]?.elements ?? [] {
            examples += Fact.text(.value, example["code"]?.text.map(Fact.withoutEnd))
            examples += Fact.member(.value, "language", example["language"], shown: "swift")
        }
        return FactRecord(
            facts: Fact.text(.name, source["component"]?.text) + advice.flatMap { Fact.prose($0.text) } + examples
                + [Fact(kind: .value, value: source["sections"] ?? .null)],
            inner: classes + [FactRecord(name: source["platform"]?.text)])
    }

    private static func localized(_ source: JSONValue) -> FactRecord {
        FactRecord(
            name: source["key"]?.text,
            facts: Fact.text(.value, source["value"]?.text) + Fact.text(.value, source["table"]?.text)
                + Fact.prose(source["comment"]?.text))
    }
}
