import CatalogModel
import CatalogTypes

/// Finds out what the names mean that a web stub uses, and what it has to import for them.
struct ScriptReferences {
    let names: StubNames
    /// The path of the file, without its extension.
    let file: String
    /// Names that the file imports from modules which the team has.
    private let imported: Set<String>
    /// The full name of the type that is being written.
    var owner = ""
    /// Names that stand for types which are not known.
    var generics: Set<String> = []
    private(set) var missing: Set<Placeholder> = []
    /// Names to import, by module; whether as values.
    private(set) var imports: [String: [String: Bool]] = [:]

    init(names: StubNames, file: String, imported: Set<String> = []) {
        self.names = names
        self.file = file
        self.imported = imported
    }

    private var exports: [String: ScriptExport] { names.exports }

    enum Meaning: Equatable {
        case known
        /// What a stub exports, by its full name.
        case exported(String)
        case unknown
    }

    /// What the first name of a path means.
    func meaning(of name: String) -> Meaning {
        if generics.contains(name) || imported.contains(name) { return .known }
        if let full = exports[name] != nil ? name : names.exported[name] { return .exported(full) }
        if ScriptPlatform.isType(name) || names.provided.contains(name) { return .known }
        return .unknown
    }

    /// Whether a class or an interface can be made from what a text names first.
    func canBeInherited(_ text: String) -> Bool {
        guard let name = ScriptTypeNames.uses(in: text).first?.path[0] else { return false }
        return !generics.contains(name) && !ScriptPlatform.isPrimitive(name)
    }

    /// Takes note of the types in a text; false if the text names what no type can be.
    mutating func use(_ text: String, role: Placeholder.Role = .value) -> Bool {
        let uses = ScriptTypeNames.uses(in: text)
        for use in uses {
            if use.isLookedInto, meaning(of: use.path[0]) == .unknown { return false }
            if use.isValue, !ScriptPlatform.isValue(use.path[0]) { return false }
            if names.functionNames.contains(use.path[0]), meaning(of: use.path[0]) == .unknown { return false }
            // Members of types are no types unless a placeholder makes them some.
            if use.path.count > 1, meaning(of: use.path[0]) != .unknown, !use.isValue { return false }
        }
        for (index, use) in uses.enumerated() where !use.isValue {
            self.use(use, role: index == 0 ? role : .value)
        }
        return true
    }

    private mutating func use(_ use: ScriptTypeNames.Use, role: Placeholder.Role) {
        switch meaning(of: use.path[0]) {
        case .known: return
        case .exported(let full):
            guard let export = exports[full], export.file != file else { return }
            add(export.name, from: ScriptModules.path(from: file, to: export.file), asValue: role == .superclass)
        case .unknown:
            missing.insert(.type(use.path, arity: use.arity, role: role))
            add(
                use.path[0], from: ScriptModules.path(from: file, to: ScriptModules.placeholders),
                asValue: role == .superclass)
        }
    }

    /// Takes note of a member of an enum that nothing declares.
    mutating func useMember(_ name: String, of type: String) {
        missing.insert(.member(of: [type], name: name, parameters: nil))
        add(type, from: ScriptModules.path(from: file, to: ScriptModules.placeholders), asValue: true)
    }

    mutating func useValue(_ full: String) {
        guard let export = exports[full], export.file != file else { return }
        add(export.name, from: ScriptModules.path(from: file, to: export.file), asValue: true)
    }

    private mutating func add(_ name: String, from module: String, asValue: Bool) {
        let isValue = imports[module]?[name] ?? false
        imports[module, default: [:]][name] = isValue || asValue
    }
}

/// What a module of a stub exports.
struct ScriptExport: Sendable {
    let name: String
    /// The path of the file in the folder of the target, without its extension.
    let file: String
}

/// Paths of modules.
enum ScriptModules {
    /// The file with placeholders.
    static let placeholders = "placeholders"

    /// The path by which one file imports another.
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
