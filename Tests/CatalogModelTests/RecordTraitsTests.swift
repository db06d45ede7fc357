import CatalogModel
import Testing

@Suite("Flags of records")
struct RecordTraitsTests {
    private let location = SourceFile(path: "a.yaml", text: "x").range(ofBytes: 0..<1)

    @Test("The flags of a record change when keys are set and removed")
    func keys() {
        var property = Property()
        #expect(property.traits == [])
        property[Property.keys.type] = Text("Icon", at: location)
        #expect(property.traits == .mentions)
        property[Named.keys.since] = Text("1.0.0", at: location)
        #expect(property.traits == [.mentions, .versions])
        property[Property.keys.type] = nil
        #expect(property.traits == .versions)
    }

    @Test("A record also has the flags of its nested records")
    func nesting() {
        var payload = Property()
        payload[Property.keys.either] = [Text("Icon", at: location)]
        var event = Event()
        event[Event.keys.payload] = payload
        #expect(event.traits == .mentions)
    }
}
