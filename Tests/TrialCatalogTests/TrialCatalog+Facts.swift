import CatalogModel
import Testing
import TrialCatalogs

extension TrialCatalog {
    /// What the source says.
    func facts() throws -> SourceFacts {
        switch self {
        case .govuk: try GovukFacts.read()
        case .fluent: try FluentFacts.read()
        case .backbase: try BackbaseFacts.read()
        case .glide: try ManifestFacts.read("glide-core", strings: "en.json")
        case .dnn: try ManifestFacts.read("dnn-elements")
        }
    }

    func registry() async throws -> ComponentRegistry { try #require(try await load().registry) }
}
