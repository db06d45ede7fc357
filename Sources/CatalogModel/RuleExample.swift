/// A pair of small catalogs as the example of a rule: a faulty catalog reported by the rule, and a sound catalog.
///
/// Both have an entry `box` and differ in the lines of one file.
package struct RuleExample: Hashable, Sendable {
    package static let configuration = "catalog.yaml"
    package static let entry = "components/box.yaml"

    /// The path of the file with the lines; the entry and `catalog.yaml` begin with the keys that the lines leave out.
    package let file: String
    package let failing: String
    package let passing: String
    /// The text at the location of the finding; nil for a finding without a location.
    package let location: String?
    /// Further files by path: their texts, or lines of the entry and of `catalog.yaml`.
    package let others: [String: String]
    /// Ids of rules reporting both catalogs.
    package let besides: [String]

    /// Returns a catalog with `lines`: texts by path.
    package func catalog(with lines: String) -> [String: String] {
        var files = others.merging([file: lines]) { $1 }
        files[Self.entry] = Self.begun(files[Self.entry], with: ["id: box", "title: Box", "summary: Stores things."])
        files[Self.configuration] = Self.begun(files[Self.configuration], with: ["format: 1", "name: Test"])
        return files
    }

    private static func begun(_ lines: String?, with head: [String]) -> String {
        let lines = (lines ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let missing = head.filter { line in !lines.contains { $0.hasPrefix(line.prefix { $0 != " " }) } }
        return (missing + lines).map { $0 + "\n" }.joined()
    }
}

extension Rule {
    /// Returns the rule with one more example.
    ///
    /// - Parameters:
    ///   - failing: The lines of the faulty catalog.
    ///   - passing: The lines of the sound catalog.
    ///   - location: The text at the location of the finding; nil for a finding without a location.
    ///   - file: The file with the lines; the entry unless stated.
    ///   - catalog: Further lines of `catalog.yaml`; by default lines naming a token file, or asking for the rule.
    ///   - entry: Further lines of the entry.
    ///   - files: Further files by path.
    ///   - besides: Ids of rules reporting both catalogs.
    /// - Returns: A copy with the example after the rule's other examples.
    package func example(
        failing: String, passing: String, at location: String?, in file: String = RuleExample.entry,
        catalog: String? = nil, entry: String? = nil, files: [String: String] = [:], besides: [String] = []
    ) -> Rule {
        var others = files
        others[RuleExample.entry] = entry
        if let catalog {
            others[RuleExample.configuration] = catalog
        } else if file.hasSuffix(".json") {
            others[RuleExample.configuration] = "tokens: \(file)"
        } else if isOptIn {
            others[RuleExample.configuration] = "rules: { \(id): \(severity.rawValue) }"
        }
        var rule = self
        rule.examples.append(
            RuleExample(
                file: file, failing: failing, passing: passing, location: location, others: others, besides: besides))
        return rule
    }
}
