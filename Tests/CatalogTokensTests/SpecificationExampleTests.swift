import CatalogTestSupport
import Foundation
import Testing

/// The examples of the Format and Color Modules, each read as a file of its own.
@Suite("Examples of the specification", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct SpecificationExampleTests {
    /// What is wrong with an example by the text of the specification; nothing with those that are not named here.
    private static let verdicts: [String: Set<String>] = [
        // Refer to tokens that the page leaves out.
        "color-token-naming-020": ["dangling-token-reference"],
        "color-token-naming-026": ["dangling-token-reference"],
        "color-token-naming-027": ["dangling-token-reference"],
        "color-token-naming-028": ["dangling-token-reference"],
        "format-composite-types-037": ["dangling-token-reference"],
        "format-composite-types-043": ["dangling-token-reference"],
        "format-composite-types-045": ["dangling-token-reference"],
        "format-composite-types-048": ["dangling-token-reference"],
        "format-composite-types-049": ["dangling-token-reference"],
        // Examples of what is not allowed.
        "format-aliases-032": ["token-cycle"],
        "format-groups-064": ["token-group-cycle"],
        "format-groups-065": ["token-group-cycle"],
        "format-groups-071": ["token-group-cycle"],
        // Shows how pointers are read, not tokens.
        "format-aliases-036": ["token-file-shape"],
        // `letterSpacing` is one of the properties that a typography value must have (section 9.8).
        "format-aliases-035": ["incomplete-token-value"],
        // `string` was a type in a draft.
        "format-groups-058": ["unknown-token-type"],
        // Two halves of one example, without the group that they extend and so without its type.
        "format-groups-060": ["unknown-token-group", "missing-token-type"],
        "format-groups-061": ["unknown-token-group", "missing-token-type"],
        // Tokens without a type, which section 5.2.2 calls invalid.
        "format-groups-062": ["missing-token-type"],
        "format-groups-066": ["missing-token-type"],
        "format-groups-068": ["missing-token-type"],
        "format-groups-069": ["missing-token-type"],
        // The unit '%' is not one of section 8.2.
        "format-groups-073": ["invalid-token-value"],
        // A token where the value of a color belongs.
        "format-terminology-078": ["incomplete-token-value", "invalid-token-value"],
    ]

    private static var examples: [URL] {
        SharedData.files(below: "data/tokens/spec-examples", suffix: ".json").filter {
            $0.lastPathComponent.hasPrefix("format-") || $0.lastPathComponent.hasPrefix("color-")
        }
    }

    @Test func eachHasTheVerdictThatTheTextDemands() throws {
        #expect(Self.examples.count == 84)
        for example in Self.examples {
            let name = example.deletingPathExtension().lastPathComponent
            let loaded = try Loaded(example: example)
            #expect(loaded.rules == Self.verdicts[name, default: []], "\(name): \(loaded.findings)")
        }
    }

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
