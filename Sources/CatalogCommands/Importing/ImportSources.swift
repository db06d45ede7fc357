import ArgumentParser
import BuildEngine
import CatalogSync
import CatalogLoading
import CatalogModel
import CodeReaders
import CatalogSyntax

/// A kind of source for `catalog import` and `catalog verify`, such as symbol graphs, with the reader of the files.
struct SourceKind: ExpressibleByArgument {
    let reader: any SourceReader
    /// Whether a file looks like the kind by content.
    let recognizes: @Sendable (FileOutline) -> Bool

    var name: String { type(of: reader).kind }

    static let all = [
        SourceKind(reader: ManifestReader()) { $0.keys(at: 1).contains("modules") },
        SourceKind(reader: SymbolGraphReader()) { $0.keys(at: 1).isSuperset(of: ["module", "symbols"]) },
        SourceKind(reader: TokenFileReader()) { TokenFileReader.recognizes($0) },
        SourceKind(reader: DocgenReader()) { outline in
            // A list of components, one by file, or lists by files.
            (1...3).contains { !outline.keys(at: $0).isDisjoint(with: ["displayName", "props"]) }
        },
        SourceKind(reader: StringFileReader()) { StringFileReader.recognizes($0.file) && $0.mayBeStrings },
        SourceKind(reader: ComposeSignatureReader()) { ComposeSignatureReader.recognizes($0.file) },
    ]

    /// Every rule of reading sources.
    static let rules =
        DescriptionRules.all + ManifestRules.all + DocgenRules.all + SymbolGraphRules.all + SignatureRules.all

    /// The rules about single records of a source.
    ///
    /// An import continues without such a record. A source compared with entries must be read as a whole.
    static let recordRules = [SymbolGraphRules.unreadSymbol, SignatureRules.unreadSignature, FileRules.duplicateKey]

    init(reader: any SourceReader, recognizes: @escaping @Sendable (FileOutline) -> Bool) {
        self.reader = reader
        self.recognizes = recognizes
    }

    /// Returns the kind of a file, as far as the content shows it.
    ///
    /// A recognized but unsupported format comes first: its keys may be similar to those of a kind.
    static func detected(in file: SourceFile) throws(CommandError) -> SourceKind {
        let outline = FileOutline(file)
        if let format = UnsupportedFormat.all.first(where: { $0.matches(outline) }) {
            throw CommandError(.unsupportedSource(file, format))
        }
        if let kind = all.first(where: { $0.recognizes(outline) }) { return kind }
        var syntax = Diagnostics()
        if file.path.hasSuffix(".json"), !file.bytes.isEmpty { _ = JSONReader.read(file, diagnostics: &syntax) }
        throw syntax.hasErrors ? CommandError(syntax.sorted()) : CommandError(.unknownSource(file))
    }

    init?(argument: String) {
        guard let kind = Self.all.first(where: { $0.name == argument }) else { return nil }
        self = kind
    }

    static var allValueStrings: [String] { all.map(\.name) }
}

/// The source files of a single kind passed to `catalog import`.
struct ImportSources {
    let files: [SourceFile]
    let kind: SourceKind

    /// Returns the files by kind, in the order of the first of each.
    static func read(_ paths: [String], kind: SourceKind?) throws(CommandError) -> [ImportSources] {
        var groups: [ImportSources] = []
        for (path, knownKind) in paths.flatMap(tokenFiles) {
            let file: SourceFile
            do throws(FileError) {
                file = SourceFile(path: path, bytes: try DiskFiles(sizeLimit: SymbolGraphReader.fileSize).read(path))
            } catch {
                let isFolder = (try? DiskFiles().files(below: path)) != nil
                throw CommandError(
                    .unreachablePath(path, reason: isFolder ? "the folder has no file with tokens" : error.message))
            }
            let own: SourceKind
            if let kind = kind ?? knownKind { own = kind } else { own = try SourceKind.detected(in: file) }
            let files = [file] + (own.name == ManifestReader.kind ? packageFile(naming: file) : [])
            if let index = groups.firstIndex(where: { $0.kind.name == own.name }) {
                groups[index] = ImportSources(files: groups[index].files + files, kind: own)
            } else {
                groups.append(ImportSources(files: files, kind: own))
            }
        }
        return groups
    }

    /// Returns the `package.json` that names a manifest as its own, in the folder of the manifest or the folder above.
    private static func packageFile(naming manifest: SourceFile) -> [SourceFile] {
        let path = CatalogPath.join("", with: manifest.path)
        let folder = CatalogPath.folder(of: path)
        for candidate in [folder, CatalogPath.join(folder, with: "..")] {
            let name = CatalogPath.join(candidate, with: PackageFile.fileName)
            guard let bytes = try? DiskFiles().read(name) else { continue }
            let file = SourceFile(path: name, bytes: bytes)
            if PackageFile(file)?.manifest == path { return [file] }
        }
        return []
    }

    /// Returns the files of the color sets in the folder of an asset catalog, the files with tokens in another folder, or
    /// the path of a file, of a kind to detect.
    private static func tokenFiles(_ path: String) -> [(path: String, kind: SourceKind?)] {
        guard let all = try? DiskFiles().files(below: path) else { return [(path, nil)] }
        var found = all.filter { $0.hasSuffix(".colorset/Contents.json") || $0.hasSuffix("/") }
        if found.isEmpty {
            let files = all.filter { path in TokenFileReader.fileEndings.contains { path.hasSuffix($0) } }.compactMap {
                path in
                (try? DiskFiles().read(path)).map { SourceFile(path: path, bytes: $0) }
            }
            found = TokenFileReader.recognized(files).map(\.path)
        }
        // A file of a folder has the form of the folder, such as an empty set of Tokens Studio.
        let kind = SourceKind(argument: TokenFileReader.kind)
        return found.isEmpty ? [(path, nil)] : found.map { ($0, kind) }
    }

    /// The name of the first file, or of the asset catalog around, up to the first dot.
    var name: String {
        let names = files.first?.path.split(separator: "/") ?? []
        let file = names.last { $0.hasSuffix(".xcassets") } ?? names.last ?? ""
        let stem = file.drop { $0 == "." }.prefix { $0 != "." }
        return stem.isEmpty ? kind.name : String(stem)
    }
}

extension Diagnostic {
    fileprivate static func unknownSource(_ file: SourceFile) -> Diagnostic {
        let kinds = SourceKind.allValueStrings.joined(separator: ", ")
        let what = file.bytes.isEmpty ? "the file is empty" : "its content matches no supported kind of source"
        return Diagnostic(
            ImportRules.unknownSource,
            "cannot import '\(file.path)': \(what); name the kind with '--kind', one of \(kinds)",
            at: SourceRange(file: file, from: 0, to: 0))
    }

    fileprivate static func unsupportedSource(_ file: SourceFile, _ format: UnsupportedFormat) -> Diagnostic {
        Diagnostic(
            ImportRules.unknownSource,
            "cannot import '\(file.path)': it looks like \(format.name), which cannot be imported; \(format.advice)",
            at: SourceRange(file: file, from: 0, to: 0))
    }

    static func emptySource(_ file: SourceFile) -> Diagnostic {
        Diagnostic(
            ImportRules.emptySource,
            "'\(file.path)' has no declarations to import; no file was changed",
            at: SourceRange(file: file, from: 0, to: 0))
    }
}
