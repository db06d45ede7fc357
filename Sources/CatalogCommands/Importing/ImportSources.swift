import ArgumentParser
import CatalogImport
import CatalogLoading
import CatalogModel
import ComposeSignatures
import CustomElementsManifest
import DeclaredAPI
import LocatedNodes
import ReactDocgen
import ScriptDescriptions
import SwiftSymbolGraphs

/// A kind of source for `catalog import` and `catalog verify`, such as symbol graphs, with the reader of the files.
struct SourceKind: ExpressibleByArgument {
    let reader: any SourceReader
    /// Whether a file looks like the kind by content.
    let recognizes: @Sendable (SourceFile) -> Bool

    var name: String { type(of: reader).kind }

    static let all = [
        SourceKind(reader: ManifestReader()) { $0.topLevelKeys(1).contains("modules") },
        SourceKind(reader: SymbolGraphReader()) { $0.topLevelKeys(1).isSuperset(of: ["module", "symbols"]) },
        SourceKind(reader: DocgenReader()) { file in
            // A list of components, one by file, or lists by files.
            (1...3).contains { !file.topLevelKeys($0).isDisjoint(with: ["displayName", "props"]) }
        },
        SourceKind(reader: TokenFileReader()) { TokenFileReader.recognizes($0) },
        SourceKind(reader: StringFileReader()) { StringFileReader.recognizes($0) },
        SourceKind(reader: ComposeSignatureReader()) { ComposeSignatureReader.recognizes($0) },
    ]

    /// Every rule of reading sources.
    static let rules =
        DescriptionRules.all + ManifestRules.all + DocgenRules.all + SymbolGraphRules.all + SignatureRules.all

    init(reader: any SourceReader, recognizes: @escaping @Sendable (SourceFile) -> Bool) {
        self.reader = reader
        self.recognizes = recognizes
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
        for path in paths.flatMap(colorSets) {
            let file: SourceFile
            do throws(FileError) {
                file = SourceFile(path: path, bytes: try DiskFiles(sizeLimit: SymbolGraphReader.fileSize).read(path))
            } catch {
                throw CommandError(.unreachablePath(path, reason: error.message))
            }
            guard let own = kind ?? SourceKind.all.first(where: { $0.recognizes(file) }) else {
                throw CommandError(.unknownSource(file))
            }
            if let index = groups.firstIndex(where: { $0.kind.name == own.name }) {
                groups[index] = ImportSources(files: groups[index].files + [file], kind: own)
            } else {
                groups.append(ImportSources(files: [file], kind: own))
            }
        }
        return groups
    }

    /// Returns the files of the color sets in the folder of an asset catalog; any other path alone.
    private static func colorSets(_ path: String) -> [String] {
        let found = try? DiskFiles().files(below: path).filter {
            $0.hasSuffix(".colorset/Contents.json") || $0.hasSuffix("/")
        }
        return found.flatMap { $0.isEmpty ? nil : $0 } ?? [path]
    }

    /// The name of the first file, or of the asset catalog around, up to the first dot.
    var name: String {
        let names = files.first?.path.split(separator: "/") ?? []
        let file = names.last { $0.hasSuffix(".xcassets") } ?? names.last ?? ""
        let stem = file.drop { $0 == "." }.prefix { $0 != "." }
        return stem.isEmpty ? kind.name : String(stem)
    }
}

extension SourceFile {
    /// Returns the keys of objects at the given depth in JSON text, arrays not counted, for telling kinds of files
    /// apart.
    func topLevelKeys(_ depth: Int) -> Set<String> {
        var keys: Set<String> = []
        var level = 0
        var text: Range<Int>?
        var start: Int?
        var isEscaped = false
        for (offset, byte) in bytes.enumerated() {
            if let open = start {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    (text, start) = (open + 1..<offset, nil)
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): start = offset
            case UInt8(ascii: "{"): level += 1
            case UInt8(ascii: "}"): level -= 1
            case UInt8(ascii: ":") where level == depth:
                if let text { keys.insert(String(decoding: bytes[text], as: UTF8.self)) }
            default: break
            }
        }
        return keys
    }
}

extension Diagnostic {
    fileprivate static func unknownSource(_ file: SourceFile) -> Diagnostic {
        let kinds = SourceKind.allValueStrings.joined(separator: ", ")
        let what = file.bytes.isEmpty ? "it is empty" : "nothing in it tells what kind of source it is"
        return Diagnostic(
            ImportRules.unknownSource,
            "cannot import '\(file.path)': \(what); say it with '--kind', one of \(kinds)",
            at: SourceRange(file: file, from: 0, to: 0))
    }

    static func emptySource(_ file: SourceFile) -> Diagnostic {
        Diagnostic(
            ImportRules.emptySource,
            "there is nothing to import in '\(file.path)'; nothing was changed",
            at: SourceRange(file: file, from: 0, to: 0))
    }
}
