import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads what cmark-gfm makes of a text.
package enum CommonMarkXML {
    package final class Node {
        package let name: String
        package let attributes: [String: String]
        package var text = ""
        package var children: [Node] = []

        init(name: String, attributes: [String: String]) {
            self.name = name
            self.attributes = attributes
        }

        /// The value of an attribute; empty when it is not there.
        package subscript(attribute: String) -> String { attributes[attribute] ?? "" }
    }

    struct Unreadable: Error {
        let output: String
    }

    /// The tree of the whole text.
    package static func read(_ markdown: String, extensions: [String]) throws -> Node {
        let verdict = try Judge.cmarkGFM.verdict(["-t", "xml"] + extensions, input: markdown)
        let reader = Reader()
        let parser = XMLParser(data: Data(verdict.output.utf8))
        parser.delegate = reader
        guard verdict.status == 0, parser.parse(), let root = reader.root else {
            throw Unreadable(output: String(verdict.output.prefix(2_000)))
        }
        return root
    }

    private final class Reader: NSObject, XMLParserDelegate {
        private(set) var root: Node?
        private var open: [Node] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let node = Node(name: name, attributes: attributes)
            if let parent = open.last { parent.children.append(node) } else { root = node }
            open.append(node)
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            open.last?.text += text
        }
    }
}
