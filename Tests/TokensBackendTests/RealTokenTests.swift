import CatalogModel
import CatalogTestSupport
import CatalogTokens
import CatalogSyntax
import Foundation
import Testing

/// Token systems of design teams, before the official schemas and a parser of CSS.
@Suite(
    "Real token systems, handed out",
    .enabled(if: SharedData.isPresent && Judge.python.isPresent, "\(SharedData.reason), or \(Judge.python.reason)"))
struct RealTokenTests {
    private static let systems: [(name: String, files: [String], count: Int, without: Int)] = [
        ("figma-sds", ["color", "theme-light", "size", "typography"], 298, 19),
        ("ibm-carbon", ["colors", "layout", "typography"], 356, 4),
        ("microsoft-fluent", ["palette", "effects", "fonts", "spacing", "theme-default"], 178, 19),
        ("shopify-polaris", ["colors", "font", "space"], 67, 0),
    ]

    @Test(arguments: systems.map(\.name), ["resolve", "keep"])
    func handedOut(name: String, aliases: String) throws {
        let system = try #require(Self.systems.first { $0.name == name })
        let real = try RealTokenSystem(system.name, system.files)
        let (tokens, sound) = (real.all, real.sound)
        #expect(tokens.all.count == system.count)
        #expect(tokens.all.count - sound.all.count == system.without)
        let catalog = TokenCatalog(TokenTheme.only(sound))
        let rendered = try catalog.rendered(["aliases": .string(aliases)])
        #expect(rendered.findings == [])
        let folder = try TemporaryFolder()
        try rendered.write(to: folder)
        #expect(
            try TokenJudges.faults(ofTokenFiles: [folder.url.appendingPathComponent("default.tokens.json")]) == [])
        let resolved = try #require(try catalog.rendered().files["default.tokens.json"])
        let judged = try folder.write("resolved.json", resolved)
        let sheet = folder.url.appendingPathComponent("default.css")
        #expect(try TokenJudges.faults([.init(sheet: sheet, tokens: judged)]) == [])
        let written = try rendered.tokens()
        #expect(written.all.map(\.path) == sound.all.map(\.path))
        #expect(written.all.map(\.resolvedValue) == sound.all.map(\.resolvedValue))
    }

    /// The examples of the specification and the fixtures of two other tools: each file without errors by itself.
    @Test(arguments: ["resolve", "keep"])
    func everyValidFile(aliases: String) throws {
        let folder = try TemporaryFolder()
        var tokenFiles: [URL] = []
        var comparisons: [TokenJudges.Comparison] = []
        for (index, url) in SharedData.files(below: "data/tokens", suffix: ".json").enumerated() {
            guard let tokens = try Self.validTokens(url) else { continue }
            let catalog = TokenCatalog([TokenTheme(name: "\(index)", inputs: TokenInputs(), tokens: tokens)])
            let rendered = try catalog.rendered(["aliases": .string(aliases)])
            #expect(rendered.findings.allSatisfy { $0.contains("[css-approximation]") }, "\(url.path)")
            try rendered.write(to: folder)
            tokenFiles.append(folder.url.appendingPathComponent("\(index).tokens.json"))
            let resolved = try catalog.rendered(["formats": "json"]).files["\(index).tokens.json"]
            comparisons.append(
                .init(
                    sheet: folder.url.appendingPathComponent("\(index).css"),
                    tokens: try folder.write("\(index).json", try #require(resolved))))
        }
        #expect(tokenFiles.count > 100)
        #expect(try TokenJudges.faults(ofTokenFiles: tokenFiles) == [])
        #expect(try TokenJudges.faults(comparisons) == [])
    }

    /// nil for a file that no catalog could have, or that has no tokens.
    private static func validTokens(_ url: URL) throws -> DesignTokens? {
        var found = Diagnostics()
        let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
        guard let root = YAMLReader.read(file, diagnostics: &found) else { return nil }
        let tokens = TokenLoader.load([(file: file, root: root)], diagnostics: &found)
        return found.hasErrors || tokens.isEmpty ? nil : tokens
    }
}
