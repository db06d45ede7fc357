import CatalogModel
import CatalogTokens
import Testing

@Suite("Mistakes in resolver documents")
struct ResolverErrorTests {
    @Test func theDocumentHasItsKeys() throws {
        func findings(_ document: String) throws -> [String] { try System(document).findings }
        let wrong = try findings(
            #"{ "name": 1, "version": 2025.10, "tokens": [], "setz": {}, "modifiers": [], "$defs": 1 }"#)
        #expect(
            wrong == [
                "1:1-2 error [resolver-shape] missing 'resolutionOrder' in a resolver document",
                "1:11-12 error [resolver-shape] 'name' must be text",
                "1:25-32 error [resolver-shape] 'version' must be text",
                "1:35-41 error [resolver-shape] 'tokens' is not a key of a resolver document",
                "1:49-53 error [resolver-shape] 'setz' is not a key of a resolver document; did you mean 'sets'?",
                "1:73-75 error [resolver-shape] 'modifiers' must be an object",
            ])
        let list = try findings("[]")
        #expect(
            list == [
                "1:1-3 error [resolver-shape] a resolver document must be an object"
            ])
        let older = try findings(#"{ "version": "2025-11-01", "resolutionOrder": [] }"#)
        #expect(
            older == [
                "1:15-25 error [resolver-version] unknown version '2025-11-01'; write '2025.10'",
                "1:47-49 error [resolver-shape] 'resolutionOrder' must be a list of sets and modifiers",
            ])
        let unstated = try findings(#"{ "resolutionOrder": [{ "type": "set", "name": "a", "sources": [] }] }"#)
        #expect(
            unstated == [
                "1:1-2 error [resolver-version] missing version of a resolver document; add '\"version\": \"2025.10\"'"
            ])
    }

    @Test func itemsOfTheOrderAreReferencesOrWhole() throws {
        let system = try System(
            """
            { "version": "2025.10", "sets": { "a": { "sources": [] } }, "resolutionOrder": [
              { "sources": [] }, { "name": "b", "contexts": {} }, { "name": "c", "type": "sets", "sources": [] },
              { "$ref": "#/sets/a" }, { "name": "a", "type": "set", "sources": [] },
              { "name": "a", "type": "modifier", "contexts": { "x": [], "y": [] }, "default": "z" },
              1, { "$ref": "#/sets/b" }, { "$ref": "#/resolutionOrder/1" }, { "$ref": "#/$defs/a" }, { "$ref": "f.json" },
              { "name": "d", "type": "set", "sources": [], "source": 1, "$extensions": 1, "description": 2 }] }
            """, files: ["f.json": "{}"])
        #expect(
            system.findings == [
                "2:3-20 error [resolver-shape] missing 'name' and 'type' in an item of 'resolutionOrder'; write a reference, or a set or modifier with both",
                "2:22-53 error [resolver-shape] missing 'type' in an item of 'resolutionOrder'; write a reference, or a set or modifier with both",
                "2:79-83 error [resolver-shape] the type of an item of 'resolutionOrder' is 'set' or 'modifier', not 'sets'; did you mean 'set'?",
                "3:38-39 error [resolver-name] duplicate name 'a' in 'resolutionOrder'; rename one",
                "  3:14-22 the other one",
                "4:14-15 error [resolver-name] duplicate name 'a' in 'resolutionOrder'; rename one",
                "  3:38-39 the other one",
                "4:84-85 error [resolver-contexts] the default 'z' is not one of the contexts",
                "5:3-4 error [resolver-shape] an item of 'resolutionOrder' must be an object",
                "5:17-25 error [resolver-reference] '#/sets' has no 'b'; did you mean 'a'?",
                "5:41-60 error [resolver-reference] '#/resolutionOrder/1' refers into 'resolutionOrder', which is not a valid target; put the set under 'sets'",
                "5:76-85 error [resolver-reference] this document has no '$defs'",
                "5:101-107 error [resolver-reference] 'f.json' does not refer to a set or modifier; begin items of 'resolutionOrder' with '#/sets/' or '#/modifiers/'",
                "6:49-55 error [resolver-shape] 'source' is not a key of a set in 'resolutionOrder'; did you mean 'sources'?",
                "6:76-77 error [resolver-shape] '$extensions' must be an object of vendors' data",
                "6:94-95 error [resolver-shape] 'description' must be text",
            ])
    }

    @Test func setsAndModifiersHaveTheirParts() throws {
        let system = try System(
            """
            { "version": "2025.10",
              "sets": { "a": { "sources": {} }, "b": {}, "c": 1, "d": { "sources": [1, {}, { "$ref": 1 }], "name": "d" } },
              "modifiers": {
                "none": { "contexts": {} }, "one": { "contexts": { "x": [] } }, "no": { "context": {} }, "n": 1,
                "list": { "contexts": { "x": {}, "y": [] }, "default": "Y" }, "array": { "contexts": [] } },
              "resolutionOrder": [
                { "$ref": "#/sets/a" }, { "$ref": "#/sets/b" }, { "$ref": "#/sets/c" }, { "$ref": "#/sets/d" },
                { "$ref": "#/modifiers/none" }, { "$ref": "#/modifiers/one" }, { "$ref": "#/modifiers/no" },
                { "$ref": "#/modifiers/list" }, { "$ref": "#/modifiers/n" }, { "$ref": "#/modifiers/array" }] }
            """, themes: ["t: one=x, list=x"])
        #expect(
            system.findings == [
                "2:31-33 error [resolver-shape] 'sources' of the set 'a' must be a list of tokens and references",
                "2:42-44 error [resolver-shape] missing 'sources' in the set 'b'",
                "2:51-52 error [resolver-shape] the set 'c' must be an object",
                "2:73-74 error [resolver-shape] a source is an object of tokens, or a reference such as '{ \"$ref\": \"colors.json\" }'",
                "2:90-91 error [resolver-reference] '$ref' must be a file or a JSON Pointer, such as '#/sets/base'",
                "2:97-101 error [resolver-shape] 'name' is not a key of a set",
                "4:16-24 error [resolver-contexts] the modifier 'none' has no contexts",
                "4:43-51 error [resolver-contexts] the modifier 'one' has only one context; make it a set",
                "4:75-92 error [resolver-shape] missing 'contexts' in the modifier 'no'",
                "4:78-85 error [resolver-shape] 'context' is not a key of a modifier; did you mean 'contexts'?",
                "4:99-100 error [resolver-shape] the modifier 'n' must be an object",
                "5:34-36 error [resolver-shape] the context 'x' must be a list of tokens and references",
                "5:61-62 error [resolver-contexts] the default 'Y' is not one of the contexts; did you mean 'y'?",
                "5:90-92 error [resolver-shape] 'contexts' must be an object of contexts",
            ])
    }

    @Test func referencesLeadToWhatMayStandThere() throws {
        let system = try System(
            """
            { "version": "2025.10", "sets": { "s": { "sources": [
                { "$ref": "#/modifiers/m" }, { "$ref": "#/modifiers/m/contexts/x" }, { "$ref": "#/resolutionOrder/0" },
                { "$ref": "gone.json" }, { "$ref": "gone.json" }, { "$ref": "https://example.com/a.json" },
                { "$ref": "/etc/a.json" }, { "$ref": "" }, { "$ref": "f.json#colour" }, { "$ref": "f.json#/color/bleu" },
                { "$ref": "#/sets/s" }, { "$ref": "#" }, { "$ref": "#/sets/s/sources/11" }, { "$ref": "#/sets/t" },
                { "$ref": "f.json#/color/%zz" }, { "$ref": "f.json#/color/blue/$type" }, { "$ref": "r.json" } ] } },
              "modifiers": { "m": { "contexts": { "x": [{ "$ref": "#/modifiers/m/contexts/y" }], "y": [] }, "default": "x" } },
              "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/m" }, { "$ref": "#/modifiers/m/contexts/x" }] }
            """,
            files: [
                "f.json": #"{ "color": { "blue": { "$type": "number", "$value": 1 } } }"#,
                "r.json": #"{ "resolutionOrder": [] }"#,
            ])
        #expect(
            system.findings == [
                "2:16-29 error [resolver-reference] '#/modifiers/m' refers to a modifier; use it in 'resolutionOrder' only",
                "2:45-69 error [resolver-reference] '#/modifiers/m/contexts/x' refers to a modifier; use it in 'resolutionOrder' only",
                "2:85-104 error [resolver-reference] '#/resolutionOrder/0' refers into 'resolutionOrder', which is not a valid target; put the set under 'sets'",
                "3:16-25 error [missing-file] there is no file 'gone.json'",
                "3:66-92 error [resolver-reference] 'https://example.com/a.json' is not read, because 'https:' is outside of the catalog's files; keep a copy next to this file",
                "4:16-27 error [resolver-reference] '/etc/a.json' is not a valid reference; write a relative file, a JSON Pointer such as '#/sets/base', or both",
                "4:43-43 error [resolver-reference] '' is not a valid reference; write a relative file, a JSON Pointer such as '#/sets/base', or both",
                "4:59-72 warning [resolver-pointer] a JSON Pointer begins with '/'; write 'f.json#/colour'",
                "4:59-72 error [resolver-reference] 'f.json' has no 'colour'; did you mean 'color'?",
                "4:88-106 error [resolver-reference] '#/color' has no 'bleu'; did you mean 'blue'?",
                "5:16-24 error [resolver-cycle] '#/sets/s' refers to itself",
                "5:40-41 error [resolver-cycle] '#' refers to itself",
                "5:92-100 error [resolver-reference] '#/sets' has no 't'; did you mean 's'?",
                "6:16-33 error [resolver-reference] 'f.json#/color/%zz' is not a valid reference; write a relative file, a JSON Pointer such as '#/sets/base', or both",
                "6:38-76 error [resolver-reference] 'f.json#/color/blue/$type' does not refer to an object of tokens",
                "6:89-95 error [resolver-reference] 'r.json' is a resolver document, not a token file; refer to one of its sets",
                "7:56-80 error [resolver-reference] '#/modifiers/m/contexts/y' refers to a modifier; use it in 'resolutionOrder' only",
                "8:87-111 error [resolver-reference] '#/modifiers/m/contexts/x' refers into a modifier; refer to the whole modifier",
            ])
    }

    @Test func circlesOfReferencesNameTheirMembers() throws {
        let system = try System(
            """
            { "version": "2025.10",
              "sets": {
                "a": { "sources": [{ "$ref": "#/sets/b" }] }, "b": { "sources": [{ "$ref": "#/sets/c", "description": "c" }] },
                "c": { "sources": [{ "n": { "$type": "number", "$value": 1 } }, { "$ref": "#/sets/a" }] },
                "d": { "$ref": "#/sets/e" }, "e": { "$ref": "#/sets/d" } },
              "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/sets/d" }] }
            """)
        #expect(
            system.findings == [
                "4:80-88 error [resolver-cycle] circular sets: a → b → c → a",
                "  3:35-43 'b' is included here",
                "  3:81-89 'c' is included here",
                "5:21-29 error [resolver-cycle] circular references: #/sets/e → #/sets/d → #/sets/e",
                "  5:50-58 '#/sets/d' is here",
            ])
        #expect(system.value("n") == "1")
    }

    @Test func themesSayWhatTheyTakeOfEachModifier() throws {
        let document =
            """
            { "version": "2025.10", "resolutionOrder": [
              { "type": "modifier", "name": "theme", "contexts": { "light": [], "dark": [] } },
              { "type": "modifier", "name": "size", "contexts": { "default": [], "large": [] } },
              { "type": "modifier", "name": "beta", "contexts": { "false": [], "true": [] }, "default": "false" }] }
            """
        let system = try System(document, themes: ["wrong: theme=blue, foo=bar", "right: theme=LIGHT, size=large"])
        #expect(
            system.findings == [
                "catalog.yaml:1:1-6 error [theme-input] the theme 'wrong' selects no context of 'size'; use one of 'default', 'large'",
                "  3:34-38 the modifier, which has no default",
                "catalog.yaml:1:14-18 error [theme-input] the modifier 'theme' has no context 'blue'; it has 'light', 'dark'",
                "catalog.yaml:1:20-23 error [theme-input] unknown modifier 'foo'",
            ])
        #expect(system.themes.map(\.name) == ["right"])
        let unasked = try System(document)
        #expect(
            unasked.findings == [
                "2:34-39 error [theme-input] the modifier 'theme' has no default, and no theme selects a context; name the themes to publish, or give it a 'default'",
                "3:34-38 error [theme-input] the modifier 'size' has no default, and no theme selects a context; name the themes to publish, or give it a 'default'",
            ])
        #expect(unasked.themes.isEmpty)
        let misspelled = try System(document, themes: ["t: them=dark, size=larg"])
        #expect(
            misspelled.findings == [
                "catalog.yaml:1:1-2 error [theme-input] the theme 't' selects no context of 'theme'; use one of 'light', 'dark'",
                "  2:34-39 the modifier, which has no default",
                "catalog.yaml:1:4-8 error [theme-input] unknown modifier 'them'; did you mean 'theme'?",
                "catalog.yaml:1:20-24 error [theme-input] the modifier 'size' has no context 'larg'; did you mean 'large'?",
            ])
    }

    @Test func findingsOfSomeThemesNameThem() throws {
        let system = try System(
            """
            { "version": "2025.10", "resolutionOrder": [
              { "type": "set", "name": "base", "sources": [{ "a": { "$value": "{gone}" }, "b": { "$value": "{c}" } }] },
              { "type": "modifier", "name": "theme", "contexts": { "x": [{ "c": { "$type": "number", "$value": 1 } }], "y": [], "z": [] } }] }
            """, themes: ["x: theme=x", "y: theme=y", "z: theme=z"])
        #expect(
            system.findings == [
                "2:69-73 error [dangling-token-reference] unknown token 'gone'",
                "2:98-99 error [dangling-token-reference] unknown token 'c'; did you mean 'a'?",
                "  ? in the themes 'y', 'z'",
            ])
    }
}
