/// A catalog that grows in one way only, to see how work grows with it.
struct GrowthShape: Sendable {
    let name: String
    /// Whether it is built with its outputs, or only checked.
    let isBuilt: Bool
    /// How many of the repeated things the smallest of three catalogs has.
    let smallest: Int
    /// The files of a catalog with so many of them.
    let files: @Sendable (Int) -> [GeneratedCatalog.File]
}

extension GrowthShape {
    private static let head = "id: button\ntitle: Button\nsummary: Starts an action.\ncategory: Actions\n"
    private static let outputs = """
        outputs:
          docs: { backend: markdown }
          schemas: { backend: json-schema }
          stubs: { backend: stub, folder: Stubs }

        """

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }

    private static func catalog(_ more: String, entry: String) -> [GeneratedCatalog.File] {
        [
            GeneratedCatalog.File(path: "catalog.yaml", text: "format: 1\nname: Growth\nentries: components\n" + more),
            GeneratedCatalog.File(path: "components/button.yaml", text: head + entry),
        ]
    }

    /// A catalog whose entry alone grows.
    private static func entry(
        _ name: String, built: Bool = false, smallest: Int = 1_000, _ text: @escaping @Sendable (Int) -> String
    ) -> GrowthShape {
        GrowthShape(name: name, isBuilt: built, smallest: smallest) { count in
            catalog(built ? outputs : "", entry: text(count))
        }
    }

    /// A catalog whose token file alone grows.
    private static func tokens(
        _ name: String, built: Bool = false, smallest: Int = 1_000, _ members: @escaping @Sendable (Int) -> [String]
    ) -> GrowthShape {
        GrowthShape(name: name, isBuilt: built, smallest: smallest) { count in
            catalog("tokens: all.tokens.json\n" + (built ? outputs + "  tokens: { backend: tokens }\n" : ""), entry: "")
                + [
                    GeneratedCatalog.File(
                        path: "all.tokens.json", text: "{\n\(members(count).joined(separator: ",\n"))\n}\n")
                ]
        }
    }

    private static func token(_ name: String, value: String) -> String {
        "\"\(name)\": { \"$type\": \"number\", \"$value\": \(value) }"
    }

    private static let type = "implementations:\n  swiftui:\n    types:\n      Button:\n"

    /// Texts that once took more than their share, and what else a catalog has many of.
    static let all: [GrowthShape] = reading + members + tokens

    private static let reading: [GrowthShape] = [
        entry("aliases of one long text", smallest: 1_000) { count in
            // What aliases stand for is bounded, so this grows until the bound and is refused from there.
            "description: &text " + String(repeating: "x", count: count) + "\ntags:\n"
                + String(repeating: "  - *text\n", count: count)
        },
        entry("anchors and their aliases") { count in
            "tags:\n" + lines(count) { "  - &a\($0) t\($0)\n" } + "aliases:\n" + lines(count) { "  - *a\($0)\n" }
        },
        entry("unknown keys") { count in lines(count) { "kay\($0): v\n" } },
        entry("unknown keys in one line") { count in
            "states: { " + (0..<count).map { "s\($0): { sumary: v }" }.joined(separator: ", ") + " }\n"
        },
        entry("keys that are given twice") { "states:\n" + String(repeating: "  a: b\n", count: $0) },
        entry("values of a wrong kind") { count in "tags:\n" + lines(count) { "  - [a\($0)]\n" } },
        entry("states that nobody knows") { count in
            "states:\n" + lines(count) { "  s\($0): { overrides: nobody\($0) }\n" }
        },
        entry("entries that nobody knows") { count in "related:\n" + lines(count) { "  - other-\($0)\n" } },
        entry("accepted findings") { count in
            "states:\n" + lines(count) { "  s\($0): { overrides: nobody\($0), allow: { unknown-state: Later. } }\n" }
        },
        entry("prose", built: true) { count in
            "description: |\n"
                + String(repeating: "  Some *words* in `code` [here](https://example.com).\n", count: count)
        },
    ]

    private static let members: [GrowthShape] = [
        entry("states", built: true, smallest: 500) { count in "states:\n" + lines(count) { "  s\($0): Text.\n" } },
        entry("variants", built: true, smallest: 200) { count in "variants:\n" + lines(count) { "  v\($0): [a, b]\n" }
        },
        entry("properties", built: true, smallest: 250) { count in
            type + "        properties:\n" + lines(count) { "          p\($0): { type: Bool, default: false }\n" }
        },
        entry("required properties", built: true, smallest: 250) { count in
            type + "        properties:\n" + lines(count) { "          p\($0): { type: String, required: true }\n" }
        },
        entry("overloads", built: true, smallest: 250) { count in
            type + "        methods:\n          open:\n"
                + lines(count) { "            - { parameters: { q\($0): Int } }\n" }
        },
        entry("types that name each other", built: true, smallest: 150) { count in
            "implementations:\n  swiftui:\n    types:\n"
                + lines(count) { "      T\($0): { kind: struct, properties: { a: T\(($0 + 1) % count) } }\n" }
        },
        entry("members of a union", built: true, smallest: 1_000) { count in
            "implementations:\n  web:\n    types:\n      ds-button:\n        kind: element\n        properties:\n          p: \""
                + (0..<count).map { "'a\($0)'" }.joined(separator: " | ") + "\"\n"
        },
    ]

    private static let tokens: [GrowthShape] = [
        tokens("a circle of aliases") { count in
            (0..<count).map { token("a\($0)", value: "\"{a\(($0 + 1) % count)}\"") }
        },
        tokens("a chain of aliases") { count in
            (0..<count).map { token("a\($0)", value: "\"{a\($0 + 1)}\"") } + [token("a\(count)", value: "1")]
        },
        tokens("aliases that nobody knows") { count in
            (0..<count).map { token("a\($0)", value: "\"{b\($0)}\"") }
        },
        tokens("tokens", built: true, smallest: 250) { count in (0..<count).map { token("a\($0)", value: "1") } },
        tokens("aliases of one token", built: true, smallest: 250) { count in
            [token("z", value: "1")] + (0..<count).map { token("a\($0)", value: "\"{z}\"") }
        },
        tokens("groups", built: true, smallest: 250) { count in
            (0..<count).map { "\"g\($0)\": { \(token("t", value: "1")) }" }
        },
        tokens("names that differ in a sign", built: true, smallest: 250) { count in
            (0..<count).map { token("\($0 % 2 == 0 ? "a b" : "a-b")\($0 / 2)", value: "1") }
        },
    ]
}
