import CatalogModel

/// Members in some implementations of an entry and not in others.
struct UnevenMembers {
    /// A member of one implementation missing from others.
    struct Member {
        let name: Text
        let implementation: String
        /// The implementations without a counterpart.
        let lacking: [String]

        var message: String {
            let others = lacking.map { "'\($0)'" }.joined(separator: " and ")
            return
                "\(others) \(lacking.count == 1 ? "has" : "have") no member like '\(name.value)' of '\(implementation)'; add one, or accept the difference with a reason"
        }
    }

    /// Members without a counterpart somewhere, each once, in the order of the implementations.
    let all: [Member]

    init(in entry: Entry) {
        let implementations = entry.implementations.orEmpty().map { ($0.name, Self.types(of: $0.value)) }
        let meanings = implementations.map { name, types in (name, Set(types.flatMap(Self.names))) }
            .filter { !$0.1.isEmpty }
        var seen: Set<String> = []
        all = implementations.flatMap { implementation, types in
            types.flatMap(Self.members).compactMap { name, meaning in
                let lacking = meanings.filter { !$0.1.contains(meaning) }.map(\.0)
                guard !lacking.isEmpty, seen.insert(meaning).inserted else { return nil }
                return Member(name: name, implementation: implementation, lacking: lacking)
            }
        }
    }

    static func types(of implementation: Implementation) -> [TypeDeclaration] {
        implementation.types.orEmpty().map(\.value).filter { $0.external != true && $0.kind?.value != .enum }
    }

    /// Returns the members of a type with the facts shared by counterparts.
    private static func members(of type: TypeDeclaration) -> [(name: Text, meaning: String)] {
        let properties = type.properties.orEmpty().filter { $0.value.static != true && $0.value.inheritedFrom == nil }
        return properties.map { ($0.key, folded($0.value.is?.value ?? $0.name)) }
            + type.events.orEmpty().map { ($0.key, folded($0.name)) }
            + type.slots.orEmpty().map { ($0.key, folded($0.name)) }
    }

    /// Returns all names of possible counterparts of a member in a type.
    static func names(of type: TypeDeclaration) -> [String] {
        let slots = type.slots.orEmpty().compactMap { $0.value.property?.value }
        let events = type.events.orEmpty().compactMap { $0.value.property?.value }
        let parameters = type.initializers.orEmpty().flatMap { $0.parameters.orEmpty().names }
        return members(of: type).map(\.meaning)
            + (slots + events + parameters + type.properties.orEmpty().names).map(folded)
    }

    /// Returns a name as all platforms could have it: `isOn`, `on` and `onClick`, `click` are the same.
    static func folded(_ name: String) -> String {
        for prefix in ["is", "on"] where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            if rest.first?.isUppercase == true { return rest.lowercased().filter { $0 != "-" } }
        }
        if ["", "children"].contains(name) { return "content" }
        return name.lowercased().filter { $0 != "-" }
    }
}
