import CatalogTestSupport
import Foundation
import Testing

/// What the examples of the specification resolve to; whether they are valid is for `SpecificationExampleTests`.
@Suite("Values of the specification's examples", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct SpecificationValueTests {
    private func load(_ name: String) throws -> Loaded {
        try Loaded(example: SharedData.url("data/tokens/spec-examples/\(name).json"))
    }

    @Test func referencesResolveToWhatTheTextSays() throws {
        let aliases = try load("format-aliases-030")
        #expect(aliases.value("semantic.primary") == aliases.value("colors.blue"))
        #expect(aliases.value("semantic.primaryHue") == "0")
        let chain = try load("format-aliases-031")
        #expect(
            chain.tokens.aliasChain(from: "semantic.link").map(\.path) == [
                "semantic.link", "semantic.brand", "base.primary",
            ])
        let dimensions = try load("format-aliases-034")
        #expect(dimensions.value("layout.small") == #"{"value":16,"unit":"rem"}"#)
        #expect(dimensions.value("layout.large") == #"{"value":32,"unit":"px"}"#)
        let colors = try load("format-aliases-033")
        #expect(colors.tokens["semantic.primary"]?.references == ["base.blue"])
        #expect(
            colors.value("semantic.primary")
                == ##"{"colorSpace":"srgb","components":[0.2,0.4,0.7],"hex":"#3366b3"}"##)
    }

    @Test func groupsResolveToWhatTheTextSays() throws {
        let amount = try load("format-groups-073")
        #expect(amount.value("input-amount.field.width") == #"{"value":100,"unit":"px"}"#)
        #expect(amount.value("input-amount.field.background") == amount.value("input.field.background"))
        let extended = try load("format-groups-063")
        #expect(extended.tokens["extended.spacing"]?.type == "dimension")
        #expect(extended.tokens["extended.border"]?.references == ["extended.color"])
        let brand = try load("format-groups-074")
        #expect(
            brand.tokens["color.semantic.strong"]?.resolvedValue == brand.tokens["color.brand.strong"]?.resolvedValue)
        #expect(brand.tokens.all.count == 12)
    }
}
