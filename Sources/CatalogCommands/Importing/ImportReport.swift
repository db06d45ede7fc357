import CatalogSync
import CatalogModel

/// The output of `catalog import` for a terminal: created and changed entries, omitted declarations, and numbers of
/// both.
struct ImportReport {
    let text: String

    /// Number of lines about files or omissions of the same kind that a report shows one by one.
    private static let most = 10

    init(_ outcome: ImportOutcome, isDry: Bool, isVerbose: Bool = false) {
        var lines = Self.changes(in: outcome, isDry: isDry, isVerbose: isVerbose)
        lines += Self.omissions(in: outcome, isVerbose: isVerbose)
        if let supporting = Self.supporting(in: outcome) { lines.append(supporting) }
        let shown = outcome.silent.prefix(5).map(\.visible).joined(separator: ", ")
        if !outcome.silent.isEmpty {
            let rest = outcome.silent.count > 5 ? " and \(outcome.silent.count - 5) more" : ""
            lines.append("purpose missing: \(shown)\(rest)")
        }
        let changes = [ImportOutcome.Change.created, .changed, .removed, .unchanged].compactMap { change in
            let count = outcome.files.count { $0.change == change }
            return count > 0 ? "\(count) \(change.rawValue)" : nil
        }
        let count = counted(outcome.files.count, noun: outcome.noun) + ": " + changes.joined(separator: ", ")
        text = (lines + [changes.isEmpty ? "nothing to change" : count])
            .map { $0 + "\n" }.joined()
    }

    /// Returns a line for each file, or for the files of a folder with many of the same change.
    private static func changes(in outcome: ImportOutcome, isDry: Bool, isVerbose: Bool) -> [String] {
        var groups: [(name: String, paths: [String])] = []
        for file in outcome.files where file.change != .unchanged {
            let folder = CatalogPath.folder(of: file.path)
            let name = "\(isDry ? "would be " : "")\(file.change.rawValue)\0\(folder)"
            if let index = groups.firstIndex(where: { $0.name == name }) {
                groups[index].paths.append(file.path)
            } else {
                groups.append((name, [file.path]))
            }
        }
        return groups.flatMap { name, paths -> [String] in
            let parts = name.split(separator: "\0", omittingEmptySubsequences: false)
            if isVerbose || paths.count <= most { return paths.map { "\(parts[0]) \($0.visible)" } }
            return ["\(parts[0]) \(paths.count) files in \(String(parts[1]).visible); '--verbose' names them"]
        }
    }

    /// Returns a line for each omitted declaration, or for many with the same reason.
    private static func omissions(in outcome: ImportOutcome, isVerbose: Bool) -> [String] {
        var reasons: [String] = []
        for omission in outcome.omissions where !reasons.contains(omission.reason) { reasons.append(omission.reason) }
        return reasons.flatMap { reason -> [String] in
            let own = outcome.omissions.filter { $0.reason == reason }
            let names = own.map { omission in
                guard isVerbose, let start = omission.location?.start, let file = omission.location?.file else {
                    return omission.name.visible
                }
                return "\(omission.name.visible) (\(file.path.visible):\(start.line):\(start.column))"
            }
            if isVerbose || names.count <= most { return names.map { "left out \($0): it \(reason.visible)" } }
            let examples = names.prefix(3).joined(separator: ", ")
            return ["left out \(names.count) declarations such as \(examples): each \(reason.visible)"]
        }
    }

    /// Returns the line about supporting declarations; nil where none was left out.
    private static func supporting(in outcome: ImportOutcome) -> String? {
        let counts = ["types": "class", "functions": "function", "variables": "variable"]
        let parts = ["types", "functions", "variables"].compactMap { key -> String? in
            let count = outcome.supporting.reduce(0) { $0 + $1.count(of: key) }
            guard count > 0, let noun = counts[key] else { return nil }
            return count == 1 || key != "types" ? counted(count, noun: noun) : "\(count) classes"
        }
        guard let last = parts.last else { return nil }
        let list = parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
        return "left out \(list) beside elements; '--all-declarations' imports them"
    }
}
