import CatalogLoading
import Synchronization

/// The contents of a repository's objects by id, as far as they were read, and the ids that a load asked for in vain.
final class RevisionContents: Sendable {
    /// The mutable state of the contents, protected by a lock.
    private struct State {
        /// nil for an object that the repository lacks.
        var bytes: [String: [UInt8]?] = [:]
        var requested: Set<String> = []
    }

    private let state = Mutex(State())

    init(_ bytes: [String: [UInt8]] = [:]) { state.withLock { $0.bytes = bytes.mapValues(Optional.some) } }

    /// Returns the bytes of an object; nil for an object missing from the repository, or only noted as requested by
    /// this call.
    func bytes(of id: String) -> [UInt8]? {
        state.withLock { state in
            if let bytes = state.bytes[id] { return bytes }
            state.requested.insert(id)
            return nil
        }
    }

    /// Reads objects that were not read yet.
    func fetch(_ ids: Set<String>, from repository: GitRepository) async throws(CommandError) {
        let missing = state.withLock { state in ids.filter { state.bytes[$0] == nil } }
        let found = try await repository.blobs(missing)
        state.withLock { state in
            for id in missing { state.bytes[id] = .some(found[id]) }
        }
    }

    /// Reads the requested objects.
    /// - Returns: Whether there were any, so that another load finds more than the one before.
    func fetchRequested(from repository: GitRepository) async throws(CommandError) -> Bool {
        let requested = state.withLock { state in
            defer { state.requested = [] }
            return state.requested
        }
        try await fetch(requested, from: repository)
        return !requested.isEmpty
    }
}

/// The git repository around a catalog, with the catalog's path in the repository.
struct CatalogRepository {
    let repository: GitRepository
    /// The path of `catalog.yaml` in the repository.
    let catalog: String
}

/// Facts about a repository already found out, for later revisions.
struct GitObjectCache {
    var contents = RevisionContents()
    /// Commits by name.
    var commits: [String: String] = [:]
    var repository: CatalogRepository?
    /// The catalog in all revisions; nil where each revision has places of its own.
    var memory: CatalogMemory?
}
