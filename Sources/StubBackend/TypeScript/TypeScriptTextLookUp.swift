/// A writer of the code for looking up localized texts by key in TypeScript stubs.
enum TypeScriptTextLookUp {
    /// Returns the constant with the key of a text.
    ///
    /// The `index` is the position of the text among the entry's texts; the `object` holds the constants of all texts.
    static func key(of index: Int, _ facets: FacetStub, in object: String) -> String {
        "\(object).\(TypeScriptFacets.names(of: facets.strings.map(\.key.value))[index])"
    }

    /// Returns a call of the look-up function for a text.
    static func call(_ function: String, of index: Int, facets: FacetStub, in object: String) -> String {
        let text = facets.strings[index].text ?? facets.strings[index].key
        return "\(function)(\(key(of: index, facets, in: object)), \(TypeScriptLiteral.string(text.value)))"
    }
}

extension SourceWriter {
    /// Writes the function for looking up texts in the rest of a file.
    mutating func lookUpFunction(_ name: String) {
        separate()
        line("/** The text of a key: what your app looks up, once you have put that in here. */")
        open("function \(name)(_key: string, text: string): string {")
        line("return text;")
        close("}")
    }
}
