import SourceCode

/// A formatter of TypeScript code in stubs, in the form of Prettier's defaults: double quotes, lines of 80 columns,
/// trailing commas.
///
/// Each line of the given code is a declaration or statement, or the start or end of a block, with the right
/// indentation.
struct ScriptLayout {
    static let width = 80

    /// Returns code with double quotes and without long lines; comments, template strings and tags are kept.
    static func laidOut(_ code: String) -> String {
        var lines: [String] = []
        var isComment = false
        var isTemplate = false
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " }
            let hasMark = text.count { $0 == "`" } % 2 == 1
            if isComment || text.hasPrefix("/*") {
                isComment = !text.hasSuffix("*/")
            } else if isTemplate || hasMark {
                isTemplate = isTemplate != hasMark
            } else if text.hasPrefix("}"), let last = lines.last, last.hasSuffix("{"), !last.hasSuffix("${") {
                // An empty block.
                lines[lines.count - 1] += text
                continue
            } else if !text.isEmpty, !["//", "<", "return <"].contains(where: text.hasPrefix) {
                let indent = String(line.prefix(line.count - text.count))
                lines += Self.lines(ScriptQuotes.doubled(String(text)), indent: indent)
                continue
            }
            lines.append(String(line))
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a type on one line, unless the type has comments or templates.
    static func onOneLine(_ type: String) -> String {
        guard type.contains("\n"), !["//", "/*", "`"].contains(where: type.contains) else { return type }
        var line = ""
        for part in type.split(separator: "\n").map({ String($0).trimmed }) where !part.isEmpty {
            if let last = line.last {
                // Members of an object may end with their line.
                let isOpen = "{([<,;|&:=>?".contains(last) || "|&})]>?:=;".contains(part.prefix(1))
                line += isOpen || !line.contains("{") ? " " : "; "
            }
            line += part
        }
        return line.hasPrefix("| ") ? String(line.dropFirst(2)) : line
    }

    /// Returns a declaration or statement as lines.
    private static func lines(_ code: String, indent: String) -> [String] {
        if indent.count + code.count <= width { return [indent + code] }
        return CodeLayout.lines(layout(of: code), indent: indent, step: "  ", width: width)
    }

    private static func layout(of code: String) -> [CodeLayout] {
        let layout = ScriptLayout(isStatement: isStatement(code))
        let nodes = ScriptNodes(code).nodes()
        guard code.hasPrefix("export interface "), let (head, base) = ScriptNode.split(nodes, at: " extends ") else {
            return layout.layout(of: nodes)
        }
        let clause = [.line(flat: " "), .text("extends ")] + layout.layout(of: base)
        return layout.layout(of: head) + [.group([.indented(clause)])]
    }

    private static func isStatement(_ code: String) -> Bool {
        [
            "return ", "throw ", "this.", "super", "const ", "export const ", "if ", "args: ",
            "static observedAttributes",
        ]
        .contains(where: code.hasPrefix)
    }

    /// Whether brackets hold arguments and values, not parameters and types.
    private let isStatement: Bool

    /// Returns the layout of the code between two separators.
    private func layout(of nodes: [ScriptNode]) -> [CodeLayout] {
        let bar = nodes.firstIndex(where: \.isBar)
        // The parameters of a function break before its result.
        if !isStatement, let index = nodes.dropLast().firstIndex(where: \.isParameters), index < bar ?? nodes.count,
            case .list(let list) = nodes[index], !isHugged(list)
        {
            let rest = layout(of: Array(nodes[(index + 1)...]))
            return layout(of: Array(nodes[..<index])) + [.group(layout(of: list) + rest)]
        }
        if let bar { return union(nodes, bar: bar) }
        if let value = broken(nodes) ?? choice(nodes) { return value }
        return nodes.map { node in
            switch node {
            case .text(let text), .string(let text): .text(text)
            case .bar: .text(" | ")
            case .list(let list): .group(layout(of: list))
            }
        }
    }

    /// Returns the layout of a union, with a line for each member: after the last colon, arrow or equals sign.
    private func union(_ nodes: [ScriptNode], bar: Int) -> [CodeLayout] {
        var head = Array(nodes[..<bar])
        var first: [ScriptNode] = []
        while let node = head.popLast() {
            if case .text(let text) = node, let start = ScriptNode.startOfType(in: text) {
                head.append(.text(String(text[..<start])))
                first.insert(.text(String(text[start...].drop { $0 == " " })), at: 0)
                break
            }
            first.insert(node, at: 0)
        }
        var members = [first]
        for node in nodes[bar...] {
            if node.isBar { members.append([]) } else { members[members.count - 1].append(node) }
        }
        let texts = members.map { layout(of: $0) }
        let separated = texts.dropFirst().flatMap { [.line(flat: " "), .text("| ")] + $0 }
        let union = [.ifBroken("| ")] + texts[0] + separated
        // An element of a list begins on its line.
        return head.isEmpty ? [.group(union)] : layout(of: head) + [.group([.indented([.line(flat: " ")] + union)])]
    }

    /// Returns the layout of an assignment without a list to break in the value: the value may be on the next line.
    private func broken(_ nodes: [ScriptNode]) -> [CodeLayout]? {
        if nodes.last?.opensBlock == true { return nil }
        for (index, node) in nodes.enumerated() {
            guard case .text(let text) = node else { continue }
            // A member of an object, with a string as the value.
            let isMember = text.hasSuffix(": ") && nodes[(index + 1)...].first?.isString == true
            guard
                let end = text.firstRange(of: " = ").map({ text.index(before: $0.upperBound) })
                    ?? (isMember ? text.index(before: text.endIndex) : nil)
            else { continue }
            let value = [.text(String(text[end...].dropFirst()))] + nodes[(index + 1)...]
            if value.contains(where: \.hasValues), !isChoice(value) { return nil }
            let head = Array(nodes[..<index]) + [.text(String(text[..<end]))]
            return layout(of: head) + [.group([.indented([.line(flat: " ")] + layout(of: value))])]
        }
        return nil
    }

    /// Whether a value is a conditional expression with a comparison as the condition.
    private func isChoice(_ nodes: [ScriptNode]) -> Bool {
        guard isStatement, case .text(let text)? = nodes.first else { return false }
        return text.contains(" === ") && ScriptNode.split(nodes, at: " ? ") != nil
    }

    /// Returns the layout of a conditional expression, with a line for each alternative.
    private func choice(_ nodes: [ScriptNode]) -> [CodeLayout]? {
        guard isStatement, let (condition, rest) = ScriptNode.split(nodes, at: " ? "),
            let (first, second) = ScriptNode.split(rest, at: " : ")
        else { return nil }
        let alternatives =
            [.line(flat: " "), .text("? ")] + layout(of: first) + [.line(flat: " "), .text(": ")] + layout(of: second)
        return [.group(layout(of: condition) + [.indented(alternatives)])]
    }

    /// Whether the last element of a list is an object with a bracket on the line of the list.
    private func isHugged(_ list: ScriptNode.List) -> Bool {
        guard list.open == "(", isStatement || list.elements.count == 1, let last = list.elements.last,
            case .list(let object)? = last.first, object.open == "{", !isStatement || last.count == 1
        else { return false }
        return !list.elements.dropLast().contains { $0.contains(where: \.isList) }
    }

    private func layout(of list: ScriptNode.List) -> [CodeLayout] {
        let elements = list.elements.map { layout(of: $0) }
        if isHugged(list) {
            let before = elements.dropLast().flatMap { $0 + [.text(", ")] }
            return [.text(list.open)] + before + (elements.last ?? []) + [.text(list.close)]
        }
        let edge: CodeLayout = .line(flat: list.open == "{" ? " " : "")
        let separated = elements.dropFirst().flatMap { [.text(list.separator), .line(flat: " ")] + $0 }
        // Nothing may follow a parameter for the rest, and no comma follows the last argument of a type.
        let isRest = !isStatement && list.elements.last?.first?.isRest == true || list.open == "<"
        return [
            .text(list.open), .indented([edge] + (elements.first ?? []) + separated),
            .ifBroken(isRest ? "" : list.separator), edge, .text(list.close),
        ]
    }
}

/// A piece of a line of TypeScript: code, a string, the bar of a union, or a list in brackets.
private enum ScriptNode {
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
private struct ScriptNodes {
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
            } else if let close = partners[index], close < range.upperBound, depth < SyntaxScanner.maximumDepth {
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

extension StubCode {
    /// Returns the code in the form of a formatter.
    func laidOutAsScript() -> StubCode {
        var code = self
        code.imports = imports.flatMap {
            ScriptLayout.laidOut($0).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        code.declarations = declarations.map {
            PrintedCode(Array(ScriptLayout.laidOut(String(decoding: $0.bytes, as: UTF8.self)).utf8))
        }
        return code
    }
}
