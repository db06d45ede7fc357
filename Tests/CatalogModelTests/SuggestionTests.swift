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
