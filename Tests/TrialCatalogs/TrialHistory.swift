import CatalogTestSupport
package import Foundation
import CatalogSyntax

/// Versions of a library, each as a catalog in the entry format, oldest first.
package enum TrialHistory: String, CaseIterable, Sendable {
    case glide, dnn, govuk

    /// The sources: manifests, or folders of YAML files.
    package var sources: [URL] {
        switch self {
        case .glide: TrialSource.files("glide-core-history", suffix: ".custom-elements.json")
        case .dnn: TrialSource.files("dnn-elements-history", suffix: ".custom-elements.json")
        case .govuk:
            ["govuk-frontend-history/v5.0.0", "govuk-frontend-history/v5.9.0", "govuk-frontend"].map(TrialSource.url)
        }
    }

    /// The files of the catalog that a source makes.
    package func files(_ source: URL) throws -> [String: String] {
        let catalog =
            switch self {
            case .glide, .dnn: try ManifestConverter.catalog(manifest: source, name: rawValue)
            case .govuk: try GovukConverter.catalog(below: source)
            }
        return catalog.files
    }
}
