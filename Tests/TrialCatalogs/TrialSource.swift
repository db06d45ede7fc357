package import CatalogModel
import CatalogTestSupport
import CatalogSyntax
package import Foundation

/// Files of the real data, read as the product reads files.
package enum TrialSource {
    /// A file that the product's own reader refuses.
    package struct Refused: Error, CustomStringConvertible {
        package let description: String
    }

    package static func files(_ folder: String, suffix: String) -> [URL] {
        SharedData.files(below: "data/\(folder)", suffix: suffix)
    }

    package static func url(_ path: String) -> URL { SharedData.url("data/\(path)") }

    /// A YAML or JSON file as data, with what the reader has to say about it.
    package static func data(_ file: URL) throws -> (value: JSONValue, findings: [Diagnostic]) {
        let source = SourceFile(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
        var found = Diagnostics()
        guard let node = YAMLReader.read(source, diagnostics: &found) else {
            throw Refused(description: found.sorted().map(\.testDescription).joined(separator: "\n"))
        }
        return (node.jsonValue(), found.sorted())
    }

    static func json(_ path: String) throws -> JSONValue { try data(url(path)).value }
}
