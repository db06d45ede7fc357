import CatalogFormat
import CatalogModel
import CatalogTestSupport
import Testing

/// What editors tell and offer to people who write files of a catalog.
struct EditorTests {
    @Test(arguments: WrittenFile.allCases)
    func everyKeyIsDescribed(in file: WrittenFile) {
        let schema = EditorSchema(file.schema)
        #expect(schema.silentKeys == [])
        // Each key of each record, once.
        #expect(schema.keyCount == Route.all(from: file.form).count)
    }

    @Test(.enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"), arguments: WrittenFile.allCases)
    func snippetsAreValid(in file: WrittenFile) throws {
        let schema = EditorSchema(file.schema)
        #expect(try schema.wrongSnippets() == [])
        #expect(schema.snippets.count > 1)
    }

    /// Editors write snippets without quotes, so nothing in them may need any.
    @Test(arguments: WrittenFile.allCases)
    func snippetsAreRead(in file: WrittenFile) {
        var generator = SampleGenerator(random: SeededRandom(seed: 1))
        var count = 0
        for route in Route.all(from: file.form) {
            for snippet in file.snippets(at: route.name) {
                count += 1
                let text = generator.file(route, end: Sample(unquoted: snippet)).yaml
                #expect(file.errors(in: text).map(\.testDescription) == [], "\(text)")
            }
        }
        let whole = file.schema["defaultSnippets"].bodies
        let languages = file.schema["additionalProperties"]["defaultSnippets"].bodies.map { ["swift": $0] as JSONValue }
        for snippet in whole + languages {
            count += 1
            let text = Sample(unquoted: snippet).yaml
            #expect(file.errors(in: text).map(\.testDescription) == [], "\(text)")
        }
        #expect(count > 1)
    }

    /// The records that people write most have a snippet each.
    @Test func commonRecordsHaveSnippets() {
        let labels = Set(EditorSchema(AuthoringSchema.entry).snippets.map(\.label))
        let expected = [
            "Entry", "Property", "Property with literal values", "Enum", "State", "Axis of variants", "Token", "Method",
            "Slot", "Event", "Case", "Example", "Implementation", "String", "Part", "Behavior",
        ]
        #expect(expected.filter { !labels.contains($0) } == [])
    }
}

extension WrittenFile {
    /// The bodies of the snippets behind a key, `Record.key`, as editors write them.
    fileprivate func snippets(at name: String) -> [JSONValue] {
        let parts = name.split(separator: ".").map(String.init)
        let record = schema["definitions"][parts[0]]
        let keys = record["properties"] == .null ? record["then"]["properties"] : record["properties"]
        return keys[parts[1]]["defaultSnippets"].bodies
    }
}

extension JSONValue {
    /// A member of an object; null where there is none.
    fileprivate subscript(name: String) -> JSONValue {
        if case .object(let object) = self { object[name] ?? .null } else { .null }
    }

    fileprivate var bodies: [JSONValue] {
        guard case .array(let snippets) = self else { return [] }
        return snippets.map { $0["body"].withoutTabStops }
    }
}

extension Sample {
    /// Data with every text as it stands.
    fileprivate init(unquoted value: JSONValue) {
        switch value {
        case .string(let text): self.init(.scalar(text), .data)
        case .array(let elements): self.init(.list(elements.map(Sample.init(unquoted:))), .data)
        case .object(let object):
            self.init(.mapping(object.members.map { ($0.name, Sample(unquoted: $0.value)) }), .data)
        default: self.init(.scalar(value.compact), .data)
        }
    }
}
