import CatalogModel
import CatalogSyntax

extension RecordForm {
    /// The record of the example as a value: the content of the key or the name.
    ///
    /// nil if the example has none.
    var exampleValue: JSONValue? {
        var found = Diagnostics()
        let file = SourceFile(path: "example.yaml", text: example)
        guard case .object(let object)? = YAMLReader.read(file, diagnostics: &found)?.jsonValue() else { return nil }
        return isWholeFile ? .object(object) : object.members.first?.value
    }

    /// Whether the example shows a file, rather than a key of a file.
    private var isWholeFile: Bool { keys.contains { $0.isRequired && example.hasPrefix($0.name + ":") } }
}
