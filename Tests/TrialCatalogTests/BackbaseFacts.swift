import CatalogModel
import TrialCatalogs

/// What the facts of the pages say, read without the help of the converter.
enum BackbaseFacts {
    static func read() throws -> SourceFacts {
        let source = try TrialSource.data(TrialSource.url("backbase/facts.json")).value
        let pages = (source["components"]?.elements ?? []).map { page in
            EntryFacts(page["page"]?.text ?? "", record(page)) { part(of: $0, on: page["page"]) }
        }
        let tiers = (source["tokenTiers"]?.elements ?? []).map { "- \($0.text ?? "")" }
        let rules = (source["tokenBackgroundRule"]?.members ?? []).map { "- \($0.name): `\($0.value.text ?? "")`" }
        let catalog =
            [tiers, rules].flatMap { Fact.prose($0.joined(separator: "\n")) }
            + Fact.prose(source["deprecationPolicy"]?.text)
            + Fact.text(.name, source["dataset"]?.text)
        let origin = ["license", "source"].flatMap { Fact.text(.value, source[$0]?.text) }
        let hidden = FactRecord(facts: origin, isHidden: "where the data comes from")
        return SourceFacts(entries: pages, catalog: FactRecord(facts: catalog, inner: [hidden]))
    }

    /// The entry with the one implementation that a page is about.
    private static func part(of component: JSONValue, on page: JSONValue?) -> JSONValue? {
        guard case .object(var object) = component, let page else { return nil }
        let implementations = (component["implementations"]?.elements ?? []).filter {
            $0["extensions"]?.members.contains { $0.value["page"] == page } == true
        }
        if implementations.isEmpty { return nil }
        object["implementations"] = .array(implementations)
        return .object(object)
    }

    private static func record(_ page: JSONValue) -> FactRecord {
        let excerpt = FactRecord(
            facts: page["truncated"].map { [Fact(kind: .value, value: $0, key: "truncated")] } ?? [],
            isHidden: "how much of a page is known")
        return FactRecord(
            facts: identity(page) + kind(page["kind"]?.text) + Fact.prose(page["note"]?.text)
                + texts(page["visualReference"]).flatMap { Fact.prose($0) }
                + texts(page["imports"]).flatMap { Fact.text(.value, $0) }
                + [Fact(kind: .value, value: page["otherPlatforms"] ?? "")].filter { $0.value != "" },
            inner: systems(page) + types(page) + texts(page["alternatives"]).map { FactRecord(name: $0) }
                + texts(page["constraints"]).map(limit) + [excerpt])
    }

    private static func identity(_ page: JSONValue) -> [Fact] {
        let titles = ["pageTitle", "headline", "sameTitleAs"].flatMap { Fact.text(.name, page[$0]?.text) }
        // The name of a component may be that of its class, which is found as such.
        return titles + ["page", "status"].flatMap { Fact.text(.value, page[$0]?.text) }
            + Fact.member(.value, "since", page["since"], shown: page["since"]?.text ?? "")
    }

    /// What kind of thing a page is about is said in other words.
    private static func kind(_ text: String?) -> [Fact] {
        switch text {
        case "guide": Fact.member(.value, "kind", "guide", shown: "Guide")
        case "utility": Fact.member(.value, "kind", "utility", shown: "Utility")
        case "style only", "styling of a platform class": Fact.member(.value, "kind", "style", shown: "Style")
        case "struct + protocol":
            Fact.member(.value, "kind", "struct", shown: "Structure")
                + Fact.member(.value, "kind", "protocol", shown: "Protocol")
        case "protocol": Fact.member(.value, "kind", "protocol", shown: "Protocol")
        default: []
        }
    }

    private static func systems(_ page: JSONValue) -> [FactRecord] {
        let words = (page["minOS"]?.text ?? "").split(separator: " ").map(String.init)
        guard words.count == 2 else { return [] }
        return [FactRecord(name: words[0], facts: Fact.text(.value, words[1]))]
    }

    /// Returns a limit, such as `progress in 0...1, clamped`.
    private static func limit(_ text: String) -> FactRecord {
        FactRecord(name: text.split(separator: " ").first.map { String($0) }, facts: Fact.prose(text))
    }

    // MARK: - Types

    private static func types(_ page: JSONValue) -> [FactRecord] {
        let component = page["component"]?.text ?? ""
        let classes = texts(page["classes"]) + [page["wraps"]?.text].compactMap(\.self)
        let members =
            rows(page["props"]) + rows(page["configuration"]) + initializers(page)
            + [page["inherits"]?.text].compactMap(\.self).map { FactRecord(name: $0) }
            + texts(page["conformsTo"]).map { FactRecord(name: $0) } + texts(page["slots"]).map { FactRecord(name: $0) }
        // Titles of entries are no names of records.
        let isTitle = classes.isEmpty && ["guide", "style only", "utility"].contains(page["kind"]?.text)
        let names = classes.isEmpty ? [component] : classes
        let main =
            isTitle
            ? members
            : names.enumerated().map { FactRecord(name: $1, inner: $0 == 0 ? members : []) }
        return main + (isTitle || !classes.isEmpty ? [FactRecord(facts: Fact.text(.name, component))] : [])
            + variants(page) + enums(page) + (page["supportingTypes"]?.elements ?? []).map(supporting)
            + (page["protocols"]?.elements ?? []).map(supporting) + (page["methods"]?.elements ?? []).map(method)
            + others(page)
    }

    private static func variants(_ page: JSONValue) -> [FactRecord] {
        guard page["variants"] != nil else { return texts(page["states"]).map { FactRecord(name: $0) } }
        return [FactRecord(name: "variant", inner: texts(page["variants"]).map { FactRecord(name: $0) })]
    }

    private static func enums(_ page: JSONValue) -> [FactRecord] {
        (page["enums"]?.elements ?? []).map { source in
            let grouped = (source["groups"]?.members ?? []).flatMap { group in
                texts(group.value).map { `case`(.string($0), Fact.text(.value, group.name)) }
            }
            return FactRecord(
                name: source["name"]?.text, facts: Fact.text(.type, source["rawType"]?.text),
                inner: texts(source["conformsTo"]).map { FactRecord(name: $0) }
                    + (source["cases"]?.elements ?? []).map { `case`($0, []) } + grouped)
        }
    }

    /// A dot belongs to the spelling in code, and `category1 to category10` are ten cases.
    private static func `case`(_ source: JSONValue, _ facts: [Fact]) -> FactRecord {
        let text = (source.text ?? source.elements.first?.text ?? "").replacing(".", with: "")
        let raw = source.elements.count == 2 ? Fact.text(.value, source.elements[1].text) : []
        let name = text == "category1 to category10" ? "category[1..10]" : text
        return FactRecord(name: name, facts: raw + facts)
    }

    private static let words = ["struct": "Structure", "protocol": "Protocol"]

    private static func supporting(_ source: JSONValue) -> FactRecord {
        FactRecord(
            name: source["name"]?.text,
            facts: Fact.member(.value, "kind", source["kind"], shown: words[source["kind"]?.text ?? ""] ?? ""),
            inner: rows(source["props"]) + initializers(source) + (source["methods"]?.elements ?? []).map(method))
    }

    private static func initializers(_ source: JSONValue) -> [FactRecord] {
        (source["initializers"]?.elements ?? []).map { source in
            FactRecord(facts: signature(source.text ?? source["signature"]?.text), inner: rows(source["parameters"]))
        }
    }

    private static func method(_ source: JSONValue) -> FactRecord {
        let text = source.text ?? source["signature"]?.text ?? source.elements.first?.text ?? ""
        let returned = source["returns"]?.text ?? (source.elements.count == 2 ? source.elements[1].text : nil)
        return FactRecord(
            name: text.split(separator: "(").first.map { String($0) },
            facts: signature(text) + Fact.text(.type, returned), inner: rows(source["parameters"]))
    }

    /// The labels, in order, are the names of parameters.
    private static func signature(_ text: String?) -> [Fact] {
        guard let text, let labels = text.firstMatch(of: /\((.+:)\)/)?.1 else { return [] }
        let names = labels.split(separator: ":").map { JSONValue.string(String($0)) }
        return [Fact(kind: .name, value: ["parameters": .array(names)], shown: text)]
    }

    private static func rows(_ source: JSONValue?) -> [FactRecord] {
        (source?.elements ?? []).map { row in
            let cells = row.elements.map(\.text)
            var facts = cells.count > 1 ? Fact.text(.type, cells[1]) : []
            if cells.count > 2, let value = cells[2] {
                facts +=
                    ["—", "Required"].contains(value)
                    ? Fact.member(.default, "required", true, shown: "Required") : Fact.text(.default, value)
            }
            if cells.count > 3 { facts += Fact.member(.value, "readOnly", true, shown: "Read-only") }
            return FactRecord(name: cells.first ?? nil, facts: facts)
        }
    }

    private static func others(_ page: JSONValue) -> [FactRecord] {
        let aliases = (page["typealiases"]?.elements ?? []).map { pair in
            let words = (pair.elements[0].text ?? "").split(separator: "<").map(String.init)
            return FactRecord(
                name: words[0], facts: Fact.text(.value, "<" + words[1]) + Fact.text(.type, pair.elements[1].text))
        }
        let style = (page["stylingProperties"]?.elements ?? []).map { pair in
            FactRecord(name: pair.elements[0].text, facts: Fact.text(.value, pair.elements[1].text))
        }
        let dressed = page["appliesTo"].map {
            FactRecord(name: page["component"]?.text, facts: Fact.text(.type, $0.text), inner: style)
        }
        return aliases + (dressed.map { [$0] } ?? [])
            + (texts(page["operators"]) + texts(page["globalTokens"])).map { FactRecord(name: $0) }
    }

    private static func texts(_ source: JSONValue?) -> [String] { (source?.elements ?? []).compactMap(\.text) }
}
