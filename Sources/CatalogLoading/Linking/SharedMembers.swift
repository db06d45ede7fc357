import CatalogFormat
import CatalogModel
import CatalogSyntax

/// The members of types and entries taken from elsewhere: from described supertypes, or by `includes`.
///
/// The members of a source are gathered once, because many types share the source.
struct SharedMembers: Sendable {
    /// A type or an entry with members shared by others.
    private enum Source: Hashable, Sendable {
        case type(String, implementation: String, of: EntryID)
        /// The members shared by the implementations of an entry.
        case entry(EntryID)
    }

    /// A source with the statement of its name; nil for a supertype.
    private typealias StatedSource = (source: Source, inclusion: Inclusion?)

    /// Greatest number of types in a chain.
    static let depthLimit = 64

    private let table: TypeSources
    private var members: [Source: TypeDeclaration] = [:]
    /// Types with their own members as members from others.
    private var circular: Set<Source> = []
    /// Types with too many sources, or with sources too far away.
    private var excessive: Set<Source> = []
    /// Limit on the members that types take from others, and the present count; without a limit, a few lines of YAML
    /// could expand beyond the memory.
    private var countLimit = 100_000
    private var count = 0

    /// `drafts`: each with another id.
    init(_ drafts: [EntryDraft], table: TypeSources) {
        self.table = table
        countLimit += 25 * drafts.reduce(0) { $0 + $1.outline.memberCount }
        for draft in drafts where draft.outline.hasSources {
            if draft.entry.includes != nil { gather(for: .entry(draft.id), draft.entry.asType, in: nil) }
            for implementation in draft.entry.implementations.orEmpty() {
                for type in implementation.value.types.orEmpty() where type.value.hasSources {
                    let own = Source.type(type.name, implementation: implementation.name, of: draft.id)
                    gather(for: own, type.value, in: implementation.name)
                }
            }
        }
    }

    private mutating func gather(for own: Source, _ holder: TypeDeclaration, in implementation: String?) {
        let sources = sources(of: holder, in: implementation, besides: own)
        gather(sources.map(\.source), path: [own])
        count += sources.reduce(0) { $0 + (members[$1.source]?.memberCount ?? 0) }
        if count > countLimit { excessive.insert(own) }
    }

    /// Gathers the members of sources, each with the members from others.
    private mutating func gather(_ sources: [Source], path: [Source]) {
        for source in sources {
            if let start = path.firstIndex(of: source) { circular.formUnion(path[start...]) }
            guard members[source] == nil, !path.contains(source), let (holder, implementation) = holder(source) else {
                continue
            }
            let inner = self.sources(of: holder, in: implementation, besides: source)
            var own = holder.sharedMembers(inheritedFrom: name(of: source))
            if path.count < Self.depthLimit {
                gather(inner.map(\.source), path: path + [source])
                let inherited = chosenMembers(of: inner)
                count += inherited.reduce(0) { $0 + $1.memberCount }
                if count > countLimit { excessive.insert(source) } else { own.add(inherited) }
            } else if !inner.isEmpty {
                excessive.insert(source)
            }
            members[source] = own
        }
    }

    // MARK: - Sources

    /// Returns the sources of a type.
    ///
    /// `own`: the type itself. A supertype of the same name belongs to another module.
    private func sources(
        of type: TypeDeclaration, in implementation: String?, besides own: Source
    ) -> [StatedSource] {
        let included = type.includes.orEmpty().flatMap { inclusion in
            sources(of: inclusion, in: implementation).map { (source: $0, inclusion: Optional(inclusion)) }
        }
        guard let implementation else { return included }
        let supertypes = (type.inherits.orEmpty() + type.mixins.orEmpty()).compactMap {
            supertype($0, in: implementation)
        }
        return included + supertypes.filter { $0 != own }.map { (source: $0, inclusion: nil) }
    }

    private func chosenMembers(of sources: [StatedSource]) -> [TypeDeclaration] {
        sources.compactMap { members[$0.source]?.chosen(by: $0.inclusion) }
    }

    /// Returns the only description of a supertype; nil for a type of the platform, or for several types of the name.
    private func supertype(_ reference: TypeReference, in implementation: String) -> Source? {
        guard let name = reference.name?.value.withoutArguments else { return nil }
        var all = table.descriptions[.init(implementation: implementation, type: name)] ?? []
        if let module = reference.module?.value {
            all.removeAll { !$0.modules.isEmpty && !$0.modules.contains(module) }
        }
        guard all.count == 1, let only = all.first else { return nil }
        return .type(name, implementation: implementation, of: only.entry)
    }

    private func sources(of inclusion: Inclusion, in implementation: String?) -> [Source] {
        guard let id = inclusion.entry?.value, let entry = table[id]?.entry else { return [] }
        if let name = inclusion.type?.value {
            let all = entry.implementations.orEmpty()
            // Prefer the implementation of the same name; a type may also come from another framework.
            let first = all.first { $0.name == implementation && $0.value.types?[name] != nil }
            guard let found = first ?? all.first(where: { $0.value.types?[name] != nil }) else { return [] }
            return [.type(name, implementation: found.name, of: id)]
        }
        let types = implementation.flatMap { entry.implementations?[$0]?.types }.orEmpty()
        guard let implementation, types.count == 1, let only = types.first else { return [.entry(id)] }
        return [.entry(id), .type(only.name, implementation: implementation, of: id)]
    }

    private func holder(_ source: Source) -> (TypeDeclaration, implementation: String?)? {
        switch source {
        case .type(let name, let implementation, let id):
            let described = table.descriptions[.init(implementation: implementation, type: name)]
            let type =
                described?.first { $0.entry == id }?.type
                ?? table[id]?.entry.implementations?[implementation]?.types?.element(named: name)
            return type.map { (table.filled($0, of: id, in: implementation), implementation) }
        case .entry(let id):
            return table[id].map { ($0.entry.asType, nil) }
        }
    }

    private func name(of source: Source) -> String {
        switch source {
        case .type(let name, _, _): name
        case .entry(let id): table[id]?.entry.named.title?.value ?? id.rawValue
        }
    }

    // MARK: - Filling in

    /// Completes an entry and the entry's types with members from others.
    func fillIn(
        _ entry: inout Entry, of id: EntryID, unreadable: Set<String>, diagnostics: inout Diagnostics
    ) {
        if let location = entry.includes?.first?.entry {
            let name = Text(location.value.rawValue, at: location.range)
            let own = Source.entry(id)
            let full = filled(
                entry.asType, name: name, in: nil, as: own, unreadable: unreadable, diagnostics: &diagnostics)
            if let type = full {
                (entry.properties, entry.events, entry.slots) = (type.properties, type.events, type.slots)
            }
        }
        for (index, implementation) in entry.implementations.orEmpty().enumerated() {
            guard var types = implementation.value.types else { continue }
            var isChanged = false
            for (typeIndex, type) in types.enumerated() where type.value.hasSources {
                let own = Source.type(type.name, implementation: implementation.name, of: id)
                let full = filled(
                    type.value, name: type.key, in: implementation.name, as: own, unreadable: unreadable,
                    diagnostics: &diagnostics)
                guard let full else { continue }
                types.elements[typeIndex].value = full
                isChanged = true
            }
            if isChanged { entry.implementations?.elements[index].value.types = types }
        }
    }

    /// Returns a holder with the members of the holder's sources; nil without sources.
    private func filled(
        _ holder: TypeDeclaration, name: Text, in implementation: String?, as own: Source, unreadable: Set<String>,
        diagnostics: inout Diagnostics
    ) -> TypeDeclaration? {
        reportProblems(of: holder, in: implementation, unreadable: unreadable, diagnostics: &diagnostics)
        let sources = sources(of: holder, in: implementation, besides: own)
        if sources.isEmpty { return nil }
        if circular.contains(own) {
            diagnostics.report(.circularMembers(name))
            return nil
        }
        if excessive.contains(own) {
            diagnostics.report(.tooManyMembers(name))
            return nil
        }
        var type = holder
        type.add(chosenMembers(of: sources))
        return type
    }

    private func reportProblems(
        of holder: TypeDeclaration, in implementation: String?, unreadable: Set<String>,
        diagnostics: inout Diagnostics
    ) {
        var collisions: [String: Located<EntryID>] = [:]
        let own = Set(holder.includes == nil ? [] : holder.memberNames)
        for inclusion in holder.includes.orEmpty() {
            let sources = sources(of: inclusion, in: implementation)
            let names = sources.flatMap { members[$0]?.chosen(by: inclusion).memberNames ?? [] }
            // Findings beyond the limit are not shown, and each suggestion compares all names, so skip suggestions.
            let isGuessed = diagnostics.all.count < FileLimits.findings
            reportUnknownNames(
                of: inclusion, sources: sources, unreadable: unreadable, isGuessed: isGuessed, diagnostics: &diagnostics
            )
            Self.reportCollisions(
                of: names.uniqued().filter { !own.contains($0) }, from: inclusion, among: &collisions,
                diagnostics: &diagnostics)
        }
    }

    private func reportUnknownNames(
        of inclusion: Inclusion, sources: [Source], unreadable: Set<String>, isGuessed: Bool,
        diagnostics: inout Diagnostics
    ) {
        guard let id = inclusion.entry?.value, let entry = table[id]?.entry, !unreadable.contains(id.rawValue) else {
            return
        }
        if sources.isEmpty, let type = inclusion.type {
            let candidates = entry.implementations.orEmpty().flatMap { $0.value.types.orEmpty().names }
            diagnostics.report(.unknownType(type, in: id, candidates: candidates))
            return
        }
        let candidates = sources.flatMap { members[$0]?.memberNames ?? [] }
        let names = Set(candidates)
        let unknown = (inclusion.only.orEmpty() + inclusion.without.orEmpty()).filter { !names.contains($0.value) }
        for (index, name) in unknown.enumerated() {
            let isGuessed = isGuessed && index < FileLimits.findings
            diagnostics.report(.unknownIncluded(name, candidates: candidates, in: id, isGuessed: isGuessed))
        }
    }

    /// Reports members from two entries, where no key decides between the two.
    private static func reportCollisions(
        of names: [String], from inclusion: Inclusion, among seen: inout [String: Located<EntryID>],
        diagnostics: inout Diagnostics
    ) {
        guard let entry = inclusion.entry else { return }
        for name in names {
            if let first = seen[name], first.value != entry.value {
                diagnostics.report(.includedTwice(name, first: first, second: entry))
            } else {
                seen[name] = entry
            }
        }
    }
}

extension Entry {
    /// The number of members stated by the entry, and by all types of the entry.
    var statedMembers: Int {
        implementations.orEmpty().reduce(asType.memberCount) { count, implementation in
            implementation.value.types.orEmpty().reduce(count) { $0 + $1.value.memberCount }
        }
    }

    /// The members shared by all implementations, in the form of a type.
    fileprivate var asType: TypeDeclaration {
        var type = TypeDeclaration()
        type[TypeDeclaration.keys.includes] = includes
        (type.properties, type.events, type.slots) = (properties, events, slots)
        return type
    }
}

extension TypeDeclaration {
    /// Whether the type takes members from elsewhere.
    var hasSources: Bool { includes != nil || inherits?.isEmpty == false || mixins?.isEmpty == false }
}

extension String {
    /// The name of a type without arguments: `Base` of `Base<Item>`.
    var withoutArguments: String { String(prefix { $0 != "<" && $0 != "(" }) }
}
