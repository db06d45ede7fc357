import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("The token command", .timeLimit(.minutes(20)))
struct TokenCommandTests {
    private let program: CatalogProgram

    /// The example catalog, in a folder of its own.
    init() throws {
        program = try CatalogProgram()
        let source = SharedData.repository.appendingPathComponent("Catalog")
        for name in ["catalog.yaml", "types.yaml", "components", "tokens"] {
            try FileManager.default.copyItem(
                at: source.appendingPathComponent(name), to: program.folder.url.appendingPathComponent(name))
        }
    }

    @Test("'token' shows the value in each theme, the alias chain with locations, and the users")
    func text() throws {
        let shown = try program.run("token", "theme.color.input.error.border")
        #expect(shown.errors.hasSuffix("2 notes\n") || shown.errors == "")
        #expect(shown.status == 0)
        #expect(
            shown.output == """
                theme.color.input.error.border  color

                Value in each theme
                  light  #B3203B
                  dark   #FF9AA8

                Aliases in light
                  theme.color.input.error.border  {theme.color.border.danger}  tokens/theme.tokens.json:80:11
                  theme.color.border.danger       {palette.cherry.600}         tokens/theme.tokens.json:58:9
                  palette.cherry.600              #B3203B                      tokens/theme.tokens.json:21:7

                Aliases in dark
                  theme.color.input.error.border  {theme.color.border.danger}  tokens/theme.tokens.json:80:11
                  theme.color.border.danger       {palette.cherry.300}         tokens/dark.tokens.json:33:9
                  palette.cherry.300              #FF9AA8                      tokens/dark.tokens.json:14:7

                Components that depend on it
                  component     states  takes
                  form-label    error   theme.color.text-input.error.border
                  input-amount  error   theme.color.input-amount.error.border

                Tokens that depend on it
                  theme.color.text-input.error.border
                  theme.color.input-amount.error.border

                """)
    }

    @Test("'token' accepts a path in alias braces and marks deprecated and theme-specific tokens")
    func facts() throws {
        let shown = try program.run("token", "{classic.color.danger}").output
        #expect(shown.hasPrefix("classic.color.danger  color\ndeprecated: Take the semantic token instead."))
        let dark = try program.run("token", "palette.cherry.300").output
        #expect(dark.contains("Value in each theme\n  dark  #FF9AA8\n"))
        #expect(dark.contains("  theme.color.border.danger                in dark\n"))
    }

    @Test("'token' lists the tokens of a group with a column for each theme")
    func group() throws {
        #expect(
            try program.run("token", "palette.cherry").output == """
                token               type   light    dark
                palette.cherry.600  color  #B3203B  #B3203B
                palette.cherry.300  color           #FF9AA8

                """)
        let all = try program.run("token").output.split(separator: "\n")
        // One line for each of 80 tokens, 5 that only the dark theme has, and the columns; long values go on below.
        #expect(all.filter { !$0.hasPrefix(" ") }.count == 86)
    }

    @Test("'token' suggests a path for an unknown one")
    func unknown() throws {
        let shown = try program.run("token", "palette.chery")
        #expect(shown.status == 1)
        #expect(shown.output == "")
        #expect(
            shown.errors.contains(
                "error: unknown token or group 'palette.chery'; did you mean 'palette.cherry'? [unknown-token-path]"
            ))
    }

    private struct Facts: Decodable {
        struct Theme: Decodable {
            struct Step: Decodable {
                let path: String
                let file: String
                let line: Int
            }
            let name: String
            let text: String
            let chain: [Step]
        }
        struct User: Decodable {
            let component: String
            let states: [String]
        }
        struct Dependent: Decodable {
            let path: String
            let themes: [String]
        }
        let path: String
        let type: String
        let themes: [Theme]
        let dependents: [Dependent]
        let users: [User]
    }

    private func facts(_ path: String) throws -> Facts {
        try JSONDecoder().decode(Facts.self, from: Data(try program.run("token", path, "--json").output.utf8))
    }

    @Test("'token --json' prints the same facts")
    func json() throws {
        let facts = try facts("palette.cherry.600")
        #expect(facts.path == "palette.cherry.600")
        #expect(facts.type == "color")
        #expect(facts.themes.map(\.name) == ["light", "dark"])
        #expect(facts.themes.map(\.text) == ["#B3203B", "#B3203B"])
        #expect(
            facts.themes[0].chain.map { "\($0.path) \($0.file) \($0.line)" } == [
                "palette.cherry.600 tokens/theme.tokens.json 21"
            ])
        #expect(facts.dependents.allSatisfy { $0.themes == ["light"] })
        #expect(facts.dependents.count == 9)
        #expect(
            facts.users.map { "\($0.component): \($0.states.joined(separator: ", "))" } == [
                "checkbox: error", "design-tokens: ", "form-label: error", "input-amount: error",
            ])
    }

    @Test("'token' names exactly the components whose pages change with the token")
    func change() throws {
        let path = "palette.cherry.600"
        let impact = try facts(path)
        #expect(try program.run("build").status == 0)
        let before = try program.files(below: "Output")
        let tokens = try program.read("tokens/theme.tokens.json")
        let changed = tokens.replacingOccurrences(of: "\"#B3203B\"", with: "\"#A01030\"")
            .replacingOccurrences(of: "[0.702, 0.1255, 0.2314]", with: "[0.6275, 0.0627, 0.1882]")
        #expect(changed != tokens)
        try program.write("tokens/theme.tokens.json", changed)
        #expect(try program.run("token", path).output.contains("light  #A01030"))
        #expect(try program.run("build").status == 0)
        let after = try program.files(below: "Output")
        #expect(Set(before.keys) == Set(after.keys))

        let names = after.keys.filter { before[$0] != after[$0] && !$0.hasSuffix(".catalog-manifest") }.sorted()
        let components = impact.users.map { "docs/components/\($0.component).md" }
        let groups = Set(([path] + impact.dependents.map(\.path)).compactMap { $0.split(separator: ".").first })
        let pages = groups.map { "docs/tokens/\($0).md" }
        let handedOut = ["dark.css", "dark.tokens.json", "light.css", "light.tokens.json", "tokens.css"].map {
            "tokens/" + $0
        }
        let specimens = ["checkbox", "form-label", "input-amount"].map {
            "docs/components/\($0)/\($0)--error--light.svg"
        }
        // The site has the same, and the pages once more as plain Markdown.
        let documents = components + specimens + pages
        let plain = (components + pages).map { "\($0.dropLast("md".count))txt" }
        // Stubs in Swift have the values as constants, and what later merges start from has them, too.
        let stubs = [
            "swiftui/input-amount/BB.InputAmount", "uikit/checkbox/Checkbox", "uikit/form-label/TextInput",
            "uikit/input-amount/InputAmount",
        ].flatMap { ["stubs/\($0).swift", "stubs/.catalog-base/\($0).swift.base"] }
        // The finished site shows stubs, too, and has its pages as Markdown beside them.
        let shown = ["checkbox", "form-label", "input-amount"].flatMap {
            ["docs/stubs/\($0).md", "docs/stubs/\($0).html"]
        }
        let html = (documents + (components + pages).map { "\($0.dropLast("md".count))html" } + shown).map {
            "html/\($0.dropFirst("docs/".count))"
        }
        // Colors are searched by their values, and other tokens in files of their names, which are cut by size.
        let searched = names.filter { $0.hasPrefix("html/search/") }
        #expect(searched.contains { $0.hasPrefix("html/search/color-") })
        let site = (documents + plain).map { "site/\($0)" }
        #expect(names.filter { !searched.contains($0) } == (documents + html + site + handedOut + stubs).sorted())
    }
}
