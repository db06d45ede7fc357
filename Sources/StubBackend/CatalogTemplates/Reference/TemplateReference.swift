/// A printer of reference documentation for template authors: Markdown tables of the available records, fields and
/// filters.
package enum TemplateReference {
    /// Returns a section for each record reachable by templates about some root, in the order of first mention.
    ///
    /// - Parameters:
    ///   - root: The type of the root record.
    ///   - level: The level of the headings.
    /// - Returns: The sections in Markdown, each with a table of fields.
    package static func records<Root: TemplateRecord>(of root: Root.Type, level: Int) -> String {
        Root.templateForm.type.allTypes.map { type in
            var text = "\(String(repeating: "#", count: level)) \(type.name)\n\nIn short: \(type.meaning.cell).\n\n"
            text += "| Field | Kind | Meaning |\n| --- | --- | --- |\n"
            for field in type.fields {
                text += "| `\(field.name)` | \(field.kind.markdown) | \(field.meaning.cell) |\n"
            }
            return text
        }.joined(separator: "\n")
    }

    /// A table of all filters.
    package static var filters: String {
        var text = "| Filter | Takes | Gives | Example |\n| --- | --- | --- | --- |\n"
        for filter in TemplateFilter.all {
            let parameters = filter.parameters.map { parameter in
                if case .word(let words) = parameter { words.map { "`\"\($0)\"`" }.joined(separator: ", ") } else { "" }
            }.filter { !$0.isEmpty }
            let choice = parameters.isEmpty ? "" : ": " + parameters.joined(separator: "; ")
            text +=
                "| `\(filter.name)` | \(filter.input.words) | \(filter.meaning)\(choice) | `\(filter.example.codeCell)` |\n"
        }
        return text
    }

    /// Returns fields without any explanation, and records with the name of another record, as `Record.field`.
    package static func faults<Root: TemplateRecord>(of root: Root.Type) -> [String] {
        let types = Root.templateForm.type.allTypes
        let names = types.map(\.name)
        let twice = names.filter { name in names.count { $0 == name } > 1 }
        let bare = types.flatMap { type in type.fields.filter(\.meaning.isEmpty).map { "\(type.name).\($0.name)" } }
        let doubled = types.flatMap { type in
            type.fields.filter { field in type.fields.count { $0.name == field.name } > 1 }
                .map { "\(type.name).\($0.name)" }
        }
        let reserved = types.flatMap { type in
            type.fields.filter { TemplateKeyword.all.contains($0.name) }.map { "\(type.name).\($0.name)" }
        }
        return twice + bare + doubled + reserved
    }
}

extension TemplateKind {
    /// The kind in the words of the reference.
    fileprivate var markdown: String {
        switch self {
        case .text: "text"
        case .word(let words): words.map { "`\"\($0)\"`" }.joined(separator: ", ")
        case .flag: "flag"
        case .list(let element): "list of \(element.markdown)"
        case .optional(let value): "\(value.markdown), or absent"
        case .record(let type): "[\(type.name)](#\(type.name.lowercased()))"
        }
    }
}

extension String {
    fileprivate var cell: String { replacing("|", with: "\\|").replacing("<", with: "\\<") }
    /// The text of a code span in a table, with its only escape.
    fileprivate var codeCell: String { replacing("|", with: "\\|") }
}
