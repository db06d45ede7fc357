import CatalogModel

// Facts of every named record, as keywords of JSON Schema and as annotations.
extension ObjectBuilder {
    /// Adds the title, the description with `further` sentences, and a deprecation, as keywords.
    mutating func addHeading(_ named: Named, title: String? = nil, further: [Sentence] = []) {
        if let title = named.title?.value ?? title { add("title", value: .string(title)) }
        addDescription(named, further: further)
    }

    mutating func addDescription(_ named: Named, further: [Sentence] = []) {
        let deprecation = named.deprecated
        if deprecation == nil, further.isEmpty {
            // Most descriptions have no markup, and no sentence follows them.
            if let plain = named.description?.plain { return add("description", value: .string(plain)) }
            if named.description == nil { return }
        }
        addDescription(named.description.map { [$0] } ?? [], deprecation: deprecation, further: further)
    }

    mutating func addDescription(_ proses: [Prose], deprecation: Deprecation? = nil, further: [Sentence] = []) {
        var description = Description(proses)
        description.add(further)
        if let deprecation { description.add(deprecation.sentences) }
        description.add(to: &self)
        if deprecation != nil { add("deprecated", value: true) }
    }

    /// Adds all other facts of a named record.
    mutating func addNamed(_ named: Named) { add(AnnotatedKey.named, of: named.node) }
}

extension Prose {
    /// The words without any markup, a blank line between paragraphs.
    var paragraphs: String {
        plain ?? blocks.map { Prose(source: source, blocks: [$0], links: []).plainText }.joined(separator: "\n\n")
    }
}
