import CatalogModel

/// A renderer of the section on when to use a component, with alternatives and good and bad use.
struct UsageSection {
    let flow: PageScope

    func content() -> Content {
        var content = Content()
        for layer in flow.layers {
            if let usage = layer.facets.usage { content.append(self.content(usage)) }
        }
        return content
    }

    private func content(_ usage: Usage) -> Content {
        var blocks: [Block] = []
        blocks += list("Use it when", items: usage.when)
        blocks += list("Do not use it when", items: usage.avoid)
        if let alternatives = usage.alternatives {
            blocks.append(.paragraph([.strong("Alternatives")]))
            blocks.append(
                alternatives.isEmpty
                    ? .paragraph([.text("None.")])
                    : .list(alternatives.map { [.paragraph(flow.details.reference($0))] }))
        }
        blocks += list("Best practices", items: usage.practices)
        var content = Content(blocks)
        content.add("Do", look: .goodUse, advice(usage.do))
        content.add("Don’t", look: .badUse, advice(usage.dont))
        return content
    }

    private func list(_ title: String, items: [Prose]?) -> [Block] {
        guard let items else { return [] }
        if items.isEmpty { return [.paragraph([.strong(title), .text(": none.")])] }
        return [.paragraph([.strong(title)]), .list(items.map { [.prose($0)] })]
    }

    private func advice(_ advice: [Advice]?) -> Content {
        stated(advice) { all in
            Content([.list(all.map(item))])
        }
    }

    private func item(_ advice: Advice) -> [Block] {
        var blocks: [Block] = []
        if let text = advice.text { blocks.append(.prose(text)) }
        if let why = advice.why { blocks.append(.paragraph([.emphasis("Why:"), .text(" "), .prose(why)])) }
        return blocks + flow.details.inItem(figures: advice.figures, examples: advice.examples)
    }
}

extension Details {
    /// Returns pictures and examples within an item of a list, with no place for a heading.
    func inItem(figures: [Figure]?, examples: [Example]?) -> [Block] {
        let content = self.figures(figures) + self.examples(examples)
        return Self.flat(content)
    }

    private static func flat(_ content: Content) -> [Block] {
        content.blocks
            + content.sections.flatMap { [.paragraph([.strong($0.title.plainText)])] + flat($0.content) }
    }
}
