import Foundation

/// A change of a text in a file of a generated catalog, and the way back.
struct CatalogEdit {
    private let file: URL
    private let text: String
    private let changedText: String

    /// Another text behind a mark.
    init(_ path: String, of catalog: String, _ old: String, to new: String, after mark: String) throws {
        file = URL(fileURLWithPath: "\(catalog)/\(path)")
        text = try String(contentsOf: file, encoding: .utf8)
        guard let start = text.range(of: mark)?.upperBound, let location = text[start...].range(of: old) else {
            throw BenchmarkFailure("'\(path)' has no '\(old)' behind '\(mark)'")
        }
        changedText = text.replacingCharacters(in: location, with: new)
    }

    /// Another description of a property of the first entry.
    static func description(in catalog: String) throws -> CatalogEdit {
        let entry = try firstEntry(of: catalog)
        return try CatalogEdit(entry, of: catalog, "description: ", to: "description: Now ", after: "properties:")
    }

    /// Another value of a token of ten components.
    static func token(in catalog: String) throws -> CatalogEdit {
        try CatalogEdit("tokens/base.tokens.json", of: catalog, "[0.98, ", to: "[0.97, ", after: "raised")
    }

    /// A key that no entry has.
    static func mistake(in catalog: String) throws -> CatalogEdit {
        try CatalogEdit(firstEntry(of: catalog), of: catalog, "summary:", to: "summry:", after: "id:")
    }

    private static func firstEntry(of catalog: String) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(catalog)/components")
        guard let name = names.min() else { throw BenchmarkFailure("the catalog has no entries") }
        return "components/\(name)"
    }

    func make() throws { try Data(changedText.utf8).write(to: file) }

    func undo() throws { try Data(text.utf8).write(to: file) }

    /// Runs `body` while the file has the other text.
    func during<Result>(_ body: () throws -> Result) throws -> Result {
        try make()
        let result = try body()
        try undo()
        return result
    }
}
