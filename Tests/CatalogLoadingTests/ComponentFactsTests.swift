import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Facts about a component")
struct ComponentFactsTests {
    /// The words of a component's title, in an object that tells one search from another.
    private struct TitleWords: ComponentFacts {
        final class Mark: Sendable {}

        let words: [String]
        let mark = Mark()

        init(of component: Component) { words = component.title.split(separator: " ").map(String.init) }
    }

    private struct IDLength: ComponentFacts {
        let count: Int

        init(of component: Component) { count = component.id.rawValue.count }
    }

    @Test("Each kind of facts about a component is computed once")
    func once() async throws {
        let text = "id: form-label\ntitle: Form label\nsummary: Names a field.\n"
        let registry = try #require(await Snippet.load(["form-label": text]).registry)
        let component = try #require(registry["form-label"])
        let found: TitleWords = component.facts()
        #expect(found.words == ["Form", "label"])
        #expect(component.facts(TitleWords.self).mark === found.mark)
        #expect(component.facts(IDLength.self).count == 10)
        #expect(component.facts(TitleWords.self).mark === found.mark)
    }
}
