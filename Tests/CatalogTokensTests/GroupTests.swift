import CatalogModel
import CatalogTokens
import Testing

@Suite("Groups and tokens")
struct GroupTests {
    @Test func nestedTokensHavePathsInTheOrderOfTheFile() throws {
        let loaded = try Loaded(
            """
            { "$schema": "x", "b": { "$type": "number", "$description": "d", "y": { "$value": 1 }, "x": { "z": { "$value": 2.50 } } },
              "a": { "$type": "number", "$value": 3, "$description": "three", "$extensions": { "com.example": [1, null] } } }
            """)
        #expect(loaded.findings == [])
        #expect(loaded.tokens.all.map(\.path) == ["b.y", "b.x.z", "a"])
        #expect(loaded.tokens.groups == ["b", "b.x"])
        #expect(loaded.value("b.x.z") == "2.50")
        #expect(loaded.tokens["a"]?.description == "three")
        #expect(loaded.tokens["a"]?.extensions == JSONObject(["com.example": [.number("1"), .null]]))
    }

    @Test func whatFilesSayOfGroupsIsKept() throws {
        let loaded = try Loaded(
            #"{ "a": { "$description": "d", "$extensions": { "com.example": 1, "org.example": true }, "b": { "$type": "number", "c": { "$value": 1 } }, "n": {} } }"#,
            #"{ "a": { "$extensions": { "com.example": { "x": null } } }, "e": { "$extends": "{a}" } }"#)
        #expect(loaded.findings == [])
        let groups = loaded.tokens.describedGroups
        #expect(groups.map(\.path) == ["a", "a.b", "e.b"])
        #expect(groups.map(\.type) == [nil, "number", "number"])
        #expect(groups.map(\.description) == ["d", nil, nil])
        #expect(
            groups[0].extensions == JSONObject(["com.example": .object(JSONObject(["x": .null])), "org.example": true]))
        #expect(groups[1].extensions.isEmpty)
    }

    @Test func aRootTokenBelongsToItsGroup() throws {
        let loaded = try Loaded(
            """
            { "space": { "$type": "number", "$root": { "$value": 4 }, "big": { "$value": "{space.$root}" } } }
            """)
        #expect(loaded.findings == [])
        #expect(loaded.tokens.all.map(\.path) == ["space.$root", "space.big"])
        #expect(loaded.value("space.big") == "4")
    }

    @Test func deprecationIsInheritedAndResetByFalse() throws {
        let loaded = try Loaded(
            """
            { "old": { "$deprecated": "Gone soon", "$type": "number", "a": { "$value": 1 },
              "b": { "$value": 1, "$deprecated": false }, "c": { "$value": 1, "$deprecated": true },
              "d": { "$deprecated": false, "e": { "$value": 1 } } } }
            """)
        #expect(loaded.findings == [])
        #expect(loaded.tokens.all.map(\.isDeprecated) == [true, false, true, false])
        #expect(loaded.tokens.all.map(\.deprecation?.message) == ["Gone soon", nil, nil, nil])
    }

    @Test func whatIsNeitherTokenNorGroupIsNamed() throws {
        let loaded = try Loaded(
            """
            { "a": "{b}",
              "b": { "value": 1, "type": "number" },
              "c": { "$value": 1, "$type": "number", "type": 1, "d": {} },
              "e": { "$root": 1 },
              "f.g": {},
              "": {},
              "h": [1],
              "$value": 1 }
            """)
        #expect(
            loaded.findings == [
                "1:4-5 error [token-file-shape] 'a' is neither a token nor a group; write a token as '{ \"$value\": \"{b}\" }'",
                "2:11-16 warning [older-token-format] 'value' is a key of an older format; write '$value'",
                "2:23-27 warning [older-token-format] 'type' is a key of an older format; write '$type'",
                "3:43-47 error [unknown-token-key] 'type' is not a key of a token",
                "3:54-55 error [token-and-group] unexpected 'd' within the token 'c'; for a group with a value of its own, use '$root'",
                "4:11-16 error [token-file-shape] '$root' is the token of its group; give it a '$value'",
                "5:4-7 error [token-name] the name 'f.g' has one of '.', '{' and '}', which paths and aliases are made of",
                "6:4-4 error [token-name] a token or group needs a name",
                "7:4-5 error [token-file-shape] 'h' is neither a token nor a group; both are objects",
                "8:4-10 error [token-file-shape] unexpected '$value' at the top level; put it into an object with the token's name",
            ])
        #expect(loaded.fixes == ["{ \"$value\": \"{b}\" }", "$value", "$type"])
    }

    @Test("An object in 'value' is a value without its sign, unless its members are tokens.")
    func objectsWithoutDollar() throws {
        let loaded = try Loaded(
            """
            { "color": {
                "$type": "color",
                "red": { "value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
                "rose": { "$value": "{color.red}" } },
              "size": { "$type": "dimension", "small": { "value": { "value": 4, "unit": "px" } } },
              "line": { "$type": "border", "thin": { "value": {
                "color": "{color.red}", "width": { "value": 1, "unit": "px" }, "style": "solid" } } },
              "meter": { "$type": "number", "value": {
                "color": { "$value": 1 }, "width": { "$value": 2 }, "style": { "$value": 3 } } } }
            """)
        #expect(
            loaded.findings == [
                "3:15-20 warning [older-token-format] 'value' is a key of an older format; write '$value'",
                "5:47-52 warning [older-token-format] 'value' is a key of an older format; write '$value'",
                "6:43-48 warning [older-token-format] 'value' is a key of an older format; write '$value'",
            ])
        #expect(loaded.fixes == ["$value", "$value", "$value"])
    }

    @Test func keysAreThoseOfTheFormat() throws {
        let loaded = try Loaded(
            """
            { "a": { "$desciption": "x", "b": { "$value": 1, "$typ": "number", "$type": "numbr", "$deprecated": 1 } },
              "c": { "$value": 1, "$type": "number", "$ref": "#/a/b", "$description": 1, "$extensions": [] },
              "d": { "$schema": "x" } }
            """)
        #expect(
            loaded.findings == [
                "1:11-22 error [unknown-token-key] '$desciption' is not a key of a group; did you mean '$description'?",
                "1:51-55 error [unknown-token-key] '$typ' is not a key of a token",
                "1:78-83 error [unknown-token-type] 'numbr' is not a type of tokens; did you mean 'number'?",
                "1:101-102 error [token-key-value] '$deprecated' must be 'true', 'false' or the reason",
                "2:43-47 error [token-and-group] the token 'c' has '$value' and '$ref'; keep one of them",
                "2:75-76 error [token-key-value] '$description' must be text",
                "2:93-95 error [token-key-value] '$extensions' must be an object of vendors' data",
                "3:11-18 error [unknown-token-key] '$schema' is not a key of a group",
            ])
    }

    @Test func aFileIsAnObject() throws {
        #expect(
            try Loaded("[]").findings == [
                "1:1-3 error [token-file-shape] a token file is an object of tokens and groups"
            ])
        #expect(Loaded(documents: []).tokens.isEmpty)
    }

    @Test func laterFilesWinOnTokensAndMergeGroups() throws {
        let loaded = try Loaded(
            #"{ "a": { "$type": "number", "x": { "$value": 1, "$description": "one" }, "y": { "$value": 2 } } }"#,
            #"{ "a": { "z": { "$value": "{a.x}" }, "x": { "$value": 3 } } }"#)
        #expect(loaded.findings == [])
        #expect(loaded.tokens.all.map(\.path) == ["a.x", "a.y", "a.z"])
        #expect(loaded.value("a.z") == "3")
        #expect(loaded.tokens["a.x"]?.description == nil)
        #expect(loaded.tokens["a.x"]?.range.file.path == "b.json")
    }

    @Test func anOverriddenTokenIsNotChecked() throws {
        let loaded = try Loaded(
            #"{ "a": { "$type": "number", "$value": "{gone}" } }"#, #"{ "a": { "$type": "number", "$value": 3 } }"#)
        #expect(loaded.findings == [])
    }

    @Test func aTokenThatReplacesOneOfAnotherTypeIsReported() throws {
        let loaded = try Loaded(
            #"{ "g": { "$type": "color", "a": { "$value": 1 }, "b": { "$value": "{g.a}" } }, "c": { "$type": "number", "$value": 1 } }"#,
            #"{ "g": { "a": { "$type": "number", "$value": 3 }, "b": { "$value": "{c}", "$type": "number" } }, "c": { "$type": "number", "$value": 2 } }"#
        )
        #expect(
            loaded.findings == [
                "b.json:1:11-12 warning [replaced-token-type] 'g.a' has the type 'number' here and replaces a token of the type 'color'",
                "  1:29-30 the token that it replaces",
            ])
        #expect(loaded.value("g.a") == "3")
    }

    @Test func aTokenWhereAnotherFileHasAGroupNamesBothPlaces() throws {
        let loaded = try Loaded(
            #"{ "a": { "b": { "$type": "number", "$value": 1 } }, "c": { "$type": "number", "$value": 1 } }"#,
            #"{ "a": { "$type": "number", "$value": 1 }, "c": { "d": {} } }"#)
        #expect(
            loaded.findings == [
                "b.json:1:4-5 error [token-and-group] 'a' is a token here and a group elsewhere",
                "  1:4-5 the group 'a'",
                "b.json:1:45-46 error [token-and-group] 'c' is a group here and a token elsewhere",
                "  1:54-55 the token 'c'",
            ])
        #expect(loaded.tokens.all.map(\.path) == ["a.b", "c"])
    }

    @Test func rulesHaveNamesOfTheirOwn() {
        #expect(Set(TokenRules.all.map(\.id)).count == TokenRules.all.count)
        #expect(
            TokenRules.all.allSatisfy { $0.id.allSatisfy { $0.isLowercase || $0 == "-" } && $0.summary.hasSuffix(".") })
    }
}
