import CatalogFormat
import CatalogModel

/// The parts of the surroundings with an effect on the linking of an entry.
struct EntryTies: Sendable {
    /// Names under which others find the entry: the entry's id, and the entry's types.
    let own: Set<String>
    /// Ids and types with facts taken over by the entry, or compared with the entry.
    let others: Set<String>
    /// Ids mentioned, whether or not there are such entries.
    let mentioned: Set<String>
    /// Tokens mentioned in prose.
    let proseTokens: Set<String>
    /// Whether the entry names files.
    let namesFiles: Bool

    init(_ draft: EntryDraft) {
        var own: Set<String> = [draft.id.rawValue]
        var others = Set(draft.entry.covers.orEmpty().map(\.value.rawValue))
        others.formUnion(draft.entry.includes.orEmpty().compactMap { $0.entry?.value.rawValue })
        for implementation in draft.entry.implementations.orEmpty() {
            for type in implementation.value.types.orEmpty() {
                own.insert(type.name)
                if let from = type.value.from { others.insert(from.value.rawValue) }
                others.formUnion(type.value.includes.orEmpty().compactMap { $0.entry?.value.rawValue })
                let supertypes = type.value.inherits.orEmpty() + type.value.mixins.orEmpty()
                others.formUnion(supertypes.compactMap { $0.name?.value.withoutArguments })
            }
        }
        var mentioned = Set(draft.mentions.ids.map(\.value.rawValue))
        var proseTokens: Set<String> = []
        var namesFiles = !draft.mentions.figures.isEmpty
        for link in draft.mentions.links {
            switch link.value.destination {
            case .entry(let id, _): mentioned.insert(id)
            case .token(let path): proseTokens.insert(path)
            case .file: namesFiles = true
            case .address, .anchor: break
            }
        }
        self.own = own
        self.others = others
        self.mentioned = mentioned
        self.proseTokens = proseTokens
        self.namesFiles =
            namesFiles
            || !draft.mentions.addresses.allSatisfy { $0.value.hasPrefix("https:") || $0.value.hasPrefix("http:") }
    }
}
