package import CatalogModel
import CatalogSyntax

/// A baseline of recorded findings, for reporting only new findings in later runs.
///
/// A baseline never contains errors, so users of a catalog's output can rely on the report of errors.
package struct FindingBaseline: Equatable, Sendable {
    package private(set) var counts: [FindingIdentity: Int] = [:]

    /// The baseline with all of these findings, except errors.
    package init(of findings: [Diagnostic], reading read: @escaping TreeReading) {
        var identities = FindingIdentities(reading: read)
        for finding in findings where finding.severity != .error {
            counts[identities.identity(of: finding), default: 0] += 1
        }
    }

    /// Number of recorded findings.
    package var count: Int { counts.values.reduce(0, +) }

    /// Returns the new findings, the recorded findings, and the baseline without the vanished findings.
    ///
    /// After a rename since the recording, a finding also matches by the old names.
    package func parted(
        _ findings: [Diagnostic], renames: [FindingRename] = [], reading read: @escaping TreeReading
    ) -> (new: [Diagnostic], recorded: [Diagnostic], shrunk: FindingBaseline) {
        var rest = counts
        var identities = FindingIdentities(reading: read)
        var recorded: [Diagnostic] = []
        let new = findings.filter { finding in
            guard finding.severity != .error else { return true }
            let names = identities.identity(of: finding).names(before: renames)
            guard let identity = names.first(where: { rest[$0, default: 0] > 0 }) else { return true }
            rest[identity, default: 1] -= 1
            var finding = finding
            finding.suppression = .recorded
            recorded.append(finding)
            return false
        }
        var shrunk = self
        shrunk.counts = counts.reduce(into: [:]) { kept, recorded in
            let left = recorded.value - (rest[recorded.key] ?? 0)
            if left > 0 { kept[recorded.key] = left }
        }
        return (new, recorded, shrunk)
    }

    /// Returns the baseline with new names in place of old ones.
    ///
    /// A record that matches a finding after the renames keeps the names.
    package func renamed(
        by renames: [FindingRename], among findings: [Diagnostic], reading read: @escaping TreeReading
    ) -> FindingBaseline {
        var identities = FindingIdentities(reading: read)
        let current = Set(findings.map { identities.identity(of: $0) })
        var renamed = self
        renamed.counts = counts.reduce(into: [:]) { all, recorded in
            let names = renames.reduce(into: [recorded.key]) { names, rename in
                names = names.flatMap { name in
                    let renamed = rename.applied(to: name)
                    return renamed.isEmpty ? [name] : renamed
                }
            }
            let name = current.contains(recorded.key) ? recorded.key : names.first(where: current.contains)
            all[name ?? names[0], default: 0] += recorded.value
        }
        return renamed
    }
}

extension FindingIdentity {
    /// Returns the identity, and the possible identities before some renames, the newest first.
    ///
    /// Things within an entry come before the entry: an address begins with the present id of the entry.
    fileprivate func names(before renames: [FindingRename]) -> [FindingIdentity] {
        renames.map(\.reversed).reduce(into: [self]) { names, rename in
            if names.count < Self.mostNames { names += names.flatMap(rename.applied) }
        }
    }

    /// Limit of names for a single finding; further renames of the same thing are not followed.
    private static let mostNames = 64
}

extension FindingBaseline {
    private static let version = "1"

    /// The baseline as the text of its file.
    package var text: String {
        let sorted = counts.sorted { left, right in
            (left.key.rule, left.key.entry, left.key.path, left.key.fact)
                < (right.key.rule, right.key.entry, right.key.path, right.key.fact)
        }
        let document: JSONValue = [
            "version": .number(Self.version),
            "findings": .array(
                sorted.map { identity, count in
                    [
                        "rule": .string(identity.rule), "entry": .string(identity.entry),
                        "path": .string(identity.path), "fact": .string(identity.fact), "count": .count(count),
                    ]
                }),
        ]
        return document.prettyPrinted
    }

    /// Creates the baseline from a file with the `text` of a baseline; nil for any other content.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - problem: Takes the place of the first content not understood.
    package init?(_ file: SourceFile, problem: inout SourceRange?) {
        var diagnostics = Diagnostics()
        let root = JSONReader.read(file, diagnostics: &diagnostics)
        guard let root, case .mapping(let mapping) = root.content,
            case .scalar(let version)? = mapping["version"]?.content, version.text == Self.version,
            case .sequence(let list)? = mapping["findings"]?.content
        else {
            problem = diagnostics.all.first?.range ?? root?.range ?? SourceRange(file: file, from: 0, to: 0)
            return nil
        }
        for item in list.elements {
            let texts = ["rule", "entry", "path", "fact", "count"].map { item.text(of: $0) ?? "" }
            // Limit the count, because counts are added.
            guard let count = Int(texts[4]), Int.counts.contains(count), !texts[0].isEmpty else {
                problem = item.range
                return nil
            }
            let identity = FindingIdentity(rule: texts[0], entry: texts[1], path: texts[2], fact: texts[3])
            counts[identity, default: 0] += count
        }
    }
}
