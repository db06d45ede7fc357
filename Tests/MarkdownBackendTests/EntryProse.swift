import CatalogFormat
import CatalogModel
import Foundation

/// The prose fields of entries, wherever in their records they stand.
enum EntryProse {
    /// What the author wrote in each prose field of every entry and catalog file below a folder.
    static func texts(below folder: URL) throws -> [String] {
        let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = ((enumerator?.allObjects as? [URL]) ?? []).filter { $0.pathExtension == "yaml" }
        return try files.sorted { $0.path < $1.path }.flatMap { file -> [String] in
            let source = SourceFile(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
            let record: Any? =
                switch file.lastPathComponent {
                case "catalog.yaml": FormatDecoder.configuration(source).record
                case "types.yaml": nil
                default: FormatDecoder.entry(source).record
                }
            return record.map(prose) ?? []
        }
    }

    private static func prose(in value: Any) -> [String] {
        if let prose = value as? Prose { return [prose.source.value] }
        // Records hold no reference but the file of a range, which holds no prose.
        if value is SourceRange || value is String { return [] }
        return Mirror(reflecting: value).children.flatMap { prose(in: $0.value) }
    }
}
