import SourceCode

/// A resolver of the names used in a Swift stub: declared by a stub, declared by a platform module, or in need of a
/// placeholder.
struct SwiftReferences {
    let names: StubNames
    let framework: SwiftFramework
    /// Modules imported by the file.
    var imports: Set<String> = []
    /// The full name of the type being written; empty outside of types.
    var owner = ""
    /// Names for unknown types.
    var generics: Set<String> = []
    /// Generic parameters that a default can determine, without any other mention.
    var inferable: Set<String> = []
    /// Scope in which the type being written can be named `Self`.
    var selfScope = SelfScope.nowhere
    /// Modules of the platform that declare the names in use.
    private(set) var modules: Set<String> = []
    /// Placeholders for names without any declaration.
    private(set) var missing: Set<Placeholder> = []

    init(names: StubNames = .none, framework: SwiftFramework) {
        self.names = names
        self.framework = framework
    }

    /// The places where `Self` may name the type being written.
    enum SelfScope {
        case everywhere
        /// In a class open to inheritance.
        case results
        case nowhere
    }

    /// The meaning of a type name in a Swift stub.
    enum Meaning: Equatable {
        /// A parameter of generics, or a meaning that only the compiler can resolve.
        case generic
        case platform
        /// A type declared by a stub.
        case declared(String)
        /// A namespace between two types declared by stubs.
        case namespace(String)
        /// A full name without a declaration.
        case unknown([String])
        /// A declaration of a module that the team has.
        case provided
    }

    // MARK: Looking up

    /// Returns the meaning of a name with dots.
    func meaning(of path: [String]) -> Meaning {
        guard let first = path.first else { return .generic }
        if generics.contains(first) || first == "Self" { return .generic }
        guard var full = names.lookUp(first, from: owner) else {
            if names.provided.contains(first) { return .provided }
            if isVisible(first) { return .platform }
            return isProvided(first) ? .provided : .unknown(path)
        }
        for (index, part) in path.enumerated().dropFirst() {
            let inner = "\(full).\(part)"
            guard names.declared[inner] != nil || names.namespaces.contains(inner) else {
                if isOpenEnded(full) { return .generic }
                if names.namespaces.contains(full), isProvided(first) { return .provided }
                return .unknown(TypePath.parts(of: full) + path[index...])
            }
            full = inner
        }
        return names.declared[full] != nil ? .declared(full) : .namespace(full)
    }

    /// Whether a type may have inner types not named by the entry: those of the type's protocols.
    private func isOpenEnded(_ name: String) -> Bool {
        if case .protocol? = names.declared[name]?.kind { true } else { false }
    }

    /// Whether the team has the declaration of a name, or a module that may have the declaration.
    private func isProvided(_ name: String) -> Bool {
        names.provided.contains(name) || !imports.isDisjoint(with: names.provided)
    }

    private func isVisible(_ name: String) -> Bool {
        guard let module = SwiftPlatform.module(of: name) else { return false }
        return module != "SwiftUI" || framework == .swiftUI || imports.contains("SwiftUI")
    }

    /// Whether a text names a function where a type is required.
    func namesFunction(_ text: String) -> Bool {
        if names.functionNames.isEmpty { return false }
        return SwiftTypeNames.uses(in: text).contains { use in
            names.functionNames.contains(use.path[0]) && meaning(of: use.path) == .unknown(use.path)
        }
    }

    func isDeclared(_ name: String) -> Bool { names.declared[name] != nil }

    /// Whether values of a type can be thrown, or could if the type were declared.
    func isError(_ text: String) -> Bool {
        if ["Never", "any Error", "Error", "CancellationError"].contains(text) { return true }
        guard SwiftTypeRecognizer.isPlainName(text) || TypePath.parts(of: text).count > 1 else { return false }
        switch meaning(of: TypePath.parts(of: text)) {
        case .unknown, .provided: return true
        case .generic: return text != "Self"
        case .platform: return text.hasSuffix("Error")
        case .namespace: return false
        case .declared(let name):
            let conforms = names.declared[name]?.record.declaration.conforms.orEmpty() ?? []
            return conforms.contains { ["Error", "LocalizedError"].contains($0.name?.value) }
        }
    }

    // MARK: Using

    /// Takes note of the types in a text.
    mutating func use(_ text: String, isClause: Bool = false, role: Placeholder.Role = .value) {
        for name in SwiftTypeNames.uses(in: text, isClause: isClause) {
            use(
                name,
                role: name.isConstraint
                    ? .constraint : name.isThrown ? .error : name.location.lowerBound == 0 ? role : .value)
        }
    }

    private mutating func use(_ name: NameUse, role: Placeholder.Role) {
        switch meaning(of: name.path) {
        case .platform: if let module = SwiftPlatform.module(of: name.path[0]) { modules.insert(module) }
        case .namespace(let full): missing.insert(.type(TypePath.parts(of: full), arity: 0, role: role))
        case .unknown(let path): missing.insert(.type(path, arity: name.arity, role: role))
        case .generic, .declared, .provided: break
        }
    }

    /// Takes note of a module of the platform.
    mutating func need(_ module: String) { modules.insert(module) }

    mutating func note(_ placeholders: [Placeholder]) { missing.formUnion(placeholders) }

    mutating func useNamespace(_ path: [String]) {
        if let first = path.first, isProvided(first) { return }
        missing.insert(.type(path, arity: 0, role: .namespace))
    }

    /// Returns the text of a type in a form valid outside of all types; nil for a text with names only valid inside.
    func qualified(_ text: String) -> String? {
        var bytes = Array(text.utf8)
        for use in SwiftTypeNames.uses(in: text).reversed() {
            switch meaning(of: use.path) {
            case .generic: return nil
            case .platform, .unknown, .provided: break
            case .declared, .namespace:
                guard let first = use.path.first, let full = names.lookUp(first, from: owner) else { return nil }
                bytes.replaceSubrange(use.location, with: full.utf8)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
