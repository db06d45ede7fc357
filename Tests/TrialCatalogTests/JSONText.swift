import CatalogModel
import CatalogRendering
import CatalogSyntax
import TrialCatalogs

/// The texts of JSON files, read by the product's reader of JSON.
enum JSONText {
    /// A file that is no JSON.
    struct Unreadable: Error {
        let path: String
    }

    /// Texts as they are, and data as JSON; flags and lists of names are statements.
    static func words(_ facts: [Fact]) -> [Wording] {
        facts.map { fact in
            guard let member = fact.member else { return .said(name(fact.data)) }
            return .said(member.value.text ?? statement(member.key, member.value) ?? member.value.compact)
        }
    }

    /// A name, which may be empty.
    private static func name(_ text: String) -> String { text.isEmpty ? "\"\"" : text }

    /// What flags and lists say, in words of the test's own: nothing else in a file has them.
    private static func statement(_ key: String, _ value: JSONValue) -> String? {
        switch value {
        case .bool(let flag): "‹\(key)=\(flag)›"
        case .array(let elements): "‹\(key)=\(elements.compactMap(\.text).joined(separator: ","))›"
        case .null, .number, .string, .object: nil
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
    ///
    /// - `required`: Where the members are properties of a schema: those that have to be there.
    private static func passages(_ value: JSONValue, name: String, required: Set<String>? = nil) -> [String] {
        var own = self.name(name)
        var inner: [String] = []
        func read(_ value: JSONValue, _ name: String, required: Set<String>?) {
            switch value {
            case .object: inner += passages(value, name: name, required: required)
            case .array(let elements): for element in elements { read(element, name, required: nil) }
            case .null, .bool, .number, .string: own += " " + (value.text ?? "")
            }
        }
        for member in value.members {
            own += " " + self.name(member.name) + " " + statement(of: member)
            let index = inner.count
            read(member.value, member.name, required: self.required(by: value, member.name))
            if let required, index < inner.count {
                inner[index] += " ‹required=\(required.contains(member.name))›"
            }
        }
        return [own] + inner
    }

    private static func statement(of member: JSONObjectMember) -> String {
        let key = member.name.hasPrefix("x-") ? String(member.name.dropFirst(2)) : member.name
        let names = member.value.members.map { JSONValue.string($0.name) }
        return statement(key, key == "parameters" ? .array(names) : member.value) ?? ""
    }

    /// The properties that an object asks for; nil unless the member holds the properties of a schema.
    private static func required(by schema: JSONValue, _ name: String) -> Set<String>? {
        guard name == "properties", schema["additionalProperties"] != nil else { return nil }
        return Set((schema["required"]?.elements ?? []).compactMap(\.text))
    }
}
