import CatalogModel
import Testing

struct SuggestionTests {
    @Test(
        arguments: [
            ("strnig", ["string", "strong", "type"], "string"),
            ("tpye", ["type", "title"], "type"),
            ("Description", ["description"], "description"),
            ("desc", ["description", "default"], nil),
            ("a", ["b", "c"], nil),
            ("catt", ["cat", "court"], "cat"),
            ("xat", ["cat", "bat"], nil),
            ("", ["a"], "a"),
            ("same", ["same"], nil),
        ] as [(String, [String], String?)])
    func offersTheOneLikelyCandidate(word: String, candidates: [String], expected: String?) {
        #expect(suggestion(for: word, among: candidates) == expected)
    }

    /// Against the table of all cells, which says what the distance is.
    @Test func agreesWithTheWholeTable() {
        var random: UInt64 = 1
        func word() -> String {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let letters = Array("abcd")
            return String((0..<Int(random >> 60)).map { letters[Int(random >> (8 + 2 * $0)) & 3] })
        }
        for _ in 0..<2_000 {
            let wanted = word()
            let candidates = (0..<4).map { _ in word() }.filter { $0 != wanted }
            let limit = max(1, (wanted.count + 1) / 3)
            let near = candidates.map { (distance(wanted, $0), $0) }.filter { $0.0 <= limit }
            let least = near.map(\.0).min()
            let best = Set(near.filter { $0.0 == least }.map(\.1))
            #expect(suggestion(for: wanted, among: candidates) == (best.count == 1 ? best.first : nil))
        }
    }

    private func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        var table = (0...left.count).map { row in (0...right.count).map { row + $0 } }
        for row in left.indices {
            for column in right.indices {
                var cost = min(
                    table[row][column + 1] + 1, table[row + 1][column] + 1,
                    table[row][column] + (left[row] == right[column] ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, table[row - 1][column - 1] + 1)
                }
                table[row + 1][column + 1] = cost
            }
        }
        return table[left.count][right.count]
    }

    @Test func wordsOfAMillionLettersAreNotCompared() {
        let word = String(repeating: "a", count: 1_000_000)
        #expect(suggestion(for: word, among: [word + "b", "a"]) == nil)
        #expect(suggestion(for: "abc", among: [word, "abd"]) == "abd")
        let longest = String(repeating: "a", count: 256)
        #expect(suggestion(for: longest, among: [longest.dropLast() + "b"]) == longest.dropLast() + "b")
        #expect(suggestion(for: longest + "a", among: [longest]) == nil)
    }
}

struct EntryIDTests {
    @Test(arguments: ["a", "form-label", "h1", "a-1-b"])
    func acceptsKebabCase(text: String) {
        #expect(EntryID(text)?.rawValue == text)
    }

    @Test(arguments: ["", "-a", "a-", "a--b", "A", "1a", "a_b", "../a", "a b", "é", "a\n"])
    func refusesEverythingElse(text: String) {
        #expect(EntryID(text) == nil)
    }

    @Test(
        arguments: [
            ("Form Label", "form-label"), ("FormLabel", "form-label"), ("form_label", "form-label"),
            ("H1Title", "h1-title"),
            ("../evil", "evil"), ("123", nil), ("", nil),
        ] as [(String, String?)])
    func offersTheNearestID(text: String, expected: String?) {
        #expect(EntryID(kebabCasing: text)?.rawValue == expected)
    }
}
