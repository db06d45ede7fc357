import SourceCode

/// The base class of custom elements named by the option `elementBase`, with its module: `LitElement from lit`.
struct ElementBase: Sendable {
    let name: String
    let module: String

    /// - Parameter text: The name of a class, `from` and a module; nil for another text.
    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 3, words[1] == "from", TypeScriptNames.binding(words[0]) == words[0] else { return nil }
        name = words[0]
        module = words[2].filter { $0 != "'" && $0 != "\"" }
    }

    var line: String { "import { \(name) } from \(TypeScriptLiteral.string(module));" }
}
