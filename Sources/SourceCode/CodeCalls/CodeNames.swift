package import CatalogModel

/// The names that a piece of code declares or imports.
package struct CodeNames: Sendable {
    private var own: Set<String> = []
    /// The origins of imported names: `com.example.Badge`, or the module of a script.
    private var origins: [String: String] = [:]

    package init(in code: String, syntax: CodeSyntax) {
        self.init(of: CodeToken.tokens(ofCode: Array(code.utf8), syntax: syntax), syntax: syntax)
    }

    /// Reads tokens without comments.
    init(of tokens: [CodeToken], syntax: CodeSyntax) {
        if syntax == .html { return }
        let reader = NameReader(tokens, syntax: syntax)
        for index in tokens.indices { reader.read(at: index, into: &self) }
    }

    /// Whether the code declares the first part of a name.
    package func declares(_ name: String) -> Bool { own.contains(Self.first(of: name)) }

    /// Whether the code imports the first part of a name by itself.
    package func imports(_ name: String) -> Bool { origins[Self.first(of: name)] != nil }

    /// Whether the first part of a name is declared, or imported from elsewhere than these imports.
    package func hides(_ name: String, importedBy imports: [String]) -> Bool {
        if declares(name) { return true }
        guard let origin = origins[Self.first(of: name)] else { return false }
        return !imports.contains { Self.covers(origin, by: $0) }
    }

    private static func first(of name: String) -> String { String(name.prefix { $0 != "." }) }

    /// Whether an import, as stated by a catalog, includes an origin: the same, or a part of the package or module.
    private static func covers(_ origin: String, by stated: String) -> Bool {
        let quoted = stated.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
        var module = quoted.count > 1 ? quoted[1] : stated.split(separator: " ").last ?? ""
        if module.hasSuffix(".*") { module = module.dropLast(2) }
        let end = module.lastIndex { "./".contains($0) }
        // The last part of `com.example.Badge` is a declaration of the package.
        if let end, module[end...].dropFirst().first?.isUppercase == true { module = module[..<end] }
        return origin == module || origin.hasPrefix(module + ".") || origin.hasPrefix(module + "/")
    }

    fileprivate mutating func insert(_ name: String) { own.insert(name.filter { $0 != "`" }) }

    fileprivate mutating func insert(_ name: String, from origin: String) {
        origins[name] = origin
    }
}

extension CodeNames {
    /// Returns the words before the name of a declaration.
    static func declarations(_ syntax: CodeSyntax) -> Set<String> {
        syntax == .script
            ? ["function", "class", "const", "let", "var", "type", "interface", "enum", "namespace"]
            : [
                "func", "fun", "class", "struct", "enum", "protocol", "extension", "object", "interface", "typealias",
                "macro", "let", "var", "val", "actor", "import", "init", "case", "associatedtype", "for",
            ]
    }
}

/// A reader of declared and imported names, by the words and signs around them.
///
/// In doubt a name is declared, so that code has no finding for another declaration of the name.
private struct NameReader {
    private let tokens: [CodeToken]
    private let syntax: CodeSyntax
    private let declarations: Set<String>
    private let closings: [Int: Int]

    /// The greatest numbers of tokens of an import, and of the parameters of a closure or type.
    private static let longest = (statement: 300, parameters: 60)

    init(_ tokens: [CodeToken], syntax: CodeSyntax) {
        self.tokens = tokens
        self.syntax = syntax
        declarations = CodeNames.declarations(syntax)
        closings = CodeToken.closings(of: tokens, opening: "([{", closing: ")]}")
    }

    private func isSign(at index: Int, _ signs: String...) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .sign && signs.contains(tokens[index].text)
    }

    private func word(_ index: Int) -> String? {
        tokens.indices.contains(index) && tokens[index].kind == .word ? tokens[index].text : nil
    }

    private func isArrow(_ index: Int) -> Bool {
        isSign(at: index, syntax == .script ? "=" : "-") && isSign(at: index + 1, ">")
            && tokens[index].bytes.upperBound == tokens[index + 1].bytes.lowerBound
    }

    func read(at index: Int, into names: inout CodeNames) {
        if syntax == .script, isSign(at: index, "("), let end = closings[index],
            isArrow(end + 1) || isSign(at: end + 1, "{", ":")
        {
            readPattern(from: index, into: &names)
        }
        if syntax != .script, isSign(at: index, "{") { readParameters(ofClosure: index, into: &names) }
        guard let word = word(index), !isSign(at: index - 1, ".") else { return }
        if word == "import" {
            if syntax == .script {
                readScriptImport(after: index, into: &names)
            } else {
                readImport(after: index, into: &names)
            }
        } else if declarations.contains(word) {
            readDeclaration(after: index, into: &names)
        } else if syntax == .script
            ? isArrow(index + 1) || isSign(at: index - 1, ",") && isSign(at: index + 1, "=")
            : isSign(at: index + 1, ":")
        {
            names.insert(word)
        }
    }

    // MARK: Declarations

    private func readDeclaration(after keyword: Int, into names: inout CodeNames) {
        var next = keyword + 1
        if isSign(at: next, "*") { next += 1 }
        if isSign(at: next, "<") { next = readGenerics(from: next, into: &names) }
        var name: String?
        let hasReceiver = syntax == .kotlin && ["fun", "val", "var"].contains(tokens[keyword].text)
        while true {
            if let word = word(next), name == nil || hasReceiver && isSign(at: next - 1, ".") {
                name = word
                next += 1
                if isSign(at: next, "<") { next = readGenerics(from: next, into: &names) }
            } else if hasReceiver, isSign(at: next, ".", "?") {
                next += 1
            } else if hasReceiver, isSign(at: next, "("), let end = closings[next], isSign(at: end + 1, ".", "?") {
                next = end + 1
            } else {
                break
            }
        }
        if let name { names.insert(name) }
        // A pattern: `let (a, b)`, `case let .a(b)`, `const { a }`.
        while isSign(at: next, "."), word(next + 1) != nil { next += 2 }
        if isSign(at: next, "(") && (name == nil || !hasReceiver) || syntax == .script && isSign(at: next, "{", "["),
            ["let", "var", "val", "for", "const"].contains(tokens[keyword].text)
        {
            readPattern(from: next, into: &names)
        }
    }

    /// Reads the names of generic parameters; returns the index after them.
    private func readGenerics(from open: Int, into names: inout CodeNames) -> Int {
        var depth = 0
        for index in open..<min(open + Self.longest.parameters, tokens.count) {
            if isSign(at: index, "<") { depth += 1 }
            if isSign(at: index, ">"), !isArrow(index - 1) { depth -= 1 }
            if depth == 0 { return index + 1 }
            if depth == 1, let word = word(index), isSign(at: index - 1, "<", ",") || self.word(index - 1) != nil {
                names.insert(word)
            }
        }
        return open
    }

    /// Reads the names bound by the pattern or the parameters in brackets.
    private func readPattern(from open: Int, into names: inout CodeNames) {
        guard let end = closings[open] else { return }
        for index in open..<end {
            guard let word = word(index) else { continue }
            if word == "in" || word == "of" { return }
            if isSign(at: index - 1, "(", "[", "{", ",", ":", "...") { names.insert(word) }
        }
    }

    /// Reads the names between the brace of a closure and `in` or `->`.
    private func readParameters(ofClosure open: Int, into names: inout CodeNames) {
        var found: [String] = []
        var depth = 0
        for index in (open + 1)..<max(open + 1, min(open + Self.longest.parameters, tokens.count)) {
            if syntax == .kotlin ? depth == 0 && isArrow(index) : word(index) == "in" {
                for name in found { names.insert(name) }
                return
            }
            if let word = word(index) {
                if declarations.contains(word) { return }
                if isSign(at: index - 1, "{", "(", ",", "]") { found.append(word) }
                continue
            }
            // A parenthesis after a name is a call.
            guard isSign(at: index, "(", ")", ",", ":", "?", ".", "<", ">", "[", "]", "@", "&", "-"),
                !(isSign(at: index, "(") && word(index - 1) != nil)
            else { return }
            if isSign(at: index, "(") { depth += 1 }
            if isSign(at: index, ")") { depth -= 1 }
        }
    }

    // MARK: Imports

    private func readImport(after keyword: Int, into names: inout CodeNames) {
        var start = keyword + 1
        if let kind = word(start), declarations.contains(kind), word(start + 1) != nil { start += 1 }
        guard word(start) != nil else { return }
        let path = CodeCalls.path(at: start, of: tokens)
        guard path.count > 1, let last = path.last?.text else { return }
        let end = start + 2 * path.count - 1
        if isSign(at: end, ".") { return }
        if word(end) == "as", let alias = word(end + 1), alias != last { return names.insert(alias) }
        names.insert(last, from: path.map(\.text).joined(separator: "."))
    }

    private func readScriptImport(after keyword: Int, into names: inout CodeNames) {
        var found: [String] = []
        for index in (keyword + 1)..<max(keyword + 1, min(keyword + Self.longest.statement, tokens.count)) {
            if let module = tokens[index].innerText {
                for name in found { names.insert(name, from: module) }
                return
            }
            guard let word = word(index) else {
                if isSign(at: index, "{", "}", ",", "*") { continue }
                break
            }
            if ["as", "from", "type"].contains(word) { continue }
            found.append(word)
            guard self.word(index - 1) == "as", let original = self.word(index - 2), index - 2 > keyword else {
                continue
            }
            found.removeAll { $0 == original }
            if original == "default" || original == word { found.append(word) } else { names.insert(word) }
        }
        for name in found { names.insert(name) }
    }
}
