import CatalogModel
import CodeReaders

/// The tokens of files in the forms of other tools, a line for each.
struct ReadTokens {
    let declared: DeclaredTokens
    let findings: [Diagnostic]
    /// The files that have none of the forms.
    let rest: [String]

    init(_ files: [(path: String, text: String)]) {
        self.init(files.map { SourceFile(path: $0.path, text: $0.text) })
    }

    init(_ files: [SourceFile]) {
        var declared = DeclaredTokens()
        var found = Diagnostics()
        rest = TokenForm.add(files, to: &declared, diagnostics: &found).map(\.path)
        self.declared = declared
        findings = found.all
    }

    /// `name@theme: type value`, with the target of an alias or the references of a value.
    var lines: [String] {
        declared.tokens.map { token in
            let value = token.alias.map { "-> \($0) = " } ?? ""
            let written = token.written.map { " as \($0.compact)" } ?? ""
            let theme = token.theme.map { "@\($0)" } ?? ""
            return
                "\(token.name.value)\(theme): \(token.type.map { $0 + " " } ?? "")\(value)\(Self.short(token.value))\(written)"
        }
    }

    /// The number of tokens in the source: an alias with a value in several layers counts once.
    var count: Int {
        Set(declared.tokens.map(\.range)).count
    }

    /// `name reason`.
    var omissions: [String] { declared.unread.map { "\($0.name.value) \($0.reason)" } }

    /// `modifier: context = layers`.
    var themes: [String] {
        (declared.layers?.modifiers ?? []).flatMap { modifier in
            modifier.contexts.map { context in
                let mark = context.name == modifier.defaultContext ? " (default)" : ""
                return "\(modifier.name): \(context.name) = \(context.layers.joined(separator: " "))\(mark)"
            }
        }
    }

    /// The text of each value at its location.
    var locations: [String] { declared.tokens.map { String(decoding: $0.range.bytes, as: UTF8.self) } }

    /// A color as its components; a measure as its number and unit.
    private static func short(_ value: JSONValue) -> String {
        guard case .object(let object) = value else { return value.compact }
        if case .string(let space)? = object["colorSpace"], case .array(let parts)? = object["components"] {
            let alpha = object["alpha"].map { " / \($0.compact)" } ?? ""
            return "\(space) \(parts.map(\.compact).joined(separator: " "))\(alpha)"
        }
        if let number = object["value"], case .string(let unit)? = object["unit"] { return number.compact + unit }
        return "{" + object.members.map { "\($0.name): \(short($0.value))" }.joined(separator: ", ") + "}"
    }
}
