import CatalogModel
import CatalogRendering

/// The form in which the words of a name are joined.
enum NameCase: String, CaseIterable, Sendable {
    case camel, pascal, kebab, snake

    /// Returns words as a name, for example `space1_5` for `space`, `1` and `5`.
    func name(_ words: [String]) -> String {
        switch self {
        case .kebab: return words.map { $0.lowercased() }.joined(separator: "-")
        case .snake: return words.map { $0.lowercased() }.joined(separator: "_")
        case .camel: return NameWords.camel(Self.separatingDigits(words))
        case .pascal: return NameWords.pascal(Self.separatingDigits(words))
        }
    }

    /// Returns the words with an underscore between digits, so that `1.5` and `15` differ.
    private static func separatingDigits(_ words: [String]) -> [String] {
        words.indices.map { index in
            let follows = index > 0 && words[index - 1].last?.isNumber == true && words[index].first?.isNumber == true
            return follows ? "_" + words[index] : words[index]
        }
    }
}

/// The rules for names of tokens in outputs: leading groups to drop, a prefix, and a case.
struct TokenNaming: Sendable {
    /// Empty for none.
    let prefix: String
    /// Leading groups, as paths with dots; the longest that fits is dropped.
    var drop: [String] = []
    /// nil for the convention of each format.
    var nameCase: NameCase?

    /// Returns the custom property of a token in CSS, without escapes.
    func name(of path: String) -> String {
        let path = dropped(path)
        if let nameCase {
            let words = words(parts(of: path))
            if !words.isEmpty { return "--" + nameCase.name(words) }
        }
        return PropertyNames(prefix: prefix).name(of: path)
    }

    /// Returns the names of groups and token on the path without dropped groups; a group's own token, `$root`, has the
    /// name of the group.
    func components(of path: String) -> [String] { parts(of: dropped(path)) }

    /// Returns the words of a name with the words of the prefix first.
    func words(_ components: [String]) -> [String] {
        let own = components.flatMap(NameWords.of).map { word in
            String(String.UnicodeScalarView(word.unicodeScalars.filter(\.properties.isIDContinue)))
        }
        return NameWords.of(prefix) + own.filter { !$0.isEmpty }
    }

    private func parts(of path: String) -> [String] {
        var names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if names.last == "$root" { names[names.count - 1] = "root" }
        if names.count > 1, path.hasSuffix(".$root") { names.removeLast() }
        return names
    }

    private func dropped(_ path: String) -> String {
        let longest = drop.filter { path.hasPrefix($0 + ".") && path != $0 + ".$root" }.max { $0.count < $1.count }
        return longest.map { String(path.dropFirst($0.count + 1)) } ?? path
    }
}
