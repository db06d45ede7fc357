import CatalogModel
import Foundation

@testable import CatalogPages
@testable import MarkdownBackend

/// The structure of a Markdown text in one form for our tree and for cmark's, so that the two can be compared.
indirect enum ProseStructure: Equatable, Sendable, CustomStringConvertible {
    case text(String)
    case node(String, [ProseStructure])

    var description: String {
        switch self {
        case .text(let text): "\(text.debugDescription)"
        case .node(let name, let children): "(\(([name] + children.map(\.description)).joined(separator: " ")))"
        }
    }

    /// Whether one of the nodes has a name that begins like this.
    func contains(_ name: String) -> Bool {
        guard case .node(let own, let children) = self else { return false }
        return own.hasPrefix(name) || children.contains { $0.contains(name) }
    }

    /// Without the white space that cmark keeps, against the specification, at the start of lazy continuation lines.
    var lenient: ProseStructure {
        switch self {
        case .text(let text): .text(text.replacing(#/ +/#, with: " "))
        case .node("code", let children): .node("code", children.map { $0.lenient.trimmed })
        case .node(let name, let children):
            .node(
                name,
                Self.merged(
                    children.indices.map { index in
                        let isAfterBreak = index > 0 && Self.breaks.contains(children[index - 1])
                        return isAfterBreak ? children[index].lenient.trimmed : children[index].lenient
                    }))
        }
    }

    private static let breaks: [ProseStructure] = [.node("linebreak", []), .node("softbreak", [])]

    private var trimmed: ProseStructure {
        if case .text(let text) = self { .text(text.trimmingCharacters(in: .whitespaces)) } else { self }
    }

    /// Whether code spans and backticks that are text stand in it: cmark 0.29 forgets about later code spans then.
    var mixesBackticks: Bool { contains("code") && contains(text: "`") }

    private func contains(text part: String) -> Bool {
        switch self {
        case .text(let text): text.contains(part)
        case .node("code", _): false
        case .node(_, let children): children.contains { $0.contains(text: part) }
        }
    }

    /// With all lists tight.
    var tight: ProseStructure {
        guard case .node(let name, let children) = self else { return self }
        return .node(name.replacing(" loose", with: " tight"), children.map(\.tight))
    }

    /// Text nodes side by side are one; empty ones are none.
    static func merged(_ nodes: [ProseStructure]) -> [ProseStructure] {
        nodes.reduce(into: []) { merged, node in
            guard case .text(let text) = node else { return merged.append(node) }
            if case .text(let before)? = merged.last {
                merged[merged.count - 1] = .text(before + text)
            } else if !text.isEmpty {
                merged.append(node)
            }
        }
    }

    static func link(_ destination: String, _ title: String, _ words: [ProseStructure]) -> ProseStructure {
        // GitHub links bare email addresses whatever is done about it.
        if case .text(let text)? = words.first, words.count == 1, text.contains("@"),
            [text, "mailto:\(text)"].map(encoded).contains(encoded(destination))
        {
            return .text(text)
        }
        let title = title.replacingOccurrences(of: "\n", with: " ")
        return .node("link \(encoded(destination)) \(title.debugDescription)", words)
    }

    /// With everything percent-encoded in which two right spellings of an address may differ.
    private static func encoded(_ address: String) -> String {
        let kept = CharacterSet(charactersIn: "%#?&=/:;,.+-_~!*'()@$").union(.alphanumerics)
        return address.addingPercentEncoding(
            withAllowedCharacters: kept.intersection(CharacterSet(charactersIn: "!"..."~")))
            ?? address
    }
}

// MARK: - Of our tree

extension ProseStructure {
    static func of(_ prose: Prose) -> ProseStructure {
        .node("document", prose.blocks.map(of))
    }

    private static func of(_ block: ProseBlock) -> ProseStructure {
        switch block {
        case .paragraph(let inlines): .node("paragraph", of(inlines))
        case .heading(let level, let inlines): .node("heading \(level)", of(inlines))
        case .code(let info, let text): .node("code_block \(info.debugDescription)", [.text(text)])
        case .quote(let blocks): .node("block_quote", blocks.map(of))
        case .list(let list):
            .node(
                "list \(list.start.map(String.init) ?? "bullet") \(list.isTight ? "tight" : "loose")",
                list.items.map { .node("item", $0.map(of)) })
        }
    }

    private static func of(_ inlines: [ProseInline]) -> [ProseStructure] {
        merged(
            inlines.map { inline in
                switch inline {
                case .text(let text): .text(text)
                case .code(let code): .node("code", [.text(code)])
                case .emphasis(let inlines): .node("emph", of(inlines))
                case .strong(let inlines): .node("strong", of(inlines))
                case .link(let link, let words):
                    Self.link(SpelledLinks().href(for: link.destination) ?? "", link.title ?? "", of(words))
                case .softBreak: .node("softbreak", [])
                case .lineBreak: .node("linebreak", [])
                }
            })
    }
}

/// Gives every destination as the author spelled it.
struct SpelledLinks: ProseLinkResolver {
    func href(for destination: ProseLink.Destination) -> String? {
        switch destination {
        case .address(let address): address
        case .anchor(let name): "#\(name)"
        case .file(let path): path
        case .entry(let id, let anchor): "entry:\(id)\(anchor.map { "#\($0)" } ?? "")"
        case .token(let path): "token:\(path)"
        }
    }
}
