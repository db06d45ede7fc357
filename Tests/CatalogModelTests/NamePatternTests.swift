import CatalogModel
import Testing

@Suite("Name patterns with brackets")
struct NamePatternTests {
    @Test(
        "A pattern expands to several names",
        arguments: [
            ("plain", ["plain"]),
            ("[info|danger]", ["info", "danger"]),
            ("level[1..3]", ["level1", "level2", "level3"]),
            ("[a|b]-[1..2]px", ["a-1px", "a-2px", "b-1px", "b-2px"]),
            ("s[08..10]", ["s08", "s09", "s10"]),
            ("é[ü|ö]", ["éü", "éö"]),
            ("[7..7]", ["7"]),
        ])
    func several(key: String, names: [String]) {
        #expect(NamePattern.names(key) == names)
    }

    @Test(
        "Invalid brackets are part of the name",
        arguments: [
            "string[]", "a[0]", "[a|]", "[|]", "[a|b", "a]", "[3..1]", "[-1..2]", "[1..x]", "[..]", "[1..1001]",
            "[1..100][1..100]", "[a][b|c]", "[-9223372036854775808..9223372036854775807]",
            "[0..9223372036854775807]", "[0..99999999999999999999]",
        ])
    func oneself(key: String) {
        #expect(NamePattern.names(key) == [key])
    }

    @Test("Expansion is bounded for any number and length of brackets")
    func hostile() {
        let deep = String(repeating: "[1..1]", count: 100_000)
        #expect(NamePattern.names(deep) == [String(repeating: "1", count: 100_000)])
        let wide = String(repeating: "x", count: 500_000) + "[1..1000]"
        #expect(NamePattern.names(wide) == [wide])
        let open = String(repeating: "[", count: 500_000)
        #expect(NamePattern.names(open) == [open])
    }
}
