package import CatalogModel
import CatalogYAML

/// A baseline of already known findings, for reporting only new findings in later runs.
///
/// Errors are never among them: what comes out of a catalog can rely on errors.
package struct FindingBaseline: Equatable, Sendable {
    package private(set) var counts: [FindingIdentity: Int] = [:]

    /// The baseline that knows all of these findings.
    package init(of findings: [Diagnostic]) {
        var identities = FindingIdentities()
        for finding in findings where finding.severity != .error {
            counts[identities.identity(of: finding), default: 0] += 1
        }
    }

    /// Number of known findings.
    package var count: Int { counts.values.reduce(0, +) }

    /// Returns the unknown findings, the known findings, and the baseline without the vanished findings.
    package func parted(_ findings: [Diagnostic]) -> (new: [Diagnostic], known: [Diagnostic], shrunk: FindingBaseline) {
        var rest = counts
        var identities = FindingIdentities()
        var known: [Diagnostic] = []
        let new = findings.filter { finding in
            guard finding.severity != .error else { return true }
            let identity = identities.identity(of: finding)
            guard let count = rest[identity], count > 0 else { return true }
            rest[identity] = count - 1
            var finding = finding
            finding.suppression = .known
            known.append(finding)
            return false
        }
        var shrunk = self
        shrunk.counts = counts.reduce(into: [:]) { kept, known in
            let left = known.value - (rest[known.key] ?? 0)
            if left > 0 { kept[known.key] = left }
        }
        return (new, known, shrunk)
    }
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
        let root = YAMLReader.read(file, diagnostics: &diagnostics)
        guard let root, case .mapping(let mapping) = root.content,
            case .scalar(let version)? = mapping["version"]?.content, version.text == Self.version,
            case .sequence(let list)? = mapping["findings"]?.content
        else {
            problem = diagnostics.all.first?.range ?? root?.range ?? SourceRange(file: file, from: 0, to: 0)
            return nil
        }
        for item in list.elements {
            let texts = ["rule", "entry", "path", "fact", "count"].map { item.text(of: $0) ?? "" }
            guard let count = Int(texts[4]), count > 0, !texts[0].isEmpty else {
                problem = item.range
                return nil
            }
            let identity = FindingIdentity(rule: texts[0], entry: texts[1], path: texts[2], fact: texts[3])
            counts[identity, default: 0] += count
        }
    }
}
