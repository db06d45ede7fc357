import CatalogModel

// Facts of named records, as the documentation comment of a declaration.

extension DocStub {
    /// Creates the comment on a declaration; a title that only repeats the declaration's name is not shown.
    init(_ named: Named, name: String) {
        description = named.description
        visibility = named.visibility?.value ?? .public
        deprecation = named.deprecated.map(DeprecationStub.init)
        if let title = named.title?.value, title != name { facts.append(DocFact(.title, text: .words(title))) }
        if let since = named.since?.value { facts.append(DocFact(.since, text: .words(since))) }
        if let status = named.status?.value { facts.append(DocFact(.status, text: .words(status.rawValue))) }
        links = named.links.orEmpty().compactMap(LinkStub.init)
        if let platforms = named.platforms { availability = platforms.map { AvailabilityStub($0) } }
    }

    mutating func add(_ label: DocFact.Label, code text: Text?) {
        if let text { facts.append(DocFact(label, code: text.value)) }
    }

    mutating func add(_ label: DocFact.Label, prose: Prose?) {
        if let prose { facts.append(DocFact(label, text: .prose(prose))) }
    }

    /// Adds a nonempty list.
    mutating func add(_ heading: String, items: [DocItem]) {
        if !items.isEmpty { sections.append(DocSection(heading: heading, items: items)) }
    }
}

extension LinkStub {
    init?(_ link: Link) {
        guard let url = link.url else { return nil }
        self.init(address: url.value, title: link.title?.value)
    }
}

extension DeprecationStub {
    init(_ deprecation: Deprecation) {
        message = deprecation.message
        since = deprecation.since?.value
        replacements = deprecation.replacements.orEmpty().map(\.value)
        removal = deprecation.removal?.value
    }
}

extension AvailabilityStub {
    init(_ element: OrderedRecords<PlatformAvailability>.Element) {
        platform = element.name
        introduced = element.value.introduced?.value
        deprecated = element.value.deprecated?.value
        obsoleted = element.value.obsoleted?.value
        isUnavailable = element.value.unavailable == true
        message = element.value.message
    }
}

extension DocItem {
    init(_ name: String, named: Named, type: String? = nil) {
        self.name = name
        self.type = type
        description = named.description
        let docs = DocStub(named, name: name)
        facts = docs.facts
        if let deprecation = docs.deprecation { facts.append(DocFact(.status, text: .words(deprecation.sentence))) }
    }

    /// A literal value or a value of an axis.
    init(_ element: OrderedRecords<Case>.Element) {
        self.init(element.name, named: element.value.named)
        if let raw = element.value.raw { facts.append(DocFact(.raw, code: raw.value)) }
        facts += element.value.visuals.orEmpty().map { DocFact(.visuals, text: .prose($0)) }
    }
}

extension Limits {
    /// The bounds in words, for example `0 to 1, step 0.1`.
    var sentence: String {
        var words: [String] = []
        switch (minimum?.value, maximum?.value) {
        case (let low?, let high?): words.append("\(low) to \(high)")
        case (let low?, nil): words.append("at least \(low)")
        case (nil, let high?): words.append("at most \(high)")
        case (nil, nil): break
        }
        if let step = step?.value { words.append("step \(step)") }
        if let length = minLength?.value { words.append("length at least \(length)") }
        if let length = maxLength?.value { words.append("length at most \(length)") }
        if let pattern = pattern?.value { words.append("pattern \(pattern)") }
        return words.joined(separator: ", ")
    }
}
