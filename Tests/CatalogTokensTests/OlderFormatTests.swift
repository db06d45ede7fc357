import CatalogModel
import CatalogTokens
import Testing

@Suite("Token files in older formats")
struct OlderFormatTests {
    private static func srgb(_ components: String, _ rest: String) -> String {
        "{ \"colorSpace\": \"srgb\", \"components\": [\(components)]\(rest) }"
    }

    @Test(
        "An older spelling of a value has the same meaning as its fix, which has no findings",
        arguments: [
            ("color", ##""#FFF""##, srgb("1, 1, 1", ##", "hex": "#ffffff""##)),
            ("color", ##"" #11223380 ""##, srgb("0.0667, 0.1333, 0.2", ##", "alpha": 0.502, "hex": "#112233""##)),
            ("color", #""rgba(0,0,0,.5)""#, srgb("0, 0, 0", ##", "alpha": 0.5, "hex": "#000000""##)),
            ("color", #""RGB( 17, 34 ,51 )""#, srgb("0.0667, 0.1333, 0.2", ##", "hex": "#112233""##)),
            ("color", #""rgb(0 0 0 / 25%)""#, srgb("0, 0, 0", ##", "alpha": 0.25, "hex": "#000000""##)),
            ("color", #""rgb(10%, 20%, 100%)""#, srgb("0.1, 0.2, 1", ##", "hex": "#1a33ff""##)),
            ("color", #""transparent""#, srgb("0, 0, 0", ##", "alpha": 0, "hex": "#000000""##)),
            (
                "color", #""hsl(210, 50%, 40%)""#,
                ##"{ "colorSpace": "hsl", "components": [210, 50, 40], "hex": "#336699" }"##
            ),
            (
                "color", #""hsla(360deg, 100%, 50%, 1.0)""#,
                ##"{ "colorSpace": "hsl", "components": [0, 100, 50], "alpha": 1, "hex": "#ff0000" }"##
            ),
            ("dimension", #"".5rem""#, #"{ "value": 0.5, "unit": "rem" }"#),
            ("dimension", #""-.25 REM""#, #"{ "value": -0.25, "unit": "rem" }"#),
            ("dimension", #"" +16 PX ""#, #"{ "value": 16, "unit": "px" }"#),
            ("dimension", #""0.0""#, #"{ "value": 0, "unit": "px" }"#),
            ("duration", #"".2s""#, #"{ "value": 0.2, "unit": "s" }"#),
            ("duration", #""200 MS""#, #"{ "value": 200, "unit": "ms" }"#),
            ("duration", "0", #"{ "value": 0, "unit": "ms" }"#),
            ("fontWeight", #""Semi Bold""#, #""semi-bold""#),
            ("fontWeight", #""ExtraLight""#, #""extra-light""#),
            ("number", #"".75""#, "0.75"),
            ("number", #""1.""#, "1"),
            ("cubicBezier", #""cubic-bezier(.4, 0, 0.2, 1)""#, "[0.4, 0, 0.2, 1]"),
            ("cubicBezier", #""ease-in""#, "[0.42, 0, 1, 1]"),
        ])
    func values(_ type: String, _ old: String, _ new: String) throws {
        let loaded = try Loaded("{ \"t\": { \"$type\": \"\(type)\", \"$value\": \(old) } }")
        #expect(loaded.diagnostics.map(\.rule.id) == ["older-token-value"])
        #expect(loaded.fixes == [new])
        let fixed = try Loaded("{ \"t\": { \"$type\": \"\(type)\", \"$value\": \(new) } }")
        #expect(fixed.findings == [])
        #expect(fixed.value("t") == loaded.value("t"))
    }

    @Test(
        "A value without one certain meaning has no fix",
        arguments: [
            ("color", #""rgb(300, 0, 0)""#), ("color", #""rgb(10%, 20, 30)""#), ("color", #""rgb(1, 2)""#),
            ("color", #""rgb(1 2 3, 0.5)""#), ("color", #""hsl(0.5turn, 50%, 40%)""#), ("color", #""hsl(1, 2, 3)""#),
            ("color", #""rgba(0, 0, 0, )""#), ("color", ##""#12345""##), ("color", #""rgb(0, 0, 0""#),
            ("dimension", #""16""#), ("dimension", #""50%""#), ("dimension", #""1 6px""#), ("dimension", #"".rem""#),
            ("dimension", #""1,5rem""#), ("duration", "200"), ("duration", #""2 m""#), ("fontWeight", #""1001""#),
            ("number", #""50%""#), ("cubicBezier", #""cubic-bezier(2, 0, 0, 1)""#), ("cubicBezier", #""steps(4)""#),
        ])
    func uncertain(_ type: String, _ value: String) throws {
        let loaded = try Loaded("{ \"t\": { \"$type\": \"\(type)\", \"$value\": \(value) } }")
        #expect(loaded.diagnostics.map(\.rule.id) == ["invalid-token-value"])
        #expect(loaded.fixes == [])
    }

    @Test("Older keys of tokens and groups are read like those of the format, with a warning at each")
    func keys() throws {
        let loaded = try Loaded(
            """
            { "space": { "type": "dimension", "description": "Distances.",
                "small": { "value": { "value": 4, "unit": "px" }, "comment": "Few." } },
              "title": { "type": "typography", "value": { "fontSize": { "value": 1, "unit": "rem" }, "fontFamily": "Inter",
                "fontWeight": 400, "lineHeight": 1.2, "letterSpacing": { "value": 0, "unit": "px" } } } }
            """)
        #expect(
            loaded.findings == [
                "1:15-19 warning [older-token-format] 'type' is a key of an older format; write '$type'",
                "1:36-47 warning [older-token-format] 'description' is a key of an older format; write '$description'",
                "2:17-22 warning [older-token-format] 'value' is a key of an older format; write '$value'",
                "2:56-63 warning [older-token-format] 'comment' is a key of an older format; write '$description'",
                "3:15-19 warning [older-token-format] 'type' is a key of an older format; write '$type'",
                "3:37-42 warning [older-token-format] 'value' is a key of an older format; write '$value'",
            ])
        #expect(loaded.fixes == ["$type", "$description", "$value", "$description", "$type", "$value"])
        #expect(loaded.tokens["space.small"]?.description == "Few.")
        #expect(loaded.tokens["title"]?.type == "typography")
    }

    @Test("A value with a missing part is reported once, not member by member")
    func incomplete() throws {
        let loaded = try Loaded(
            #"{ "t": { "type": "typography", "value": { "fontFamily": "Inter", "fontWeight": 400 } } }"#)
        #expect(
            loaded.findings == [
                "1:11-15 warning [older-token-format] 'type' is a key of an older format; write '$type'",
                "1:33-38 warning [older-token-format] 'value' is a key of an older format; write '$value'",
                "1:41-85 error [incomplete-token-value] missing 'fontSize', 'letterSpacing', 'lineHeight' in a typography value",
            ])
    }

    @Test("A key next to '$value' is an unknown key, and a token there is a token within a token")
    func extraKeys() throws {
        let loaded = try Loaded(
            """
            { "a": { "$value": 1, "$type": "number", "source": "Figma", "tags": ["x"], "meta": { "id": 1 } },
              "b": { "$value": 1, "type": "number", "desciption": "B" },
              "c": { "$value": 1, "$type": "number", "values": 1, "hover": { "$value": 2 }, "x": { "y": { "value": 2 } } } }
            """)
        #expect(
            loaded.findings == [
                "1:43-49 error [unknown-token-key] 'source' is not a key of a token",
                "1:62-66 error [unknown-token-key] 'tags' is not a key of a token",
                "1:77-81 error [unknown-token-key] 'meta' is not a key of a token",
                "2:24-28 error [unknown-token-key] 'type' is not a key of a token; did you mean '$type'?",
                "2:42-52 error [unknown-token-key] 'desciption' is not a key of a token; did you mean '$description'?",
                "3:43-49 error [unknown-token-key] 'values' is not a key of a token",
                "3:56-61 error [token-and-group] unexpected 'hover' within the token 'c'; for a group with a value of its own, use '$root'",
                "3:82-83 error [token-and-group] unexpected 'x' within the token 'c'; for a group with a value of its own, use '$root'",
            ])
        #expect(loaded.fixes == ["$type", "$description"])
        #expect(loaded.tokens["b"]?.description == "B")
    }
}
