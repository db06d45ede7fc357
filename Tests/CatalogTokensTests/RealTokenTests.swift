import CatalogModel
import CatalogTestSupport
import Foundation
import CatalogSyntax
import Testing

/// Token systems of design teams, their files in the order of their resolver documents with the first context of each
/// modifier.
@Suite("Real token systems", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct RealTokenTests {
    private func load(_ system: String, _ files: [String]) throws -> Loaded {
        try Loaded(urls: files.map { SharedData.url("data/tokens/systems/\(system)/\($0).tokens.json") })
    }

    private func counts(_ loaded: Loaded) -> [String: Int] {
        loaded.diagnostics.reduce(into: [:]) { $0[$1.rule.id, default: 0] += 1 }
    }

    @Test(arguments: [("theme-light", "color.brand.800"), ("theme-dark", "color.white.100")])
    func figmaSimpleDesignSystem(_ theme: String, _ brandColor: String) throws {
        let loaded = try load("figma-sds", ["color", theme, "size", "typography"])
        // Letter spacing in 'em', which the format does not have.
        #expect(counts(loaded) == ["invalid-token-value": 19])
        #expect(loaded.tokens.all.count == 298)
        #expect(loaded.tokens.all.count { $0.alias != nil } == 126)
        let brand = try #require(loaded.tokens["color.background.brand.$root"])
        #expect(brand.type == "color")
        #expect(brand.alias == brandColor)
        #expect(brand.resolvedValue == loaded.tokens[brandColor]?.value)
        let title = try #require(loaded.tokens["typography.titleHero"])
        #expect(title.references == ["typography.family.sans", "typography.scale.10", "typography.weight.bold"])
    }

    @Test func ibmCarbon() throws {
        let loaded = try load("ibm-carbon", ["colors", "layout", "typography"])
        #expect(counts(loaded) == ["older-token-value": 64, "invalid-token-value": 4])
        #expect(loaded.tokens.all.count == 356)
        let body = try #require(loaded.tokens["type.body01"])
        #expect(
            TokenValueText.text(of: body.resolvedValue, type: body.type)
                == "400 0.875rem/1.42857 system-ui, sans-serif; letter spacing 0.16px")
        let large = try load("ibm-carbon", ["colors", "layout", "typography", "typography-max"])
        #expect(large.tokens.all.count == 356)
        #expect(large.value("type.display01") != loaded.value("type.display01"))
    }

    @Test func microsoftFluent() throws {
        let loaded = try load("microsoft-fluent", ["palette", "effects", "fonts", "spacing", "theme-default"])
        #expect(counts(loaded) == ["older-token-value": 44, "invalid-token-value": 38])
        #expect(loaded.tokens.all.count == 178)
    }

    @Test func shopifyPolaris() throws {
        let loaded = try load("shopify-polaris", ["colors", "font", "space"])
        #expect(loaded.findings == [])
        #expect(loaded.tokens.all.count == 67)
        #expect(
            loaded.tokens["space.baseTight"].map { TokenValueText.text(of: $0.resolvedValue, type: $0.type) } == "12px")
    }
}
