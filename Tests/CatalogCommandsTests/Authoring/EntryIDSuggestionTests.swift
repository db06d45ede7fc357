import CatalogModel
import Testing

@testable import CatalogCommands

@Suite("The id suggested for a text")
struct EntryIDSuggestionTests {
    @Test(
        "An entry id is suggested from the words of a text, in lower case and without accents",
        arguments: [
            ("Text Field", "text-field"), ("TextField", "text-field"), ("text_field", "text-field"),
            ("HTTPBadge2", "httpbadge2"), ("2-up", "up"),
            // Composed and decomposed.
            ("Menü", "menu"), ("Menu\u{308}", "menu"), ("Ẫnh", "anh"), ("CaféCard", "cafe-card"), ("Øre", "ore"),
        ])
    func suggestions(text: String, id: String) {
        #expect(EntryID.suggested(for: text)?.rawValue == id)
    }

    @Test("A text without basic Latin letters has no suggested entry id", arguments: ["", "42", "按钮", "ß"])
    func none(text: String) {
        #expect(EntryID.suggested(for: text) == nil)
    }
}
