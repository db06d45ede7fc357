import CatalogModel
import Synchronization

/// A memo of the types taken from other entries by `from`, for all entries of a catalog.
///
/// Each type is completed once, however many others take the type. A loop follows the chains, because a chain can have as
/// many types as a catalog has entries.
final class TakenTypes: Sendable {
    /// A type of an entry.
    struct Key: Hashable, Sendable {
        let entry: EntryID
        let location: TypeSourceLocation
    }

    /// The source of a type.
    enum Origin {
        /// The type is described by its own entry, or is taken from an unknown entry.
        case own
        /// The entry taken from has no type of the name.
        case missing(in: EntryID)
        case type(Key)
    }

    /// The types completed so far.
    private struct State {
        var completed: [Key: TypeDeclaration] = [:]
        var circles: [Key: TypeCircle] = [:]
        /// The types of the entries in use, by name and in the order of the implementations.
        var types: [EntryID: [String: [(implementation: String, type: TypeDeclaration)]]] = [:]
    }

    private let entries: [EntryID: EntryDraft]
    private let state = Mutex(State())

    init(_ entries: [EntryID: EntryDraft]) {
        self.entries = entries
    }

    /// Returns the type with all parts taken from other entries; nil for an unknown type.
    ///
    /// A type that is taken from itself, or from a missing type, keeps what the type states.
    func completed(_ key: Key) -> TypeDeclaration? {
        state.withLock { complete(key, in: &$0) }
    }

    /// Returns the source of a type.
    func origin(of key: Key) -> Origin {
        state.withLock { state in type(key, in: &state).map { origin(of: key, stating: $0, in: &state) } ?? .own }
    }

    /// Returns the entries that pass a completed type in a circle; nil for a type outside of circles.
    func circle(of key: Key) -> TypeCircle? { state.withLock { $0.circles[key] } }

    private func complete(_ key: Key, in state: inout State) -> TypeDeclaration? {
        var chain: [(key: Key, type: TypeDeclaration)] = []
        var indices: [Key: Int] = [:]
        var source: TypeDeclaration?
        var next: Key? = key
        while let current = next {
            if let cached = state.completed[current] {
                source = cached
                break
            }
            if let start = indices[current] {
                let members = chain[start...].map(\.key)
                let entries = members.map(\.entry)
                for (index, member) in members.enumerated() {
                    state.circles[member] = TypeCircle(entries: entries, start: index)
                }
                break
            }
            guard let type = type(current, in: &state) else { break }
            indices[current] = chain.count
            chain.append((current, type))
            if case .type(let origin) = origin(of: current, stating: type, in: &state) {
                next = origin
            } else {
                next = nil
            }
        }
        for (key, type) in chain.reversed() {
            source = source.map(type.completed) ?? type
            state.completed[key] = source
        }
        return source
    }

    private func origin(of key: Key, stating type: TypeDeclaration, in state: inout State) -> Origin {
        guard let id = type.from?.value, entries[id] != nil else { return .own }
        let name = key.location.type
        let all = types(of: id, in: &state)[name] ?? []
        // Prefer the implementation of the same name; a type may also come from another framework.
        guard let first = all.first(where: { $0.implementation == key.location.implementation }) ?? all.first else {
            return .missing(in: id)
        }
        return .type(Key(entry: id, location: .init(implementation: first.implementation, type: name)))
    }

    private func type(_ key: Key, in state: inout State) -> TypeDeclaration? {
        let all = types(of: key.entry, in: &state)[key.location.type]
        return all?.first { $0.implementation == key.location.implementation }?.type
    }

    private func types(
        of id: EntryID, in state: inout State
    ) -> [String: [(implementation: String, type: TypeDeclaration)]] {
        if let cached = state.types[id] { return cached }
        var types: [String: [(implementation: String, type: TypeDeclaration)]] = [:]
        for implementation in (entries[id]?.entry.implementations).orEmpty() {
            for element in implementation.value.types.orEmpty() {
                types[element.name, default: []].append((implementation.name, element.value))
            }
        }
        state.types[id] = types
        return types
    }
}

/// The entries that take a type from each other in a circle, as seen from one of the entries.
struct TypeCircle: Sendable {
    /// In the order of taking.
    let entries: [EntryID]
    /// Index of the entry that the circle is shown for.
    let start: Int
    /// Greatest number of entries shown in full.
    private static let limit = 8

    /// The ids from the first entry to the same entry; nil for the left-out entries of a long circle.
    var shown: [EntryID?] {
        let count = entries.count
        let steps: [Int?] =
            count <= Self.limit ? Array(0...count) : [0, 1, 2, 3, nil, count - 2, count - 1, count]
        return steps.map { step in step.map { entries[(start + $0) % count] } }
    }
}
