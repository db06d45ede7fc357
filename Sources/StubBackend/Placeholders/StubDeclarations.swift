import CatalogModel
import SourceCode

/// The types and functions declared by the stubs of a component.
struct StubDeclarations: ComponentFacts {
    /// The declarations of an implementation.
    struct Implementation: Sendable {
        let name: String
        /// The name of the target with the stubs.
        let target: String
        let functions: [DeclaredFunction]
        let types: [DeclaredType]
    }

    /// A function outside any type.
    struct DeclaredFunction: Sendable {
        let name: String
        /// The name in code.
        let spelling: String
        let overloadKey: String
    }

    let implementations: [Implementation]

    init(of component: Component) {
        let records = component.facts(TypeRecords.self)
        implementations = component.entry.implementations.orEmpty().elements.enumerated().compactMap {
            location, element in
            let platform = Platform(element.name, implementation: element.value)
            guard let target = StubTargets.target(for: platform) else { return nil }
            let functions = MethodStub.freeFunctions(of: element.value).map { method in
                DeclaredFunction(
                    name: method.name.value, spelling: SwiftPrinter.spelled(TypeRecord.shortName(method.name.value)),
                    overloadKey: method.overloadKey)
            }
            let types = element.value.types.orEmpty()
            let main = TypeForest.main(of: types)
            let declared = records[location].enumerated().map { index, record in
                DeclaredType(record, kind: TypeStubKind(types.elements[index], isMain: index == main))
            }
            return Implementation(name: element.name, target: target.name, functions: functions, types: declared)
        }
    }
}

/// A type declared by the stubs of a target.
///
/// An object, because several tables refer to all types of a target.
final class DeclaredType: Sendable {
    let record: TypeRecord
    let kind: TypeStubKind
    /// The full name in code; nil if equal to the name.
    let spelling: String?
    /// The names around the type, from the inside out: `A.B` and `A` of `A.B.C`.
    let outerNames: [String]
    /// The supertypes of a class or component.
    let classConformances: [String]

    fileprivate init(_ record: TypeRecord, kind: TypeStubKind) {
        self.record = record
        self.kind = kind
        let parts = TypePath.parts(of: record.name)
        let spelling = parts.map(SwiftPrinter.spelled).joined(separator: ".")
        self.spelling = spelling == record.name ? nil : spelling
        outerNames = (1..<max(1, parts.count)).reversed().map { parts[..<$0].joined(separator: ".") }
        let declaration = record.declaration
        let supertypes = kind.isMainCandidate ? declaration.inherits.orEmpty() + declaration.conforms.orEmpty() : []
        classConformances = supertypes.compactMap { $0.name?.value }
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
