import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

private let schemasReason: Comment = "\(SharedData.reason), or \(Judge.python.reason)"
private let canAskSchemas = SharedData.isPresent && Judge.python.isPresent

@Suite("Token files")
struct TokenFileTests {
    @Test("A token file has resolved values in the source's groups, each token with its type")
    func resolved() throws {
        let catalog = try TokenCatalog(
            """
            {
              "a": {
                "$type": "dimension", "$deprecated": true, "$description": "g", "$extensions": { "x.z": 2 },
                "b": { "$root": { "$value": { "value": 1.50, "unit": "px" } }, "c": { "$value": "{a.b.$root}" } }
              },
              "n": { "$type": "number", "$value": 1, "$description": "d", "$extensions": { "x.y": [1] } },
              "z": { "$type": "number", "$value": "{n}", "$deprecated": "Take n." }
            }
            """)
        #expect(
            try catalog.rendered(["formats": ["json"]]).files == [
                "default.tokens.json": """
                {
                  "a": {
                    "$description": "g",
                    "$extensions": { "x.z": 2 },
                    "b": {
                      "$root": {
                        "$type": "dimension",
                        "$value": { "value": 1.50, "unit": "px" },
                        "$deprecated": true
                      },
                      "c": { "$type": "dimension", "$value": { "value": 1.50, "unit": "px" }, "$deprecated": true }
                    }
                  },
                  "n": {
                    "$type": "number",
                    "$value": 1,
                    "$description": "d",
                    "$extensions": { "x.y": [1] }
                  },
                  "z": { "$type": "number", "$value": 1, "$deprecated": "Take n." }
                }

                """
            ])
    }

    @Test("A token file is read back as the same tokens", arguments: ["resolve", "keep"])
    func readBack(aliases: String) throws {
        let catalog = try TokenCatalog(EveryType.file)
        let rendered = try catalog.rendered(["aliases": .string(aliases)])
        let written = try rendered.tokens()
        let tokens = catalog.registry.tokens
        #expect(tokens.all.count == 53)
        #expect(written.all.map(\.path) == tokens.all.map(\.path))
        for (written, token) in zip(written.all, tokens.all) {
            #expect(written.type == token.type)
            #expect(Self.flat(written.resolvedValue) == Self.flat(token.resolvedValue), "\(token.path)")
            #expect(written.description == token.description)
            #expect(written.deprecation == token.deprecation, "\(token.path)")
            #expect(written.visibility == token.visibility)
            #expect(written.extensions == token.extensions)
            #expect(written.alias == (aliases == "keep" ? token.alias : nil), "\(token.path)")
            #expect(written.references == (aliases == "keep" ? token.references : []), "\(token.path)")
        }
    }

    /// Lists within lists are one, and a position is at most 1: the same value in the form of the official schema.
    private static func flat(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements):
            return .array(
                elements.flatMap { element in
                    guard case .array(let inner) = flat(element) else { return [flat(element)] }
                    return inner
                })
        case .object(var members):
            for member in members.members { members[member.name] = flat(member.value) }
            if members["position"] == .number("2") { members["position"] = .number("1") }
            return .object(members)
        default: return value
        }
    }

    @Test("Aliases are kept as far as the official schema permits")
    func aliases() throws {
        let written = try TokenCatalog(EveryType.file).rendered(["aliases": "keep"]).tokens()
        func value(_ path: String) -> String? { written[path]?.value.compact }
        #expect(value("color.brand.$root") == #""{color.opaque}""#)
        #expect(value("color.brand.hover") == ##"{"$ref":"#/color/brand/$root/$value"}"##)
        #expect(value("color.same") == #""{color.brand.hover}""#)
        #expect(value("font.lists") == ##"[{"$ref":"#/font/one/$value"},{"$ref":"#/font/list/$value"}]"##)
        #expect(value("shadow.many") == #"["{shadow.inner}","{shadow.one}"]"#)
        #expect(
            value("transition")
                == #"{"duration":"{time.long}","delay":{"value":-5,"unit":"ms"},"timingFunction":"{ease}"}"#)
        #expect(
            value("8 point/grid~#%.line\nbreak") == ##"{"value":{"$ref":"#/space/large/$value/value"},"unit":"px"}"##)
    }

    @Test("References are pointers if the official schema permits no braces")
    func pointers() throws {
        let catalog = try TokenCatalog(
            """
            {
              "n/1": { "$type": "number", "$value": 1 },
              "b": { "$type": "cubicBezier", "$value": ["{n/1}", 0, 0.5, "{n/1}"] },
              "d": { "$type": "dimension", "$value": { "value": "{n/1}", "unit": "px" } },
              "s": { "$type": "fontFamily", "$value": ["A", "{t}"] },
              "t": { "$type": "fontFamily", "$value": "B" }
            }
            """)
        let written = try catalog.rendered(["aliases": "keep"]).tokens()
        #expect(written["b"]?.value.compact == ##"[{"$ref":"#/n~11/$value"},0,0.5,{"$ref":"#/n~11/$value"}]"##)
        #expect(written["d"]?.value.compact == ##"{"value":{"$ref":"#/n~11/$value"},"unit":"px"}"##)
        #expect(written["s"]?.value.compact == ##"["A",{"$ref":"#/t/$value"}]"##)
        #expect(written["s"]?.resolvedValue == ["A", "B"])
    }

    @Test("Older spellings are written in the current format", arguments: ["resolve", "keep"])
    func olderSpellings(aliases: String) throws {
        let catalog = try TokenCatalog(
            """
            {
              "c": { "$type": "color", "$value": "#ff0000" },
              "b": { "$type": "border", "$value": { "color": "{c}", "width": "2px", "style": "solid" } }
            }
            """)
        let border = try catalog.rendered(["aliases": .string(aliases)]).tokens()["b"]
        guard case .object(let members)? = border?.value else { return #expect(Bool(false)) }
        #expect(members["width"] == ["value": .number("2"), "unit": "px"])
    }

    @Test("A token file names its theme", arguments: [nil, "Night"])
    func description(title: String?) throws {
        let catalog = try TokenCatalog(
            ["dark": #"{ "n": { "$type": "number", "$value": 1 } }"#], titles: title.map { ["dark": $0] } ?? [:])
        let text = try #require(try catalog.rendered().files["dark.tokens.json"])
        #expect(text.contains("\"$description\": \"Night\"") == (title != nil))
    }

    @Test(
        "Token files are valid by the official schemas", .enabled(if: canAskSchemas, schemasReason),
        arguments: ["resolve", "keep"])
    func valid(aliases: String) throws {
        let folder = try TemporaryFolder()
        try TokenCatalog(EveryType.file).rendered(["aliases": .string(aliases)]).write(to: folder)
        let file = folder.url.appendingPathComponent("default.tokens.json")
        #expect(try TokenJudges.faults(ofTokenFiles: [file]) == [])
    }

    private static let mistakes = [
        ("\"unit\": \"rem\"", "\"unit\": \"em\""), ("\"colorSpace\": \"hwb\"", "\"colorSpace\": \"cmyk\""),
        ("350.5", "1001"), ("\"groove\"", "\"wavy\""), ("\"unit\": \"ms\"", "\"unit\": \"px\""),
        ("0.125", "1.125"), ("-1e-7", "\"small\""), ("\"system-ui\"", "12"), ("\"$type\": \"shadow\",", ""),
    ]

    /// The official schema ignores types of groups: it detects a wrong value only because each token states its type.
    @Test("A token file with a planted wrong value is rejected", .enabled(if: canAskSchemas, schemasReason))
    func planted() throws {
        let folder = try TemporaryFolder()
        let text = try #require(try TokenCatalog(EveryType.file).rendered().files["default.tokens.json"])
        let planted = try Self.mistakes.enumerated().map { index, mistake in
            let location = try #require(text.range(of: mistake.0))
            return try folder.write("\(index).json", text.replacingCharacters(in: location, with: mistake.1))
        }
        let faults = try TokenJudges.faults(ofTokenFiles: planted)
        for (index, mistake) in Self.mistakes.enumerated() {
            #expect(faults.contains { $0.hasPrefix("\(index).json: ") }, "\(mistake)")
        }
    }
}
