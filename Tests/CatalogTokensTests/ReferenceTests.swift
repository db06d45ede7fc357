import CatalogModel
import CatalogTokens
import Testing

@Suite("References")
struct ReferenceTests {
    @Test func aTextIsAnAliasAsAWholeOrNotAtAll() {
        #expect(TokenAlias.path(in: "{theme.color.background.surface}") == "theme.color.background.surface")
        #expect(TokenAlias.path(in: "{type styles.heading}") == "type styles.heading")
        #expect(TokenAlias.path(in: "{space.$root}") == "space.$root")
        for text in ["", "{}", "{.}", "{a..b}", "{a", "a}", "{a}{b}", "{a} b", "a", "{a.$value}", "{$root.a}", " {a}"] {
            #expect(TokenAlias.path(in: text) == nil, "\(text)")
        }
    }

    @Test func chainsEndInTheValueAndItsType() throws {
        let loaded = try Loaded(
            """
            { "a": { "$value": "{b.c}" }, "b": { "c": { "$ref": "#/d/$value" } }, "d": { "$ref": "#/e~1f/g%20h" },
              "e/f": { "g h": { "$type": "number", "$value": 1.0 } } }
            """)
        #expect(loaded.findings == [])
        #expect(loaded.tokens.all.map(\.resolvedValue) == Array(repeating: .number("1.0"), count: 4))
        #expect(loaded.tokens.all.map(\.type) == Array(repeating: "number", count: 4))
        #expect(loaded.tokens.all.map(\.alias) == ["b.c", "d", "e/f.g h", nil])
        #expect(loaded.tokens["b.c"]?.value == ["$ref": "#/d/$value"])
        #expect(loaded.tokens.aliasChain(from: "a").map(\.path) == ["a", "b.c", "d", "e/f.g h"])
    }

    @Test func pointersLeadIntoValuesAndThroughAliases() throws {
        let loaded = try Loaded(
            """
            { "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.1, 0.2, { "$ref": "#/n" }] } },
              "alias": { "$value": "{c}" }, "n": { "$type": "number", "$value": 0.3 },
              "blue": { "$type": "number", "$ref": "#/alias/$value/components/2" },
              "self": { "$type": "color", "$value": { "colorSpace": "srgb",
                "components": [0.5, { "$ref": "#/self/$value/components/0" }, { "$ref": "#/c/$value/components/1" }] } } }
            """)
        #expect(loaded.findings == [])
        #expect(loaded.value("blue") == "0.3")
        #expect(loaded.value("self") == #"{"colorSpace":"srgb","components":[0.5,0.5,0.2]}"#)
        #expect(loaded.tokens["blue"]?.alias == nil)
        #expect(loaded.tokens["blue"]?.references == ["alias"])
        #expect(loaded.tokens["self"]?.references == ["self", "c"])
    }

    @Test func whatLeadsNowhereIsReportedWhereItStands() throws {
        let loaded = try Loaded(
            """
            { "color": { "$type": "color", "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
                "accent": { "$root": { "$value": "{color.blue}" } } },
              "a": { "$value": "{color.bleu}" },
              "b": { "$value": "{colour.blue}" },
              "c": { "$value": "{color.accent}" },
              "d": { "$value": "{color}" },
              "e": { "$value": "{color.blue.value}" },
              "f": { "$ref": "#/color/bleu/$value" },
              "g": { "$ref": "#/color" },
              "h": { "$type": "number", "$ref": "#/color/blue/$value/componens/0" },
              "i": { "$type": "number", "$ref": "#/color/blue/$value/components/3" },
              "j": { "$value": "{nothing.like.it}" },
              "k": { "$ref": "#/color/blue/components" } }
            """)
        #expect(
            loaded.findings == [
                "3:22-32 error [dangling-token-reference] unknown token 'color.bleu'; did you mean 'color.blue'?",
                "4:22-33 error [dangling-token-reference] unknown token 'colour.blue'; did you mean 'color.blue'?",
                "5:22-34 error [dangling-token-reference] 'color.accent' is a group, not a token; did you mean 'color.accent.$root'?",
                "6:22-27 error [dangling-token-reference] 'color' is a group, not a token",
                "7:22-38 error [dangling-token-reference] 'color.blue' is a token and has no 'value' in it; write '{color.blue}', or a '$ref' for a part of its value",
                "8:19-38 error [dangling-token-reference] unknown token '#/color/bleu/$value'; did you mean '#/color/blue/$value'?",
                "10:38-69 error [dangling-token-reference] '#/color/blue/$value' has no 'componens'; did you mean 'components'?",
                "11:38-70 error [dangling-token-reference] '#/color/blue/$value/components' has no '3'",
                "12:22-37 error [dangling-token-reference] unknown token 'nothing.like.it'",
                "13:19-42 error [dangling-token-reference] 'color.blue' is a token and has no 'components' in it; its value is at '$value'",
            ])
        #expect(
            loaded.fixes == [
                "color.blue", "color.blue", "color.accent.$root", "#/color/blue/$value",
                "#/color/blue/$value/components/0",
            ])
        #expect(loaded.tokens["a"]?.resolvedValue == "{color.bleu}")
        // `$ref` to a group makes a group.
        #expect(loaded.tokens["g.accent.$root"]?.alias == "color.blue")
    }

    @Test func aCycleIsReportedOnceWithEveryMember() throws {
        let loaded = try Loaded(
            """
            { "entry": { "$value": "{b}" },
              "a": { "$value": "{b}" },
              "b": { "$ref": "#/c" },
              "c": { "$value": "{a}" },
              "own": { "$value": "{own}" } }
            """)
        #expect(
            loaded.findings == [
                "2:22-23 error [token-cycle] circular tokens: a → b → c → a",
                "  3:19-22 'b' refers to the next one here",
                "  4:22-23 'c' refers to the next one here",
                "5:24-27 error [token-cycle] circular tokens: own → own",
            ])
    }

    @Test func cyclesThroughPartsOfValuesAreFound() throws {
        let loaded = try Loaded(
            """
            { "s": { "$type": "shadow", "$value": ["{t}"] },
              "t": { "$type": "shadow", "$value": ["{s}"] },
              "n": { "$type": "number", "$ref": "#/m/$value/x" },
              "m": { "$type": "number", "$ref": "#/n/$value/x" } }
            """)
        #expect(
            loaded.findings == [
                "1:42-43 error [token-cycle] circular tokens: s → t → s",
                "  2:42-43 't' refers to the next one here",
                "3:38-50 error [token-cycle] circular tokens: n → m → n",
                "  4:38-50 'm' refers to the next one here",
            ])
    }

    @Test func malformedReferencesAreReported() throws {
        let loaded = try Loaded(
            """
            { "$type": "fontFamily", "a": { "$value": "{b..c}" }, "b": { "$value": "{a" }, "c": { "$value": "{a} text" },
              "d": { "$ref": "other.json#/a" }, "e": { "$ref": "a" }, "f": { "$value": { "$ref": "#/a", "x": 1 } },
              "g": { "$ref": "#/~2" }, "h": { "$ref": 1 } }
            """)
        #expect(
            loaded.findings == [
                "1:44-50 error [token-reference] '{b..c}' is not a valid alias; separate its names by single dots, as in '{color.blue}'",
                "1:73-75 error [token-reference] '{a' is not a valid alias; write an alias in braces as the whole text",
                "1:98-106 error [token-reference] '{a} text' is not a valid alias; write an alias in braces as the whole text",
                "2:19-32 error [token-reference] 'other.json#/a' refers outside of the token files; begin the reference with '#/'",
                "2:53-54 error [token-reference] 'a' is not a valid JSON Pointer; write it as in '#/color/blue'",
                "2:94-95 error [token-reference] unexpected 'x' next to '$ref' in a value; remove it",
                "3:19-23 error [token-reference] '#/~2' is not a valid JSON Pointer; write it as in '#/color/blue'",
                "3:43-44 error [token-key-value] '$ref' must be a JSON Pointer, such as '#/color/blue'",
            ])
    }

    @Test func typesComeFromTokensAliasesAndGroups() throws {
        let loaded = try Loaded(
            """
            { "a": { "$value": 1 },
              "g": { "$type": "duration", "n": { "$value": "{number}" }, "p": { "$value": { "value": 1, "unit": "s" } } },
              "number": { "$type": "number", "$value": 1 },
              "c": { "$type": "color", "$value": "{number}" } }
            """)
        #expect(
            loaded.findings == [
                "1:4-5 error [missing-token-type] the token 'a' has no type; give it, or a group around it, a '$type'",
                "2:32-33 warning [ambiguous-token-type] this alias has the type 'number' of 'number', not 'duration' of its group; state its '$type'",
                "  2:20-28 the type of the group",
                "4:40-46 error [token-type-mismatch] 'number' has the type 'number', not 'color'",
                "  4:20-25 the type that this token states",
            ])
        #expect(loaded.tokens["g.n"]?.type == "number")
        #expect(loaded.tokens["g.p"]?.type == "duration")
    }
}
