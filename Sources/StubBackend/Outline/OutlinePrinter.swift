import CatalogModel

/// Writes the outline of an entry: one fact a line, what belongs to it below it and further in.
enum OutlinePrinter {
    static func text(of component: Component, header: [String]) -> String {
        var writer = SourceWriter(step: "  ")
        for line in header.flatMap(TextLines.of) { writer.line(line) }
        if !header.isEmpty { writer.line("") }
        writer.line(component.title.oneLine)
        writer.line("")
        for node in component.entry.outline.nodes { print(node, to: &writer) }
        return writer.text
    }

    private static func print(_ node: OutlineNode, to writer: inout SourceWriter) {
        let label = node.label.isEmpty ? "\"\"" : node.label.oneLine
        let lines = lines(of: node.content)
        let head = label == "-" ? label : label + ":"
        switch lines.count {
        case 0: writer.line(label)
        case 1: writer.line("\(head) \(lines[0])")
        default:
            writer.open(head)
            writer.lines(lines)
            writer.close()
        }
        if node.children.isEmpty { return }
        writer.open()
        for child in node.children { print(child, to: &writer) }
        writer.close()
    }

    private static func lines(of content: OutlineNode.Content) -> [String] {
        switch content {
        case .none: []
        case .text(""): ["(empty)"]
        case .text(let text): TextLines.of(text)
        case .prose(let prose):
            ProseText.lines(of: prose).map { $0.isEmpty && prose.source.value.isEmpty ? "(empty)" : $0 }
        }
    }
}
