import CatalogModel
import CatalogTestSupport
import CatalogFormat
import Testing

/// Every value of a dump leads to its range in the source.
@Suite("Source locations of the dump")
struct DumpPlacesTests {
    /// A text of the dump with the way to it.
    private struct Leaf {
        let way: [String]
        let text: String
    }

    private static func leaves(_ value: JSONValue, _ way: [String] = []) -> [Leaf] {
        switch value {
        case .array(let elements): elements.enumerated().flatMap { leaves($1, way + [String($0)]) }
        case .object(let object): object.members.flatMap { leaves($0.value, way + [$0.name]) }
        case .string(let text): [Leaf(way: way, text: text)]
        case .null, .bool, .number: []
        }
    }

    /// Texts whose place says them, and those whose place says only what is around.
    private static func check(_ registry: ComponentRegistry) -> (exact: Int, others: [String]) {
        var exact = 0
        var others: [String] = []
        for leaf in leaves(RegistryDump.json(registry)) where !leaf.way.contains("linked") {
            let range = DumpLocations.range(of: leaf.way[...], in: registry)
            let source = range?.sourceText ?? ""
            if source.contains(leaf.text) {
                exact += 1
            } else if range == nil || !spells(source, leaf.text) {
                others.append("/" + leaf.way.joined(separator: "/"))
            } else {
                exact += 1
            }
        }
        return (exact, others)
    }

    /// Whether some YAML says a text in other letters: folded over lines, or escaped in quotes.
    private static func spells(_ source: String, _ text: String) -> Bool {
        func letters(_ text: String) -> [Character] { text.filter { $0.isLetter || $0.isNumber }.map(\.self) }
        let wanted = letters(text)
        return letters(source).count >= wanted.count && wanted.prefix(3).allSatisfy { source.contains($0) }
    }

    @Test("Every value of the repository's catalog has a location, including token files")
    func own() async throws {
        let registry = try await JudgedRegistries.own()
        let (exact, others) = Self.check(registry)
        #expect(exact > 3_000)
        // Of tokens and of data the place is known as a whole.
        let files = others.filter { way in
            !way.hasPrefix("/tokens/") && !way.hasPrefix("/themes/") && !way.contains("/json/")
        }
        #expect(files == [])
    }

    @Test("Every value of an entry with all fields has a location")
    func everything() async throws {
        let entry = EverythingEntry(try AuthoringSchema.load(), kind: "class", depth: 5)
        let loaded = await Snippet.load(
            EverythingEntry.others.merging([EverythingEntry.id: entry.text]) { $1 }, files: EverythingEntry.files)
        let registry = try JudgedRegistries.require(loaded)
        var missing: [String] = []
        var count = 0
        // Of data, which stands under 'key' here, the place is known as a whole.
        for leaf in Self.leaves(RegistryDump.json(registry))
        where leaf.text.hasPrefix("word") && leaf.way.last != "key" && !leaf.way.contains("linked") {
            count += 1
            // The entry is JSON, a line for each text, so the line is enough.
            let line = DumpLocations.range(of: leaf.way[...], in: registry).flatMap { $0.file.line($0.start.line) }
            if line?.contains(leaf.text) != true { missing.append("/" + leaf.way.joined(separator: "/")) }
        }
        #expect(count > 300)
        #expect(missing == [])
    }

    @Test("A location is the shortest range of the value in the source")
    func shortest() async throws {
        let entry = """
            id: box
            title: Box
            summary: A box.
            deprecated: { message: Use text., since: 2.0 }
            properties:
              isOn: { type: Bool, required: true }
            strings: { box.on: "On" }
            implementations:
              uikit:
                types:
                  Box:
                    kind: class
                    methods:
                      set: [{ returns: Int }, { returns: String }]
            extensions: { com.example.tool: { deep: [1, { key: value }] } }
            """
        let registry = try JudgedRegistries.require(await Snippet.load(["box": entry]))
        func location(_ pointer: String) -> String? {
            let way = pointer.split(separator: "/").map(String.init)
            let range = DumpLocations.range(of: way[...], in: registry)
            return range.map { "\($0.file.path):\($0.start.line):\($0.start.column) \($0.sourceText)" }
        }
        let file = "components/box.yaml"
        #expect(location("components/0") == "\(file):1:5 box")
        #expect(location("components/0/properties/0") == "\(file):6:3 isOn")
        #expect(location("components/0/properties/0/name") == "\(file):6:3 isOn")
        #expect(location("components/0/properties/0/type") == "\(file):6:17 Bool")
        #expect(location("components/0/deprecated/since") == "\(file):4:42 2.0")
        #expect(location("components/0/strings/0/text") == "\(file):7:20 \"On\"")
        #expect(location("components/0/implementations/0/types/0/methods/1/returns")?.hasSuffix(" String") == true)
        #expect(location("components/0/extensions/com.example.tool/deep/1/key") == "\(file):15:15 com.example.tool")
        #expect(location("components/0/linked/path") == "\(file):1:5 box")
        #expect(location("catalog/name") == "catalog.yaml:2:7 Test")
        #expect(location("catalog") == "catalog.yaml:2:7 Test")
        #expect(location("components/7") == nil)
        #expect(location("dumpVersion") == nil)
    }
}
