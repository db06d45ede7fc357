import CatalogModel
import StubBackend
import CatalogTestSupport

/// What the templates of these tests are about.
struct Shop: TemplateRecord {
    var title = "Corner Shop"
    var note: String?
    var tags = ["small", "old"]
    var isOpen = true
    var kind = Kind.food
    var owner: Person?
    var items: [Item] = []

    enum Kind: String, TemplateWord { case food, books }

    static let templateForm = TemplateForm<Shop>(
        "Shop", meaning: "what is sold where",
        fields: [
            TemplateField("title", meaning: "its name") { $0.title },
            TemplateField("note", meaning: "what else there is to say") { $0.note },
            TemplateField("tags", meaning: "what people call it") { $0.tags },
            TemplateField("isOpen", meaning: "whether it is open") { $0.isOpen },
            TemplateField("kind", meaning: "what it sells") { $0.kind },
            TemplateField("owner", meaning: "who owns it") { $0.owner },
            TemplateField("items", meaning: "what it sells in particular") { $0.items },
        ])
}

struct Person: TemplateRecord {
    var name: String

    static let templateForm = TemplateForm<Person>(
        "Person", meaning: "somebody", fields: [TemplateField("name", meaning: "the name") { $0.name }])
}

struct Item: TemplateRecord {
    var name: String
    var price: String?
    var parts: [Item] = []

    static let location = SourceFile(path: "shop.yaml", text: "price").range(ofBytes: 0..<5)

    static let templateForm = TemplateForm<Item>(
        "Item", meaning: "a thing to buy",
        fields: [
            TemplateField("name", meaning: "what it is called") { $0.name },
            TemplateField("price", meaning: "what it costs") { $0.price },
            TemplateField("weight", meaning: "the weight, which is never known") { item, diagnostics in
                diagnostics.report(Diagnostic(TemplateRules.kind, "unknown weight", at: location))
                return "?"
            },
            TemplateField("parts", meaning: "what it is made of") { $0.parts },
        ])
}

extension Shop {
    static let example = Shop(
        items: [
            Item(
                name: "Pen", price: "1.20", parts: [Item(name: "Tip"), Item(name: "Cap", parts: [Item(name: "Clip")])]),
            Item(name: "Book"),
        ])
}

/// What comes of a template: the output, or the findings.
func rendered(_ template: String, _ shop: Shop = .example) -> String {
    rendered(Array(template.utf8), shop)
}

func rendered(_ bytes: [UInt8], _ shop: Shop = .example) -> String {
    var found = Diagnostics()
    let source = TemplateSource(SourceFile(path: "t", bytes: bytes))
    guard let template = Template<Shop>(source, diagnostics: &found) else {
        return found.sorted().map(\.testDescription).joined(separator: "\n")
    }
    let output = template.render(shop, diagnostics: &found)
    return String(decoding: output, as: UTF8.self) + found.sorted().map(\.testDescription).joined(separator: "\n")
}
