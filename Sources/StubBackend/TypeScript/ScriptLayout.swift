/// A formatter of TypeScript code in stubs, in the form of Prettier's defaults: double quotes, lines of 80 columns,
/// trailing commas.
///
/// The code arrives with the right indentation and one declaration or statement per line.
struct ScriptLayout {
    static let width = 80
    private static let step = "  "

    private var lines: [String] = []

    /// Returns code with double quotes and without long lines; comments and template strings keep their form.
    static func laidOut(_ code: String) -> String {
        var layout = ScriptLayout()
        var isComment = false
        var isTemplate = false
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " }
            if isComment || text.hasPrefix("/*") {
                layout.lines.append(String(line))
                isComment = !text.hasSuffix("*/")
            } else if isTemplate || Self.opensTemplate(text) {
                layout.lines.append(String(line))
                isTemplate = isTemplate != Self.opensTemplate(text)
            } else if text.hasPrefix("//") || text.isEmpty {
                layout.lines.append(String(line))
            } else {
                let indent = String(line.prefix(line.count - text.count))
                if text.hasPrefix("}"), let last = layout.lines.last, last.hasSuffix("{"), !last.hasSuffix("${") {
                    // An empty block.
                    layout.lines[layout.lines.count - 1] += text
                    continue
                }
                layout.lines += Self.broken(ScriptQuotes.doubled(String(text)), indent: indent)
            }
        }
        return layout.lines.joined(separator: "\n")
    }

    /// Whether a line contains only one of the two marks of a template string.
    private static func opensTemplate(_ line: Substring) -> Bool {
        var count = 0
        var previous: Character = " "
        for character in line {
            if character == "`", previous != "\\" { count += 1 }
            previous = character
        }
        return count % 2 == 1
    }

    // MARK: Long lines

    /// Returns a line of code as several lines where longer than the width.
    static func broken(_ code: String, indent: String) -> [String] {
        if indent.count + code.count <= width { return [indent + code] }
        return brokenUnion(code, indent: indent) ?? brokenValue(code, indent: indent)
            ?? brokenList(code, indent: indent) ?? [indent + code]
    }

    /// Returns a declaration with its value on a line of its own: a string, a choice, the type of an object's values.
    private static func brokenValue(_ code: String, indent: String) -> [String]? {
        let marks = [": \"", " = (typeof ", " = newValue === null ? "]
        guard let mark = marks.compactMap({ code.firstRange(of: $0) }).first else { return nil }
        let isType = code[mark].hasPrefix(" = (")
        let isChoice = code[mark].hasPrefix(" = n")
        guard isType == code.hasPrefix("export type "), isChoice == code.hasPrefix("this.") else { return nil }
        let isMember = !isType && !isChoice
        let end = code.index(mark.lowerBound, offsetBy: isMember ? 1 : 2)
        let value = code[end...].drop { $0 == " " }
        let isString = value.dropFirst().firstIndex(of: "\"").map { value[$0...].count <= 2 } ?? false
        if isMember, !isString { return nil }
        let line = indent + step + value
        return line.count <= width ? [indent + code[..<end], line] : nil
    }

    /// Returns a declaration of a union with one member per line: `tone?: "warm" | "cold";`.
    private static func brokenUnion(_ code: String, indent: String) -> [String]? {
        let scan = ScriptBrackets(code)
        guard let first = scan.bars.first, code.hasSuffix(";") || code.hasSuffix(",") || code.hasSuffix(" {"),
            let start = scan.start(ofTypeBefore: first)
        else { return nil }
        let end = code.hasSuffix(" {") ? code.utf8.count - 2 : code.utf8.count - 1
        // A default behind the type belongs to the last member.
        let cuts = [start] + scan.bars.filter { $0 > start && $0 < end } + [end]
        let bytes = Array(code.utf8)
        let members = zip(cuts, cuts.dropFirst()).map { from, to in
            String(decoding: bytes[from..<to], as: UTF8.self).trimmedBar
        }
        let head = String(decoding: bytes[..<start], as: UTF8.self).trimmedEnd
        let inner = indent + step
        var lines = [indent + head] + members.flatMap { broken("| " + $0, indent: inner) }
        lines[lines.count - 1] += String(decoding: bytes[end...], as: UTF8.self)
        return lines
    }

    /// Returns code with the elements of a pair of brackets on lines of their own: of the first pair with content.
    private static func brokenList(_ code: String, indent: String) -> [String]? {
        let scan = ScriptBrackets(code)
        guard var pair = scan.pairs.first(where: { $0.close > $0.open + 1 }) else { return nil }
        let bytes = Array(code.utf8)
        // The value of a declaration is broken before the type of it.
        if let value = scan.value, let later = scan.pairs.first(where: { $0.open > value && $0.close > $0.open + 1 }) {
            pair = later
        }
        // The last call of a chain is broken.
        if scan.isCall, let last = scan.pairs.last(where: { $0.close > $0.open + 1 }),
            bytes[pair.close...].starts(with: Array(").".utf8))
        {
            pair = last
        }
        let head = String(decoding: bytes[...pair.open], as: UTF8.self)
        let tail = String(decoding: bytes[pair.close...], as: UTF8.self)
        let elements = scan.elements(of: pair).map { String(decoding: bytes[$0], as: UTF8.self).trimmedEnds }
        guard !elements.isEmpty, elements != [""] else { return nil }
        let isCall = bytes[pair.open] == UInt8(ascii: "(")
        // An object as the last argument is opened in place of the list.
        if isCall, elements.count > 1, let last = elements.last, last.hasPrefix("{"), last.hasSuffix("}"),
            !elements.dropLast().contains(where: { $0.hasPrefix("{") }), scan.isCall
        {
            let before = head + elements.dropLast().map { $0 + ", " }.joined()
            if indent.count + before.count + 1 <= width,
                let inner = brokenList(last, indent: indent), inner.count > 1
            {
                var lines = inner
                lines[0] = indent + before + lines[0].dropFirst(indent.count)
                lines[lines.count - 1] += tail
                return lines
            }
        }
        let separator = scan.separator(of: pair)
        var lines = [indent + head]
        for (index, element) in elements.enumerated() {
            let isLast = index == elements.count - 1
            // Nothing may follow the parameter that takes the rest.
            let mark = isLast && element.hasPrefix("...") && !scan.isCall && isCall ? "" : separator
            lines += broken(element + mark, indent: indent + step)
        }
        return lines + broken(tail, indent: indent)
    }
}

/// The brackets, separators and unions of a line of TypeScript, by byte.
private struct ScriptBrackets {
    struct Pair {
        var open: Int
        var close: Int
    }

    /// Pairs outside all others, in order.
    private(set) var pairs: [Pair] = []
    /// The bars between members of a union outside brackets.
    private(set) var bars: [Int] = []
    /// Whether the line calls a function: a statement, no declaration.
    let isCall: Bool
    private var colons: [Int] = []
    private var equals: [Int] = []
    private let bytes: [UInt8]
    private var inner: [(place: Int, byte: UInt8)] = []

    init(_ code: String) {
        bytes = Array(code.utf8)
        isCall =
            ["return ", "throw ", "new ", "this.", "super", "const "].contains { code.hasPrefix($0) }
            || code.hasPrefix("static observedAttributes")
        scan()
    }

    private mutating func scan() {
        var stack: [Int] = []
        var quote: UInt8?
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            defer { index += 1 }
            if let open = quote {
                if byte == UInt8(ascii: "\\") { index += 1 } else if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): stack.append(index)
            case UInt8(ascii: "<") where index > 0 && isPart(bytes[index - 1]): stack.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(&stack, at: index)
            case UInt8(ascii: ">") where index > 0 && bytes[index - 1] != UInt8(ascii: "="):
                if let last = stack.last, bytes[last] == UInt8(ascii: "<") { stack.removeLast() }
            case UInt8(ascii: ","), UInt8(ascii: ";"):
                if stack.count == 1 { inner.append((index, byte)) }
            case UInt8(ascii: "|") where stack.isEmpty: bars.append(index)
            case UInt8(ascii: ":") where stack.isEmpty: colons.append(index)
            case UInt8(ascii: "=") where stack.isEmpty && next(index) != UInt8(ascii: ">"): equals.append(index)
            default: break
            }
        }
    }

    private func next(_ index: Int) -> UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    private func isPart(_ byte: UInt8) -> Bool { SyntaxScanner.isNameByte(byte) }

    private mutating func close(_ stack: inout [Int], at index: Int) {
        guard let open = stack.popLast() else { return }
        if stack.isEmpty, isList(open) { pairs.append(Pair(open: open, close: index)) }
    }

    /// Whether a bracket opens a list: parameters and arguments have a name before them, brackets of arrays have none.
    private func isList(_ open: Int) -> Bool {
        let previous = open > 0 ? bytes[open - 1] : UInt8(ascii: " ")
        switch bytes[open] {
        case UInt8(ascii: "("): return isPart(previous) || previous == UInt8(ascii: ">")
        case UInt8(ascii: "["): return !isPart(previous) && ![UInt8(ascii: ")"), UInt8(ascii: "]")].contains(previous)
        default: return true
        }
    }

    /// The place of the equals sign before a value.
    var value: Int? { equals.last }

    /// Returns the start of the type with a bar: after the nearest colon or equals sign before it.
    func start(ofTypeBefore bar: Int) -> Int? {
        if isCall {
            let text = String(decoding: bytes[..<bar], as: UTF8.self)
            return text.ranges(of: " as ").last.map { text.utf8.distance(from: text.startIndex, to: $0.upperBound) - 1 }
        }
        return (colons + equals).filter { $0 < bar }.max().map { $0 + 1 }
    }

    func elements(of pair: Pair) -> [Range<Int>] {
        let cuts = [pair.open] + inner.map(\.place).filter { $0 > pair.open && $0 < pair.close } + [pair.close]
        return zip(cuts, cuts.dropFirst()).map { ($0 + 1)..<$1 }.filter { range in
            bytes[range].contains { $0 != UInt8(ascii: " ") }
        }
    }

    /// Returns the separator of the elements: a semicolon in the type of an object, else a comma.
    func separator(of pair: Pair) -> String {
        // The value of an attribute in JSX.
        if bytes[pair.open] == UInt8(ascii: "{"), pair.open > 0, bytes[pair.open - 1] == UInt8(ascii: "=") { return "" }
        let isObjectType =
            bytes[pair.open] == UInt8(ascii: "{")
            && inner.contains { $0.place > pair.open && $0.place < pair.close && $0.byte == UInt8(ascii: ";") }
        return isObjectType ? ";" : ","
    }
}

/// A converter of string literals in TypeScript to double quotes.
enum ScriptQuotes {
    /// Returns code with double quotes around each string, except where single quotes need fewer escapes.
    static func doubled(_ code: String) -> String {
        guard code.utf8.contains(UInt8(ascii: "'")) else { return code }
        var result: [UInt8] = []
        let bytes = Array(code.utf8)
        var index = 0
        while index < bytes.count {
            let quote = bytes[index]
            guard [UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`")].contains(quote) else {
                result.append(quote)
                index += 1
                continue
            }
            var end = index + 1
            while end < bytes.count, bytes[end] != quote { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
            guard end < bytes.count else {
                result += bytes[index...]
                break
            }
            let content = bytes[(index + 1)..<end]
            if quote == UInt8(ascii: "'"), !content.contains(UInt8(ascii: "\"")) {
                result.append(UInt8(ascii: "\""))
                result += unescaped(content)
                result.append(UInt8(ascii: "\""))
            } else {
                result += bytes[index...end]
            }
            index = end + 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the content of a string without the escapes of single quotes.
    private static func unescaped(_ content: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var index = content.startIndex
        while index < content.endIndex {
            if content[index] == UInt8(ascii: "\\"), index + 1 < content.endIndex {
                if content[index + 1] != UInt8(ascii: "'") { result.append(content[index]) }
                result.append(content[index + 1])
                index += 2
            } else {
                result.append(content[index])
                index += 1
            }
        }
        return result
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

extension String {
    fileprivate var trimmedEnds: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    fileprivate var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }

    /// A member of a union without the bar before it.
    fileprivate var trimmedBar: String {
        let text = trimmedEnds
        return text.hasPrefix("|") ? String(text.dropFirst()).trimmedEnds : text
    }
}
