package import CatalogModel
import CatalogSyntax

/// A rename declared for the comparison of two catalog versions: the old name, the new name, and the owner of the name.
package struct DeclaredRename: Sendable {
    /// The address of the owner of the name, with a slash at the end; empty for the catalog.
    let scope: String
    let old: String
    package let new: String

    /// The address before the rename.
    package var address: String { scope + old }

    package static func entry(_ old: EntryID, to new: EntryID) -> [DeclaredRename] {
        [DeclaredRename(scope: "", old: old.rawValue, new: new.rawValue)]
    }

    /// Returns the renames of all tokens at or below a path, of token files and of entries.
    package static func token(_ old: String, to new: String, in registry: ComponentRegistry) -> [DeclaredRename] {
        var names = registry.themes.flatMap(\.tokens.all).map { ("tokens/", $0.path) }
        for component in registry.components {
            names += component.facetScopes.flatMap { facets, scope in
                facets.tokens.orEmpty().names.map { (scope + "tokens/", $0) }
            }
        }
        return names.uniqued { $0.0 + $0.1 }.compactMap { scope, path in
            guard path == old || path.hasPrefix(old + ".") else { return nil }
            return DeclaredRename(scope: scope, old: path, new: new + path.dropFirst(old.count))
        }
    }

    /// Returns the renames of a state in all declaring entries.
    ///
    /// - Parameters:
    ///   - old: The present name.
    ///   - new: The future name.
    ///   - id: The entry; nil for all entries with the state.
    ///   - registry: The catalog with the present name.
    /// - Returns: A rename for each place with a declaration of the state.
    package static func state(
        _ old: String, to new: String, of id: EntryID?, in registry: ComponentRegistry
    ) -> [DeclaredRename] {
        registry.components.filter { id == nil || $0.id == id }.flatMap(\.facetScopes).compactMap { facets, scope in
            guard facets.states.orEmpty().names.contains(old) else { return nil }
            return DeclaredRename(scope: scope + "states/", old: old, new: new)
        }
    }
}

extension Component {
    /// Facets of an entry for all platforms, and for each platform, with the address.
    fileprivate var facetScopes: [(facets: Facets, scope: String)] {
        [(entry.facets, "\(id)/")]
            + entry.implementations.orEmpty().map { ($0.value.facets, "\(id)/implementations/\($0.name)/") }
    }
}

extension Sequence {
    fileprivate func uniqued(by key: (Element) -> String) -> [Element] {
        var seen: Set<String> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension CatalogTexts {
    /// Declares renames under `changes: { renamed: … }` of `catalog.yaml`, for comparing to pair old and new names.
    package func declaring(_ renames: [DeclaredRename], in renaming: Renaming) -> Renaming {
        if !renaming.obstacles.isEmpty { return renaming }
        let old = configuration.file
        let changed = renaming.files.first { $0.file.path == old.path }
        var findings = Diagnostics()
        let current = changed.map { SourceFile(path: old.path, bytes: $0.bytes) } ?? old
        guard var editor = YAMLEditor(current, diagnostics: &findings),
            renames.allSatisfy({ editor.declare($0) })
        else {
            return Renaming(
                refusing: "the renames cannot be written under 'changes: { renamed: … }' here; write them by hand",
                in: old)
        }
        let file = Renaming.File(file: old, path: old.path, bytes: editor.file.bytes)
        return Renaming(files: renaming.files.filter { $0.file.path != old.path } + [file], count: renaming.count)
    }
}

extension YAMLEditor {
    private static let location: YAMLPath = ["changes", "renamed"]

    /// Writes a rename.
    ///
    /// A rename back to an old name removes the line; earlier renames lead to the new name.
    fileprivate mutating func declare(_ rename: DeclaredRename) -> Bool {
        var isBack = false
        for (key, value) in declared {
            let path = Self.location + [.key(key)]
            if value == .string(rename.old), key == rename.scope + rename.new {
                isBack = true
                if !remove(path) { return false }
            } else if value == .string(rename.old), key.hasPrefix(rename.scope),
                !key.dropFirst(rename.scope.count).contains("/")
            {
                if !apply(.set(path, .string(rename.new))) { return false }
            } else if rename.scope.isEmpty, key.hasPrefix(rename.old + "/") {
                // An address begins with the id that the entry has now.
                if !apply(.rename(path, to: rename.new + key.dropFirst(rename.old.count))) { return false }
            }
        }
        return isBack || add(rename.address, value: .string(rename.new), to: Self.location[...])
    }

    private var declared: [(String, JSONValue)] { members(at: Self.location).map { ($0.name, $0.value) } }

    private func members(at path: YAMLPath) -> [JSONObjectMember] {
        guard case .object(let object)? = value(at: path) else { return [] }
        return object.members
    }

    /// Adds a member, with any missing mappings around the member.
    private mutating func add(_ key: String, value: JSONValue, to location: ArraySlice<YAMLPathStep>) -> Bool {
        let path = Array(location)
        if self.value(at: path) == nil, case .key(let name)? = path.last {
            return add(name, value: .object(JSONObject([key: value])), to: location.dropLast())
        }
        if self.value(at: path + [.key(key)]) != nil { return apply(.set(path + [.key(key)], value)) }
        return apply(.add(path, key: key, value, after: members(at: path).last?.name))
    }

    /// Removes a member, and any mappings left empty around the member.
    private mutating func remove(_ path: YAMLPath) -> Bool {
        let outer = Array(path.dropLast())
        return members(at: outer).count == 1 && !outer.isEmpty ? remove(outer) : apply(.remove(path))
    }
}
