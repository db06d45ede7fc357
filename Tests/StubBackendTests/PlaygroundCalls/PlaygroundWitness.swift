import CatalogModel
import CatalogTestSupport
import SourceCode

@testable import CatalogPages

/// A call of a playground within a function, whose parameters are the variables that the call leaves to the reader.
struct PlaygroundWitness {
    let call: PlaygroundCall
    /// The key of the implementation.
    let implementation: String
    private let types: OrderedRecords<TypeDeclaration>
    /// The type of the component; nil for a function.
    private let type: OrderedRecords<TypeDeclaration>.Element?
    private let function: String?
    private let methods: [Method]
    /// The method that the playground calls.
    private let method: Method?

    /// Finds the implementation of a call; nil without one.
    init?(_ call: PlaygroundCall, in registry: ComponentRegistry) {
        let component = registry.components.first { call.page == "components/\($0.id.rawValue).html" }
        let all = component?.entry.implementations.orEmpty().elements ?? []
        guard let element = all.first(where: { ImplementationName($0).title == call.title }) else { return nil }
        self.call = call
        implementation = element.name
        types = element.value.types.orEmpty()
        type = types.first { $0.value.cases == nil && $0.value.from == nil }
        function = type == nil ? element.value.functions?.first?.name : nil
        methods = type?.value.initializers ?? element.value.functions?.first?.value ?? []
        method = methods.first { $0.failable != true && $0.throws == nil && $0.async != true }
    }

    /// The function with the call, in the language of the call.
    func function(_ name: String) -> String {
        let list = generics(of: method)
        switch call.language {
        case "swift":
            let parameters = given.map { "\($0.name): \(swift($0.type))" }.joined(separator: ", ")
            return "@MainActor func \(name)\(list)(\(parameters)) {\n\(call.code)\n}"
        case "kotlin":
            let parameters = given.map { "\($0.name): \(Self.kotlin($0.type))" }.joined(separator: ", ")
            return "@Composable fun \(list) \(name)(\(parameters)) {\n\(call.code)\n}"
        default:
            let parameters = given.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
            return "export function \(name)\(list)(\(parameters)) { return (\n\(call.code)\n); }"
        }
    }

    /// The composable functions of the implementation, with a value for each parameter that a call can leave out: the
    /// stub has one function for all overloads.
    var composables: [String] {
        let name = type.flatMap { [.composable, nil].contains($0.value.kind?.value) ? $0.name : nil } ?? function
        guard let name else { return [] }
        return methods.map { method in
            let parameters = method.parameters.orEmpty().map { element in
                let property = element.value.property
                let isNeeded = property.default == nil && property.required != false
                let head = (element.value.variadic == true ? "vararg " : "") + element.name
                return "\(head): \(Self.kotlin(property.type?.value ?? "Any?"))\(isNeeded ? "" : " = TODO()")"
            }
            return "@Composable fun \(generics(of: method))\(name)(\(parameters.joined(separator: ", "))) {}"
        }
    }

    /// Returns the type of a parameter in Kotlin: the name of a type within another has an underscore in place of the dot.
    private static func kotlin(_ type: String) -> String {
        type.replacing(#/([A-Z]\w*)\.(?=[A-Z])/#) { "\($0.1)_" }
    }

    private func generics(of method: Method?) -> String {
        let all = [type?.value.generics?.value, method?.generics?.value].compactMap { $0?.dropFirst().dropLast() }
        return all.isEmpty ? "" : "<\(all.joined(separator: ", "))>"
    }

    /// The variables of the call, named after members of the type, with their types.
    private var given: [(name: String, type: String)] {
        let members = method?.parameters.orEmpty().map { ($0.name, $0.value.property) } ?? []
        let properties = type?.value.properties.orEmpty().map { ($0.name, $0.value) } ?? []
        var seen: Set<String> = []
        return (members + properties).compactMap { member, property in
            let name = NameWords.camel(NameWords.of(member))
            let type = (property.type ?? property.either?.first)?.value ?? unknownType
            guard seen.insert(name).inserted,
                let use = try? Regex("(?:^|[^\\w.\"@])\(name)(?!\\s*[:=(]|[\\w\"])"), call.code.contains(use)
            else { return nil }
            return (name, type)
        }
    }

    /// The type that a stub has for a member without a stated type.
    private var unknownType: String {
        switch call.language {
        case "swift": "Any"
        case "kotlin": "Any?"
        default: "any"
        }
    }

    /// Returns the type of a parameter in Swift: types within the component have their full names, and closures escape.
    private func swift(_ type: String) -> String {
        var text = type
        if text.hasPrefix("Binding<"), text.hasSuffix(">") { text = String(text.dropFirst(8).dropLast()) }
        for name in types.names where name.contains(".") {
            let last = name.split(separator: ".").last ?? ""
            let parts = text.split { !$0.isLetter && !$0.isNumber && !"._".contains($0) }
            if types[String(last)] == nil, parts.contains(last) { text = text.replacing(last, with: name) }
        }
        let isEscaping = text.contains("->") && !text.hasSuffix("?") && !text.contains("@escaping")
        return (isEscaping ? "@escaping " : "") + text.replacing(#/@ViewBuilder */#, with: "")
    }
}
