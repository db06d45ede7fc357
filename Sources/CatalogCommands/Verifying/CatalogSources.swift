import BuildEngine
package import CatalogSync
import CatalogLoading
package import CatalogModel
import CatalogRendering
import CodeReaders
import CatalogFormat

/// The content of a code source after reading: declarations, texts, tokens and findings, with version, kinds of files,
/// and a hash.
package struct ReadSource {
    package internal(set) var content = SourceContent()
    var version: String?
    private(set) var kinds: [String] = []
    private var hashes: [ContentHash] = []

    mutating func add(_ files: [SourceFile], of kind: String) {
        if !kinds.contains(kind) { kinds.append(kind) }
        hashes += files.map { ContentHash(of: $0.bytes) }
    }

    /// The hash of all files, regardless of names.
    var digest: String { ContentHash.listing(hashes.map(\.description).sorted()).description }
}

/// A reader of the code sources named by `sources` in `catalog.yaml`, for comparing entries with code.
package struct CatalogSources {
    static let readers = SourceKind.all.map(\.reader)

    /// Every rule of reading, importing and verifying sources.
    static let rules = VerificationRules.all + ImportRules.all + SourceKind.rules + ColorFileRules.all

    /// Folder of the catalog, as reached from the working directory.
    let folder: String
    let files: DiskFiles

    /// - Parameter path: The path of `catalog.yaml`.
    package init(of path: String) {
        folder = CatalogFolder(of: path).path
        files = DiskFiles(sizeLimit: SymbolGraphReader.fileSize)
    }

    /// Returns the whole content of a source's files.
    ///
    /// A missing or empty file, or a file of another kind, is an error.
    package func read(_ source: OrderedRecords<SourceConfiguration>.Element) -> ReadSource {
        var whole = ReadSource()
        let hasOthers = source.value.strings != nil || source.value.tokens != nil
        if source.value.files.isEmpty, !hasOthers { whole.content.diagnostics.report(.sourceWithoutFiles(source.key)) }
        if !source.value.files.isEmpty { whole.content.api = declarations(of: source, into: &whole) }
        if let records = source.value.strings { whole.content.texts = texts(records, into: &whole) }
        if let names = source.value.tokens { whole.content.tokens = tokens(names, into: &whole) }
        whole.version = source.value.version?.value ?? whole.content.api?.version
        return whole
    }

    /// Returns the declarations of all kinds together.
    private func declarations(
        of source: OrderedRecords<SourceConfiguration>.Element, into whole: inout ReadSource
    ) -> DeclaredAPI {
        var all = DeclaredAPI()
        for (kind, names) in source.value.files {
            guard let reader = Self.readers.first(where: { type(of: $0).kind == kind }) else {
                whole.content.diagnostics.report(.unknownKind(kind, of: source.key))
                continue
            }
            let ending = type(of: reader).fileEnding
            let files = names.flatMap { self.files(named: $0, endingIn: [ending], &whole.content.diagnostics) }
            whole.add(files, of: kind)
            if files.isEmpty { continue }
            let api = reader.read(files)
            all.components += api.components
            all.omissions += api.omissions
            all.origins += api.origins
            all.version = all.version ?? api.version
            // Descriptions are not verified, so ignore findings about their markup.
            for finding in api.diagnostics.all where finding.rule != DescriptionRules.markup {
                all.diagnostics.report(finding)
            }
        }
        return all
    }

    private func texts(_ records: [StringFile], into whole: inout ReadSource) -> StringTables {
        var files: [(record: StringFile?, file: SourceFile)] = []
        for record in records {
            guard let name = record.file else { continue }
            if StringFileKind(path: name.value) == nil {
                whole.content.diagnostics.report(.unknownStringFile(name))
                continue
            }
            for file in self.files(named: name, endingIn: [], &whole.content.diagnostics) {
                files.append((record, file))
            }
        }
        whole.add(files.map(\.file), of: "strings")
        let tables = StringTables(reading: files, diagnostics: &whole.content.diagnostics)
        tables.check(diagnostics: &whole.content.diagnostics)
        if tables.isEmpty, !whole.content.diagnostics.hasErrors, let name = records.first?.file {
            whole.content.diagnostics.report(.nothingInSource(name, lacking: "text"))
        }
        return tables
    }

    private func tokens(_ names: [Text], into whole: inout ReadSource) -> DeclaredTokens {
        let files = names.flatMap { name in
            let found = self.files(named: name, endingIn: TokenFileReader.fileEndings, &whole.content.diagnostics)
            // The author means a file that is named, but not each file of a folder.
            if found.contains(where: { $0.path == PathText.joined(folder, with: name.value) }) { return found }
            let recognized = TokenFileReader.recognized(found)
            if recognized.isEmpty, !found.isEmpty {
                whole.content.diagnostics.report(.nothingInSource(name, lacking: "token"))
            }
            return recognized
        }
        whole.add(files, of: "tokens")
        let api = TokenFileReader().read(files)
        whole.content.diagnostics.merge(api.diagnostics)
        let all = api.tokens ?? DeclaredTokens()
        if all.tokens.isEmpty, all.unknown.isEmpty, !whole.content.diagnostics.hasErrors, let name = names.first {
            whole.content.diagnostics.report(.nothingInSource(name, lacking: "value"))
        }
        return all
    }

    /// Returns the files of a name, possibly a folder of such files.
    private func files(named name: Text, endingIn endings: [String], _ found: inout Diagnostics) -> [SourceFile] {
        let path = PathText.joined(folder, with: name.value)
        let isFolder = !files.isFile(path) && (try? System.status(path, followingLinks: true))?.kind == .folder
        let bounds = FileBounds(
            catalog: folder == "." ? "" : folder, folders: [isFolder ? name.value : CatalogPath.folder(of: name.value)])
        let bounded = files.confined(to: bounds)
        do throws(FileError) {
            var paths = [path]
            if isFolder {
                paths = try bounded.files(below: path).filter { path in
                    (endings + ["/"]).contains(where: path.hasSuffix)
                }
            }
            if paths.isEmpty { found.report(.emptySource(name, endings: endings)) }
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
            "source '\(name.value)' has no files; name them, as in 'symbolGraphs: …'", at: name.range)
    }

    fileprivate static func unknownKind(_ kind: String, of name: Text) -> Diagnostic {
        Diagnostic(
            VerificationRules.sourceFiles,
            "source '\(name.value)' has '\(kind)', which this program does not verify against", at: name.range)
    }

    fileprivate static func emptySource(_ name: Text, endings: [String]) -> Diagnostic {
        let list = endings.map { "'\($0)'" }.joined(separator: " or ")
        return Diagnostic(
            VerificationRules.sourceFiles,
            "no file in the folder '\(name.value)' ends in \(list.isEmpty ? "what sources end in" : list); make them first",
            at: name.range)
    }

    fileprivate static func nothingInSource(_ name: Text, lacking thing: String) -> Diagnostic {
        Diagnostic(
            VerificationRules.sourceFiles,
            "no \(thing) was found in '\(name.value)'; see whether it is the file that is meant", at: name.range)
    }

    fileprivate static func unreadableSource(_ problem: FileError, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            VerificationRules.sourceFiles,
            "cannot read '\(problem.path)': \(problem.message); generate the source before the verification",
            at: range)
    }

    static func unknownSource(_ name: String, candidates: [String]) -> Diagnostic {
        let fix = suggestion(for: name, among: candidates).map { "did you mean '\($0)'?" }
        let all =
            candidates.isEmpty
            ? "name one under 'sources'" : "there are \(candidates.map { "'\($0)'" }.joined(separator: ", "))"
        return Diagnostic(
            VerificationRules.unknownSource, "catalog.yaml has no source '\(name)'; \(fix ?? all)", at: nil)
    }

    static func noSources(at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            VerificationRules.unknownSource,
            "catalog.yaml has no sources to verify; add 'sources: { ios: { symbolGraphs: … } }'",
            at: range)
    }
}
