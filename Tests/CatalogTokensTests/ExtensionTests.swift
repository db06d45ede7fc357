import Testing

@Suite("Groups that extend groups")
struct ExtensionTests {
    @Test func aGroupTakesWhatItDoesNotSay() throws {
        let loaded = try Loaded(
            """
            { "more": { "$extends": "{base}", "b": { "$value": 20 }, "deep": { "y": { "$value": 30 } }, "new": { "$value": 40 } },
              "base": { "$type": "number", "$deprecated": true, "a": { "$value": 1 }, "b": { "$value": 2 },
                "deep": { "x": { "$value": 3 }, "y": { "$value": "{base.a}" } } } }
            """)
        #expect(loaded.findings == [])
        #expect(
            loaded.tokens.all.map(\.path) == [
                "more.b", "more.deep.y", "more.deep.x", "more.new", "more.a", "base.a", "base.b", "base.deep.x",
                "base.deep.y",
            ])
        #expect(["more.a", "more.b", "more.deep.x", "more.deep.y"].map(loaded.value) == ["1", "20", "3", "30"])
        #expect(loaded.tokens["more.new"]?.type == "number")
        #expect(loaded.tokens["more.new"]?.isDeprecated == true)
    }

    @Test func chainsAndPointersWork() throws {
        let loaded = try Loaded(
            """
            { "a": { "$extends": "#/b" }, "b": { "$extends": "{c}", "y": { "$type": "number", "$value": 2 } },
              "c": { "x": { "$type": "number", "$value": 1 } }, "d": { "$ref": "#/a/inner" , "z": { "$type": "number", "$value": 3 } },
              "e": { "$extends": "{a}", "inner": { "w": { "$type": "number", "$value": 4 } } }, "f": { "$ref": "#/e/inner" } }
            """)
        #expect(
            loaded.findings == [
                "2:69-78 error [unknown-token-group] unresolved '#/a/inner': unknown group 'inner'"
            ])
        #expect(
            loaded.tokens.all.map(\.path) == [
                "a.y", "a.x", "b.y", "b.x", "c.x", "d.z", "e.inner.w", "e.y", "e.x", "f.w",
            ])
    }

    @Test func inheritedTokensKeepTheTypeOfTheOriginal() throws {
        let loaded = try Loaded(
            """
            { "base": { "$type": "number", "n": { "$value": 1 } },
              "more": { "$extends": "{base}", "$type": "fontFamily", "f": { "$value": "Inter" } } }
            """)
        #expect(loaded.findings == [])
        #expect(loaded.tokens["more.n"]?.type == "number")
        #expect(loaded.tokens["more.f"]?.type == "fontFamily")
    }

    @Test func theCloserExtensionWins() throws {
        let loaded = try Loaded(
            """
            { "outer": { "$extends": "{x}", "in": { "$extends": "{y}" } },
              "x": { "$type": "number", "in": { "a": { "$value": 1 }, "b": { "$value": 1 } } },
              "y": { "$type": "number", "a": { "$value": 2 } } }
            """)
        #expect(loaded.findings == [])
        #expect(loaded.value("outer.in.a") == "2")
        #expect(loaded.value("outer.in.b") == "1")
    }

    @Test func aGroupMayExtendItsSibling() throws {
        let loaded = try Loaded(
            """
            { "button": { "$extends": "{base}", "hover": { "$extends": "{button.normal}" },
                "normal": { "n": { "$type": "number", "$value": 1 } } },
              "base": { "normal": { "m": { "$type": "number", "$value": 2 } } } }
            """)
        #expect(loaded.findings == [])
        #expect(
            loaded.tokens.all.map(\.path) == [
                "button.hover.n", "button.hover.m", "button.normal.n", "button.normal.m", "base.normal.m",
            ])
    }

    @Test func circlesNameEveryMember() throws {
        let loaded = try Loaded(
            """
            { "a": { "$extends": "{b}", "t": { "$type": "number", "$value": 1 } },
              "b": { "$extends": "{c}" },
              "c": { "$extends": "{a}" },
              "d": { "$extends": "{a}" },
              "button": { "inner": { "$extends": "{button}" } },
              "x": { "y": { "$extends": "{z}" } },
              "z": { "$extends": "{x}" } }
            """)
        #expect(
            loaded.findings == [
                "1:23-26 error [token-group-cycle] circular groups: a → b → c → a",
                "  2:23-26 'b' extends a group here",
                "  3:23-26 'c' extends a group here",
                "5:39-47 error [token-group-cycle] one of the groups 'button.inner' and 'button' contains the other, so neither can extend the other",
                "6:30-33 error [token-group-cycle] circular groups: x.y → z → x.y",
                "  7:23-26 'z' extends a group here",
            ])
    }

    @Test func onlyGroupsCanBeExtended() throws {
        let loaded = try Loaded(
            """
            { "t": { "$type": "number", "$value": 1 }, "a": { "$extends": "{t}" }, "b": { "$extends": "{aa}" },
              "c": { "$extends": "a" }, "d": { "$extends": 1 } }
            """)
        #expect(
            loaded.findings == [
                "1:64-67 error [unknown-token-group] '{t}' refers to a token; extend a group",
                "1:92-96 error [unknown-token-group] unresolved '{aa}': unknown group 'aa'; did you mean 'a'?",
                "2:23-24 error [token-reference] 'a' is not a valid reference to a group; write '{button}' or '#/button'",
                "2:48-49 error [token-key-value] '$extends' must be a reference to a group, such as '{button}'",
            ])
    }
}
