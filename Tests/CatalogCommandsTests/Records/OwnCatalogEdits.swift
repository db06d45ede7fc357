import CatalogTestSupport
import Foundation

/// Edits of copies of this repository's own catalog, by chance.
struct OwnCatalogEdits {
    private var numbers: SeededNumbers
    private let twins: TwinCatalogs
    /// The files as they are in the repository.
    private let originals: [String: String]
    private var current: [String: String]
    private var count = 0

    init(seed: UInt64, _ twins: TwinCatalogs) throws {
        numbers = SeededNumbers(seed: seed)
        self.twins = twins
        let root = SharedData.repository.appendingPathComponent("Catalog")
        var originals: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
        where !path.hasPrefix("Output") && !path.hasPrefix("schemas") {
            let file = root.appendingPathComponent(path)
            if let text = try? String(contentsOf: file, encoding: .utf8) { originals[path] = text }
        }
        self.originals = originals
        current = originals
        for (path, text) in originals.sorted(by: { $0.key < $1.key }) { try twins.write(path, text) }
    }

    private enum Kind: String, CaseIterable {
        case prose, prose2, comment, restore, name, category, deprecate, token, tokenDeprecation, remove, breakFile
        case removeOutput
    }

    /// Makes an edit and says which.
    mutating func step() throws -> String {
        count += 1
        let kind = twins.isSound ? Kind.allCases.randomElement(using: &numbers) ?? .restore : .restore
        let entries = originals.keys.filter { $0.hasPrefix("components/") && $0.hasSuffix(".yaml") }.sorted()
        guard let entry = entries.randomElement(using: &numbers) else { return "" }
        switch kind {
        case .prose, .prose2: try change(entry, "description: ", to: "description: Now \(count) ")
        case .comment: try put(entry, (current[entry] ?? "") + "# \(count)\n")
        case .restore: for path in originals.keys.sorted() { try put(path, originals[path]) }
        case .name: try change(entry, "title: ", to: "title: New ")
        case .category: try change(entry, "category: ", to: "category: New ")
        case .deprecate: try change(entry, "summary: ", to: "deprecated: { message: Not for long. }\nsummary: ")
        case .token: try changeToken("0.9", to: "0.8")
        case .tokenDeprecation: try changeToken("\"$value\": ", to: "\"$deprecated\": true, \"$value\": ")
        case .remove: try put(entry, nil)
        case .breakFile: try put(entry, "id: [\n")
        case .removeOutput: try twins.remove("Output/docs/index.md")
        }
        return "\(kind.rawValue) \(entry)"
    }

    private mutating func change(_ path: String, _ old: String, to new: String) throws {
        guard let text = current[path] else { return }
        var locations: [Range<String.Index>] = []
        var start = text.startIndex
        while let location = text[start...].range(of: old) {
            locations.append(location)
            start = location.upperBound
        }
        // A block of text begins on the next line, and a quoted one with its quotation mark.
        let plain = locations.filter { $0.upperBound < text.endIndex && text[$0.upperBound].isLetter }
        guard let location = plain.randomElement(using: &numbers) else { return }
        try put(path, text.replacingCharacters(in: location, with: new))
    }

    private mutating func changeToken(_ old: String, to new: String) throws {
        let files = originals.keys.filter { $0.hasPrefix("tokens/") && current[$0]?.contains(old) == true }.sorted()
        guard let path = files.randomElement(using: &numbers), let text = current[path] else { return }
        try put(path, text.replacing(old, with: new, maxReplacements: 1))
    }

    private mutating func put(_ path: String, _ text: String?) throws {
        if current[path] == text { return }
        current[path] = text
        if let text { try twins.write(path, text) } else { try twins.remove(path) }
    }
}
