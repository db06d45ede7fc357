package import CatalogModel
import CatalogSyntax

/// The recorded health scores of components, as the lower limit for later runs of `catalog health --ratchet`.
package struct HealthRatchet: Equatable, Sendable {
    /// By id.
    package private(set) var scores: [String: Int]

    package init(_ report: HealthReport) {
        scores = Dictionary(
            report.components.map { ($0.id.rawValue, $0.score) }, uniquingKeysWith: { first, _ in first })
    }

    /// nil for anything else than `text` writes.
    package init?(_ file: SourceFile) {
        var diagnostics = Diagnostics()
        guard case .mapping(let mapping)? = YAMLReader.read(file, diagnostics: &diagnostics)?.content else {
            return nil
        }
        scores = [:]
        for pair in mapping.pairs {
            guard case .scalar(let scalar) = pair.value.content, let score = Int(scalar.text),
                (0...100).contains(score)
            else { return nil }
            scores[pair.key.value] = score
        }
    }

    /// Returns the components that are worse than they were, by id.
    package func slipped(_ report: HealthReport) -> [(component: ComponentHealth, reached: Int)] {
        report.components.compactMap { component in
            guard let reached = scores[component.id.rawValue], component.score < reached else { return nil }
            return (component, reached)
        }
    }

    /// Returns the better of both for each component that there still is.
    package func raised(by report: HealthReport) -> HealthRatchet {
        var raised = HealthRatchet(report)
        raised.scores.merge(scores) { now, reached in max(now, reached) }
        let existing = Set(report.components.map(\.id.rawValue))
        raised.scores = raised.scores.filter { existing.contains($0.key) }
        return raised
    }

    /// A component on each line.
    package var text: String {
        let lines = scores.sorted { $0.key < $1.key }.map { "  \(JSONValue.string($0.key).compact): \($0.value)" }
        return lines.isEmpty ? "{}\n" : "{\n\(lines.joined(separator: ",\n"))\n}\n"
    }
}
