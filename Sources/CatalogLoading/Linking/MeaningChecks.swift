import CatalogModel
import CatalogReview
import SourceCode

/// A check of an entry's API for facts in the place of others: prose in place of a type, events of a type that sends
/// none, the type of a function in place of an event's class, an import without names, a shared property that an
/// implementation lacks.
struct MeaningChecks {
    private var diagnostics: Diagnostics

    /// Checks an entry as in the file, and as `filled` with the members of other entries.
    ///
    /// `unreadable` entries have unknown contributions to types.
    static func check(
        _ draft: EntryDraft, filled: Entry, unreadable: Set<String>, diagnostics: inout Diagnostics
    ) {
        let entry = draft.entry
        var checks = MeaningChecks(diagnostics: diagnostics)
        checks.check(entry.properties)
        checks.check(entry.events)
        checks.check(entry.slots)
        for implementation in entry.implementations.orEmpty() { checks.check(implementation) }
        if draft.unreadKeys.isDisjoint(with: Self.memberKeys) {
            checks.checkSharedProperties(of: filled, unreadable: unreadable)
        }
        diagnostics = checks.diagnostics
    }

    /// The keys whose values have members, or names of members.
    private static let memberKeys: Set<String> = [
        "types", "properties", "initializers", "parameters", "methods", "functions", "variables", "events", "slots",
        "variants", "property", "is", "from", "includes", "inherits",
    ]

    private mutating func check(_ implementation: OrderedRecords<Implementation>.Element) {
        let content = implementation.value
        for type in content.types.orEmpty() { check(type) }
        for function in content.functions.orEmpty() { for overload in function.value { check(overload) } }
        check(content.variables)
        checkImports(of: implementation)
    }

    private mutating func check(_ type: OrderedRecords<TypeDeclaration>.Element) {
        let content = type.value
        check(content.properties)
        for initializer in content.initializers.orEmpty() { check(initializer) }
        for method in content.methods.orEmpty() { for overload in method.value { check(overload) } }
        check(content.events)
        check(content.slots)
        if let definition = content.definition { checkProse(definition) }
        checkKind(of: type)
    }

    private mutating func check(_ properties: OrderedRecords<Property>?) {
        for property in properties.orEmpty() { check(property.value) }
    }

    private mutating func check(_ property: Property) {
        if let type = property.type { checkProse(type, short: property.node) }
        for type in property.either.orEmpty() { checkProse(type) }
        check(property.properties)
        if let items = property.items { check(items) }
    }

    private mutating func check(_ method: Method) {
        for parameter in method.parameters.orEmpty() { check(parameter.value.property) }
        for outcome in [method.returns, method.throws].compactMap(\.self) {
            if let type = outcome.type { checkProse(type, short: outcome.node) }
        }
    }

    private mutating func check(_ events: OrderedRecords<Event>?) {
        for event in events.orEmpty() {
            if let payload = event.value.payload { check(payload) }
            guard let type = event.value.type else { continue }
            if type.value.isProse {
                diagnostics.report(.proseAsType(type, isShort: false))
            } else if let handler = EventHandler(type.value) {
                diagnostics.report(.handlerAsEvent(type, of: event.key, payload: handler.payload))
            }
        }
    }

    private mutating func check(_ slots: OrderedRecords<Slot>?) {
        for slot in slots.orEmpty() {
            if let type = slot.value.type { checkProse(type) }
        }
    }

    /// Reports a sentence in place of a type; `node` is the record of which a type alone can be the short form.
    private mutating func checkProse(_ type: Text, short node: RecordNode? = nil) {
        guard type.value.isProse else { return }
        let isShort = node?.range == type.range
        // A line such as `type Int` lacks a colon, which is reported by a rule of its own.
        let word = type.value.prefix { $0 != " " }
        if isShort, type.value.last != ".", case .record(let form) = Property.form, form[String(word)] != nil { return }
        diagnostics.report(.proseAsType(type, isShort: isShort))
    }

    // MARK: Kinds

    /// Kinds of types without objects that send events or show content.
    private static let silentKinds: Set<TypeDeclarationKind> = [
        .interface, .enum, .typealias, .associatedtype, .macro,
    ]

    private mutating func checkKind(of type: OrderedRecords<TypeDeclaration>.Element) {
        guard let kind = type.value.kind, Self.silentKinds.contains(kind.value) else { return }
        if let event = type.value.events?.first {
            diagnostics.report(.misplaced("event", event.key, in: type.key, kind: kind))
        }
        if let slot = type.value.slots?.first {
            diagnostics.report(.misplaced("slot", slot.key, in: type.key, kind: kind))
        }
    }

    // MARK: Imports

    /// An import of a file alone registers an element of the web, and gives no names to others.
    private mutating func checkImports(of implementation: OrderedRecords<Implementation>.Element) {
        let keys = TypeLanguages.keys(of: implementation.name, implementation.value)
        if !Self.webKeys.isDisjoint(with: keys) { return }
        let imports = keys.compactMap { ProgrammingLanguage.listed($0)?.traits.imports }
        let isScript = imports.contains(.paths)
        guard isScript || imports.contains(.names) else { return }
        let main = implementation.value.types.orEmpty().first { type in
            type.value.kind?.value != .interface && type.value.kind?.value != .typealias
        }
        for path in implementation.value.imports.orEmpty() where path.value.isImportPath(inScript: isScript) {
            diagnostics.report(.importWithoutNames(path, name: main?.name, isScript: isScript))
        }
    }

    private static let webKeys: Set<String> = ["web", "html", "webcomponents", "web-components", "lit", "stencil"]

    // MARK: Shared properties

    /// Reports shared properties without a counterpart in an implementation that declares its members.
    private mutating func checkSharedProperties(of entry: Entry, unreadable: Set<String>) {
        // The properties of a mixin are for the types that include it.
        guard entry.kind?.value != .mixin, let properties = entry.properties, !properties.isEmpty else { return }
        let implementations = entry.implementations.orEmpty()
        let takesUnreadable = implementations.contains { implementation in
            implementation.value.types.orEmpty().contains { type in
                type.value.from.map { unreadable.contains($0.value.rawValue) } ?? false
            }
        }
        if takesUnreadable { return }
        let declared = implementations.map { (name: $0.name, members: MemberMeanings(of: $0.value, in: entry)) }
            .filter { !$0.members.isEmpty }
        for property in properties where property.value.named.visibility?.value ?? .public == .public {
            let lacking = declared.filter { !$0.members.contains(property.name) }.map(\.name)
            if !lacking.isEmpty { diagnostics.report(.missingSharedProperty(property.key, in: lacking)) }
        }
    }
}

/// The type of a function in place of the class of an event, with the type of the value that it carries.
private struct EventHandler {
    /// The type of the single parameter; nil for none, or where unknown.
    let payload: String?

    /// nil for other types.
    init?(_ type: String) {
        guard let expression = TypeParser.parse(type)?.unwrapped else { return nil }
        switch expression.present {
        case .function(let function):
            payload = function.parameters.count == 1 ? Self.payload(in: type) : nil
        case .name(let name) where Self.isHandler(name), .generic(let name, _) where Self.isHandler(name):
            payload = nil
        default: return nil
        }
    }

    private static func isHandler(_ name: String) -> Bool {
        ["Function", "VoidFunction"].contains(name) || name.hasSuffix("EventHandler") || name.hasSuffix("EventListener")
    }

    /// Returns the type of a single parameter as the author writes it: `string` in `(value: string) => void`.
    private static func payload(in type: String) -> String? {
        guard let open = type.firstIndex(of: "("), let arrow = type.firstRange(of: "=>") ?? type.firstRange(of: "->")
        else {
            return nil
        }
        guard open < arrow.lowerBound, let close = type[..<arrow.lowerBound].lastIndex(of: ")") else { return nil }
        let parameter = type[type.index(after: open)..<close]
        let written = parameter.firstIndex(of: ":").map { parameter[$0...].dropFirst() } ?? parameter
        let payload = written.trimmingSpaces
        return payload.isEmpty || payload.contains("(") ? nil : String(payload)
    }
}

extension TypeExpression {
    /// The type without the possibility of no value.
    fileprivate var present: TypeExpression {
        switch self {
        case .optional(let inner): return inner.unwrapped
        case .union(let members):
            let rest = members.filter { $0 != .name("undefined") && $0 != .literal(.null) }
            return rest.count == 1 ? rest[0].unwrapped : self
        default: return self
        }
    }
}

extension StringProtocol {
    fileprivate var trimmingSpaces: SubSequence {
        guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " }) else {
            return self[endIndex...]
        }
        return self[first...last]
    }
}

extension String {
    /// Whether the text of an import is the path of a module without imported names.
    fileprivate func isImportPath(inScript: Bool) -> Bool {
        if contains(" ") || ["css", "scss", "sass", "less"].contains(where: { hasSuffix("." + $0) }) { return false }
        if inScript { return !contains("*") && !contains("{") }
        return contains("/") || hasPrefix("\"") || hasPrefix("'")
    }
}
