import CatalogModel

/// The names that a deprecation can give as a replacement: entries, their members, and tokens.
///
/// Few names are asked for, so the names of all members are gathered for the first that is neither entry nor token.
final class ReplacementNames {
    private let registry: ComponentRegistry
    private lazy var members = gatherMembers()
    private lazy var entries = Set(registry.components.map(\.id.rawValue))
    private lazy var titles = Set(registry.components.map(\.title))

    init(_ registry: ComponentRegistry) { self.registry = registry }

    /// Returns whether anything in the catalog has the name, given with or without its owner and arguments.
    func contains(_ name: String) -> Bool {
        if entries.contains(name) || titles.contains(name) { return true }
        if registry.themes.contains(where: { $0.tokens[name] != nil }) { return true }
        return members.contains(name) || members.contains(Self.simple(name))
    }

    /// Returns the names that a misspelled one probably means: those of the entry around an address, of entries and
    /// of tokens.
    func near(_ address: String) -> [String] {
        let id = address.prefix { $0 != "/" }
        let own = registry.components.first { $0.id.rawValue == id }.map { Self.names(in: $0.entry.content).sorted() }
        let tokens = registry.themes.first?.tokens.all.map(\.path) ?? []
        return Array(Set((own ?? []) + entries + tokens)).sorted()
    }

    private func gatherMembers() -> Set<String> {
        registry.components.reduce(into: []) { $0.formUnion(Self.names(in: $1.entry.content)) }
    }

    private static func names(in content: StatedContent) -> Set<String> {
        var names: Set<String> = []
        gather(content, into: &names)
        return names
    }

    private static func gather(_ content: StatedContent, into names: inout Set<String>) {
        switch content {
        case .record(let form, let node):
            node.forEachContent(of: form.identities) { _, value in gather(value, into: &names) }
        case .byName(let elements):
            for element in elements {
                names.insert(element.name.value)
                names.insert(simple(element.name.value))
                gather(element.value, into: &names)
            }
        case .list(let elements): for element in elements { gather(element, into: &names) }
        case .scalar, .prose, .members, .data: return
        }
    }

    /// Returns a name without owner, arguments and the signs around it: `title` for `Label.title(_:)`, `init` for
    /// `init(text:)`.
    private static func simple(_ name: String) -> String {
        let bare = name.prefix { $0 != "(" && $0 != "<" }
        return bare.split { $0 == "." || $0 == "#" || $0 == "/" }.last.map(String.init) ?? name
    }
}
