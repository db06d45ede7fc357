import CatalogModel
import SourceCode

/// A resolver of the names used in a TypeScript stub of web components, and of the imports required for the names.
struct TypeScriptReferences {
    let names: StubNames
    /// The path of the file, without the extension.
    let file: String
    /// Names imported by the file from modules that the team has.
    private let imported: Set<String>
    /// Names declared by the file itself.
    private let own: Set<String>
    /// The names under which the file imports superclasses that have the name of a class of the file.
    private(set) var bases: [String: String] = [:]
    /// The full name of the type being written.
    var owner = ""
    /// Names for unknown types.
    var generics: Set<String> = []
    private(set) var missing: Set<Placeholder> = []
    /// Names to import, by module; whether as values.
    private(set) var imports: [String: [String: Bool]] = [:]

    init(names: StubNames, file: String, imported: Set<String> = [], own: Set<String> = []) {
        self.own = own
        self.names = names
        self.file = file
        self.imported = imported
    }

    private var exports: [String: TypeScriptExport] { names.exports }

    /// The meaning of a type name in a TypeScript stub.
    enum Meaning: Equatable {
        case available
        /// An export of a stub, by full name.
        case exported(String)
        case unknown
    }

    /// Returns the meaning of the first name of a path.
    func meaning(of name: String) -> Meaning {
        if generics.contains(name) || imported.contains(name) { return .available }
        if let full = exports[name] != nil ? name : names.exported[name], let export = exports[full] {
            if export.file != file, own.contains(name) { return .available }
            // A stub with a name of the platform declares its class under another name.
            if export.name == name || !TypeScriptPlatform.isReserved(name) { return .exported(full) }
        }
        if TypeScriptPlatform.isType(name) || names.provided.contains(name) { return .available }
        return .unknown
    }

    /// Whether a class or an interface can inherit from the first name of a text.
    func canBeInherited(_ text: String) -> Bool {
        guard let name = TypeScriptTypeRecognizer.uses(in: text).first?.path[0] else { return false }
        return !generics.contains(name) && !TypeScriptPlatform.isPrimitive(name)
    }

    /// Whether a class can have a type as superclass: no interface and no other type of the platform.
    ///
    /// An element can only have an element above it.
    func canBeSuperclass(_ text: String, ofElement: Bool) -> Bool {
        guard canBeInherited(text), let use = TypeScriptTypeRecognizer.uses(in: text).first else { return false }
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
        if words.contains("this") { return false }
        guard use.path.count == 1, meaning(of: use.path[0]) == .available, TypeScriptPlatform.isType(use.path[0]),
            !imported.contains(use.path[0])
        else { return true }
        return TypeScriptPlatform.isClass(use.path[0]) && (!ofElement || use.path[0].hasPrefix("HTML"))
    }

    /// Returns a name for the superclass of the type being written, where the superclass is a class of another package
    /// with the name of a class that the stubs declare below it; nil for any other superclass.
    mutating func base(for supertype: SupertypeStub) -> String? {
        let stated = supertype.name.value
        guard let name = TypeScriptTypeRecognizer.uses(in: stated).first?.path[0] else { return nil }
        let isNamesake = own.contains(name) && exports[owner]?.name == name
        guard isNamesake || names.inheritsItself(owner, through: stated) else { return nil }
        if let base = bases[name] { return base }
        var base = name + "Base"
        while exports[base] != nil || names.exported[base] != nil || own.contains(base) { base += "2" }
        bases[name] = base
        if supertype.module.map({ names.provided.contains($0.value) }) == true { return base }
        missing.insert(.type([base], arity: 0, role: .superclass))
        add(base, from: TypeScriptModules.path(from: file, to: TypeScriptModules.placeholders), asValue: true)
        return base
    }

    /// Returns the numbers of generic arguments that a name of a type takes; nil for a name that takes any.
    private func arity(of use: NameUse) -> ClosedRange<Int>? {
        let name = use.path[0]
        if use.isValue || use.path.count > 1 || imported.contains(name) { return nil }
        if generics.contains(name) { return 0...0 }
        switch meaning(of: name) {
        case .exported(let full): return names.declared[full]?.record.genericCount
        case .available: return TypeScriptPlatform.isType(name) ? TypeScriptPlatform.arities[name] ?? 0...0 : nil
        case .unknown: return nil
        }
    }

    /// Takes note of the types in a text.
    /// - Returns: The text with the file's names for types inside others; nil for a text with a name impossible for a
    ///   type.
    mutating func use(_ text: String, role: Placeholder.Role = .value) -> String? {
        let uses = TypeScriptTypeRecognizer.uses(in: text)
        if text.utf8.contains(UInt8(ascii: "<")), TypeParser.parse(text)?.holds(asksPlaceholder) == true { return nil }
        for use in uses where nested(use, role: role) == nil {
            if let arity = arity(of: use), use.arity > 0, !arity.contains(use.arity) { return nil }
            if use.isLookedInto, meaning(of: use.path[0]) == .unknown { return nil }
            if use.isValue, !TypeScriptPlatform.isValue(use.path[0]) { return nil }
            if names.functionNames.contains(use.path[0]), meaning(of: use.path[0]) == .unknown { return nil }
            // A member of a type is not a type unless a placeholder declares it.
            if use.path.count > 1, meaning(of: use.path[0]) != .unknown, !use.isValue { return nil }
        }
        var bytes = Array(text.utf8)
        for (index, use) in uses.enumerated().reversed() where !use.isValue {
            let role = index == 0 ? role : .value
            if let export = nested(use, role: role) {
                bytes.replaceSubrange(use.location, with: export.name.utf8)
                self.use(export, asValue: role == .superclass)
            } else {
                // A class must state each argument of its superclass.
                let required = arity(of: use).map { role == .superclass ? $0.upperBound : $0.lowerBound } ?? 0
                if use.arity == 0, required > 0 {
                    let list = Array(repeating: "any", count: required).joined(separator: ", ")
                    bytes.replaceSubrange(use.location, with: "\(use.path[0])<\(list)>".utf8)
                }
                self.use(use, role: role)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a type requires facts of a type without a declaration: keys, parameters, a result.
    private func asksPlaceholder(_ type: TypeExpression) -> Bool {
        guard case .generic(let utility, let arguments) = type, let first = arguments.first?.unwrapped else {
            return false
        }
        let asking = [
            "Pick", "Parameters", "ReturnType", "InstanceType", "ConstructorParameters", "Uppercase", "Lowercase",
            "Capitalize", "Uncapitalize",
        ]
        guard asking.contains(utility), meaning(of: utility) == .available else { return false }
        switch first {
        case .name(let name), .generic(let name, _):
            return generics.contains(name) ? utility != "Pick" : nested([name]) == nil && meaning(of: name) == .unknown
        default: return false
        }
    }

    // MARK: Types in types

    private func nested(_ use: NameUse, role: Placeholder.Role) -> TypeScriptExport? {
        guard !use.isValue, !use.isLookedInto, let export = nested(use.path).flatMap({ exports[$0] }) else {
            return nil
        }
        // A type within a class is not initialized yet when the class is evaluated.
        return role == .superclass && export.file == file ? nil : export
    }

    /// Returns the full name of the nested type meant by a name, with the surrounding types or without; nil if the name
    /// means no type, or one of several.
    func nested(_ path: [String]) -> String? {
        let first = path[0]
        switch meaning(of: first) {
        case .available: return nil
        case .exported(let full):
            let name = ([full] + path.dropFirst()).joined(separator: ".")
            return path.count > 1 && exports[name] != nil ? name : nil
        case .unknown:
            let name = path.joined(separator: ".")
            var scope = owner[...]
            while !scope.isEmpty {
                if exports["\(scope).\(name)"] != nil { return "\(scope).\(name)" }
                scope = scope.utf8.lastIndex(of: UInt8(ascii: ".")).map { scope[..<$0] } ?? ""
            }
            // The entry has one file for each outermost type, all in its folder.
            let folder = file.split(separator: "/").dropLast()
            let named = names.nestedExports[path[path.count - 1], default: []].filter { full in
                full.hasSuffix("." + name) && exports[full]?.file.split(separator: "/").dropLast() == folder
            }
            return named.count == 1 ? named[0] : nil
        }
    }

    /// Returns the case of an enum in a type, as a value of the type; nil if the text is none.
    ///
    /// A value made before all types of the file, not `isLate`, can only be of an enum in another file.
    mutating func nestedCase(_ text: String, as type: String, isLate: Bool) -> String? {
        let parts = TypePath.parts(of: text)
        guard parts.count > 1, let full = nested(parts.dropLast()), let export = exports[full], export.name == type,
            isLate || export.file != file, names.hasPlainCase(parts[parts.count - 1], in: full),
            TypeScriptNames.isIdentifier(parts[parts.count - 1])
        else { return nil }
        use(export, asValue: true)
        return "\(export.name).\(parts[parts.count - 1])"
    }

    private mutating func use(_ export: TypeScriptExport, asValue: Bool) {
        guard export.file != file, let name = TypePath.parts(of: export.name).first else { return }
        add(name, from: TypeScriptModules.path(from: file, to: export.file), asValue: asValue)
    }

    private mutating func use(_ use: NameUse, role: Placeholder.Role) {
        switch meaning(of: use.path[0]) {
        case .available: return
        case .exported(let full):
            if let export = exports[full] { self.use(export, asValue: role == .superclass) }
        case .unknown:
            missing.insert(.type(use.path, arity: use.arity, role: role))
            add(
                use.path[0], from: TypeScriptModules.path(from: file, to: TypeScriptModules.placeholders),
                asValue: role == .superclass)
        }
    }

    mutating func useValue(_ full: String) {
        if let export = exports[full] { use(export, asValue: true) }
    }

    private mutating func add(_ name: String, from module: String, asValue: Bool) {
        let isValue = imports[module]?[name] ?? false
        imports[module, default: [:]][name] = isValue || asValue
    }
}

/// A type exported by a TypeScript stub file: the exported name and the path of the file.
struct TypeScriptExport: Sendable {
    /// The name with the names of the surrounding types.
    let name: String
    /// The path of the file in the folder of the target, without the extension.
    let file: String
}

/// The module paths in imports between TypeScript stub files.
enum TypeScriptModules {
    /// The file with placeholders.
    static let placeholders = "placeholders"

    /// Returns the path with which one file imports another.
    static func path(from file: String, to other: String) -> String {
        let folder = file.split(separator: "/").dropLast()
        let parts = other.split(separator: "/")
        var common = 0
        while common < folder.count, common < parts.count - 1, folder[common] == parts[common] { common += 1 }
        let up = folder.count - common
        let start = up == 0 ? "./" : String(repeating: "../", count: up)
        return start + parts.dropFirst(common).joined(separator: "/")
    }
}
