import CatalogModel

/// A renderer of a named record's figures, examples and links on a component's page.
struct Details {
    let links: PageLinks
    /// The language of examples without a language.
    var language = ""

    func of(_ named: Named) -> Content {
        if named.figures == nil, named.examples == nil, named.links == nil { return Content() }
        return figures(named.figures) + examples(named.examples) + self.links(named.links)
    }

    // MARK: - Figures

    func figures(_ figures: [Figure]?) -> Content {
        guard let figures, !figures.isEmpty else { return Content() }
        return Grouped.by({ $0.group }, records: figures, make: { Content(figureBlocks($0)) })
    }

    /// Returns pictures with captions; figures still without a file become a list of captions.
    private func figureBlocks(_ figures: [Figure]) -> [Block] {
        var blocks: [Block] = []
        var captions: [[Block]] = []
        for figure in figures {
            guard let file = figure.file?.value ?? figure.dark?.value else {
                let caption = self.caption(figure)
                captions.append([.paragraph(caption.isEmpty ? [.text("Figure without a caption")] : caption)])
                continue
            }
            let picture = Picture(
                file: links.picture(file), dark: figure.file == nil ? nil : figure.dark.map { links.picture($0.value) },
                alt: figure.alt?.value ?? figure.caption?.plainText ?? "", callouts: callouts(on: figure))
            blocks.append(.picture(picture))
            let caption = self.caption(figure)
            if !caption.isEmpty { blocks.append(.paragraph(caption)) }
        }
        return blocks + (captions.isEmpty ? [] : [.list(captions)])
    }

    private func callouts(on figure: Figure) -> [Picture.Callout] {
        figure.callouts.orEmpty().compactMap { part in
            links.callout(ofPart: part.name).map { .init(text: $0.value, location: part.value.value) }
        }
    }

    private func caption(_ figure: Figure) -> [Inline] {
        var parts: [[Inline]] = []
        if let caption = figure.caption, !caption.blocks.isEmpty { parts.append([.prose(caption)]) }
        if figure.file == nil, figure.dark == nil, let alt = figure.alt { parts.append(Inline.words(alt.value)) }
        let shown: [(String, [[Inline]])] = [
            ("States", figure.states.orEmpty().map { links.state($0.value) }),
            ("Parts", figure.shownParts.map(part)),
            ("Variants", figure.variants.orEmpty().map { links.local($0.value) }),
        ]
        for (word, names) in shown where !names.isEmpty {
            parts.append([.text(word + ": ")] + names.commaSeparated)
        }
        return parts.asFacts
    }

    /// Returns a part after the letter of its callout.
    private func part(_ name: Text) -> [Inline] {
        guard let callout = links.callout(ofPart: name.value) else { return links.part(name.value) }
        return [.strong(callout.value), .text(" ")] + links.part(name.value)
    }

    // MARK: - Examples

    func examples(_ examples: [Example]?) -> Content {
        guard let examples, !examples.isEmpty else { return Content() }
        let group = { (example: Example) in example.group }
        let shown = examples.filter { $0.hidden != true }
        let areSections = shown.count <= Self.mostSections
        return Grouped.by(group, records: shown) { examples in
            examples.map { example($0, isSection: areSections) }.reduce(Content(), +)
        }
    }

    /// The greatest number of examples with sections.
    ///
    /// More would flood lists of the page's sections.
    private static let mostSections = 8

    /// Renders an example.
    ///
    /// With a title the example becomes a section, or is rendered below the title.
    private func example(_ example: Example, isSection: Bool) -> Content {
        let body = exampleBlocks(example)
        guard let title = example.title else { return Content(body) }
        if isSection { return Content(sections: [PageSection(Inline.words(title.value), Content(body))]) }
        return Content([.paragraph(title.value.isEmpty ? [.empty] : [.strong(title.value)])] + body)
    }

    func exampleBlocks(_ example: Example) -> [Block] {
        var blocks: [Block] = []
        if let description = example.description { blocks.append(.prose(description)) }
        if let since = example.since { blocks.append(.paragraph([.text("Since ")] + Inline.words(since.value))) }
        if let demo = example.demo { blocks += self.demo(demo, of: example) }
        if let code = example.code { blocks.append(.code(code.value, language: example.language?.value ?? language)) }
        if let arguments = example.arguments { blocks.append(.code(json(arguments), language: "json")) }
        return blocks
    }

    /// Returns the frame of a demo; empty for a demo without a usable source.
    func demo(_ demo: Demo, of example: Example? = nil) -> [Block] {
        let folder = RelativePath.folder(of: links.component.path)
        guard let source = DemoSource(demo, of: example, language: language, in: folder) else { return [] }
        let words = [links.component.title, example?.title?.value].compactMap(\.self)
        let frame = DemoFrame(
            source: source, title: words.joined(separator: ": "), height: demo.height?.value,
            themes: links.site.tokens.themes.map(\.theme.name))
        // The markup of an example is shown as its code.
        guard example == nil, case .markup(let markup, _, _) = source else { return [.demo(frame)] }
        return [.demo(frame), .code(markup, language: "html")]
    }

    private func json(_ value: JSONValue) -> String {
        String(value.prettyPrinted.dropLast())
    }

    // MARK: - Links

    func links(_ links: [Link]?) -> Content {
        let links = links.orEmpty()
        return links.isEmpty ? Content() : Content([.list(links.map { [.paragraph(Self.link($0))] })])
    }

    static func link(_ link: Link) -> [Inline] {
        let url = link.url?.value ?? ""
        let words = Inline.words(link.title?.value ?? url)
        var text = SiteLinks.address(url).map { [.link(words, $0)] } ?? words + (link.title == nil ? [] : unsafe(url))
        if let kind = link.kind { text.append(.text(" (\(word(for: kind.value)))")) }
        return text
    }

    private static func unsafe(_ url: String) -> [Inline] { [.text(" ")] + Inline.value(url) }

    private static func word(for kind: LinkKind) -> String {
        switch kind {
        case .source: "source"
        case .design: "design"
        case .api: "API"
        case .issue: "issue"
        case .package: "package"
        case .demo: "demo"
        case .page: "page"
        }
    }

    // MARK: - References

    /// Returns another entry, or an alternative without an entry, and when to choose the alternative.
    func reference(_ reference: Reference) -> [Inline] {
        var name: [Inline] = []
        if let entry = reference.entry {
            name = [links.entry(entry)]
            if let other = reference.name { name += [.text(" (")] + Inline.words(other.value) + [.text(")")] }
        } else if let other = reference.name {
            name = Inline.words(other.value)
        }
        if let url = reference.url {
            let target = SiteLinks.address(url.value)
            if name.isEmpty { name = Inline.words(url.value) }
            if let target {
                name =
                    reference.entry == nil
                    ? [.link(name, target)] : name + [.text(" "), .link([.text("More")], target)]
            } else {
                name += Self.unsafe(url.value)
            }
        }
        return reference.when.map { name + [.text(": "), .prose($0)] } ?? name
    }
}
