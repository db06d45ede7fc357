import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

/// Releases of a made-up library: what `verify --fix` makes of an entry after the next release.
@Suite("The fixes of the verify command")
struct VerifyFixTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Kit\nrules: { missing-summary: off, missing-description: off }\n"
                + "sources: { web: { manifest: custom-elements.json } }\n")
        try program.write("components/guide.yaml", "{ id: guide, title: Guide, summary: A guide., kind: guide }\n")
    }

    private func write(_ members: [JSONValue], cssProperties: [JSONValue] = []) throws {
        let declaration: JSONValue = [
            "kind": "class", "name": "KitTag", "tagName": "kit-tag", "customElement": true,
            "description": "A tag.", "members": .array(members), "cssProperties": .array(cssProperties),
        ]
        let export: JSONValue = [
            "kind": "custom-element-definition", "name": "kit-tag",
            "declaration": ["name": "KitTag", "module": "src/tag.ts"],
        ]
        let module: JSONValue = [
            "kind": "javascript-module", "path": "src/tag.ts", "declarations": [declaration], "exports": [export],
        ]
        let manifest: JSONValue = ["schemaVersion": "1.0.0", "modules": [module]]
        try program.write("custom-elements.json", manifest.compact)
    }

    private func field(_ name: String, type: String = "string", default: String? = nil) -> JSONValue {
        [
            "kind": "field", "name": .string(name), "type": ["text": .string(type)],
            "default": `default`.map { .string($0) },
        ]
    }

    private func drifts(_ verdict: Judge.Verdict) -> String { verdict.errors + verdict.output }

    @Test("'verify --fix' inserts a property after one whose record grows at the same line, and is idempotent")
    func samePlace() throws {
        try write([field("a"), field("z")])
        try #require(try program.run("import", "custom-elements.json").status == 0)
        try write([field("a", default: "'x'"), field("b", default: "'y'"), field("z")])
        #expect(try program.run("verify").status == 2)
        let fixed = try program.run("verify", "--fix")
        #expect(fixed.status == 0, "\(drifts(fixed))")
        #expect(fixed.output.hasPrefix("fixed 2 findings in 1 file\n"), "\(fixed.output)")
        let text = try program.read("components/kit-tag.yaml")
        let again = try program.run("verify", "--fix")
        #expect(again.status == 0)
        #expect(try program.read("components/kit-tag.yaml") == text)
        let names = text.split(separator: "\n").filter { $0.hasPrefix("          ") && $0.hasSuffix(":") }
            .map { $0.drop { $0 == " " } }
        #expect(names.filter { ["a:", "b:", "z:"].contains($0) } == ["a:", "b:", "z:"] || text.contains("z: string"))
    }

    /// Values in which only bytes differ that are easily lost.
    private static let pairs = [
        ("'a b'", "'a  b'"), ("'a b'", "'a\tb'"), ("'a b'", "'a b '"), ("a b", "a  b"), ("a b", "a\tb"),
        ("`a b`", "`a\n  b`"), ("'a b'", "'a\u{A0}b'"), ("'\u{E9}'", "'e\u{301}'"), ("'a'", "'a\u{2028}'"),
        ("'a'", "'\u{FEFF}a'"), ("1", "1e3"), ("null", "~"), ("yes", "'yes'"), ("a", "# x"),
        ("a", "- x"), ("a", "a: b"), ("a", "{"), ("a", "%"), ("a", "@"), ("a", "`"), ("a", "'it''s'"),
        ("() => 1", "() => {\n  return  1\n}"), ("a", "a\r\nb"), ("a", "a\u{85}b"), ("0 1px", "0\t1px"),
        ("0 1px 2px", "0 1px\n  2px"), ("01px", "0 1px"),
    ]

    @Test(
        "'verify --fix' writes the exact bytes of a default, of properties and of CSS properties",
        arguments: [false, true])
    func exactDefaults(isCSS: Bool) throws {
        func write(_ value: (String, String) -> String) throws {
            let values = Self.pairs.enumerated().map { index, pair -> JSONValue in
                isCSS
                    ? ["name": .string("--p\(index)"), "default": .string(value(pair.0, pair.1))]
                    : field("p\(index)", default: value(pair.0, pair.1))
            }
            try self.write(isCSS ? [field("a")] : values, cssProperties: isCSS ? values : [])
        }
        try write { old, _ in old }
        try #require(try program.run("import", "custom-elements.json").status == 0)
        try write { _, new in new }
        let drifted = try program.run("verify")
        #expect(drifted.status == 2)
        #expect(drifted.output.contains("1 drifted"), "\(drifted.output)")
        let fixed = try program.run("verify", "--fix")
        #expect(fixed.status == 0, "\(drifts(fixed))")
        let dump = try program.run("show", "kit-tag", "--json")
        #expect(dump.status == 0)
        let shown = try #require(
            try JSONSerialization.jsonObject(with: Data(dump.output.utf8)) as? [String: Any], "\(dump.output)")
        let found = Self.defaults(in: shown)
        for (index, pair) in Self.pairs.enumerated() {
            let name = isCSS ? "--p\(index)" : "p\(index)"
            #expect(found[name].map { Array($0.utf8) } == Array(pair.1.utf8), "\(pair.1.debugDescription)")
        }
    }

    private static func defaults(in value: Any) -> [String: String] {
        var found: [String: String] = [:]
        if let list = value as? [Any] {
            for element in list { found.merge(defaults(in: element)) { $1 } }
        } else if let object = value as? [String: Any] {
            if let name = object["name"] as? String, let text = object["default"] as? String { found[name] = text }
            for (_, inner) in object { found.merge(defaults(in: inner)) { $1 } }
        }
        return found
    }

    @Test("One run of 'verify --fix' converges for releases with several changes at once")
    func randomReleases() throws {
        for seed in 0..<UInt64(Thoroughness.rounds(6, of: 120)) {
            let test = try VerifyFixTests()
            var random = SeededRandom(seed: seed)
            var members = RandomMembers(&random)
            try test.write(members.json)
            let imported = try test.program.run("import", "custom-elements.json")
            try #require(imported.status == 0, "\(seed): \(imported.errors)")
            members.change(&random)
            try test.write(members.json)
            _ = try test.program.run("verify", "--fix", "--unsafe")
            let text = try test.program.read("components/kit-tag.yaml")
            let again = try test.program.run("verify", "--fix", "--unsafe")
            #expect(again.status == 0, "\(seed): \(test.drifts(again))\n\(text)")
            #expect(try test.program.read("components/kit-tag.yaml") == text, "\(seed)")
        }
    }
}

/// Members of an element, with names, types and defaults at random.
private struct RandomMembers {
    private struct Field {
        var name: String
        var type = "string"
        var value: String?
    }

    private var fields: [Field]
    private var methods: [(name: String, parameters: [String])]

    init(_ random: inout SeededRandom) {
        let names = ["a", "b", "c", "d", "e", "f"].shuffled(using: &random)
        fields = names.prefix(random.pick([1, 2, 3, 4])).map { Field(name: $0) }
        methods = ["go", "stop"].prefix(random.pick([0, 1, 2])).map { ($0, ["x"]) }
        for index in fields.indices where random.once(in: 2) { fields[index].value = "'x'" }
    }

    /// Makes several changes.
    mutating func change(_ random: inout SeededRandom) {
        for _ in 0..<random.pick([2, 3, 5]) {
            let index = random.pick(Array(fields.indices))
            switch random.pick([0, 1, 2, 3, 4, 5]) {
            case 0: fields[index].value = random.pick([nil, "'y'", "'a  b'", "[\n  1\n]"])
            case 1: fields[index].type = random.pick(["number", "'a' | 'b'", "string[]", "'a  b' | 'c'"])
            case 2:
                let name = random.pick(["g", "h", "i", "k"])
                if !fields.contains(where: { $0.name == name }) {
                    fields.insert(Field(name: name, value: random.pick([nil, "1"])), at: index + random.pick([0, 1]))
                }
            case 3: if fields.count > 1 { fields.remove(at: index) }
            case 4:
                let name = random.pick(["run", "walk"])
                if methods.contains(where: { $0.name == name }) { break }
                methods.append((name, random.pick([[], ["x", "y"]])))
            default: if !methods.isEmpty { methods[0].parameters = random.pick([[], ["x"], ["y", "x"], ["x", "y"]]) }
            }
        }
    }

    var json: [JSONValue] {
        fields.map { field in
            [
                "kind": "field", "name": .string(field.name), "type": ["text": .string(field.type)],
                "default": field.value.map { .string($0) },
            ]
        }
            + methods.map { method in
                [
                    "kind": "method", "name": .string(method.name),
                    "parameters": .array(
                        method.parameters.map { ["name": .string($0), "type": ["text": "string"]] }),
                ]
            }
    }
}
