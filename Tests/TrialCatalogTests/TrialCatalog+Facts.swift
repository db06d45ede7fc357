import CatalogLoading
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
        }
    }

    func registry() async throws -> ComponentRegistry { try #require(try await loaded().registry) }

    /// The loaded catalog; all tests share one.
    func loaded() async throws -> LoadedCatalog {
        switch self {
        case .govuk: try await Self.loadedGovuk.value
        case .fluent: try await Self.loadedFluent.value
        case .backbase: try await Self.loadedBackbase.value
        }
    }

    private static let loadedGovuk = Task { try await TrialCatalog.govuk.load() }
    private static let loadedFluent = Task { try await TrialCatalog.fluent.load() }
    private static let loadedBackbase = Task { try await TrialCatalog.backbase.load() }
}
