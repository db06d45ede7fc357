import CatalogModel
import CatalogTypes

/// An index of the types and functions declared by all stubs of a target, by full name.
///
/// An object because every file of the target holds the names.
final class StubNames: Sendable {
    /// A type declared by the stubs of a target.
    struct Declared: Sendable {
        let record: TypeRecord
        let kind: TypeStub.Kind
    }

    /// No names.
    static let none = StubNames()

    let declared: [String: Declared]
    /// Names around types without a declaration: `BB` in `BB.Badge`.
    let namespaces: Set<String>
    /// Types mentioned by entries although declared by other code.
    let external: [String: Declared]
    /// The full names of types with a required other spelling, by the other spelling; the first counts.
    let spelled: [String: String]
    /// Protocols adopted by classes and components.
    let conformedByClasses: Set<String>
    /// The entry and the implementation that declare a free function, by overload key.
    private let functions: [String: (entry: EntryID, implementation: String, name: String)]
    /// The names of free functions.
    let functionNames: Set<String>
    /// The entries that declare a type or function, by the last part of the name, as indices among the components.
    let entries: [String: [Int]]
    /// Exports of stubs of TypeScript, by the full names of types.
    let exports: [String: TypeScriptExport]
    /// Full names of types by exported name.
    let exported: [String: String]
    /// The full names of nested types, by the last part.
    let nestedExports: [String: [String]]
    /// Modules and names that the team has.
    let provided: Set<String>

    private init() {
        declared = [:]
        namespaces = []
        external = [:]
        provided = []
        entries = [:]
        conformedByClasses = []
        functions = [:]
        functionNames = []
        spelled = [:]
        exports = [:]
        exported = [:]
        nestedExports = [:]
    }

    init(
        _ registry: ComponentRegistry, target: any CodeTarget, provided: Set<String>,
        exports: [String: TypeScriptExport] = [:]
    ) {
        var declared: [String: Declared] = [:]
        var external: [String: Declared] = [:]
        var entries: [String: [Int]] = [:]
        var functions: [String: (entry: EntryID, implementation: String, name: String)] = [:]
        var functionNames: Set<String> = []
        for (position, component) in registry.components.enumerated() {
            let records = component.facts(TypeRecords.self)
            for (place, element) in component.entry.implementations.orEmpty().elements.enumerated() {
                let platform = Platform(element.name, implementation: element.value)
                guard StubTargets.target(for: platform)?.name == target.name else { continue }
                for method in MethodStub.freeFunctions(of: element.value) {
                    functionNames.insert(SwiftPrinter.spelled(TypeRecord.shortName(method.name.value)))
                    let key = method.overloadKey
                    functions[key] = functions[key] ?? (component.id, element.name, method.name.value)
                    entries[method.name.value, default: []].append(position)
                }
                let types = element.value.types.orEmpty()
                let main = TypeForest.main(of: types)
                for (index, record) in records[place].enumerated() {
                    let kind = TypeStub.Kind(types.elements[index], isMain: index == main)
                    let type = Declared(record: record, kind: kind)
                    entries[record.shortName, default: []].append(position)
                    switch kind {
                    case .elsewhere(.platform): external[record.name] = external[record.name] ?? type
                    case .elsewhere(.entry), .extension, .foreign: break
                    // The first entry, in the order of ids, is the one that declares it.
                    default: declared[record.name] = declared[record.name] ?? type
                    }
                }
            }
        }
        self.declared = declared
        self.external = external
        self.provided = provided
        self.exports = exports
        exported = exports.keys.sorted().reduce(into: [:]) { names, full in
            if let name = exports[full]?.name, names[name] == nil { names[name] = full }
        }
        nestedExports = Dictionary(
            grouping: exports.keys.filter { $0.utf8.contains(UInt8(ascii: ".")) }.sorted(),
            by: { TypePath.parts(of: $0).last ?? $0 })
        self.entries = entries
        self.functions = functions
        self.functionNames = functionNames
        let spellings = declared.keys.map { name in
            (name: name, spelling: TypePath.parts(of: name).map(SwiftPrinter.spelled).joined(separator: "."))
        }
        // Most names are spelled as they are.
        spelled = spellings.filter { $0.name != $0.spelling }.sorted { $0.name < $1.name }.reduce(into: [:]) {
            if $0[$1.spelling] == nil { $0[$1.spelling] = $1.name }
        }
        namespaces = Self.namespaces(of: declared)
        conformedByClasses = declared.values.reduce(into: []) { names, type in
            guard type.kind.isMainCandidate else { return }
            let references = type.record.declaration.inherits.orEmpty() + type.record.declaration.conforms.orEmpty()
            for reference in references { if let name = reference.name?.value { names.insert(name) } }
        }
    }

    private static func namespaces(of declared: [String: Declared]) -> Set<String> {
        var namespaces: Set<String> = []
        for name in declared.keys where name.utf8.contains(UInt8(ascii: ".")) {
            var parts = TypePath.parts(of: name)
            while parts.count > 1 {
                parts.removeLast()
                let outer = parts.joined(separator: ".")
                if declared[outer] == nil { namespaces.insert(outer) }
            }
        }
        return namespaces
    }

    /// Whether a type is an enum without associated values, and with a case of the given name.
    func hasPlainCase(_ name: String, in full: String) -> Bool {
        let type = declared[full]
        guard case .enum? = type?.kind, let cases = type?.record.declaration.cases.orEmpty() else { return false }
        return cases.elements.contains { $0.name == name }
            && cases.elements.allSatisfy { $0.value.parameters.orEmpty().isEmpty }
    }

    /// Whether a stub of another implementation declares a type; nil for none.
    func otherOwner(of name: String, entry: EntryID, implementation: String) -> EntryID? {
        guard let owner = declared[name]?.record,
            owner.entryID != entry || owner.implementation.name != implementation
        else { return nil }
        return owner.entryID
    }

    /// Returns another type with the same name after invalid names have been made valid; nil for none.
    func namesake(of name: String, spelled spelling: String) -> String? {
        if spelling == name { return nil }
        if declared[spelling] != nil { return spelling }
        return spelled[spelling].flatMap { $0 == name ? nil : $0 }
    }

    /// Whether a stub of another implementation declares a function in the same way; nil for none.
    func otherOwner(of function: MethodStub, entry: EntryID, implementation: String) -> EntryID? {
        guard let owner = functions[function.overloadKey],
            owner.entry != entry || owner.implementation != implementation || owner.name != function.name.value
        else { return nil }
        return owner.entry
    }

    /// Returns the full name of the declaration meant by a name within a type, in the order of Swift and TypeScript:
    /// members of the type itself, then of the surrounding types, then top-level declarations.
    func lookUp(_ name: String, from owner: String) -> String? {
        var scope = owner[...]
        while !scope.isEmpty {
            let inner = "\(scope).\(name)"
            if declared[inner] != nil || namespaces.contains(inner) { return inner }
            scope = scope.utf8.lastIndex(of: UInt8(ascii: ".")).map { scope[..<$0] } ?? ""
        }
        return declared[name] != nil || namespaces.contains(name) ? name : nil
    }
}

extension MethodStub {
    /// Returns the functions of an implementation outside any type.
    static func freeFunctions(of implementation: Implementation) -> [MethodStub] {
        let functions = implementation.functions.orEmpty().elements.flatMap { function in
            function.value.map { MethodStub(.function, name: function.key, method: $0) }
        }
        let types = implementation.types.orEmpty().elements.filter { $0.value.kind?.value == .function }
        return functions + types.flatMap { TypeStub($0, within: "", isMain: false).asFunctions }
    }

    /// Labels and types of the parameters, different for each function with the same name.
    var overloadKey: String {
        let list = parameters.map { parameter in
            let type =
                parameter.property.type.alternatives.count == 1 ? parameter.property.type.alternatives[0].value : ""
            return
                "\(parameter.label?.value ?? parameter.name.value):\(SwiftTypeRecognizer.isType(type, at: .parameter) ? type : "Any")"
        }
        return "\(SwiftPrinter.spelled(name.value))(\(list.joined(separator: ",")))"
    }
}
