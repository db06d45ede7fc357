import CatalogModel

// What every record with a name says of itself. In a schema the keys have the prefix `x-` and go beside the keywords of
// JSON Schema; within an annotation they are the keys of the entry format.
extension Members {
    /// The title, the description and whether it is deprecated, as keywords.
    /// - Parameter further: What the description also has to say.
    mutating func addHeading(_ named: Named, title: String? = nil, further: [Sentence] = []) {
        if let title = named.title?.value ?? title { add("title", .string(title)) }
        addDescription(named, further: further)
    }

    mutating func addDescription(_ named: Named, further: [Sentence] = []) {
        let deprecation = named.deprecated
        if deprecation == nil, further.isEmpty {
            // Most descriptions have no markup and nothing behind them.
            if let plain = named.description?.plain { return add("description", .string(plain)) }
            if named.description == nil { return }
        }
        addDescription(named.description.map { [$0] } ?? [], deprecation, further: further)
    }

    mutating func addDescription(_ proses: [Prose], _ deprecation: Deprecation? = nil, further: [Sentence] = []) {
        var description = Description(proses)
        description.add(further)
        if let deprecation { description.add(deprecation.sentences) }
        description.add(to: &self)
        if deprecation != nil { add("deprecated", true) }
    }

    /// Everything else of a named record.
    mutating func addNamed(_ named: Named, _ prefix: String) {
        add(prefix + "group", text: named.group)
        add(prefix + "since", text: named.since)
        add(prefix + "status", named.status.map { .string($0.value.rawValue) })
        add(prefix + "deprecation", named.deprecated.map { deprecationRecord($0) })
        add(prefix + "platforms", byName: named.platforms, platformRecord)
        if let visibility = named.visibility { add(prefix + "visibility", .string(visibility.value.rawValue)) }
        add(prefix + "examples", list: named.examples, exampleRecord)
        add(prefix + "figures", list: named.figures, figureRecord)
        add(prefix + "links", list: named.links, linkRecord)
        addExtensions(named.base, prefix)
    }

    /// A record with a name within an annotation.
    mutating func addRecord(_ named: Named) {
        add("title", text: named.title)
        add("description", prose: named.description)
        addNamed(named, "")
    }

    mutating func addExtensions(_ base: Base, _ prefix: String) {
        guard let extensions = base.extensions else { return }
        var members = JSONObject()
        for element in extensions { members.append(element.name, element.value) }
        add(prefix + "extensions", .object(members))
    }
}

extension Prose {
    /// The words without any markup, a blank line between paragraphs.
    var paragraphs: String {
        plain ?? blocks.map { Prose(source: source, blocks: [$0], links: []).plainText }.joined(separator: "\n\n")
    }
}

/// A record within an annotation.
func record(_ fill: (inout Members) -> Void) -> JSONValue {
    var members = Members()
    fill(&members)
    return members.value
}

func deprecationRecord(_ deprecation: Deprecation) -> JSONValue {
    record {
        $0.add("message", prose: deprecation.message)
        $0.add("since", text: deprecation.since)
        $0.add("replacements", texts: deprecation.replacements)
        $0.add("removal", text: deprecation.removal)
        $0.addExtensions(deprecation.base, "")
    }
}

func platformRecord(_ platform: PlatformAvailability) -> JSONValue {
    record {
        $0.add("introduced", text: platform.introduced)
        $0.add("deprecated", text: platform.deprecated)
        $0.add("obsoleted", text: platform.obsoleted)
        $0.add("unavailable", flag: platform.unavailable)
        $0.add("message", prose: platform.message)
        $0.addExtensions(platform.base, "")
    }
}

func exampleRecord(_ example: Example) -> JSONValue {
    record {
        $0.add("title", text: example.title)
        $0.add("description", prose: example.description)
        $0.add("group", text: example.group)
        $0.add("language", text: example.language)
        $0.add("code", text: example.code)
        $0.add("arguments", example.arguments)
        $0.add("hidden", flag: example.hidden)
        $0.add("since", text: example.since)
        $0.addExtensions(example.base, "")
    }
}

func figureRecord(_ figure: Figure) -> JSONValue {
    record {
        $0.add("caption", prose: figure.caption)
        $0.add("alt", text: figure.alt)
        $0.add("file", text: figure.file)
        $0.add("dark", text: figure.dark)
        $0.add("states", texts: figure.states)
        $0.add("parts", texts: figure.parts)
        $0.add("callouts", byName: figure.callouts) { .string($0.value.text) }
        $0.add("variants", texts: figure.variants)
        $0.add("group", text: figure.group)
        $0.add("under", figure.under.map { .string($0.value.rawValue) })
        $0.addExtensions(figure.base, "")
    }
}

func linkRecord(_ link: Link) -> JSONValue {
    record {
        $0.add("url", text: link.url)
        $0.add("title", text: link.title)
        $0.add("kind", link.kind.map { .string($0.value.rawValue) })
        $0.addExtensions(link.base, "")
    }
}

func referenceRecord(_ reference: Reference) -> JSONValue {
    record {
        $0.add("entry", id: reference.entry)
        $0.add("name", text: reference.name)
        $0.add("when", prose: reference.when)
        $0.add("url", text: reference.url)
        $0.addExtensions(reference.base, "")
    }
}
