import CatalogModel
import CatalogTestSupport
import CodeReaders
import Foundation
import Testing

@Suite("Design tokens of the shared sets", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct SharedTokenSetTests {
    private static func read(_ names: String...) throws -> ReadTokens {
        ReadTokens(
            try names.map { name in
                let url = SharedData.url("data/token-sets/\(name)")
                return SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
            })
    }

    @Test("Every token of Swiss Post is read or left out with a reason")
    func swissPost() throws {
        let read = try Self.read("swisspost/tokens.json")
        #expect(read.findings.isEmpty)
        #expect(read.count + read.omissions.count == 3_035)
        #expect(read.omissions.count == 190)
        #expect(
            read.themes == [
                "scheme: light =  (default)", "scheme: dark = scheme-dark", "device: desktop =  (default)",
                "device: tablet = device-tablet", "device: mobile = device-tablet device-mobile",
                "theme: post =  (default)", "theme: cargo = theme-cargo",
                "palette: default = palette-default (default)",
                "palette: alternate = palette-alternate", "palette: accent = palette-accent",
                "palette: brand = palette-brand", "appearance: default = appearance-default (default)",
                "appearance: compact = appearance-compact", "scheme-static: light =  (default)",
                "scheme-static: dark = scheme-static-dark",
            ])
    }

    @Test("Every token of Baloise is read or left out with a reason, apart from a duplicate group")
    func baloise() throws {
        let base = try Self.read("baloise/Base.tokens.json")
        // The group 'FileUpload' occurs twice, and the second has two more tokens.
        #expect(base.findings.map(\.rule.id) == ["duplicate-key"])
        #expect(base.count + base.omissions.count == 1_509)
        let tcs = try Self.read("baloise/Tcs.tokens.json")
        #expect(tcs.findings.isEmpty)
        #expect(tcs.count + tcs.omissions.count == 1_189)
        let both = try Self.read("baloise/Base.tokens.json", "baloise/Tcs.tokens.json")
        #expect(both.themes == ["theme: base = base (default)", "theme: tcs = tcs"])
    }

    @Test("Every variable of Synergy has a value in each mode, or is left out with a reason")
    func synergy() throws {
        let read = try Self.read("synergy/figma-variables.json")
        // 787 variables in four modes, 68 in two, and 157 in one.
        #expect(read.count + read.omissions.count == 787 * 4 + 68 * 2 + 157)
        #expect(read.declared.layers?.modifiers.map(\.name) == ["deprecated-theme", "synergy-themes"])
        let styles = try Self.read(
            "synergy/sick2018_dark.css", "synergy/sick2018_light.css", "synergy/sick2025_dark.css",
            "synergy/sick2025_light.css")
        #expect(
            styles.themes == [
                "theme: syn-sick2018-dark = syn-sick2018-dark (default)",
                "theme: syn-sick2018-light = syn-sick2018-light", "theme: syn-sick2025-dark = syn-sick2025-dark",
                "theme: syn-sick2025-light = syn-sick2025-light",
            ])
    }

    @Test("The outputs of Polaris agree in every color")
    func polaris() throws {
        func colors(_ name: String) throws -> [String: String] {
            let read = try Self.read("polaris/\(name)")
            #expect(read.omissions.isEmpty, "\(name)")
            return Dictionary(
                read.declared.tokens.map { token in
                    let name = token.name.value.split(separator: "/").last.map(String.init) ?? ""
                    return (
                        name.lowercased().filter(\.isLetter).replacing("color", with: ""), Self.bytes(token.value)
                    )
                }, uniquingKeysWith: { first, _ in first })
        }
        let plain = try colors("colors.json")
        #expect(plain.count == 58)
        for name in [
            "colors.ios.json", "colors.common.js", "colors.scss", "colors.map.scss", "colors.custom-properties.css",
        ] {
            #expect(try colors(name) == plain, "\(name)")
        }
        #expect(try Self.read("polaris/spacing.json").lines.count == 7)
        #expect(try Self.read("polaris/spacing.custom-properties.css").lines.count == 7)
    }

    /// A color as the bytes of the components.
    private static func bytes(_ value: JSONValue) -> String {
        guard let color = TokenColor(value)?.srgb else { return value.compact }
        return [color.red, color.green, color.blue, color.alpha].map { String(Int(($0 * 255).rounded())) }
            .joined(separator: " ")
    }
}
