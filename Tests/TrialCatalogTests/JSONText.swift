import CatalogModel
import CatalogRendering
import CatalogYAML
import TrialCatalogs

/// The texts of JSON files, read by the product's reader of JSON.
enum JSONText {
    /// A file that is no JSON.
    struct Unreadable: Error {
        let path: String
    }

    /// Texts as they are, and data as JSON; flags are members, and no words.
    static func words(_ facts: [Fact]) -> [String?] {
        facts.map { fact in
            if let member = fact.member { member.value.text } else { fact.value.text ?? fact.value.compact }
        }
    }

    /// Each file in passages: each object with its own names and texts, then all texts, and the file as JSON.
    static func passages(_ files: [OutputFile]) throws -> [[String]] {
        try files.map { file in
            var found = Diagnostics()
            let source = SourceFile(path: file.path.text, bytes: file.bytes)
            guard let value = YAMLReader.read(source, diagnostics: &found)?.jsonValue() else {
                throw Unreadable(path: file.path.text)
            }
            let objects = passages(value, name: "")
            return (objects + [objects.joined(separator: " ") + " " + value.compact]).map(MarkdownText.collapsed)
        }
    }

    /// An object says the name that it has, the names that it gives, and all texts up to the next objects.
    private static func passages(_ value: JSONValue, name: String) -> [String] {
        var own = name
        var inner: [String] = []
        func read(_ value: JSONValue, _ name: String) {
            switch value {
            case .object: inner += passages(value, name: name)
            case .array(let elements): for element in elements { read(element, name) }
            case .null, .bool, .number, .string: own += " " + (value.text ?? "")
            }
        }
        for member in value.members {
            own += " " + member.name
            read(member.value, member.name)
        }
        return [own] + inner
    }
}
