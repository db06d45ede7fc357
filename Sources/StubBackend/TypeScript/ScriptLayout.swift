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

    /// Whether brackets contain arguments and values, not parameters and types.
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
        // No comma may follow a rest parameter or the last argument of a type.
        let isRest = !isStatement && list.elements.last?.first?.isRest == true || list.open == "<"
        return [
            .text(list.open), .indented([edge] + (elements.first ?? []) + separated),
            .ifBroken(isRest ? "" : list.separator), edge, .text(list.close),
        ]
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
