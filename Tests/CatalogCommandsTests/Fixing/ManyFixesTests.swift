import CatalogTestSupport
import Testing

@Suite("Fixing many findings of one file")
struct ManyFixesTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
        try program.write("catalog.yaml", "format: 1\nname: Small\ntokens: [a.tokens.json]\n")
        try program.write("a.tokens.json", "{}\n")
    }

    private func text(_ count: Int, value: String, keys: (value: String, type: String)) -> String {
        let tokens = (0..<count).map { index in
            "  \"c\(index)\" : {\"\(keys.value)\":\(value),   \"\(keys.type)\": \"color\"}"
        }
        return "{ \"$description\":  \"Kept\",\n\(tokens.joined(separator: ",\n")) }\n"
    }

    private static let new = ##"{ "colorSpace": "srgb", "components": [0.0667, 0.1333, 0.2], "hex": "#112233" }"##

    @Test(
        "One run fixes all tokens of an older format and keeps all other bytes; a second run changes no file",
        arguments: [1, 33, 34, 500, 5_000])
    func olderTokens(_ count: Int) throws {
        try program.write("a.tokens.json", text(count, value: ##""#112233""##, keys: ("value", "type")))
        let fixed = try program.run("check", "--fix")
        #expect(fixed.errors == "")
        #expect(fixed.output == "fixed \(3 * count) findings in 1 file\n")
        let right = text(count, value: Self.new, keys: ("$value", "$type"))
        #expect(try program.read("a.tokens.json") == right)
        #expect(try program.run("check", "--fix").output == "no finding has a certain fix\n")
        #expect(try program.read("a.tokens.json") == right)
    }

    @Test("One finding reports a file in an older format, at its first older part")
    func summary() throws {
        try program.write("a.tokens.json", text(500, value: ##""#112233""##, keys: ("value", "type")))
        let checked = try program.run("check")
        #expect(checked.status == 0)
        #expect(
            checked.errors.split(separator: "\n").first
                == "a.tokens.json:2:12: warning: the file uses an older format of Design Tokens in 1000 keys and 500 values; run 'catalog check --fix' [older-token-format]"
        )
        #expect(checked.errors.hasSuffix("\n1 warning\n"))
        try program.write("a.tokens.json", text(3, value: ##""#112233""##, keys: ("$value", "$type")))
        #expect(
            try program.run("check").errors.contains(
                "the file uses an older format of Design Tokens in 3 values; run 'catalog check --fix' [older-token-value]"
            ))
        try program.write("a.tokens.json", text(2, value: ##""#112233""##, keys: ("$value", "$type")))
        #expect(try program.run("check").errors.hasSuffix("\n2 warnings\n"))
    }

    @Test("A value without a certain fix does not prevent the fixes of the others, and stays")
    func mixed() throws {
        let bad = "\n  \"bad\": { \"value\": \"red\", \"type\": \"color\" },"
        func text(_ value: String, _ keys: (String, String)) -> String {
            self.text(200, value: value, keys: keys)
        }
        let old = text(##""#112233""##, ("value", "type"))
        try program.write("a.tokens.json", old.replacing("\"Kept\",", with: "\"Kept\"," + bad))
        let fixed = try program.run("check", "--fix")
        #expect(fixed.output == "fixed 602 findings in 1 file\n")
        #expect(fixed.status == 1)
        let rest = bad.replacing("\"value\"", with: "\"$value\"").replacing("\"type\"", with: "\"$type\"")
        #expect(
            try program.read("a.tokens.json")
                == text(Self.new, ("$value", "$type")).replacing("\"Kept\",", with: "\"Kept\"," + rest))
    }

    @Test("All misspelled keys of an entry are fixed in one run")
    func entry() throws {
        func text(_ key: String) -> String {
            let properties = (1...250).map { "  p\($0): { \(key): Int } # \($0)\n" }.joined()
            return "id: switch\ntitle: Switch\nsummary: A switch.\nproperties:\n\(properties)"
        }
        try program.write("components/switch.yaml", text("typ"))
        let fixed = try program.run("check", "--fix")
        #expect(fixed.output.hasPrefix("fixed 250 findings in 1 file"))
        #expect(try program.read("components/switch.yaml") == text("type"))
    }

    @Test("All equal references to an unknown token are fixed in one run, beyond the limit of suggestions")
    func references() throws {
        func text(_ name: String) -> String {
            let aliases = (0..<250).map { "  \"c\($0)\": { \"$value\": \"{\(name)}\" }" }
            return "{ \"base\": { \"$type\": \"number\", \"$value\": 1 },\n\(aliases.joined(separator: ",\n")) }\n"
        }
        try program.write("a.tokens.json", text("bsae"))
        let fixed = try program.run("check", "--fix")
        #expect(fixed.output == "fixed 250 findings in 1 file\n")
        #expect(try program.read("a.tokens.json") == text("base"))
    }
}
