package import CatalogModel
import CatalogRendering
package import CatalogSyntax

/// The facts identifying a finding across edits, moves and renames of a file: the rule, the entry, the key path and the
/// message.
package struct FindingIdentity: Hashable, Sendable {
    package let rule: String
    /// The id of the entry; empty in files that are none.
    package let entry: String
    /// Keys on the way to the place, joined by slashes; an item of a list counts by its name, not by its number.
    package let path: String
    /// The message.
    package let fact: String

    package init(rule: String, entry: String, path: String, fact: String) {
        self.rule = rule
        self.entry = entry
        self.path = path
        self.fact = fact
    }

    /// Returns the fingerprint of the finding, with a number from 1 for distinguishing otherwise equal findings.
    func fingerprint(number: Int) -> String {
        let parts = [rule, entry, path, fact, String(number)]
        let text = parts.map { "\($0.utf8.count):\($0)" }.joined()
        return String(ContentHash(of: Array(text.utf8)).description.prefix(32))
    }
}

/// A reader of the tree of a file with entries, as far as readable; nil for a file without a tree.
package typealias TreeReading = @Sendable (SourceFile) -> YAMLNode?

/// A maker of the stable identities (`FindingIdentity`) of findings.
///
/// Each file with findings is parsed once.
struct FindingIdentities {
    private let read: TreeReading
    private var files: [SourceFile: LocatedKeys] = [:]

    init(reading read: @escaping TreeReading) { self.read = read }

    mutating func identity(of finding: Diagnostic) -> FindingIdentity {
        guard let range = finding.range else {
            return FindingIdentity(rule: finding.rule.id, entry: "", path: "", fact: finding.message)
        }
        let keys = files[range.file] ?? LocatedKeys(of: range.file, reading: read)
        files[range.file] = keys
        return FindingIdentity(
            rule: finding.rule.id, entry: keys.entry, path: keys.path(to: range.lowerBound), fact: finding.message)
    }
}

/// A parsed file for finding the path of keys at a byte offset, as a part of a finding's identity.
private struct LocatedKeys {
    private let root: YAMLNode?
    let entry: String

    init(of file: SourceFile, reading read: TreeReading) {
        let isData = [".yaml", ".yml", ".json"].contains { file.path.hasSuffix($0) }
        root = isData ? read(file) : nil
        entry = root?.text(of: "id") ?? ""
    }

    func path(to offset: Int) -> String {
        var names: [String] = []
        var node = root
        while let current = node {
            guard let (name, next) = current.step(to: offset) else { break }
            names.append(name.replacing("~", with: "~0").replacing("/", with: "~1"))
            node = next
        }
        return names.joined(separator: "/")
    }
}

extension YAMLNode {
    /// Returns the child around a place, with the child's name; nil for a place belonging to the node itself.
    fileprivate func step(to offset: Int) -> (name: String, node: YAMLNode)? {
        switch content {
        case .scalar: return nil
        case .mapping(let mapping):
            // A block value ends before its comments, so the next key is what ends it.
            guard let pair = mapping.pairs.last(where: { $0.key.range.lowerBound <= offset }) else { return nil }
            return (pair.key.value, pair.value)
        case .sequence(let sequence):
            guard let item = sequence.elements.last(where: { $0.range.lowerBound <= offset }) else { return nil }
            return (item.itemName, item)
        }
    }

    /// A name of an item of a list by content, because the number changes along with earlier items.
    private var itemName: String {
        if case .scalar(let scalar) = content { return scalar.text }
        return ["id", "name", "title", "letter", "file"].lazy.compactMap { text(of: $0) }.first ?? "-"
    }

    /// Returns the text of a key of a mapping; nil where there is none.
    func text(of key: String) -> String? {
        guard case .mapping(let mapping) = content, case .scalar(let scalar)? = mapping[key]?.content else {
            return nil
        }
        return scalar.text
    }
}
