import CatalogModel
import CatalogFormat

/// The files of localized texts named by `catalog.yaml`, read into tables.
struct StringReading {
    private(set) var tables = StringTables([])
    private(set) var diagnostics = Diagnostics()
    private(set) var fileCount = 0

    init(_ stringFiles: [StringFile], in root: CatalogRoot) {
        let files = root.files(nextTo: stringFiles.compactMap(\.file))
        var found: [(record: StringFile?, file: SourceFile)] = []
        for record in stringFiles {
            guard let name = record.file else { continue }
            // Do not read files of unsupported kinds.
            guard StringFileKind(path: name.value) != nil else {
                diagnostics.report(.unknownStringFile(name))
                continue
            }
            do throws(FileError) {
                let path = root.path(of: name.value)
                found.append((record, SourceFile(path: path, bytes: try files.read(path))))
                fileCount += 1
            } catch {
                diagnostics.report(.unreadable(error, at: name.range))
            }
        }
        tables = StringTables(reading: found, diagnostics: &diagnostics)
        tables.check(diagnostics: &diagnostics)
    }
}
