import CatalogModel

/// A renderer of the section on vendor data in an entry's `extensions`, shown unchanged.
struct ExtensionsSection: RecordVisitor {
    private var found: [(path: [String], extensions: OrderedRecords<JSONValue>)] = []

    static let sought: RecordTraits? = .extensions

    private init() {}

    static func content(_ entry: Entry) -> Content {
        var walk = RecordWalk(ExtensionsSection())
        walk.walk(entry)
        let found = walk.visitor.found
        if found.isEmpty { return Content() }
        return Content([.details(summary: "Data of vendors and tools", found.flatMap(blocks))])
    }

    mutating func visit(_ base: Base, at path: [String]) {
        if let extensions = base.extensions { found.append((path, extensions)) }
    }

    private static func blocks(_ path: [String], _ extensions: OrderedRecords<JSONValue>) -> [Block] {
        var object = JSONObject()
        for element in extensions { object.append(element.name, value: element.value) }
        let code = Block.code(String(JSONValue.object(object).prettyPrinted.dropLast()), language: "json")
        return path.isEmpty ? [code] : [.paragraph(Inline.value(path.joined(separator: ".")) + [.text(":")]), code]
    }
}
