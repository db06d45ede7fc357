import CatalogModel

/// The facts of one page: an implementation of an entry.
struct BackbasePage {
    let source: JSONValue
    let id: String

    init(_ source: JSONValue) {
        self.source = source
        id = Self.id(of: source["page"]?.text ?? "")
    }

    private static let frameworks = [
        "UIKit": "uikit", "SwiftUI": "swiftui", "Jetpack Compose": "compose", "Angular": "angular",
    ]

    /// `../android/button/jetpack-compose-WIvwEPYT` is about `button`; the last word of a name is that of its place.
    private static func id(of page: String) -> String {
        var names = page.split(separator: "/").map(String.init)
        if names.first == ".." { names.removeFirst(2) }
        let last = names.popLast() ?? ""
        let words = last.split(separator: "-").filter { !$0.contains(where: \.isUppercase) }.joined(separator: "-")
        let isFramework = ["ui-kit", "swift-ui", "jetpack-compose"].contains(words)
        return (names + (isFramework ? [] : [words])).joined(separator: "-")
    }

    /// The key of the implementation in its entry.
    var implementation: String { source["framework"]?.text.flatMap { Self.frameworks[$0] } ?? "ios" }

    var component: String { source["component"]?.text ?? "" }
    var headline: String? { source["headline"]?.text }

    var title: String {
        source["pageTitle"]?.text ?? (component.hasPrefix("BB.") ? String(component.dropFirst(3)) : component)
    }

    /// The name of the component, where it is neither the title nor that of a class.
    var otherName: String? { component == title || classNames.contains(component) ? nil : component }

    /// The kind of the entry, where the page is about no component.
    var kind: String? {
        switch source["kind"]?.text {
        case "guide": "guide"
        case "utility": "utility"
        case "style only", "styling of a platform class": "style"
        default: nil
        }
    }

    /// The classes that the page is about; none where it is about a style, functions or a guide.
    var classNames: [String] {
        if let classes = source["classes"] { return classes.elements.compactMap(\.text) }
        if let wrapped = source["wraps"]?.text { return [wrapped] }
        return kind == nil ? [component] : []
    }

    var properties: [BackbaseProperty] { (source["props"]?.elements ?? []).map(BackbaseProperty.init) }
    var propertyCount: Int { source["props"]?.elements.count ?? 0 }

    /// What the implementation says.
    func facts(_ classes: BackbaseClasses) -> JSONValue {
        var rest = SourceRecord(source)
        for key in ["component", "pageTitle", "headline", "framework", "sameTitleAs", "kind", "classes", "wraps"] {
            _ = rest.take(key)
        }
        let types = BackbaseTypes(self, &rest, classes).all
        let alternatives = rest.take("alternatives")?.elements.compactMap(\.text).map { reference($0, classes) }
        let note = rest.take("note")
        return [
            "since": rest.take("since"),
            "status": rest.take("status"),
            "platforms": rest.text("minOS").flatMap(Self.platform),
            "imports": rest.take("imports"),
            "usage": alternatives.map { ["alternatives": .array($0)] },
            "variants": rest.take("variants").map { ["variant": $0] },
            "states": rest.take("states"),
            "figures": rest.take("visualReference"),
            "sections": note.map { [["title": "Note", "description": $0]] },
            "semanticTokens": rest.take("globalTokens").map { .byName($0.elements.compactMap(Self.named)) },
            "styles": style(&rest),
            "functions": rest.take("operators").map { .byName($0.elements.compactMap(Self.named)) },
            "types": types.unlessEmpty,
            "extensions": rest.extensions(BackbaseConverter.vendor),
        ]
    }

    /// Returns a platform, such as `iOS 17.0`.
    private static func platform(_ text: String) -> JSONValue? {
        let words = text.split(separator: " ").map(String.init)
        return words.count == 2 ? .byName(words[0], .string(words[1])) : nil
    }

    private static func named(_ name: JSONValue) -> (String, JSONValue)? { name.text.map { ($0, [:]) } }

    /// The entry of a class, if a page describes it.
    private func reference(_ name: String, _ classes: BackbaseClasses) -> JSONValue {
        let entry = classes.main(name).map(\.id)
        return ["entry": entry == id ? nil : entry.map { .string($0) }, "name": .string(name)]
    }

    private func style(_ rest: inout SourceRecord) -> JSONValue? {
        guard let target = rest.take("appliesTo") else { return nil }
        let sets = rest.take("stylingProperties")?.elements.compactMap { pair -> (String, JSONValue)? in
            guard let name = pair.elements.first?.text, let value = pair.elements.last else { return nil }
            return (name, value)
        }
        let style: JSONValue = ["appliesTo": target, "sets": sets.map { .byName($0) }]
        return .byName(component, style)
    }
}
