import CatalogModel
import Testing

/// Facts that token files state in this program's extension data, because the format has no keys for them.
@Suite("The data of this program in token files")
struct VendorDataTests {
    @Test("Token data state since when a token is deprecated, its removal and its replacements")
    func details() throws {
        let loaded = try Loaded(
            """
            { "$type": "number",
              "old": { "$value": 1, "$deprecated": "Too small.", "$extensions": { "x.y": 1, "component-catalog": {
                "deprecated": { "since": "2.0", "replacements": ["new", "newer"], "removal": 4 } } } },
              "new": { "$value": 2 },
              "newer": { "$value": 3 } }
            """)
        #expect(loaded.findings == [])
        let token = try #require(loaded.tokens["old"])
        #expect(token.deprecation?.message == "Too small.")
        #expect(token.deprecation?.since?.value == "2.0")
        #expect(token.deprecation?.replacements.map(\.value) == ["new", "newer"])
        #expect(token.deprecation?.removal?.value == "4")
        #expect(token.deprecation?.text == "Too small. Since 2.0; to be removed in 4; use 'new', 'newer'.")
        #expect(JSONValue.object(token.extensions) == ["x.y": .number("1")])
        let data: JSONValue = ["deprecated": ["since": "2.0", "replacements": ["new", "newer"], "removal": "4"]]
        #expect(token.vendorData["component-catalog"] == data)
    }

    @Test("Token data of a group apply to its tokens unless a token overrides them")
    func groups() throws {
        let loaded = try Loaded(
            """
            { "base": { "$type": "number", "$deprecated": true, "$extensions": { "component-catalog": {
                "visibility": "private", "deprecated": { "removal": "3.0" } } },
              "a": { "$value": 1 },
              "b": { "$value": 1, "$deprecated": false,
                     "$extensions": { "component-catalog": { "visibility": "public" } } },
              "c": { "d": { "$value": 1, "$extensions": { "component-catalog": {
                "deprecated": { "since": "1.5" } } } } } },
              "other": { "$extends": "{base}" } }
            """)
        #expect(loaded.findings == [])
        let paths = ["base.a", "base.b", "base.c.d", "other.a"]
        #expect(paths.map { loaded.tokens[$0]?.visibility } == [.private, .public, .private, .private])
        #expect(
            paths.map { loaded.tokens[$0]?.deprecation?.text } == [
                "To be removed in 3.0.", nil, "Since 1.5.", "To be removed in 3.0.",
            ])
    }

    @Test("Mistakes in token data are reported")
    func mistakes() throws {
        let loaded = try Loaded(
            """
            { "$type": "number",
              "a": { "$value": 1, "$extensions": { "component-catalog": { "visiblity": "private" } } },
              "b": { "$value": 1, "$extensions": { "component-catalog": { "visibility": "privat" } } },
              "c": { "$value": 1, "$extensions": { "component-catalog": { "deprecated": { "since": "1" } } } },
              "d": { "$value": 1, "$deprecated": true,
                     "$extensions": { "component-catalog": { "deprecated": { "replacements": ["bb"], "untl": "1" } } } },
              "e": { "$value": 1, "$extensions": { "component-catalog": true } } }
            """)
        #expect(
            loaded.findings == [
                "2:64-73 error [unknown-token-key] 'visiblity' is not a key of 'component-catalog'; did you mean 'visibility'?",
                "3:78-84 error [token-key-value] 'visibility' must be one of 'public', 'protected', 'internal', 'private', not 'privat'; did you mean 'private'?",
                "4:4-5 error [token-key-value] 'c' has details of a deprecation, but no '$deprecated'; add it",
                "6:84-86 error [dangling-token-reference] unknown token 'bb'; did you mean 'b'?",
                "6:91-95 error [unknown-token-key] 'untl' is not a key of 'component-catalog'",
                "7:61-65 error [token-key-value] 'component-catalog' must be an object",
            ])
    }
}
