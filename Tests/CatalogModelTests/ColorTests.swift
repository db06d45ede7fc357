import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@Suite("Colors")
struct ColorTests {
    /// Values of each space, the ends of its ranges and some in between.
    private static let values: [ColorSpace: [[Double?]]] = [
        .srgb: [[0.2, 0.4, 0.6]], .srgbLinear: [[0.2, 0.4, 0.6]], .displayP3: [[0.2, 0.4, 0.6], [0, 1, 0]],
        .a98RGB: [[0.2, 0.4, 0.6]], .prophotoRGB: [[0.2, 0.4, 0.6], [0.01, 0.02, 0.03]],
        .rec2020: [[0.2, 0.4, 0.6], [0.01, 0.02, 0.03]], .xyzD65: [[0.2, 0.3, 0.4]], .xyzD50: [[0.2, 0.3, 0.4]],
        .hsl: [[210, 50, 40], [0, 100, 50], [359.5, 20, 80], [120, nil, 30]],
        .hwb: [[210, 20, 40], [60, 60, 60], [300, 0, 0], [nil, 20, 30]],
        .lab: [[50, 40, -20], [5, 2, 3], [100, 0, 0]], .lch: [[50, 40, 120], [29.2345, 44.2, 27]],
        .oklab: [[0.5, 0.1, -0.1], [1, 0, 0]], .oklch: [[0.5, 0.2, 300], [0.4012, 0.1143, 21.57]],
    ]

    @Test(
        "Every color space converts to sRGB as in another library",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func conversion() throws {
        #expect(Set(Self.values.keys) == Set(ColorSpace.allCases))
        let colors = ColorSpace.allCases.flatMap { space in
            Self.values[space, default: []].map { TokenColor(space, components: $0) }
        }
        let input = colors.map { color in
            let components = color.components.map { $0.map { String($0) } ?? "none" }
            return "\(color.space.rawValue) \(components.joined(separator: " ")) 1\n"
        }
        let script = SharedData.repository.appendingPathComponent("Tests/Judges/convert_colors.py").path
        let verdict = try Judge.python.verdict([script], input: input.joined())
        #expect(verdict.errors == "")
        let lines = verdict.output.split(separator: "\n")
        try #require(lines.count == colors.count)
        for (color, line) in zip(colors, lines) {
            let expected = line.split(separator: " ").compactMap { Double($0) }
            try #require(expected.count == 4)
            let ours = try #require(color.srgb)
            let found = [ours.red, ours.green, ours.blue, ours.clipped.relativeLuminance]
            for (value, other) in zip(found, expected) {
                // The library keeps other decimals of the white points.
                #expect(abs(value - other) < 0.000_5, "\(color): \(found) instead of \(expected)")
            }
        }
    }

    private static func value(_ space: String, _ components: [JSONValue], alpha: JSONValue? = nil) -> JSONValue {
        ["colorSpace": .string(space), "components": .array(components), "alpha": alpha]
    }

    private static let one = JSONValue.number("1")
    private static let half = JSONValue.number("0.5")

    @Test(
        "Color values of tokens convert to hexadecimal notation",
        arguments: [
            (value("srgb", [one, half, .number("0")]), "#ff8000"),
            (value("srgb", [one, half, .number("0")], alpha: half), "#ff800080"),
            (value("srgb", [one, "none", .number("-0.5")], alpha: "none"), "#ff000000"),
            (value("oklch", [.number("0.7"), .number("0.4"), .number("140")]), "#00cd00"),
        ])
    func values(value: JSONValue, hex: String) throws {
        #expect(try #require(TokenColor(value)?.srgb).hex == hex)
    }

    @Test(
        "A value that is not a valid color is rejected",
        arguments: [
            "red", value("srgb", [one, one]), value("cmyk", [one, one, one]), value("srgb", [one, one, "1"]),
            value("srgb", [one, one, one], alpha: "1"),
        ] as [JSONValue])
    func noColors(value: JSONValue) {
        #expect(TokenColor(value) == nil)
    }

    @Test(
        "Colors with values beyond the representable range have no sRGB value",
        arguments: [
            ("oklab", "1e200", "-1e200"), ("oklab", "1e308", "1e308"), ("oklab", "1e400", "0"),
            ("oklch", "1e110", "20"),
            ("lch", "1e308", "20"), ("xyz-d65", "1e308", "-1e308"),
        ])
    func hugeColors(space: String, second: String, third: String) {
        let value = Self.value(space, [Self.half, .number(second), .number(third)])
        #expect(TokenColor(value)?.srgb == nil)
    }

    private func gray(_ byte: Double, alpha: Double = 1) -> SRGBColor {
        SRGBColor(red: byte / 255, green: byte / 255, blue: byte / 255, alpha: alpha)
    }

    @Test("Contrast ratios have the levels that they meet")
    func contrast() throws {
        let white = gray(255)
        func ratio(_ byte: Double, alpha: Double = 1, sourceLocation: SourceLocation = #_sourceLocation) throws
            -> ContrastRatio
        {
            try #require(ContrastRatio(of: gray(byte, alpha: alpha), on: white), sourceLocation: sourceLocation)
        }
        #expect(try ratio(0).text == "21.00 : 1")
        #expect(try ratio(0).level == .aaa)
        #expect(try ratio(255).text == "1.00 : 1")
        #expect(try ratio(255).level == nil)
        // The grays on both sides of 4.5 : 1.
        #expect(try ratio(0x76).text == "4.54 : 1")
        #expect(try ratio(0x76).level == .aa)
        #expect(try ratio(0x77).text == "4.47 : 1")
        #expect(try ratio(0x77).level == .largeText)
        #expect(try ratio(0x95).level == nil)
        #expect(try ratio(0, alpha: 0.5).text == "3.97 : 1")
        #expect(ContrastRatio(of: white, on: gray(0, alpha: 0.5)) == nil)
        #expect(ContrastRatio(of: gray(0), on: gray(255)) == ContrastRatio(of: gray(255), on: gray(0)))
    }

    @Test("A ratio just below a level is rounded down")
    func cutRatio() throws {
        // 4.4999…
        let ratio = try #require(ContrastRatio(of: gray(118.657), on: gray(255)))
        #expect(ratio.level == .largeText)
        #expect(ratio.text == "4.49 : 1")
    }
}
