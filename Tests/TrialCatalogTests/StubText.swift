import CatalogModel
import CatalogRendering

/// The texts of stubs, in comments and code, and of outlines.
enum StubText {
    /// A key stands before its value, a flag is `yes` or `no`, an empty name has quotes.
    static func words(_ facts: [Fact]) -> [Wording] {
        facts.map { fact in
            guard let member = fact.member else {
                return .said(fact.data.isEmpty ? "\"\"" : fact.data)
            }
            switch member.value {
            case .bool(let flag):
                let label = member.key.flatMap { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
                return .said("\(String(label)): \(flag ? "yes" : "no")")
            case .array(let names) where member.key == "requiredUnless":
                return .said("required unless - \(names.compactMap(\.text).joined(separator: " - "))")
            case .array(let names): return .said(statement(member.key, names.compactMap(\.text)))
            default: return .said("\(member.key): \(member.value.text ?? member.value.compact)")
            }
        }
    }

    /// What records say by their order, in words of the test's own: nothing else in a file has them.
    private static func statement(_ key: String, _ names: [String]) -> String {
        "‹\(key)=\(names.joined(separator: ","))›"
    }

    /// Each file in passages: each line with the lines that are one step further in, then the whole file.
    static func passages(_ files: [OutputFile]) -> [[String]] {
        files.map { file in
            let isOutline = file.path.text.hasSuffix(".txt")
            let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map {
                isOutline ? String($0) : withoutMark($0)
            }
            var statements: [String] = []
            let passages = lines.indices.map { index in
                let inner = lines[(index + 1)...].prefix { indent(of: $0) > indent(of: lines[index]) }
                let step = inner.first.map(indent) ?? 0
                let direct = inner.filter { indent(of: $0) == step }
                let names = direct.map { String($0.dropFirst(step).prefix { $0 != ":" }) }
                let label = String(lines[index].drop { $0 == " " })
                if step > 0 { statements.append(statement(label, names)) }
                return ([lines[index]] + direct + [statement(label, names)]).joined(separator: " ")
            }
            return (passages + [(lines + statements).joined(separator: " ")]).map(MarkdownText.collapsed)
        }
    }

    private static func indent(of line: String) -> Int { line.prefix { $0 == " " }.count }

    /// A line of a comment without what makes it one.
    private static func withoutMark(_ line: Substring) -> String {
        let spaces = line.prefix { $0 == " " }
        let text = line.dropFirst(spaces.count)
        let mark = ["///", "//", "/**", "*/", "*"].first { text.hasPrefix($0) } ?? ""
        return String(spaces + text.dropFirst(mark.count))
    }
}
