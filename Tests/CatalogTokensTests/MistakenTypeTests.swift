import CatalogModel
import Testing

@Suite("Types that contradict their tokens")
struct MistakenTypeTests {
    private static let pixel = #"{ "value": 1, "unit": "px" }"#

    private func tokens(_ count: Int, _ value: (Int) -> String) -> String {
        (0..<count).map { "\"t\($0)\": { \(value($0)) }" }.joined(separator: ", ")
    }

    @Test("A wrong type of a group is one finding, at the type, however many tokens and references there are")
    func group() throws {
        let inner = tokens(188) { _ in "\"$value\": \(Self.pixel)" }
        let outer = tokens(188) { "\"$type\": \"dimension\", \"$value\": \"{g.t\($0)}\"" }
        #expect(
            try Loaded("{ \"g\": { \"$type\": \"color\", \(inner) }, \"h\": { \(outer) } }").findings == [
                "1:20-25 error [mistaken-token-type] 'color' does not fit the values that have this type; did you mean 'dimension'?"
            ])
    }

    @Test("A wrong type of a group is one finding where most tokens are aliases within the group")
    func aliasesWithin() throws {
        let values = tokens(3) { $0 == 0 ? "\"$value\": \(Self.pixel)" : "\"$value\": \"{g.t0}\"" }
        #expect(
            try Loaded("{ \"g\": { \"$type\": \"color\", \(values) } }").findings == [
                "1:20-25 error [mistaken-token-type] 'color' does not fit the values that have this type; did you mean 'dimension'?"
            ])
    }

    @Test("A wrong type of a group of aliases is one finding")
    func groupOfAliases() throws {
        let aliases = tokens(20) { _ in "\"$value\": \"{a}\"" }
        let loaded = try Loaded(
            "{ \"a\": { \"$type\": \"dimension\", \"$value\": \(Self.pixel) }, \"g\": { \"$type\": \"color\", \(aliases) } }"
        )
        #expect(loaded.diagnostics.map(\.rule.id) == ["ambiguous-token-type"])
        #expect(loaded.diagnostics.first?.range?.sourceText == "color")
    }

    @Test("A wrong type of a token is one finding, however many tokens refer to the token")
    func token() throws {
        let outer = tokens(188) { _ in "\"$type\": \"dimension\", \"$value\": \"{a}\"" }
        #expect(
            try Loaded("{ \"a\": { \"$type\": \"duration\", \"$value\": \(Self.pixel) }, \"h\": { \(outer) } }")
                .findings == [
                    "1:20-28 error [mistaken-token-type] 'duration' does not fit the values that have this type; did you mean 'dimension'?"
                ])
    }

    @Test("A misspelled type is not reported again where another type was meant than the nearest")
    func misspelled() throws {
        let inner = tokens(3) { _ in "\"$value\": \(Self.pixel)" }
        #expect(try Loaded("{ \"g\": { \"$type\": \"colr\", \(inner) } }").rules == ["unknown-token-type"])
    }

    @Test("A wrong part of a value, or one of several wrong values, is reported where it is")
    func parts() throws {
        #expect(
            try Loaded("{ \"a\": { \"$type\": \"duration\", \"$value\": \(Self.pixel) } }").rules == [
                "invalid-token-value"
            ])
        let values = ["\"$value\": \(Self.pixel)", "\"$value\": 4", "\"$value\": \(Self.pixel)"]
        let loaded = try Loaded("{ \"g\": { \"$type\": \"dimension\", \(tokens(3) { values[$0] }) } }")
        #expect(loaded.rules == ["invalid-token-value"])
        #expect(loaded.diagnostics.count == 1)
    }

    @Test("A type that fits the value and no reference is one finding")
    func references() throws {
        let outer = tokens(20) { _ in "\"$type\": \"fontWeight\", \"$value\": \"{a}\"" }
        #expect(
            try Loaded("{ \"a\": { \"$type\": \"number\", \"$value\": 400 }, \"h\": { \(outer) } }").findings == [
                "1:20-26 error [mistaken-token-type] 'number' does not fit the references to the tokens that have this type; did you mean 'fontWeight'?"
            ])
    }

    @Test("A wrong value is reported at the value, and not again at the tokens that refer to it")
    func value() throws {
        let outer = tokens(20) { _ in "\"$type\": \"dimension\", \"$value\": \"{a}\"" }
        let loaded = try Loaded("{ \"a\": { \"$type\": \"number\", \"$value\": \"x\" }, \"h\": { \(outer) } }")
        #expect(loaded.diagnostics.map(\.rule.id) == ["invalid-token-value"])
        #expect(loaded.diagnostics.first?.range?.sourceText == "\"x\"")
    }
}
