import SourceCode

/// A piece of a line of TypeScript: code, a string, the bar of a union, or a list in brackets.
enum ScriptNode {
    case text(String)
    /// A string literal with the quotes.
    case string(String)
    case bar
    case list(List)

    /// A list in brackets, or a single type in brackets.
    struct List {
        let open: String
        let close: String
        /// Empty for brackets around a single type.
        let separator: String
        let elements: [[ScriptNode]]

        /// Whether the list has values, not the arguments of a type, or a type in brackets.
        var hasValues: Bool { open != "<" && !separator.isEmpty }
    }

    var isBar: Bool { if case .bar = self { true } else { false } }
    var isString: Bool { if case .string = self { true } else { false } }
    var isList: Bool { if case .list = self { true } else { false } }
    var hasValues: Bool { if case .list(let list) = self { list.hasValues } else { false } }

    var isParameters: Bool {
        if case .list(let list) = self { list.open == "(" && !list.separator.isEmpty } else { false }
    }

    /// Whether the text ends with the start of a block, or of arguments.
    var opensBlock: Bool { if case .text(let text) = self { "{([".contains(text.last ?? " ") } else { false } }

    var isRest: Bool { if case .text(let text) = self { text.hasPrefix("...") } else { false } }

    /// Returns the pieces before and after the first sign outside brackets and strings; nil without such a sign.
    static func split(_ nodes: [ScriptNode], at sign: String) -> (before: [ScriptNode], after: [ScriptNode])? {
        for (index, node) in nodes.enumerated() {
            guard case .text(let text) = node, let range = text.firstRange(of: sign) else { continue }
            let before = nodes[..<index] + [.text(String(text[..<range.lowerBound]))]
            return (Array(before), [.text(String(text[range.upperBound...]))] + nodes[(index + 1)...])
        }
        return nil
    }

    /// Returns the place after the last sign before a type; nil without such a sign.
    static func startOfType(in text: String) -> String.Index? {
        [": ", " = ", "=> ", " as "].compactMap { text.ranges(of: $0).last }.map { text.index(before: $0.upperBound) }
            .max()
    }
}

/// A reader of the brackets, separators and unions of a line of TypeScript.
struct ScriptNodes {
    /// The depth limit: deeper brackets stay unchanged, to keep hostile text from exhausting the stack.
    private static let maximumDepth = 100

    private let bytes: [UInt8]
    /// The closing bracket for each opening bracket with a partner.
    private var partners: [Int: Int] = [:]
    /// The ends of quoted texts, by the position of the first quote.
    private var quoted: [Int: Int] = [:]

    init(_ code: String) {
        bytes = Array(code.utf8)
        var open: [Int] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                var end = index + 1
                while end < bytes.count, bytes[end] != byte { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
                quoted[index] = min(end + 1, bytes.count)
                index = min(end, bytes.count)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: "<") where index > 0 && SyntaxScanner.isNameByte(bytes[index - 1]): open.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(&open, at: index, by: byte)
            case UInt8(ascii: ">") where index > 0 && bytes[index - 1] != UInt8(ascii: "="):
                if let last = open.last, bytes[last] == UInt8(ascii: "<") { close(&open, at: index, by: byte) }
            default: break
            }
            index += 1
        }
    }

    private mutating func close(_ open: inout [Int], at index: Int, by byte: UInt8) {
        guard let last = open.popLast() else { return }
        partners[last] = index
    }

    /// Returns the pieces of the whole line.
    func nodes() -> [ScriptNode] {
        // Separators outside of brackets end the line.
        elements(0..<bytes.count, depth: 0, separators: []).elements.first ?? []
    }

    private func elements(
        _ range: Range<Int>, depth: Int, separators: [UInt8]
    ) -> (elements: [[ScriptNode]], separator: String) {
        var elements: [[ScriptNode]] = [[]]
        var separator = ","
        var text: [UInt8] = []
        func flush() {
            if text.isEmpty { return }
            elements[elements.count - 1].append(.text(String(decoding: text, as: UTF8.self)))
            text = []
        }
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if let end = quoted[index] {
                flush()
                elements[elements.count - 1].append(.string(String(decoding: bytes[index..<end], as: UTF8.self)))
                index = end
            } else if let close = partners[index], close < range.upperBound, depth < Self.maximumDepth {
                if let list = list(from: index, to: close, depth: depth) {
                    flush()
                    elements[elements.count - 1].append(.list(list))
                } else {
                    text += bytes[index...close]
                }
                index = close + 1
            } else if separators.contains(byte) {
                flush()
                separator = String(decoding: [byte], as: UTF8.self)
                elements.append([])
                index += bytes[(index + 1)...].first == UInt8(ascii: " ") ? 2 : 1
            } else if bytes[index...].starts(with: " | ".utf8) {
                flush()
                elements[elements.count - 1].append(.bar)
                index += 3
            } else {
                text.append(byte)
                index += 1
            }
        }
        flush()
        return (elements.filter { !$0.isEmpty }, separator)
    }

    /// Returns the list in a pair of brackets; nil for a pair without elements, and for the index of an array.
    private func list(from open: Int, to close: Int, depth: Int) -> ScriptNode.List? {
        var inner = open + 1..<close
        var isList = true
        let previous = open > 0 ? bytes[open - 1] : UInt8(ascii: " ")
        let followsName = SyntaxScanner.isNameByte(previous) || previous == UInt8(ascii: ">")
        switch bytes[open] {
        case UInt8(ascii: "("): isList = followsName || bytes[(close + 1)...].starts(with: " =>".utf8)
        case UInt8(ascii: "["): if followsName || ")]".utf8.contains(previous) { return nil }
        case UInt8(ascii: "{"):
            guard inner.count > 2, bytes[inner.lowerBound] == UInt8(ascii: " ") else { return nil }
            inner = inner.lowerBound + 1..<inner.upperBound - 1
        default: break
        }
        if inner.isEmpty { return nil }
        let (elements, separator) = elements(
            inner, depth: depth + 1, separators: isList ? [UInt8(ascii: ","), UInt8(ascii: ";")] : [])
        return ScriptNode.List(
            open: String(decoding: [bytes[open]], as: UTF8.self),
            close: String(decoding: [bytes[close]], as: UTF8.self),
            separator: isList ? separator : "", elements: elements)
    }
}
