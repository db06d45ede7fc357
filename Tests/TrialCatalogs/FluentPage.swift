import CatalogModel

/// A page about a control on one platform: good and bad use, examples, and the names of its classes.
struct FluentPage {
    private struct Name {
        let name: String
        let language: String
    }

    private let source: JSONValue
    private let names: [Name]

    init(_ source: JSONValue) {
        self.source = source
        names = (source["controlName"]?.text ?? "").matches(of: /`([^`]+)` in (SwiftUI|Swift|Objective.C)/).map {
            Name(name: String($0.1), language: String($0.2))
        }
    }

    var implementation: String {
        if names.map(\.language) == ["SwiftUI"] { return "swiftui" }
        return source["platform"] == "macOS" ? "appkit" : "uikit"
    }

    /// The facts of an implementation with those of the page.
    func added(to facts: JSONObject) -> JSONObject {
        var rest = SourceRecord(source)
        for key in ["component", "controlName"] { _ = rest.take(key) }
        let advice = [("do", rest.take("do")), ("dont", rest.take("dont"))].compactMap { name, advice in
            advice.map { (name, $0) }
        }
        var facts = facts
        if let platform = rest.text("platform"), facts["platforms"] == nil {
            facts["platforms"] = .byName(platform, [:])
        }
        if let (name, type) = type {
            facts["types"] = .byName([(name, type)] + (facts["types"]?.members ?? []).map { ($0.name, $0.value) })
        }
        facts["usage"] = JSONValue.byName(advice).unlessEmpty
        facts["examples"] = rest.take("examples").flatMap { JSONValue.array($0.elements.map(Self.example)).unlessEmpty }
        facts["extensions"] = rest.extensions(FluentConverter.vendor)
        return facts
    }

    /// The line breaks behind an example are no part of it.
    private static func example(_ source: JSONValue) -> JSONValue {
        ["language": source["language"], "code": source["code"]?.withoutFinalLineBreaks]
    }

    private var type: (String, JSONValue)? {
        guard let first = names.first else { return nil }
        let foreign = names.dropFirst().first { $0.language.hasPrefix("Objective") }
        let names = foreign.map { JSONValue.byName("objective-c", .string($0.name)) }
        return (first.name, ["names": names])
    }
}
