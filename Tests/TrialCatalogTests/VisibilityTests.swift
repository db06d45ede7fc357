import CatalogCommands
import CatalogFormat
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Testing
import TrialCatalogs

/// Manifests tell of private members, many of them first.
@Suite("Private members of real elements")
struct VisibilityTests {
    /// How many rows of tables are about private or internal members, in all pages of a catalog.
    private static func rows(_ catalog: TrialCatalog, _ visibilities: Set<Visibility>) async throws -> Int {
        let registry = await (try catalog.registry()).disclosed(Disclosure(.records, visibilities))
        let backend = try #require(BuiltInBackends.all.first { $0.name == "markdown" })
        let units = await backend.plan(registry, options: BackendOptions(defaultsOf: backend.options))
        let pages = units.flatMap { $0.render().files }.map { String(decoding: $0.bytes, as: UTF8.self) }
        return pages.joined(separator: "\n").split(separator: "\n")
            .count { $0.hasPrefix("|") && $0.contains(/\b(Private|Internal)\b/) }
    }

    @Test("have no rows unless an output asks for them", arguments: [TrialCatalog.glide, .dnn])
    func rows(of catalog: TrialCatalog) async throws {
        #expect(try await Self.rows(catalog, Set(Visibility.allCases)) > 50)
        #expect(try await Self.rows(catalog, [.public, .protected]) == 0)
    }
}
