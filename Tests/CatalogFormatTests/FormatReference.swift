import CatalogModel

/// The reference page of the entry format, printed from the declarations that decode entries.
enum FormatReference {
    /// The page in Markdown.
    static var markdown: String {
        let records = allRecords
        var page = introduction
        page += "\n## Keys that records share\n"
        for group in groups {
            // Records with a name are records.
            let shared = group.name == Named.group.name ? " Also takes the keys of [Base](#base)." : ""
            page += "\n### \(group.name)\n\nIn short: \(group.meaning).\(shared)\n\n"
            page += table(of: group.keys)
        }
        page += "\n## Records\n"
        for record in records { page += section(of: record) }
        return page
    }

    /// The groups of shared keys, in the order of the page.
    private static let groups = [Facets.group, Named.group, Base.group]

    /// The names of all records, in the order of the page.
    static var recordNames: [String] { allRecords.map(\.name) }

    /// Keys without a word of explanation, as `Record.key`.
    static var unexplainedKeys: [String] {
        allRecords.flatMap { record in
            record.keys.filter { $0.meaning.isEmpty }.map { "\(record.name).\($0.name)" }
        }
    }

    /// Every record that an entry, `catalog.yaml` or the types file can hold, in the order in which the first mentions
    /// of them stand.
    static var allRecords: [RecordForm] {
        var found: [RecordForm] = []
        func visit(_ form: ValueForm) {
            switch form {
            case .record(let record):
                if found.contains(where: { $0.name == record.name }) { return }
                found.append(record)
                for key in record.keys { visit(key.form) }
            case .list(let element): visit(element)
            case .byName(let value, _): visit(value)
            case .text, .prose, .id, .flag, .count, .word, .point, .tree, .data: return
            }
        }
        for form in [Entry.form, CatalogConfiguration.form, TypeMapping.form] { visit(form) }
        return found
    }

    private static func section(of record: RecordForm) -> String {
        let keys = record.keys
        let own = keys.filter { $0.group == nil }
        // Records with a name have the keys of all records by way of its group.
        let groups = Self.groups.map(\.name).filter { name in
            keys.contains { $0.group == name } && !(record.isNamed && name == Base.group.name)
        }
        let others = Set(keys.compactMap(\.group)).subtracting(Self.groups.map(\.name)).sorted()
        var text = "\n### \(record.name)\n\nIn short: \(record.meaning).\n\n"
        let short = record.shortForm.map { "The value of `\($0)` can replace the whole record. " } ?? ""
        let shared = (others + groups).map { "[\($0)](#\($0.lowercased()))" }.joined(separator: ", ")
        text += "\(short)Also takes the keys of \(shared).\n\n"
        if !own.isEmpty { text += table(of: own) + "\n" }
        return text + "```yaml\n\(record.example)\n```\n"
    }

    private static func table(of keys: [RecordForm.Key]) -> String {
        var text = "| Key | Value | Meaning |\n| --- | --- | --- |\n"
        for key in keys {
            let required = key.isRequired ? "**required**; " : ""
            text += "| `\(key.name)` | \(key.form.markdown) | \(required)\(key.meaning.escapedForTable) |\n"
        }
        return text
    }

    private static let introduction = """
        # The entry format

        Reference: an entry is a YAML file that describes one component, style, pattern, utility or guide. The tables below are
        printed from the declarations of keys in the program, so they are always up to date.

        ## Rules for all records

        - **Text is text.** A scalar is read verbatim: `no`, `2.0`, `017`, `~` and `nil` remain these texts. Only flags
          are parsed: `true` or `false`. The line breaks at the end of a block scalar (`|`, `>`) are removed.
        - **Absent, null and empty differ.** No key: not stated. `nil` or `null`: that text. `""`: empty text. `[]`:
          stated to have no elements. `{}`: a record without further facts. A key without a value is an error.
        - **One is a list.** Where a list is expected, a single value counts as a list of one. A list where text is
          expected is an error.
        - **Short form.** A record with a short form can be written as the value of one key alone: `hasError: Bool`.
        - **By name.** A mapping from names to records keeps the names' order and spelling. If no record adds facts,
          write a list of names: `cases: [center, top]`. The name of a method or a semantic token can have several
          records, as a list.
        - **Same name, same thing.** A record inherits missing facts from its namesake: a property of an implementation
          from the entry's `properties`; a parameter, event, slot or accessibility setting from the property of its
          type, and a property or parameter from the slot that it fills; a case from the value of its `axis`. It
          inherits description, type, values and limits, but never a default, nor whether it is required. Parameters
          without facts of their own can be a list of names: `parameters: [title, text]`. An enum with an `axis` and
          without `cases` has the values of the axis as cases.
        - **Members of others.** A type has the members of its documented supertypes and mixins, and the members that it
          `includes` from another entry or type, each with `inheritedFrom`. Private members and initializers are not
          inherited. Facts of the type itself override inherited ones, key by key. An entry for others to include can be
          of kind `mixin`. Write types without a component into an entry of kind `type`.
        - **An implementation adds.** An implementation can add keys to a state, axis, value, part or token of its
          entry, but not repeat a key.
        - **Brackets in names.** In paths of tokens and in names of cases, `[a|b]` and `[1..3]` represent several names.
        - **Prose** is a subset of CommonMark: paragraphs, emphasis, code, links, lists, headings, quotes, fenced code.
          `[the switch](entry:switch)` links to an entry, `token:PATH` to a token, `/PATH` to a page of the site that
          `linkBase` in `catalog.yaml` names.
        - **Texts from files.** If `strings` names files of localized texts, entries need not repeat the texts: a string
          of an entry takes its text, plurals and translations from its key in the files. The first file of a table
          contains the texts in their first language.
        - YAML's aliases are valid; its tags and merge keys are not. Vendor data belongs to `extensions`, by
          reverse-domain name, and is copied to the machine-readable outputs unchanged.

        """
}

extension ValueForm {
    /// The form in the words of the reference.
    fileprivate var markdown: String {
        switch self {
        case .text: "text"
        case .prose: "prose"
        case .id: "id"
        case .flag: "`true` or `false`"
        case .count: "whole number"
        case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .point: "`20% 50%`"
        case .list(let element): "list of \(element.markdown)"
        case .byName(.list(let element), _): "\(element.markdown), or a list of them, by name"
        case .byName(let value, let allowsNames): "\(value.markdown) by name\(allowsNames ? ", or names" : "")"
        case .record(let record): "[\(record.name)](#\(record.name.lowercased()))"
        case .tree: "text, or a tree of texts"
        case .data: "any YAML"
        }
    }
}

extension String {
    fileprivate var escapedForTable: String {
        split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
            .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\<")
    }
}
