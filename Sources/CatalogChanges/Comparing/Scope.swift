import CatalogModel
import SourceCode

/// The position of a comparison within the two catalogs: entry, address, platform, language and direction of values.
struct Scope: Sendable {
    /// The direction in which values pass between a component and the component's users.
    enum Direction: Sendable { case input, output, both }

    var component: EntryID?
    var area = ChangeArea.metadata
    /// The names and keys on the way.
    var steps: [String] = []
    /// The names of renamed things on the way, as in the old catalog: index of the step → name.
    private var oldSteps: [Int: String] = [:]
    /// The record, and the surrounding records, the nearest first.
    var names: [NamedThing] = []
    var platform: String?
    /// The language of types, by `TypeLanguages`.
    var language = ProgrammingLanguage.unstated
    var direction = Direction.both
    /// The kind of the type around.
    var typeKind: TypeDeclarationKind?
    /// Whether the members are requirements that other types must implement.
    var isRequirement: Bool { typeKind == .protocol || typeKind == .interface }

    /// The way as a single text: a slash in a name is `~1`, a tilde `~0`.
    var address: String { steps.map(Self.escaped).joined(separator: "/") }

    func address(of step: String) -> String {
        steps.isEmpty ? Self.escaped(step) : address + "/" + Self.escaped(step)
    }

    /// Returns the address in the old catalog.
    func oldAddress(of step: String) -> String {
        (steps.enumerated().map { oldSteps[$0.offset] ?? $0.element } + [step]).map(Self.escaped)
            .joined(separator: "/")
    }

    /// Notes the last step's name in the old catalog.
    mutating func noteOldName(_ name: String) {
        if let last = steps.last, last != name { oldSteps[steps.count - 1] = name }
    }

    static func escaped(_ step: String) -> String {
        step.contains { $0 == "/" || $0 == "~" }
            ? step.replacing("~", with: "~0").replacing("/", with: "~1") : step
    }

    /// Returns the way into the value of a key.
    func entering(_ key: String, of form: RecordForm) -> Scope {
        var scope = self
        scope.steps.append(key)
        if form.name == "Entry" || form.name == "Implementation", let area = Self.areas[key] { scope.area = area }
        switch "\(form.name).\(key)" {
        case "Method.returns", "Method.throws", "Event.payload": scope.direction = .output
        case "Method.parameters", "Case.parameters": scope.direction = .input
        default: break
        }
        return scope
    }

    /// Returns the way into an element by the element's name; `oldName` is the name in the old catalog, if renamed.
    func entering(_ name: String, as noun: String, once oldName: String? = nil) -> Scope {
        var scope = self
        scope.steps.append(name)
        if let oldName { scope.noteOldName(oldName) }
        if noun == "implementation" {
            scope.platform = name
        } else {
            scope.names.insert(NamedThing(noun: noun, name: name), at: 0)
        }
        return scope
    }

    /// Returns the scope of the content of two records.
    func within(_ form: RecordForm, old: RecordNode, new: RecordNode) -> Scope {
        var scope = self
        switch form.name {
        case "Implementation":
            let implementation = Implementation(node: new)
            scope.language = TypeLanguages.language(
                of: platform ?? "", stated: implementation.language?.value,
                framework: implementation.framework?.value)
        case "Type":
            scope.typeKind = TypeDeclaration(node: new).kind?.value
            if scope.typeKind == .component || scope.typeKind == .composable { scope.direction = .input }
        case "Property" where scope.direction == .both:
            if Property(node: old).readOnly == true, Property(node: new).readOnly == true { scope.direction = .output }
        default: break
        }
        return scope
    }

    /// The areas of the keys of entries and of their implementations; keys not listed are about the whole.
    private static let areas: [String: ChangeArea] = [
        "properties": .api, "events": .api, "slots": .api, "types": .api, "functions": .api, "variables": .api,
        "implementations": .api, "includes": .api, "imports": .api, "package": .api, "conditions": .api,
        "states": .states, "variants": .states, "exclusions": .states, "anatomy": .states, "animations": .states,
        "tokens": .tokens, "tokenGroups": .tokens, "semanticTokens": .tokens, "settings": .tokens, "styles": .tokens,
        "accessibility": .accessibility, "strings": .strings, "stringTable": .strings,
        "features": .guidance, "usage": .guidance, "behaviors": .guidance, "sections": .guidance,
        "summary": .guidance, "description": .guidance, "examples": .guidance, "figures": .guidance,
    ]
}
