import Synchronization

/// The facts of a catalog that change without changing the structure of the catalog, as read by a piece of work: prose
/// of entries, and values of design tokens.
///
/// Recorded while the work runs, as `withObservationTracking` of the Swift standard library records properties, so that
/// authors of backends need not declare dependencies.
package struct CatalogReads: Equatable, Sendable {
    /// The files with prose read, besides summaries.
    package private(set) var texts: Set<ObjectIdentifier> = []
    /// The files with a summary read.
    package private(set) var summaries: Set<ObjectIdentifier> = []
    /// The tokens with a value read.
    package private(set) var tokens: Set<ObjectIdentifier> = []

    package init() {}

    /// Whether no fact has been read.
    package var isEmpty: Bool { texts.isEmpty && summaries.isEmpty && tokens.isEmpty }

    package mutating func merge(_ other: CatalogReads) {
        if !other.texts.isEmpty { texts.formUnion(other.texts) }
        if !other.summaries.isEmpty { summaries.formUnion(other.summaries) }
        if !other.tokens.isEmpty { tokens.formUnion(other.tokens) }
    }

    /// Runs a piece of work, and returns the result with all reads.
    ///
    /// The reads are not part of an outer recording until added there.
    package static func recorded<Result>(_ work: () throws -> Result) rethrows -> (result: Result, reads: CatalogReads)
    {
        let log = ReadLog()
        let result = try ReadLog.$current.withValue(log, operation: work)
        return (result, log.reads)
    }

    /// Runs a piece of asynchronous work, and returns the result with all reads.
    package static func recorded<Result>(
        _ work: () async throws -> Result
    ) async rethrows -> (result: Result, reads: CatalogReads) {
        let log = ReadLog()
        let result = try await ReadLog.$current.withValue(log, operation: work)
        return (result, log.reads)
    }

    /// Runs a piece of work whose result depends on the structure of the catalog only; reads are not recorded.
    ///
    /// A wrong claim makes outputs stale, so each use needs a test of the claim.
    package static func unrecorded<Result>(_ work: () throws -> Result) rethrows -> Result {
        try ReadLog.$current.withValue(nil, operation: work)
    }

    /// Adds reads of a shared result to the recording in progress.
    package static func add(_ reads: CatalogReads) {
        if !reads.isEmpty { ReadLog.current?.merge(reads) }
    }

    static func addText(in file: SourceFile) { ReadLog.current?.addText(in: file) }
    static func addSummary(in file: SourceFile) { ReadLog.current?.addSummary(in: file) }
    static func addValue(of token: DesignToken) { ReadLog.current?.addValue(of: token) }

    /// The reads recorded so far.
    private final class ReadLog: Sendable {
        @TaskLocal static var current: ReadLog?

        private let state = Mutex((reads: CatalogReads(), lastText: ObjectIdentifier?.none))

        var reads: CatalogReads { state.withLock { $0.reads } }

        func merge(_ other: CatalogReads) { state.withLock { $0.reads.merge(other) } }

        func addText(in file: SourceFile) {
            let id = ObjectIdentifier(file)
            state.withLock { state in
                // Consecutive reads usually concern the same file.
                if state.lastText == id { return }
                state.lastText = id
                state.reads.texts.insert(id)
            }
        }

        func addSummary(in file: SourceFile) {
            state.withLock { _ = $0.reads.summaries.insert(ObjectIdentifier(file)) }
        }

        func addValue(of token: DesignToken) {
            state.withLock { _ = $0.reads.tokens.insert(ObjectIdentifier(token)) }
        }
    }
}

/// A value computed on first use and shared by pieces of work; each user also records the reads of the computation.
package final class SharedValue<Value: Sendable>: Sendable {
    private let cached = Mutex<(value: Value, reads: CatalogReads)?>(nil)

    package init() {}

    /// Returns the value, computed under a lock by the first user.
    package func value(compute: () -> Value) -> Value {
        let (value, reads) = cached.withLock { cached in
            if let cached { return cached }
            let (value, reads) = CatalogReads.recorded(compute)
            cached = (value, reads)
            return (value, reads)
        }
        CatalogReads.add(reads)
        return value
    }
}

/// Values by key, each computed on first use and shared by pieces of work; each user also records the reads of the
/// computation.
package final class SharedValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let cached = Mutex<[Key: (value: Value, reads: CatalogReads)]>([:])

    package init() {}

    /// Returns the value for a key.
    ///
    /// Computed outside of the lock, so that a computation may request other keys. Of two computations at the same
    /// time, the first result counts.
    package func value(for key: Key, compute: () -> Value) -> Value {
        if let (value, reads) = cached.withLock({ $0[key] }) {
            CatalogReads.add(reads)
            return value
        }
        let computed = CatalogReads.recorded(compute)
        CatalogReads.add(computed.reads)
        return cached.withLock { cached in
            if let first = cached[key] { return first.value }
            cached[key] = (computed.result, computed.reads)
            return computed.result
        }
    }
}
