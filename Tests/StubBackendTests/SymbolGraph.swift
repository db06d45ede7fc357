import Foundation

/// What the compiler says that a module declares.
struct SymbolGraph: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Comment: Decodable {
            struct Line: Decodable { let text: String }
            let lines: [Line]
        }
        struct Fragment: Decodable { let spelling: String }
        struct Location: Decodable { let uri: String }
        struct Identifier: Decodable { let precise: String }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let docComment: Comment?
        let declarationFragments: [Fragment]
        let accessLevel: String
        /// Nil for what the compiler adds.
        let location: Location?

        /// The kind without the language: `init` of `swift.init`.
        var kindName: String { String(kind.identifier.dropFirst("swift.".count)) }
        /// Whether only the file sees it: storage and helpers of the stub.
        var isPrivate: Bool { ["private", "fileprivate"].contains(accessLevel) }
        /// Whether it is a constant for a token or a text, or what holds these.
        var isConstant: Bool {
            let marks = ["- Token: `", "- Name: `", "The design tokens of ", "The texts of "]
            return ["enum", "type.property", "type.method"].contains(kindName)
                && marks.contains { documentation.contains($0) }
        }
        var owner: String { pathComponents.dropLast().joined(separator: ".") }
        var name: String { pathComponents.last ?? "" }
        var declaration: String { declarationFragments.map(\.spelling).joined() }
        /// The documentation with white space as single spaces.
        var documentation: String { DeclaredText.folded(docComment?.lines.map(\.text).joined(separator: " ") ?? "") }
    }

    /// The symbols of all graphs that stand in a source file, without what types have from their protocols.
    static func symbols(in graphs: [Data]) throws -> [Symbol] {
        try graphs.flatMap { try JSONDecoder().decode(SymbolGraph.self, from: $0).symbols }
            .filter { $0.location != nil && !$0.identifier.precise.contains("::SYNTHESIZED::") }
    }
}

/// Texts of declarations as they are compared.
enum DeclaredText {
    static func folded(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Without white space, backticks and the names of types around other types: the compiler says where a type lies,
    /// authors mostly do not.
    static func normalized(_ text: String) -> String {
        var result = ""
        var word = ""
        func isName(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character == "_"
        }
        var isString = false
        for character in text {
            if character == "\"" { isString.toggle() }
            if !isString, isName(character) {
                word.append(character)
            } else if !isString, character == ".", word.first?.isUppercase == true {
                word = ""
            } else {
                result += word
                word = ""
                if isString || !(character.isWhitespace || character == "`") { result.append(character) }
            }
        }
        return result + word
    }
}
