package import CatalogFormat
package import CatalogModel
import Synchronization

/// Results of reading a catalog, which later readings of the same catalog take over where nothing has changed: decoded
/// entries, resolved tokens, linked entries.
package final class CatalogMemory: Sendable {
    private struct Last: Sendable {
        var tokens: TokenReading?
        var links: LinkedEntries?
    }

    private let entries: DecodedEntries
    private let last = Mutex(Last())

    /// - Parameter limit: As many as there are, unless given: 1 for whoever follows a catalog and never goes back.
    package init(statesOfEachFile limit: Int = .max) {
        entries = DecodedEntries(statesOfEachFile: limit)
    }

    /// Returns an entry already decoded, or decodes the entry.
    package func entry(_ file: SourceFile, linkBase: String?) -> DecodedFile<Entry> {
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
}
