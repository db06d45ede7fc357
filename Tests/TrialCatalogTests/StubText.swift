import CatalogModel
import CatalogRendering

/// The texts of stubs, in comments and code, and of outlines.
enum StubText {
    /// A key stands before its value, and a flag is `yes` or `no`.
    static func words(_ facts: [Fact]) -> [String?] {
        facts.map { fact in
            guard let member = fact.member else { return fact.value.text ?? fact.value.compact }
            if case .bool(let flag) = member.value {
                let label = member.key.flatMap { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
                return "\(String(label)): \(flag ? "yes" : "no")"
            }
            return member.value.text.map { "\(member.key): \($0)" }
        }
    }

    /// Each file in passages: each line with the lines that are one step further in, then the whole file.
    static func passages(_ files: [OutputFile]) -> [[String]] {
        files.map { file in
            let isOutline = file.path.text.hasSuffix(".txt")
            let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map {
                isOutline ? String($0) : withoutMark($0)
            }
            let passages = lines.indices.map { index in
                let inner = lines[(index + 1)...].prefix { indent(of: $0) > indent(of: lines[index]) }
                let step = inner.first.map(indent) ?? 0
                return ([lines[index]] + inner.filter { indent(of: $0) == step }).joined(separator: " ")
            }
            return (passages + [lines.joined(separator: " ")]).map(MarkdownText.collapsed)
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
