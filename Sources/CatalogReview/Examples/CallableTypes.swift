import CatalogModel
import SourceCode

/// The place of an example: the component and the implementation.
struct ExampleLocation {
    let component: Component
    let implementation: OrderedRecords<Implementation>.Element
}

/// A lookup of the types called in examples, by name.
struct CallableTypes {
    private let index: TypeIndex
    private var byName: [String: [TypeRecord]] = [:]

    init(_ registry: ComponentRegistry) {
        index = TypeIndex(registry.components)
        for component in registry.components {
            for implementation in component.entry.implementations.orEmpty() {
                for record in index.records(of: implementation.name, in: component.id) {
                    byName[record.name, default: []].append(record)
                }
            }
        }
    }

    /// Returns the entries and implementations that declare a type of a name, each once, without extensions.
    func places(of name: String) -> [(entry: EntryID, implementation: String)] {
        var seen: Set<String> = []
        return byName[name].orEmpty().filter { !$0.isExtension }.compactMap { record in
            let key = "\(record.entryID) \(record.implementation.name)"
            return seen.insert(key).inserted ? (record.entryID, record.implementation.name) : nil
        }
    }

    /// Returns the names of all types of implementations in a syntax.
    func names(_ syntax: CodeSyntax) -> [String] {
        byName.filter { _, records in
            records.contains { ExampleReview.syntax(of: ExampleReview.language(of: $0.implementation)) == syntax }
        }.keys.sorted()
    }

    /// Returns the type of a full name in an example; nil in doubt.
    func type(named name: String, at location: ExampleLocation) -> CallableType? {
        guard let namesakes = byName[name] else { return nil }
        let records = namesakes.filter { $0.implementation.name == location.implementation.name }
        let own = records.filter { $0.entryID == location.component.id && !$0.isExtension }
        let seen = own.isEmpty ? records.filter { Self.isSeen($0, from: location) && !$0.isExtension } : own
        let first = seen.filter { $0.declaration.from == nil }
        guard let main = (first.isEmpty ? seen : first).first,
            first.isEmpty || Set(first.map(\.entryID)).count == 1
        else { return nil }
        let parts = [main] + records.filter(\.isExtension)
        return parts.contains { $0.declaration.external == true } ? nil : CallableType(parts)
    }

    /// Whether an example sees the type of another entry: platforms have types of the same names.
    private static func isSeen(_ record: TypeRecord, from location: ExampleLocation) -> Bool {
        if record.name.contains(".") || record.name.contains("-") { return true }
        let modules = Set(location.implementation.value.imports.orEmpty().map(\.value)).subtracting(platforms)
        return record.implementation.value.imports.orEmpty().contains { modules.contains($0.value) }
    }

    private static let platforms: Set<String> = ["SwiftUI", "UIKit", "AppKit", "Foundation", "Combine"]

    /// Returns the enum named by the text of a member's type, optional or not.
    func choice(_ text: String?, of owner: CallableType, at location: ExampleLocation) -> CallableType? {
        guard let text, let record = record(Self.required(text), of: owner, at: location),
            let type = type(named: record.name, at: location) ?? only(record.name, at: location),
            type.isChoice
        else { return nil }
        return type
    }

    /// Returns the type that a name means to a member.
    private func record(_ name: String, of owner: CallableType, at location: ExampleLocation) -> TypeRecord? {
        index.own(name, of: owner.main.entryID, implementation: location.implementation.name, owner: owner.name)
            ?? byName[name]?.first { $0.implementation.name == location.implementation.name }
    }

    private static func required(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()) : type }

    /// The greatest number of typealiases one after the other.
    private static let longestAlias = 8

    /// Returns the type of a member's values.
    func valueType(
        _ text: String?, of owner: CallableType, generics: String? = nil, at location: ExampleLocation
    ) -> ValueType {
        var name = text
        let scope = owner.main.scope()
        let own = generics.map(GenericParameters.names) ?? []
        for _ in 0..<Self.longestAlias {
            guard let text = name else { break }
            let base = Self.required(text)
            if scope.isGeneric(base) || own.contains(base) { return ValueType() }
            guard let record = record(base, of: owner, at: location) else { break }
            let kind = record.declaration.kind?.value
            if kind != .typealias {
                let choice = choice(text, of: owner, at: location)
                // Kotlin converts no literal to a class. A composable is not a type.
                let isClass = record.languages.contains("kotlin") && kind != .composable && kind != .function
                let isClosed = choice.map { !$0.isOpen } ?? isClass
                return ValueType(text: text, choice: choice, excludesLiterals: isClosed)
            }
            name = record.declaration.definition.map { $0.value + (base == text ? "" : "?") }
        }
        return ValueType(text: name)
    }

    /// Returns the type of a name that a single entry of an implementation declares.
    private func only(_ name: String, at location: ExampleLocation) -> CallableType? {
        let records = byName[name].orEmpty().filter { $0.implementation.name == location.implementation.name }
        let isOne = Set(records.filter { !$0.isExtension }.map(\.entryID)).count == 1
        return isOne && !records.contains { $0.declaration.external == true }
            ? CallableType(records.filter { !$0.isExtension } + records.filter(\.isExtension)) : nil
    }
}

/// Type of a value, as far as the catalog states.
struct ValueType {
    /// Without typealiases; nil for an unknown type, such as a generic parameter.
    var text: String?
    /// The enum of the catalog.
    var choice: CallableType?
    /// Whether the catalog declares the type, and no literal can be the value.
    var excludesLiterals = false
}

extension TypeRecord {
    fileprivate var isExtension: Bool { declaration.kind?.value == .extension }
}

/// Type called by examples, with the additions of extensions.
struct CallableType {
    let main: TypeRecord
    private let declarations: [TypeDeclaration]

    fileprivate init(_ records: [TypeRecord]) {
        main = records[0]
        declarations = records.map(\.declaration)
    }

    var name: String { main.name }
    var kind: TypeDeclarationKind? { main.declaration.kind?.value }
    var declaration: TypeDeclaration { main.declaration }
    var initializers: [Method] { declarations.flatMap { $0.initializers.orEmpty() } }

    private static let conformances: Set<String> = [
        "View", "Equatable", "Hashable", "Identifiable", "Sendable", "CaseIterable", "Comparable", "Codable",
        "Encodable", "Decodable", "Error", "CustomStringConvertible",
    ]

    /// Frameworks with views that inherit initializers.
    private static let frameworks: Set<String> = ["uikit", "appkit", "watchkit", "ios", "macos", "tvos", "watchos"]

    /// Classes of elements without attributes and slots of their own.
    private static let bases: Set<String> = ["HTMLElement", "LitElement", "FASTElement"]

    /// Whether the type can have undeclared members.
    var isOpen: Bool {
        if kind != .struct, kind != .enum, Self.frameworks.contains(main.implementation.name) { return true }
        return declarations.contains { declaration in
            let classes = declaration.inherits.orEmpty().map { $0.name?.value ?? "" }
            return kind != .enum && classes.contains { !Self.bases.contains($0) }
                || !declaration.mixins.orEmpty().isEmpty
                || declaration.conforms.orEmpty().contains { !Self.conformances.contains($0.name?.value ?? "") }
        }
    }

    /// Whether the type is an enum with stated cases, all by name.
    var isChoice: Bool { kind == .enum && !cases.isEmpty && !cases.contains { $0.contains("[") } }

    var cases: [String] { declarations.flatMap { $0.cases.orEmpty().names.flatMap(NamePattern.names) } }

    /// Names used after a dot.
    var members: Set<String> {
        Set(cases + declarations.flatMap { $0.properties.orEmpty().names + $0.methods.orEmpty().names })
    }
}
