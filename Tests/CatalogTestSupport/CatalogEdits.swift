/// Edits of a catalog by chance, in whatever one entry can take from another.
package struct CatalogEdits {
    /// Path → text.
    package private(set) var files = [
        "catalog.yaml": "format: 1\nname: Test\ntokens: t.tokens.json", "t.tokens.json": Self.tokens(0),
        "components/dot.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    ]
    private var random: SeededRandom
    private static let names = ["a", "b", "c", "d", "e", "f", "g"]

    package init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        for name in Self.names { files[path(name)] = Snippet.entry(name) }
    }

    package static func web(_ type: String, _ text: String) -> String {
        "implementations: { web: { types: { \(type): \(text) } } }\n"
    }

    package static func tokens(_ variant: Int) -> String {
        let a = ##""a": { "$value": "\##(variant % 2 == 0 ? "#ff0000" : "{color.b}")" }"##
        let b = ##""b": { "$value": "#0000ff" }, "c": { "$value": "\##(variant > 1 ? "#00ff00" : "#ffff00")" }"##
        return #"{ "color": { "$type": "color", \#(variant == 3 ? b : a + ", " + b) } }"#
    }

    private func path(_ name: String) -> String { "components/\(name).yaml" }

    /// Makes an edit and says which.
    package mutating func step() -> String {
        let name = random.pick(Self.names)
        switch Int.random(in: 0..<14, using: &random) {
        case 0:
            files[path(name)] = nil
            return "remove \(name)"
        case 1:
            files["t.tokens.json"] = Self.tokens(Int.random(in: 0..<4, using: &random))
            return "tokens"
        case 2:
            files["catalog.yaml"] = random.pick([
                "format: 1\nname: Test\ntokens: t.tokens.json", "format: 1\nname: Test\nversion: 2.0.0\n",
                "format: 1\nname: Test\ntokens: t.tokens.json\nrules: { duplicate-type: error, unused-allow: error }",
                "format: 1\nname: Test\ntokens: t.tokens.json\nversion: 3.0.0\nrules: { overdue-removal: error }",
            ])
            return "settings"
        case 3:
            files["components/dot.svg"] =
                files["components/dot.svg"] == nil ? "<svg xmlns='http://www.w3.org/2000/svg'/>" : nil
            return "picture"
        case 4, 6, 7:
            // Gone where there are errors, so that some states have none.
            for name in Self.names { files[path(name)] = Snippet.entry(name) }
            return "mend"
        case 5 where random.once(in: 3):
            files[path(name)] = "id: [\n"
            return "break \(name)"
        default:
            files[path(name)] = Snippet.entry(name, random.pick(contents(of: name)))
            return "write \(name)"
        }
    }

    private mutating func contents(of name: String) -> [String] {
        let other = random.pick(Self.names)
        let type = name.uppercased()
        let upper = other.uppercased()
        return [
            Self.web(
                type, "{ kind: class, properties: { size: Int, p\(Int.random(in: 0..<3, using: &random)): Int } }"),
            Self.web(type, "{ kind: class, inherits: \(upper), properties: { own: Int } }"),
            Self.web(type, "{ kind: class, includes: \(other) }"), Self.web(upper, "{ from: \(other) }"),
            Self.web(upper, "{ kind: class, properties: { twice: Int } }"),
            "kind: guide\ncovers: [\(other)]\ntokens: { 'color.[a|b]': { title: A, by: [state], default: { a: { big: '#ff0000' } } } }\n",
            "states: { big: Big. }\nproperties: { size: Int }\nevents: { press: Pressed. }\n",
            "description: See [it](entry:\(other)), [this](token:color.a) and [that](dot.svg).\n",
            "figures: { file: dot.svg, alt: A dot. }\n", "related: \(other)\nalternatives: nobody\n",
            "tokens: { color.a: { title: A, default: '{color.b}', background: color.c } }\n",
            "since: 1.0.0\ndeprecated: { since: 1.0.0, removal: 2.0.0, replacements: \(other) }\n",
            "usage: { when: Always., allow: { overdue-removal: It is so. } }\n",
            "guidelines: None.\n", "sections: { title: Advice, text: Do it., applies: \(other) }\n",
        ]
    }
}
