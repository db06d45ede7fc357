/// Texts that stubs for TypeScript look up by their keys.
enum TypeScriptTexts {
    /// Returns the constant with the key of a text.
    /// - Parameters:
    ///   - place: That of the text among those of the entry.
    ///   - object: What the constants of all texts lie in.
    static func key(of place: Int, _ facets: FacetStub, in object: String) -> String {
        "\(object).\(TypeScriptFacets.names(of: facets.strings.map(\.key.value))[place])"
    }

    /// Returns the text, as a call of the function that looks it up.
    static func call(_ function: String, of place: Int, _ facets: FacetStub, in object: String) -> String {
        let text = facets.strings[place].text ?? facets.strings[place].key
        return "\(function)(\(key(of: place, facets, in: object)), \(TypeScriptLiteral.string(text.value)))"
    }
}

extension SourceWriter {
    /// The function that the rest of a file looks texts up with.
    mutating func lookUpFunction(_ name: String) {
        separate()
        line("/** The text of a key: what your app looks up, once you have put that in here. */")
        open("function \(name)(_key: string, text: string): string {")
        line("return text;")
        close("}")
    }
}
