import CatalogImport
import CatalogLoading
import CatalogModel
import CatalogVerification
import DeclaredAPI
import SwiftSymbolGraphs

/// The sources that a catalog names, and the readers of their kinds.
struct CatalogSources {
    static let readers = SourceKind.all.map(\.reader)

    /// Every rule that reading, importing and verifying sources can report.
    static let rules = VerificationRules.all + ImportRules.all + SourceKind.rules

    /// Folder of the catalog, as reached from the working directory.
    let folder: String
    let files: DiskFiles

    /// - Parameter path: That of `catalog.yaml`.
    init(of path: String) {
        folder = CatalogFolder(of: path).path
        files = DiskFiles(sizeLimit: SymbolGraphReader.fileSize)
    }

    /// Returns the declarations of a source, all of its kinds together. That a file is missing, empty or of another kind is an error.
    func read(_ source: ByName<SourceConfiguration>.Element) -> DeclaredAPI {
        var whole = DeclaredAPI()
        if source.value.files.isEmpty { whole.diagnostics.report(.sourceWithoutFiles(source.key)) }
        for (kind, names) in source.value.files {
            guard let reader = Self.readers.first(where: { type(of: $0).kind == kind }) else {
                whole.diagnostics.report(.unknownKind(kind, of: source.key))
                continue
            }
            let files = names.flatMap { self.files(named: $0, of: reader, &whole.diagnostics) }
            if files.isEmpty { continue }
            let api = reader.read(files)
            whole.components += api.components
            whole.omissions += api.omissions
            whole.origins += api.origins
            whole.version = whole.version ?? api.version
            whole.diagnostics.merge(api.diagnostics)
        }
        return whole
    }

    /// The files of a name, which may be a folder of such files.
    private func files(named name: Text, of reader: any SourceReader, _ found: inout Diagnostics) -> [SourceFile] {
        let path = PathText.joined(folder, name.value)
        let ending = type(of: reader).fileEnding
        let isFolder = !files.isFile(path) && (try? System.status(path, followingLinks: true))?.kind == .folder
        let bounds = FileBounds(
            catalog: folder == "." ? "" : folder, folders: [isFolder ? name.value : CatalogPath.folder(of: name.value)])
        let bounded = files.bounded(by: bounds)
        do throws(FileProblem) {
            var paths = [path]
            if isFolder { paths = try bounded.files(below: path).filter { $0.hasSuffix(ending) } }
            if paths.isEmpty { found.report(.emptySource(name, ending: ending)) }
            var read: [SourceFile] = []
            for path in paths { read.append(SourceFile(path: path, bytes: try bounded.read(path))) }
            return read
        } catch {
            found.report(.unreadableSource(error, at: name.range))
            return []
        }
    }
}

extension Diagnostic {
    fileprivate static func sourceWithoutFiles(_ name: Text) -> Diagnostic {
        Diagnostic(
            VerificationRules.sourceFiles,
            "source '\(name.value)' names no files; say where they are, as 'symbolGraphs: …'", at: name.range)
    }

    fileprivate static func unknownKind(_ kind: String, of name: Text) -> Diagnostic {
        Diagnostic(
            VerificationRules.sourceFiles,
            "source '\(name.value)' has '\(kind)', which this program does not verify against", at: name.range)
    }

    fileprivate static func emptySource(_ name: Text, ending: String) -> Diagnostic {
        Diagnostic(
            VerificationRules.sourceFiles, "no file in the folder '\(name.value)' ends in '\(ending)'; make them first",
            at: name.range)
    }

    fileprivate static func unreadableSource(_ problem: FileProblem, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            VerificationRules.sourceFiles,
            "cannot read '\(problem.path)': \(problem.message); a source has to be made before it is verified against",
            at: range)
    }

    static func unknownSource(_ name: String, known: [String]) -> Diagnostic {
        let fix = suggestion(for: name, among: known).map { "did you mean '\($0)'?" }
        let all =
            known.isEmpty ? "name one under 'sources'" : "there are \(known.map { "'\($0)'" }.joined(separator: ", "))"
        return Diagnostic(
            VerificationRules.unknownSource, "catalog.yaml has no source '\(name)'; \(fix ?? all)", at: nil)
    }

    static func noSources(at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            VerificationRules.unknownSource,
            "catalog.yaml names no sources, so there is nothing to verify against; add 'sources: { ios: { symbolGraphs: … } }'",
            at: range)
    }
}
