import CatalogModel
import CatalogSyntax
import Testing

@testable import JSONSchemaBackend

extension TokenSchema {
    /// The schema as it reads.
    func json(sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONValue {
        var diagnostics = Diagnostics()
        let file = SourceFile(path: "schema.json", bytes: text)
        let value = try #require(
            YAMLReader.read(file, diagnostics: &diagnostics)?.jsonValue(), sourceLocation: sourceLocation)
        // Printed piece by piece, it has the form of all other JSON.
        #expect(value.prettyPrintedBytes == text, sourceLocation: sourceLocation)
        return value
    }
}
