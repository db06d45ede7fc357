import CatalogModel
import CatalogTestSupport
import CatalogYAML
import Foundation
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

/// Fixtures of another tool about references. They are plain objects; here each of their values becomes a token.
@Suite("Fixtures about references", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct ReferenceFixtureTests {
    private func load(_ name: String) throws -> Loaded {
        let url = SharedData.url("data/tokens/style-dictionary/\(name).json")
        let file = SourceFile(path: "a.json", bytes: Array(try Data(contentsOf: url)))
        return Loaded(documents: [(file, tokens(in: try #require(RelaxedJSON.read(file))))])
    }

    private func tokens(in node: YAMLNode) -> YAMLNode {
        guard case .mapping(var mapping) = node.content else {
            func pair(_ name: String, _ value: YAMLNode) -> YAMLMapping.Pair {
                .init(key: Text(name, at: node.range), value: value)
            }
            return YAMLNode(.mapping(YAMLMapping([pair("$value", node)], isFlow: true)), at: node.range)
        }
        for index in mapping.pairs.indices { mapping.pairs[index].value = tokens(in: mapping.pairs[index].value) }
        return YAMLNode(.mapping(mapping), at: node.range)
    }

    @Test(arguments: [
        ("circular", "a → b → c → d → a"), ("circular_2", "a.b.c → j → a.b.c"), ("circular_3", "a.b → c.d.e → a.b"),
        ("circular_4", "a.b.c.d → e.f.g → h.i → a.b.c.d"), ("circular_5", "l → m → l"),
    ])
    func cyclesNameTheirMembers(_ name: String, _ members: String) throws {
        let loaded = try load(name)
        #expect(loaded.diagnostics.map(\.message) == ["tokens refer to each other in a circle: \(members)"])
    }

    @Test func whatDoesNotExistIsNamed() throws {
        func dangling(_ name: String) throws -> [String] {
            try load(name).diagnostics.filter { $0.rule.id == "dangling-token-reference" }.map(\.message)
        }
        #expect(
            try dangling("non_existent") == [
                "there is no token 'bar'; did you mean 'baz'?", "there is no token 'a.b.d'; did you mean 'a.b.c'?",
            ])
        #expect(try dangling("multiple_reference_errors").count == 3)
    }

    @Test(arguments: ["nested_pointers", "nested_pointers_2", "nested_pointers_4", "nested_references"])
    func chainsEnd(_ name: String) throws {
        let loaded = try load(name)
        // The fixtures have no types.
        #expect(loaded.rules == ["missing-token-type"])
        for token in loaded.tokens.all {
            #expect(loaded.tokens.aliasChain(from: token.path).last?.value == token.resolvedValue)
            #expect(token.resolvedValue.compact.count <= 3)
        }
    }

    @Test func textWithAnAliasInItIsNoAlias() throws {
        let loaded = try load("interpolation")
        #expect(loaded.diagnostics.count { $0.rule.id == "token-reference" } == 6)
    }

    @Test func plainFilesOfThatToolAreExplained() throws {
        let folder = "data/tokens/style-dictionary"
        let loaded = try Loaded(
            urls: [
                SharedData.url("\(folder)/token-collision-1.json"), SharedData.url("\(folder)/token-collision-2.json"),
            ])
        #expect(loaded.rules == ["token-file-shape"])
        #expect(loaded.fixes == ["$value", "$type", "$value", "$type"])
    }

    @Test func allTokenFilesOfTheOtherToolEndInTokensOrFindings() throws {
        let urls = SharedData.files(below: "data/tokens/terrazzo", suffix: ".tokens.json")
        #expect(!urls.isEmpty)
        for url in urls {
            let loaded = try Loaded(urls: [url])
            #expect(!loaded.tokens.isEmpty || loaded.diagnostics.contains { $0.severity == .error }, "\(url.path)")
            #expect(loaded.diagnostics.allSatisfy { $0.range != nil })
        }
    }
}
