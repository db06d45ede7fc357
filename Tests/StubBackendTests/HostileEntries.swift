import CatalogModel

/// Entries whose every name, type and text tries to break out of its place, in the language of each target.
enum HostileEntries {
    static var all: [String: String] {
        var entries: [String: String] = [:]
        for framework in ["swiftui", "uikit", "web"] {
            for kind in ["view", "class", "enum", "protocol"] {
                let id = "\(framework)-\(kind)"
                entries[id] = entry(id, framework: framework, kind: kind)
            }
        }
        entries["others"] = others
        return entries
    }

    /// The same in the languages of stubs that have implementations in no catalog.
    static var composeAndReact: [String: String] {
        var entries: [String: String] = [:]
        for framework in ["compose", "react"] {
            for kind in ["view", "class", "enum", "protocol"] {
                let id = "\(framework)-\(kind)"
                entries[id] = entry(id, framework: framework, kind: kind)
            }
        }
        return entries
    }

    static let words = [
        "class", "func", "self", "Self", "Type", "init", "in", "inout", "is", "_", "default", "constructor", "delete",
        "await", "let", "static", "protocol", "+", "==", "<>", "...", "data-foo", "two words", "1st", "*/", "\"\"\"",
        "`tick`", "👍", "größe", "$dollar", "#hash", "a\nb", "a//b", "${x}", "\\(x)", "'", "subscript", "get",
        "e\u{301}", "A.B", "async", "some", "any", "each", "throws", "async throws", "@tag", "operator", "yield", "17",
    ]

    static let texts =
        words + [
            "*/ } } }", "/* open", "// line\n}", "\"\"\" }", "@param x", "- Parameters:\n  - x: y", "```\nfence",
            "#if DEBUG", "#sourceLocation(file: \"x\", line: 1)", "one\n\ntwo", "{@link x}",
            String(repeating: "Array<", count: 100) + "Int" + String(repeating: ">", count: 100),
            String(repeating: "(", count: 500),
            String(repeating: "[Int: ", count: 60) + "Int"
                + String(repeating: "]", count: 60), "Int }", "Int = 1; var x: Int", "A | B", "{ a: string }",
            "() => void",
            "((A) -> B)?", "@escaping () async throws -> Void", "string)", "x) {", "; drop", "5 6", "-", "!", "?",
            "Foo<", "[", "](", "some View", "keyof T", "'a' | 'b'", "`a${string}`", "{ [key: string]: number }", "017",
            "0x", "1.", ".5", "1e", "a ? b : c", "{ $0.x = 1 }", "{ x in x }", "x => x", "(a, b) => a", "new Map()",
        ]

    private static func entry(_ id: String, framework: String, kind: String) -> String {
        let properties = members { index, text in
            "{ type: \(q(text)), default: \(q(text)), description: \(q(text)), attribute: \(q(text)), reflects: true, "
                + "readOnly: \(index % 2 == 0), static: \(index % 3 == 0), binding: \(index % 5 == 0) }"
        }
        let parameters = members { index, text in
            "{ label: \(q(words[index % words.count])), type: \(q(text)), default: \(q(text)), description: \(q(text)), "
                + "variadic: \(index % 7 == 0) }"
        }
        let methods = members { index, text in
            "{ generics: \(q(text)), where: \(q(text)), description: \(q(text)), returns: \(q(text)), async: "
                + "\(index % 2 == 0), static: \(index % 3 == 0), mutating: true, throws: \(q(text)), "
                + "deprecated: { message: \(q(text)), since: \(q(text)) }, parameters: { value: { type: \(q(text)) } } }"
        }
        let cases = members { _, text in "{ raw: \(q(text)), description: \(q(text)) }" }
        let full = members { _, text in
            "{ parameters: { code: { type: \(q(text)), default: \(q(text)) } }, description: \(q(text)) }"
        }
        let events = members { _, text in
            "{ type: \(q(text)), payload: \(q(text)), description: \(q(text)), bubbles: true }"
        }
        let slots = members { _, text in "{ type: \(q(text)), description: \(q(text)) }" }
        let parts = members { _, text in "{ description: \(q(text)) }" }
        let strings = members { _, text in "{ text: \(q(text)), description: \(q(text)) }" }
        return """
            id: \(id)
            title: \(q("*/ \n }"))
            summary: \(q("*/ \"\"\" }"))
            states: { \(parts) }
            strings: { \(strings) }
            accessibility: { role: \(q("*/")), traits: \(q("isButton */")), label: \(q("*/ }")), practices: \(q("\"\"\"")) }
            implementations:
              \(framework):
                imports: \(list(texts.filter { !$0.isEmpty }))
                functions: { \(methods) }
                types:
                  Whole_\(kind): { kind: \(kind), properties: { \(properties) } }
                  Called_\(kind): { kind: \(kind), initializers: { parameters: { \(parameters) } }, methods: { \(methods) } }
                  Cased_\(kind): { kind: \(kind == "enum" ? "enum" : kind), raw: String, cases: { \(cases) } }
                  Full_\(kind): { kind: \(kind), cases: { \(full) } }
                  Sent_\(kind): { kind: \(kind), events: { \(events) } }
                  Filled_\(kind): { kind: \(kind), slots: { \(slots) }, cssParts: { \(parts) }, cssStates: { \(parts) } }
                  Whole_\(kind).Inner: { kind: \(kind), cases: { \(cases) } }
            """
    }

    /// Types with bad names, and with bad clauses.
    private static var others: String {
        var lines = ["id: others", "title: Others", "summary: Types.", "implementations:"]
        for framework in ["swiftui", "web"] {
            lines += ["  \(framework):", "    types:"]
            for kind in ["enum", "typealias", "associatedtype", "function", "macro", "object"] {
                for (index, text) in texts.enumerated() {
                    let name = index < words.count ? "\(kind)\(text)" : "\(kind)\(index)"
                    // Elsewhere it is thrown, and no type is both.
                    let other = text == "A.B" ? "A.C" : text
                    lines.append(
                        "      \(q(name)): { kind: \(kind), generics: \(q(text)), where: \(q(text)), definition: \(q(text)), "
                            + "inherits: { name: \(q(other)), where: \(q(text)) }, conforms: \(q(other)), declaration: \(q(text)), "
                            + "raw: \(q(text)), description: \(q(text)) }")
                }
            }
        }
        return lines.joined(separator: "\n")
    }

    /// A member for each text, named by a word where there is one.
    private static func members(_ record: (Int, String) -> String) -> String {
        texts.enumerated().map { index, text in
            let name = index < words.count ? words[index] : "member\(index)"
            return "\(q(name)): \(record(index, text))"
        }.joined(separator: ",\n")
    }

    private static func list(_ texts: [String]) -> String { "[" + texts.map(q).joined(separator: ", ") + "]" }

    /// A string of JSON is one of YAML.
    private static func q(_ text: String) -> String { JSONValue.string(text).compact }
}
