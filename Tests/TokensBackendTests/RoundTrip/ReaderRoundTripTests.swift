import CatalogModel
import CatalogTestSupport
import CodeReaders
import Foundation
import Testing

/// Exports before the readers that compare the colors and sizes of code with tokens.
@Suite("Exported tokens, read back")
struct TokenRoundTripTests {
    @Test("Colors of an asset catalog have the values of the tokens")
    func assets() throws {
        let files = try TokenCatalog(EveryType.file).rendered(["formats": "xcassets", "case": "kebab"]).files
        var declared = DeclaredTokens()
        var found = Diagnostics()
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            AssetColors.add(SourceFile(path: path, text: text), to: &declared, diagnostics: &found)
        }
        #expect(found.all.map(\.message) == [])
        #expect(try differences(of: declared, within: 0.0002).sorted() == Self.outsideOfDisplayP3)
        #expect(declared.tokens.count == 19)
    }

    @Test("Resources of Android have the values of the tokens")
    func android() throws {
        let files = try TokenCatalog(EveryType.file).rendered(["formats": "android", "case": "snake"]).files
        var declared = DeclaredTokens()
        var found = Diagnostics()
        ColorResources.add(
            ["colors", "dimens"].compactMap { name in
                let path = "android/values/\(name).xml"
                return files[path].map { SourceFile(path: path, text: $0) }
            }, to: &declared, diagnostics: &found)
        #expect(found.all.map(\.message) == [])
        #expect(try differences(of: declared, within: 1.0 / 255).sorted() == Self.outsideOfSRGB)
    }

    /// Tokens that the exports have a note on.
    private static let outsideOfDisplayP3 = [
        "color.a98", "color.lab", "color.lch", "color.oklab", "color.prophoto", "color.rec2020", "color.xyz50",
        "color.xyz65",
    ]
    private static let outsideOfSRGB = (outsideOfDisplayP3 + ["color.p3"]).sorted()

    /// The names of declared colors and dimensions that differ from their tokens.
    private func differences(of declared: DeclaredTokens, within tolerance: Double) throws -> [String] {
        var found = Diagnostics()
        let tokens = try TokenCatalog.tokens(SourceFile(path: "tokens.json", text: EveryType.file), &found)
        func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
        let byName = Dictionary(
            tokens.all.map { (key($0.path.replacing(".$root", with: "")), $0) }, uniquingKeysWith: { $1 })
        return declared.tokens.compactMap { one in
            guard let token = byName[key(one.name.value)], token.type == one.type else { return nil }
            let isSame =
                zip(numbers(one.value), numbers(token.resolvedValue)).allSatisfy { abs($0 - $1) <= tolerance }
            return isSame ? nil : token.path
        }
    }

    /// Red, green, blue and opacity of a color within sRGB; the size of a dimension in pixels.
    private func numbers(_ value: JSONValue) -> [Double] {
        if let color = TokenColor(value)?.srgb { return [color.red, color.green, color.blue, color.alpha] }
        guard case .object(let size) = value, case .number(let digits)? = size["value"], let number = Double(digits)
        else { return [] }
        return [size["unit"] == "rem" ? number * 16 : number]
    }
}
