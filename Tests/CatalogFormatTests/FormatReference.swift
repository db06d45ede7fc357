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
        let short = record.shortForm.map { "The value of `\($0)` may stand for the whole record. " } ?? ""
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

        An entry is a YAML file that says what is known about one component, style, pattern, utility or guide. Its tables
        below are printed from the declarations that read entries, so they cannot be out of date.

        ## Rules that hold everywhere

        - **Text is text.** A scalar is what stands there: `no`, `2.0`, `017`, `~` and `nil` stay these texts. Only a flag
          is read: `true` or `false`. What a block scalar (`|`, `>`) ends with, its line breaks, does not belong to the text.
        - **Absent, null and empty differ.** No key: not stated. `nil` or `null`: that text. `""`: empty text. `[]`: stated
          that there is none. `{}`: a record with nothing to add. A key with nothing behind it is an error.
        - **One is a list.** Where a list is expected, a single value counts as a list of one. A list where text is
          expected is an error.
        - **Short form.** A record that has one may be written as the value of that key alone: `hasError: Bool`.
        - **By name.** A mapping from names to records keeps the names' order and spelling. Where no record has anything
          to add, a list of names will do: `cases: [center, top]`. A name of a method or a semantic token may have several
          records, written as a list.
        - **Same name, same thing.** What a record does not say it takes from its namesake: a property of an
          implementation from the entry's `properties`; a parameter, event, slot or accessibility setting from the
          property of its type, and a property or parameter from the slot that it fills; a case from the value of its
          `axis`. So it gets its description, type, values and limits, but never a default, nor whether it is required.
          A list of names is enough for parameters that say nothing else: `parameters: [title, text]`.
          An enum with an `axis` and without `cases` has the values of the axis as cases.
        - **Members of others.** A type has the members of its supertypes and mixins that the catalog describes, and those
          that it `includes` from another entry or type, each with `inheritedFrom`; private ones and initializers stay
          where they are. What it says itself of one of them counts, key by key. An entry that several others include
          may be of kind `mixin`; types that belong to no component stand in an entry of kind `type`.
        - **An implementation adds.** It may say more about a state, axis, value, part or token of its entry, but not the
          same key again.
        - **Brackets in names.** In paths of tokens and in names of cases, `[a|b]` and `[1..3]` stand for one name each.
        - **Prose** is a subset of CommonMark: paragraphs, emphasis, code, links, lists, headings, quotes, fenced code.
          `[the switch](entry:switch)` links to an entry, `token:PATH` to a token, `/PATH` to a page of the site that
          `linkBase` in `catalog.yaml` names.
        - **Texts from files.** A catalog that names its files of localized texts under `strings` need not repeat them: a
          string of an entry takes its text, its plurals and its translations from under its key. The first file of a
          table holds the texts in their first language.
        - YAML's aliases are fine; its tags and merge keys are not. Vendor data goes under `extensions`, by reverse-domain
          name, and comes out of the machine-readable outputs unchanged.

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
