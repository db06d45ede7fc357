package import CatalogFormat
package import CatalogModel
import CatalogReview
import Synchronization

/// Results of reading a catalog for reuse by later readings after small changes: decoded entries, resolved tokens,
/// linked entries.
package final class CatalogMemory: Sendable {
    /// The tokens and links of the last reading.
    private struct Last: Sendable {
        var tokens: TokenReading?
        var links: LinkedEntries?
        var tokenUsers: TokenUsers?
        var components: LinkedComponents?
        var review: ReviewedCatalog?
    }

    private let entries: DecodedEntries
    private let last = Mutex(Last())

    /// - Parameter limit: The number of remembered states of each file; 1 for following a catalog without going back.
    package init(statesOfEachFile limit: Int = .max) {
        entries = DecodedEntries(statesOfEachFile: limit)
    }

    /// Returns an entry already decoded, or decodes the entry.
    package func entry(_ file: SourceFile, linkBase: String?) -> DecodedFile<Entry> {
        entries.entry(file, linkBase: linkBase).decoded
    }

    /// Returns a decoded entry, the same object as before for the same file.
    func decodedEntry(_ file: SourceFile, linkBase: String?) -> DecodedEntry {
        entries.entry(file, linkBase: linkBase)
    }

    /// The token files of the last reading.
    var tokens: TokenReading? {
        get { last.withLock { $0.tokens } }
        set { last.withLock { $0.tokens = newValue } }
    }

    /// The entries of the last reading.
    var links: LinkedEntries? {
        get { last.withLock { $0.links } }
        set { last.withLock { $0.links = newValue } }
    }

    /// The users of tokens in the last reading.
    var tokenUsers: TokenUsers? {
        get { last.withLock { $0.tokenUsers } }
        set { last.withLock { $0.tokenUsers = newValue } }
    }

    /// The review of the last reading without errors.
    var review: ReviewedCatalog? {
        get { last.withLock { $0.review } }
        set { last.withLock { $0.review = newValue } }
    }

    /// The components of the last reading.
    var components: LinkedComponents? {
        get { last.withLock { $0.components } }
        set { last.withLock { $0.components = newValue } }
    }
}
