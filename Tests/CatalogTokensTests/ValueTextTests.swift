import CatalogModel
import Testing

@Suite("Values for people")
struct ValueTextTests {
    private static let black: JSONValue = [
        "colorSpace": "srgb", "components": [.number("0"), .number("0"), .number("0")],
    ]

    private static func px(_ digits: String) -> JSONValue { ["value": .number(digits), "unit": "px"] }

    private static func color(
        _ space: String, _ components: [JSONValue], alpha: String? = nil, hex: String? = nil
    ) -> JSONValue {
        [
            "colorSpace": .string(space), "components": .array(components), "alpha": alpha.map(JSONValue.number),
            "hex": hex.map(JSONValue.string),
        ]
    }

    @Test func colorsAreHexWithTheirOpacity() {
        func text(_ value: JSONValue) -> String { TokenValueText.text(of: value, type: "color") }
        #expect(text(Self.color("srgb", [.number("0.102"), .number("0.1686"), .number("0.2353")])) == "#1A2B3C")
        #expect(text(Self.color("srgb", [.number("1"), .number("0"), "none"], alpha: "1")) == "#FF0000")
        #expect(
            text(Self.color("srgb", [.number("1"), .number("0"), .number("0")], alpha: "0.132")) == "#FF0000 13.2%")
        #expect(text(Self.color("srgb", [.number("1"), .number("0"), .number("0")], alpha: "0")) == "#FF0000 0%")
        #expect(text(Self.color("oklch", [.number("0.7"), .number("0.1"), "none"], hex: "#1a2b3c")) == "#1A2B3C")
        #expect(
            text(Self.color("oklch", [.number("0.7"), .number("0.1"), "none"], alpha: "0.5"))
                == "oklch(0.7 0.1 none) 50%")
        #expect(text(Self.color("hsl", [.number("120"), .number("50"), "none"])) == "hsl(120 50% none)")
        #expect(
            text(Self.color("display-p3", [.number("1"), .number("0.50"), .number("0")]))
                == "color(display-p3 1 0.50 0)")
    }

    @Test func singleValues() {
        #expect(TokenValueText.text(of: Self.px("8"), type: "dimension") == "8px")
        #expect(TokenValueText.text(of: ["value": .number("0.20"), "unit": "s"], type: "duration") == "0.20s")
        #expect(TokenValueText.text(of: ["Inter", "sans-serif"], type: "fontFamily") == "\"Inter\", sans-serif")
        #expect(TokenValueText.text(of: "Comic Sans MS", type: "fontFamily") == "\"Comic Sans MS\"")
        #expect(TokenValueText.text(of: .number("700"), type: "fontWeight") == "700")
        #expect(TokenValueText.text(of: "extra-bold", type: "fontWeight") == "extra-bold")
        #expect(TokenValueText.text(of: .number("1.50"), type: "number") == "1.50")
        #expect(
            TokenValueText.text(of: [.number("0.5"), .number("0"), .number("1"), .number("1")], type: "cubicBezier")
                == "cubic-bezier(0.5, 0, 1, 1)")
        #expect(TokenValueText.text(of: "dashed", type: "strokeStyle") == "dashed")
        #expect(
            TokenValueText.text(
                of: ["dashArray": [Self.px("4"), Self.px("2")], "lineCap": "round"], type: "strokeStyle")
                == "dashes 4px 2px, round caps")
    }

    @Test func compositeValues() {
        #expect(
            TokenValueText.text(of: ["color": Self.black, "width": Self.px("1"), "style": "solid"], type: "border")
                == "1px solid #000000")
        let curve: JSONValue = [.number("0"), .number("0"), .number("1"), .number("1")]
        let delay: JSONValue = ["value": .number("100"), "unit": "ms"]
        let none: JSONValue = ["value": .number("0.0"), "unit": "s"]
        #expect(
            TokenValueText.text(of: ["duration": delay, "delay": none, "timingFunction": curve], type: "transition")
                == "100ms cubic-bezier(0, 0, 1, 1)")
        #expect(
            TokenValueText.text(of: ["duration": delay, "delay": delay, "timingFunction": curve], type: "transition")
                == "100ms cubic-bezier(0, 0, 1, 1) 100ms")
        let layer: JSONValue = [
            "color": Self.black, "offsetX": Self.px("0"), "offsetY": Self.px("2"), "blur": Self.px("4"),
            "spread": Self.px("0"), "inset": true,
        ]
        #expect(TokenValueText.text(of: layer, type: "shadow") == "inset 0px 2px 4px 0px #000000")
        #expect(
            TokenValueText.text(of: [[layer], layer], type: "shadow")
                == "inset 0px 2px 4px 0px #000000, inset 0px 2px 4px 0px #000000")
        #expect(
            TokenValueText.text(
                of: [
                    ["color": Self.black, "position": .number("-1")],
                    ["color": Self.black, "position": .number("0.666")],
                ],
                type: "gradient") == "#000000 0%, #000000 66.6%")
        #expect(
            TokenValueText.text(
                of: [
                    "fontFamily": "Inter", "fontSize": Self.px("16"), "fontWeight": .number("700"),
                    "lineHeight": .number("1.2"), "letterSpacing": Self.px("0.1"),
                ], type: "typography") == "700 16px/1.2 \"Inter\"; letter spacing 0.1px")
    }

    @Test func whatHasNotTheFormOfItsTypeIsShownAsItIs() {
        #expect(TokenValueText.text(of: "{a.b}", type: "color") == "{a.b}")
        #expect(TokenValueText.text(of: "8px", type: nil) == "8px")
        #expect(TokenValueText.text(of: ["a": true], type: "dimension") == #"{"a":true}"#)
        #expect(TokenValueText.text(of: .null, type: "shadow") == "null")
        #expect(TokenValueText.text(of: ["width": Self.px("1"), "color": "{c}"], type: "border") == "1px {c}")
    }
}
