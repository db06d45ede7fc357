import CatalogModel
import CatalogTestSupport
import CatalogTokens
import Foundation
import Testing

/// The resolver documents among another tool's fixtures, in every permutation of contexts.
@Suite("Fixtures of resolvers", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct ResolverFixtureTests {
    private static let folder = "data/tokens/terrazzo/packages"

    /// `CONTEXTS: TOKENS/ALIASES/LONGEST CHAIN` for each permutation, then the findings.
    private static func summary(_ path: String) throws -> String {
        let system = try System(url: SharedData.url("\(folder)/\(path)"), everyPermutation: true)
        let rules = Dictionary(grouping: system.diagnostics, by: \.rule.id).map { "\($1.count) \($0)" }.sorted()
        let figures = system.themes.map { "\($0.name): \($0.tokens.figures)" }
        return "\(path): " + (figures + rules).joined(separator: ", ")
    }

    @Test func eachHasItsTokensInEveryPermutation() throws {
        let root = SharedData.url(Self.folder).path + "/"
        let paths = SharedData.files(below: Self.folder, suffix: "resolver.json").map {
            String($0.path.dropFirst(root.count))
        }
        let summaries = try paths.map(Self.summary)
        #expect(
            summaries == [
                "cli/test/fixtures/get-transforms-resolver/resolver.json: light: 1/0/0, dark: 1/0/0, light-hc: 1/0/0, dark-hc: 1/0/0, 1 missing-token-type",
                "parser/test/fixtures/complex-resolver/resolver.json: orange-light: 7/3/2, orange-dark: 7/3/2, blue-light: 7/3/2, blue-dark: 7/3/2, 4 resolver-pointer",
                "parser/test/fixtures/resolver-non-orthogonal-extends/example.resolver.json: light-default: 3/0/0, light-slim: 3/0/0, dark-default: 3/0/0, dark-slim: 3/0/0, 1 token-key-value, 2 resolver-shape",
                "parser/test/fixtures/resolver-non-orthogonal/example.resolver.json: light-default: 2/0/0, light-slim: 2/0/0, dark-default: 2/0/0, dark-slim: 2/0/0, 2 resolver-shape",
                "parser/test/fixtures/resolver-orthogonal/example.resolver.json: light-default: 3/0/0, light-slim: 3/0/0, dark-default: 3/0/0, dark-slim: 3/0/0, 2 resolver-shape",
                "parser/test/fixtures/resolver-simple/example.resolver.json: light: 1/0/0, dark: 1/0/0",
                "plugin-css-in-js/test/fixtures/dashed-paths/resolver.json: : 5/0/0, 3 older-token-value",
                "plugin-css-in-js/test/fixtures/typography/resolver.json: : 1/0/0, 1 invalid-token-value",
                "plugin-css/test/fixtures/mulitiple-outputs/src/resolver.json: brand1-breakpoints: 12/0/0, brand1-breakpoints2: 10/0/0, brand2-breakpoints: 12/0/0, brand2-breakpoints2: 10/0/0, 2 missing-token-type",
                "plugin-css/test/fixtures/option-legacy-hex/ds.resolver.json: light: 17/4/1, light-colorblind: 17/4/1, light-high-contrast: 17/4/1, dark: 17/4/1, dark-dimmed: 17/4/1, dark-high-contrast: 17/4/1, dark-colorblind: 17/4/1",
                "plugin-css/test/fixtures/option-transform-exclude/ds.resolver.json: light: 6/2/1, dark: 6/2/1, 2 resolver-pointer",
                "plugin-css/test/fixtures/option-transform-hex/ds.resolver.json: light: 6/2/1, dark: 6/2/1, 2 resolver-pointer",
                "plugin-css/test/fixtures/option-transform-per-permutation/resolver.json: light: 6/2/1, dark: 6/2/1, 2 resolver-pointer",
                "plugin-css/test/fixtures/option-utility/ds.resolver.json: light-default: 22/1/1, light-mobile: 22/1/1, dark-default: 22/1/1, dark-mobile: 22/1/1, 8 invalid-token-value",
                "plugin-css/test/fixtures/permutations-include/resolver.json: orange-light: 7/3/2, orange-dark: 7/3/2, blue-light: 7/3/2, blue-dark: 7/3/2, 4 resolver-pointer",
                "plugin-css/test/fixtures/type-boolean/boolean.resolver.json: : 3/1/1, 2 unknown-token-type",
                "plugin-css/test/fixtures/type-border/border.resolver.json: light: 23/2/1, dark: 23/2/1",
                "plugin-css/test/fixtures/type-color/color.resolver.json: light: 21/9/5, light-colorblind: 21/9/5, light-high-contrast: 21/9/5, dark: 21/9/5, dark-dimmed: 21/9/5, dark-high-contrast: 21/9/5, dark-colorblind: 21/9/5",
                "plugin-css/test/fixtures/type-dimension/dimension.resolver.json: mobile: 16/2/1, desktop: 16/2/1",
                "plugin-css/test/fixtures/type-gradient/gradient.resolver.json: light: 1/0/0, dark: 1/0/0",
                "plugin-css/test/fixtures/type-shadow/shadow.resolver.json: : 5/1/1",
                "plugin-css/test/fixtures/type-string/string.resolver.json: : 2/1/1, 1 unknown-token-type",
                "plugin-css/test/fixtures/type-transition/transition.resolver.json: : 48/0/0",
                "plugin-css/test/fixtures/type-typography/typography.resolver.json: mobile: 8/2/1, desktop: 8/2/1, 10 invalid-token-value",
                "plugin-sass/test/fixtures/resolver/resolver.json: light: 14/1/1, dark: 14/1/1, 2 invalid-token-value",
            ])
    }

    /// Files without a resolver document: how many tokens each has, and what is wrong.
    @Test func plainFilesHaveTheirTokens() throws {
        let root = SharedData.url(Self.folder).path + "/"
        let urls =
            SharedData.files(below: Self.folder, suffix: "tokens.json")
            + SharedData.files(below: Self.folder + "/parser/test/fixtures/refs", suffix: ".json")
        let summaries = try urls.map { url in
            let loaded = try Loaded(urls: [url])
            let rules = Dictionary(grouping: loaded.diagnostics, by: \.rule.id).map { "\($1.count) \($0)" }.sorted()
            return "\(url.path.dropFirst(root.count)): " + ([loaded.tokens.figures] + rules).joined(separator: ", ")
        }
        #expect(
            summaries == [
                "cli/test/fixtures/check-ts/colors.tokens.json: 28/3/2",
                "cli/test/fixtures/get-transforms-mode/tokens.json: 16/6/1",
                "cli/test/fixtures/get-transforms-resolver/themes/dark-hc.tokens.json: 1/0/0, 1 missing-token-type",
                "cli/test/fixtures/get-transforms-resolver/themes/dark.tokens.json: 1/0/0",
                "cli/test/fixtures/get-transforms-resolver/themes/light-hc.tokens.json: 1/0/0",
                "cli/test/fixtures/get-transforms-resolver/themes/light.tokens.json: 1/0/0",
                "parser/test/fixtures/resolver-simple/foundation/colors.tokens.json: 1/0/0",
                "parser/test/fixtures/resolver-simple/theme/dark.tokens.json: 1/0/0",
                "plugin-css/test/fixtures/mode-type-boolean/tokens.json: 3/1/1, 2 unknown-token-type",
                "plugin-css/test/fixtures/mode-type-border/tokens.json: 23/2/1",
                "plugin-css/test/fixtures/mode-type-color/tokens.json: 21/9/5",
                "plugin-css/test/fixtures/mode-type-dimension/tokens.json: 16/2/1",
                "plugin-css/test/fixtures/mode-type-gradient/tokens.json: 1/0/0",
                "plugin-css/test/fixtures/mode-type-shadow/tokens.json: 5/1/1",
                "plugin-css/test/fixtures/mode-type-string/tokens.json: 2/1/1, 1 unknown-token-type",
                "plugin-css/test/fixtures/mode-type-transition/tokens.json: 48/0/0",
                "plugin-css/test/fixtures/mode-type-typography/tokens.json: 8/2/1, 9 invalid-token-value",
                "plugin-css/test/fixtures/option-base-selector/tokens.json: 1/0/0",
                "plugin-css/test/fixtures/option-color-scheme/tokens.json: 1/0/0",
                "plugin-css/test/fixtures/option-mode-selectors-chained-selector/tokens.json: 1/0/0",
                "plugin-css/test/fixtures/option-omit-typography-shorthand/typography.tokens.json: 1/0/0, 2 invalid-token-value",
                "plugin-css/test/fixtures/option-out-dir/styles/tokens.json: 1/0/0",
                "plugin-css/test/fixtures/option-property-defs/tokens.json: 3/1/1, 1 older-token-value",
                "plugin-css/test/fixtures/option-skip-build/tokens.json: 1/0/0",
                "plugin-css/test/fixtures/option-sub-value-variable-name/typography.tokens.json: 1/0/0, 2 invalid-token-value",
                "plugin-css/test/fixtures/option-utility-modes/tokens.json: 22/1/1, 4 invalid-token-value",
                "plugin-css/test/fixtures/option-utility/dark.tokens.json: 1/0/0",
                "plugin-css/test/fixtures/option-utility/light.tokens.json: 9/1/1, 2 dangling-token-reference",
                "plugin-css/test/fixtures/option-utility/size-default.tokens.json: 13/0/0, 4 invalid-token-value",
                "plugin-css/test/fixtures/option-utility/size-mobile.tokens.json: 1/0/0, 1 dangling-token-reference, 4 invalid-token-value",
                "plugin-css/test/fixtures/type-color/dark-colorblind.tokens.json: 11/0/0",
                "plugin-css/test/fixtures/type-color/dark-dimmed.tokens.json: 11/0/0",
                "plugin-css/test/fixtures/type-color/dark-high-contrast.tokens.json: 11/0/0",
                "plugin-css/test/fixtures/type-color/dark.tokens.json: 13/2/1",
                "plugin-css/test/fixtures/type-color/light-colorblind.tokens.json: 11/0/0",
                "plugin-css/test/fixtures/type-color/light-high-contrast.tokens.json: 11/0/0",
                "plugin-css/test/fixtures/type-color/light.tokens.json: 13/2/1",
                "plugin-sass/test/fixtures/basic/tokens.json: 14/1/1, 2 invalid-token-value",
                "plugin-swift/test/color/tokens.json: 12/0/0",
                "plugin-token-listing/test/fixtures/cli-config-outdir/styles/tokens.json: 1/0/0",
                "plugin-token-listing/test/fixtures/figma-sds-legacy.tokens.json: 298/126/1, 19 invalid-token-value",
                "parser/test/fixtures/refs/base/colors-light.json: 28/3/2",
                "parser/test/fixtures/refs/base/size.json: 19/0/0",
                "parser/test/fixtures/refs/dark.json: 4/0/0, 3 token-reference",
            ])
    }

    @Test func contextsChangeValuesAlongAliases() throws {
        let url = SharedData.url("\(Self.folder)/parser/test/fixtures/complex-resolver/resolver.json")
        let system = try System(url: url, everyPermutation: true)
        let values = system.themes.map { theme in
            let chain = theme.tokens.aliasChain(from: "color")
            guard case .object(let color)? = chain.first?.resolvedValue, let hex = color["hex"] else {
                return theme.name
            }
            return "\(theme.name): " + (chain.map(\.path) + [hex.compact]).joined(separator: " → ")
        }
        #expect(
            values == [
                "orange-light: color → orange → light-orange → \"#f9d4d2\"",
                "orange-dark: color → orange → dark-orange → \"#79191b\"",
                "blue-light: color → blue → light-blue → \"#8fbaff\"",
                "blue-dark: color → blue → dark-blue → \"#0c2877\"",
            ])
    }

    @Test func modifiersThatSetTheSameTokenReplaceEachOther() throws {
        let url = SharedData.url("\(Self.folder)/parser/test/fixtures/resolver-orthogonal/example.resolver.json")
        let system = try System(url: url, everyPermutation: true)
        let values = system.themes.map { theme in
            theme.name + " " + theme.tokens.all.map { "\($0.path)=\($0.resolvedValue.compact)" }.joined(separator: " ")
        }
        #expect(
            values == [
                "light-default weight.normal=400 weight.bold=650 color.text={\"colorSpace\":\"srgb\",\"components\":[0,0,0]}",
                "light-slim weight.normal=300 weight.bold=600 color.text={\"colorSpace\":\"srgb\",\"components\":[0,0,0]}",
                "dark-default weight.normal=400 weight.bold=650 color.text={\"colorSpace\":\"srgb\",\"components\":[0.7,0.7,0.7]}",
                "dark-slim weight.normal=300 weight.bold=600 color.text={\"colorSpace\":\"srgb\",\"components\":[0.7,0.7,0.7]}",
            ])
        let wrong = system.findings
        #expect(
            wrong == [
                "example.resolver.json:23:8-12 error [resolver-shape] 'name' is not a key of a modifier",
                "example.resolver.json:30:8-12 error [resolver-shape] 'name' is not a key of a modifier",
            ])
    }
}
