package import CatalogModel
import CatalogSyntax

/// The recorded result of `catalog verify` for a source: the entries in agreement with the code, each with a hash.
///
/// The record is stored in the catalog's folder, so that a build can identify the verified entries where the source
/// itself is not available.
package struct VerificationRecord: Sendable {
    package static let folder = ".verified"

    package let kinds: [String]
    package let version: String?
    /// The hash of the source's files.
    package let digest: String
    /// The place of that hash, in a record that was read.
    package private(set) var digestRange: SourceRange?
    /// Hashes by ids.
    package let entries: [String: String]
    /// The comparison of tokens; nil for a source without tokens.
    package let tokens: TokenParity?

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of the source's files, as `catalog.yaml` calls them.
    ///   - version: The version of the source, if stated.
    ///   - digest: The hash of the source's files.
    ///   - entries: The entries in agreement with the source.
    ///   - tokens: The comparison of tokens, if any.
    package init(
        kinds: [String], version: String?, digest: String, entries: [Component], tokens: TokenParity? = nil
    ) {
        self.tokens = tokens
        self.kinds = kinds
        self.version = version
        self.digest = digest
        self.entries = Dictionary(
            entries.map { ($0.id.rawValue, Self.digest(of: $0.entry)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the path within the catalog's folder.
    package static func path(of source: String) -> String { "\(folder)/\(source).json" }

    /// nil for a file that is not a record.
    package init?(_ file: SourceFile) {
        var found = Diagnostics()
        let root = YAMLReader.read(file, diagnostics: &found)
        guard case .object(let object)? = root?.jsonValue(), !found.hasErrors,
            case .array(let kinds)? = object["kinds"], case .string(let digest)? = object["source"],
            case .object(let entries)? = object["entries"]
        else { return nil }
        tokens = object["tokens"].flatMap(TokenParity.init)
        // Records of older versions have no tokens.
        if tokens == nil, object["tokens"] != nil { return nil }
        self.kinds = kinds.compactMap(\.text)
        version = object["version"]?.text
        self.digest = digest
        self.entries = Dictionary(
            entries.members.compactMap { member in member.value.text.map { (member.name, $0) } },
            uniquingKeysWith: { first, _ in first })
        if case .mapping(let mapping)? = root?.content { digestRange = mapping["source"]?.range }
    }

    /// The text of the file.
    ///
    /// The same verification makes the same text.
    package var text: String {
        var all = JSONObject()
        for entry in entries.sorted(by: { $0.key < $1.key }) { all[entry.key] = .string(entry.value) }
        var object = JSONObject()
        object["kinds"] = .array(kinds.map { .string($0) })
        object["version"] = version.map { .string($0) }
        object["source"] = .string(digest)
        object["entries"] = .object(all)
        object["tokens"] = tokens?.json
        return JSONValue.object(object).prettyPrinted
    }

    /// Returns the hash of the facts from sources in an entry: implementations and texts, without prose.
    static func digest(of entry: Entry) -> String {
        var words: [String] = []
        func add(_ content: StatedContent?) {
            switch content {
            case nil, .prose?: break
            case .scalar(let value, _)?, .data(let value, _)?: words.append(value.compact)
            case .list(let elements)?: elements.forEach(add)
            case .byName(let elements)?, .members(let elements)?:
                for element in elements {
                    words.append(element.name.value)
                    add(element.value)
                }
            case .record(let form, let node)?:
                for key in form.keys {
                    guard let value = node.content(of: key.key) else { continue }
                    words.append(key.name + ":")
                    add(value)
                }
            }
        }
        for key in Entry.recordForm.keys where ["implementations", "strings"].contains(key.name) {
            add(entry.node.content(of: key.key))
        }
        return Fingerprint.text(of: words)
    }
}

extension JSONValue {
    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}

/// The records of all verifications of a catalog, read from the catalog's folder during loading.
struct VerificationReading {
    private var records: [(source: String, record: VerificationRecord)] = []
    private(set) var diagnostics = Diagnostics()
    private(set) var fileCount = 0

    /// Creates the reading of all sources named by `catalog.yaml`, and reports damaged records.
    ///
    /// - Parameters:
    ///   - configuration: The statements of `catalog.yaml`.
    ///   - folder: The folder of the catalog.
    ///   - files: The files of the catalog.
    init(of configuration: CatalogConfiguration, folder: String, from files: any CatalogFiles) {
        for source in configuration.sources.orEmpty() {
            let path = CatalogPath.join(folder, with: VerificationRecord.path(of: source.name))
            guard files.isFile(path) else { continue }
            do throws(FileError) {
                let file = SourceFile(path: path, bytes: try files.read(path))
                fileCount += 1
                if let record = VerificationRecord(file) {
                    records.append((source.name, record))
                } else {
                    diagnostics.report(.damagedVerification(SourceRange(file: file, from: 0, to: 0)))
                }
            } catch {
                diagnostics.report(.unreadable(error, at: source.key.range))
            }
        }
    }

    /// The comparisons of tokens, in the order of `catalog.yaml`.
    var tokenParity: [(source: String, result: TokenParity)] {
        records.compactMap { source, record in record.tokens.map { (source, $0) } }
    }

    /// Returns the sources with which an entry agreed, and unchanged since.
    func verifications(of id: EntryID, _ entry: Entry) -> [Verification] {
        let own = records.filter { $0.record.entries[id.rawValue] != nil }
        guard !own.isEmpty else { return [] }
        let digest = VerificationRecord.digest(of: entry)
        return own.filter { $0.record.entries[id.rawValue] == digest }.map {
            Verification(source: $0.source, kinds: $0.record.kinds, version: $0.record.version)
        }
    }
}

extension Diagnostic {
    fileprivate static func damagedVerification(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            CatalogRules.verificationRecord,
            "invalid verification record; regenerate it with 'catalog verify --record'", at: range)
    }
}
