package import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A table of plural texts as Apple's platforms keep it: a property list in XML, in the order of the file.
package enum StringsDict {
    package struct Entry: Equatable {
        package var key: String
        /// The text with its variables: `%#@others@`.
        package var format = ""
        package var variables: [Variable] = []
        /// What the comment before it says.
        package var comment: String?
    }

    package struct Variable: Equatable {
        package var name: String
        /// The format specifier of the number.
        package var valueType = ""
        package var texts: [Text] = []
    }

    package struct Text: Equatable {
        package var category: String
        package var text: String
    }

    package static func read(_ file: URL) throws -> [Entry] {
        let parser = XMLParser(data: try Data(contentsOf: file))
        let reader = PropertyListReader()
        parser.delegate = reader
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.propertyListReadCorrupt) }
        return reader.entries
    }
}

/// Follows the dictionaries of the list: keys of texts, then of variables, then of plural categories.
private final class PropertyListReader: NSObject, XMLParserDelegate {
    var entries: [StringsDict.Entry] = []
    private var keys: [String] = []
    private var text = ""
    private var comment: String?

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        text = ""
        if name == "dict" { keys.append("") }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    /// Comments are written as `<!--> … </!-->`, which leaves the signs at their ends.
    func parser(_ parser: XMLParser, foundComment comment: String) {
        self.comment = comment.trimmingCharacters(in: CharacterSet(charactersIn: "<>/! "))
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        switch name {
        case "dict": keys.removeLast()
        case "key": begin(text)
        case "string": add(text)
        default: break
        }
    }

    private func begin(_ key: String) {
        keys[keys.count - 1] = key
        if keys.count == 1 {
            entries.append(.init(key: key, comment: comment))
            comment = nil
        }
        if keys.count == 2, key != "NSStringLocalizedFormatKey" {
            entries[entries.count - 1].variables.append(.init(name: key))
        }
    }

    private func add(_ text: String) {
        guard let entry = entries.indices.last else { return }
        if keys.count == 2 { entries[entry].format = text }
        guard keys.count == 3, let variable = entries[entry].variables.indices.last else { return }
        switch keys[2] {
        case "NSStringFormatSpecTypeKey": break
        case "NSStringFormatValueTypeKey": entries[entry].variables[variable].valueType = text
        default: entries[entry].variables[variable].texts.append(.init(category: keys[2], text: text))
        }
    }
}
