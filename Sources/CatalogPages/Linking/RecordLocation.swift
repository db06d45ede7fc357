import CatalogModel

/// The place on an entry's page for a record at a path of keys and names in the entry: display name and link target.
struct RecordLocation {
    let name: [Inline]
    /// nil where the page as a whole does.
    let subject: AnchorTarget?
    /// Whether the target is the entry itself, or the entry's only implementation.
    let isWhole: Bool

    /// nil for records that a page does not distinguish from the enclosing record.
    init?(_ path: [String], of component: Component) {
        var path = path[...]
        var implementation: OrderedRecords<Implementation>.Element?
        if path.first == "implementations", let key = path.dropFirst().first {
            implementation = component.entry.implementations?.element(named: key)
            path = path.dropFirst(2)
        }
        guard let key = path.popFirst() else {
            // The entry includes its only implementation; each of several has an anchor of its own.
            let several = (component.entry.implementations?.count ?? 0) > 1 ? implementation : nil
            name = Inline.words(several.map { ImplementationName($0).title } ?? component.title)
            subject = several.map { AnchorTarget(.implementation, name: $0.name) }
            isWhole = several == nil
            return
        }
        let location: RecordLocation? =
            switch (key, implementation) {
            case ("types", let implementation?): Self.type(path, in: implementation)
            case ("functions", let implementation?):
                Self.overload(
                    .function, path: path, of: nil, methods: implementation.value.functions, in: implementation)
            case ("variables", let implementation?):
                Self.property(.variable, path: path, of: [], in: implementation.name)
            case ("properties", nil): Self.property(.sharedProperty, path: path, of: [], in: nil)
            case ("events", nil): Self.member(.event, path: path)
            case ("slots", nil): Self.member(.slot, path: path)
            default: Self.facet(key, path: path, of: component, in: implementation?.name)
            }
        guard let location else { return nil }
        self = location
    }

    private init(_ name: [Inline], subject: AnchorTarget?) {
        self.name = name
        self.subject = subject
        isWhole = false
    }

    // MARK: - API

    private static func type(_ path: ArraySlice<String>, in implementation: OrderedRecords<Implementation>.Element)
        -> Self?
    {
        var path = path
        guard let owner = path.popFirst(), let type = implementation.value.types?[owner] else { return nil }
        guard let key = path.popFirst() else {
            return RecordLocation(
                Inline.value(owner), subject: AnchorTarget(.type, name: owner, in: implementation.name))
        }
        switch key {
        case "properties": return property(.property, path: path, of: [owner], in: implementation.name)
        case "initializers":
            guard let initializers = type.initializers else { return nil }
            let key = Text("init", at: implementation.key.range)
            let methods = OrderedRecords([OrderedRecords<[Method]>.Element(key: key, value: initializers)])
            return overload(.initializer, path: ["init"] + path, of: owner, methods: methods, in: implementation)
        case "methods": return overload(.method, path: path, of: owner, methods: type.methods, in: implementation)
        default:
            guard let kind = memberKinds[key], let name = path.first else { return nil }
            let shown = name.isEmpty ? "default" : name
            return RecordLocation(
                Inline.value(owner + "." + shown),
                subject: AnchorTarget(kind, name: name, of: [owner], in: implementation.name))
        }
    }

    /// Returns the place of an event or a slot shared by all implementations.
    private static func member(_ kind: AnchorTargetKind, path: ArraySlice<String>) -> Self? {
        path.first.map {
            RecordLocation(Inline.value($0.isEmpty ? "default" : $0), subject: AnchorTarget(kind, name: $0))
        }
    }

    private static let memberKinds: [String: AnchorTargetKind] = [
        "events": .event, "slots": .slot, "cases": .enumCase, "cssParts": .cssPart, "cssStates": .cssState,
        "cssProperties": .cssProperty,
    ]

    /// Finds a property, an inner property, or a value.
    private static func property(
        _ kind: AnchorTargetKind, path: ArraySlice<String>, of owners: [String], in implementation: String?
    ) -> Self? {
        var path = path
        guard var name = path.popFirst() else { return nil }
        var owners = owners
        if path.first == "items" { path.removeFirst() }
        while path.popFirst() == "properties", let inner = path.popFirst() {
            owners.append(name)
            name = inner
            if path.first == "items" { path.removeFirst() }
        }
        let full = Inline.value((owners + [name]).joined(separator: "."))
        let value = path.first.map { [.text(": ")] + Inline.value($0) } ?? []
        return RecordLocation(full + value, subject: AnchorTarget(kind, name: name, of: owners, in: implementation))
    }

    /// Returns the place of an initializer, method or function, or of a parameter.
    private static func overload(
        _ kind: AnchorTargetKind, path: ArraySlice<String>, of owner: String?, methods: OrderedRecords<[Method]>?,
        in implementation: OrderedRecords<Implementation>.Element
    ) -> Self? {
        let path = Array(path)
        guard path.count > 1, let overloads = methods?[path[0]], let number = Int(path[1]),
            overloads.indices.contains(number - 1)
        else { return nil }
        let isSwift = ImplementationName(implementation).isSwift
        let method = overloads[number - 1]
        let name =
            kind == .initializer
            ? MemberNames.initializer(method.parameters, isSwift: isSwift)
            : MemberNames.method(path[0], parameters: method.parameters, isSwift: isSwift)
        let parameter = path.count > 3 ? [.text(": ")] + Inline.value(path[3]) : []
        return RecordLocation(
            Inline.value((owner.map { $0 + "." } ?? "") + name) + parameter,
            subject: AnchorTarget(
                kind, name: path[0], of: owner.map { [$0] } ?? [], in: implementation.name, index: number - 1))
    }

    // MARK: - Facets

    private static func facet(
        _ key: String, path: ArraySlice<String>, of component: Component, in implementation: String?
    ) -> Self? {
        let path = Array(path)
        guard let name = path.first else { return nil }
        func location(_ words: String, _ kind: AnchorTargetKind, of owners: [String] = [], _ name: String) -> Self {
            RecordLocation(
                [.text(words + " ")] + Inline.value(name),
                subject: AnchorTarget(kind, name: name, of: owners, in: implementation))
        }
        switch key {
        case "states": return location("State", .state, name)
        case "animations": return location("Animation", .animation, name)
        case "anatomy":
            let names = stride(from: 0, to: path.count, by: 2).map { path[$0] }
            return location("Part", .part, of: names.dropLast(), names.last ?? name)
        case "variants" where path.count > 2: return location("Value", .axisValue, of: [name], path[2])
        case "variants": return location("Variant", .axis, name)
        case "tokens":
            let token = component.tokens.first { $0.pattern == name && $0.implementation == implementation }
            return RecordLocation(
                [.text("Token ")] + Inline.value(name),
                subject: token.map { AnchorTarget(.token, name: $0.path, in: implementation) })
        case "semanticTokens":
            let index = path.count > 1 ? (Int(path[1]) ?? 1) - 1 : 0
            return RecordLocation(
                [.text("Token ")] + Inline.value(name),
                subject: AnchorTarget(.semanticToken, name: name, in: implementation, index: index))
        case "settings": return location("Setting", .setting, name)
        case "styles" where path.count > 2: return location("Setting", .setting, of: [name], path[2])
        case "styles": return location("Style", .style, name)
        case "strings": return location("Text", .string, name)
        case "accessibility" where path.count > 1:
            return location("Accessibility setting", .accessibilitySetting, path[1])
        case "dependencies" where path.count > 1: return location("Dependency", .dependency, path[1])
        default: return nil
        }
    }
}
