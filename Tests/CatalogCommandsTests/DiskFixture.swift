import BuildEngine
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

/// A backend that renders the files that it is given.
struct PaperBackend: Backend {
    var name = "paper"
    let summary = "Renders what it is given."
    let options = [BackendOption("color", .choice(["white", "gray"]), default: "white", "The color.")]
    /// By path.
    var files: [String: String] = [:]
    var diagnostics = Diagnostics()
    var edits = EditPolicy.refused

    func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
        files.compactMap { path, text in
            guard let path = OutputPath(path) else { return nil }
            // As stubs are, each file is about the entry that its folder is named after.
            let entry = path.folder.flatMap { EntryID($0.text) }
            return RenderUnit(paths: [path], entry: entry) {
                Rendering(files: [OutputFile(path: path, text: text)], diagnostics: diagnostics)
            }
        }
    }
}

/// A folder with a catalog's outputs in it, built again and again.
struct DiskFixture {
    let scratch: TemporaryFolder
    var backends: [PaperBackend] = [PaperBackend()]
    /// What `catalog.yaml` says: output → backend, folder.
    var outputs: [(name: String, backend: String, folder: String?)] = [("docs", "paper", nil)]
    var rules: [String: RuleSeverity] = [:]
    var configure: @Sendable (inout OutputBuilder) -> Void = { _ in }

    init(_ files: [String: String] = [:]) throws {
        scratch = try TemporaryFolder()
        render(files)
    }

    /// A folder for files that people go on with.
    init(scaffolds files: [String: String]) throws {
        try self.init(files)
        backends[0].edits = .kept
    }

    /// What the first backend renders from now on.
    mutating func render(_ files: [String: String]) {
        backends[0].files = files
    }

    var registry: ComponentRegistry {
        let text = outputs.map { "\($0.name):\n" }.joined()
        let file = SourceFile(path: "catalog.yaml", text: text)
        let whole = file.range(ofBytes: 0..<file.bytes.count)
        func located(_ text: String) -> Text { Text(text, at: whole.narrowed(to: text)) }
        var configuration = CatalogConfiguration()
        configuration[CatalogConfiguration.keys.outputs] = OrderedRecords(
            outputs.map { output in
                var record = OutputConfiguration()
                record[OutputConfiguration.keys.backend] = located(output.backend)
                record[OutputConfiguration.keys.folder] = output.folder.map(located)
                return .init(key: located(output.name), value: record)
            })
        configuration[CatalogConfiguration.keys.rules] = OrderedRecords(
            rules.map { .init(key: located($0.key), value: Located($0.value, at: whole)) })
        return ComponentRegistry(
            configuration: configuration, components: [], themes: [], types: OrderedRecords(), tokenUsers: [:])
    }

    @discardableResult
    func build(_ mode: OutputBuilder.Mode = .write) async throws -> BuildResult {
        var builder = OutputBuilder(backends: backends)
        builder.mode = mode
        configure(&builder)
        return try await builder.build(registry, catalogFolder: scratch.url.path)
    }

    /// The first output, with the files of the first backend.
    var rendered: RenderedOutput {
        let target = OutputTarget(
            name: "docs", backend: "paper", folder: "docs", location: System.canonical(url("").path), range: nil,
            edits: backends[0].edits)
        let files = backends[0].files.compactMap { path, text in
            OutputPath(path).map { RenderedFile(OutputFile(path: $0, text: text)) }
        }
        return RenderedOutput(target, files: files)
    }

    /// Merges the rendered files into those of the first output.
    func merge(_ mode: OutputBuilder.Mode = .write) async throws -> MergeResult {
        var builder = OutputBuilder(backends: backends)
        builder.mode = mode
        configure(&builder)
        return try await builder.merge([rendered], configuration: registry.configuration)
    }

    /// The files below the catalog's folder with their texts; folders end in a slash when they are empty.
    func disk(_ folder: String = "Output/docs") throws -> [String: String] {
        let root = scratch.url.appendingPathComponent(folder)
        var found: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            let file = root.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
            if isFolder.boolValue {
                if try FileManager.default.contentsOfDirectory(atPath: file.path).isEmpty { found[path + "/"] = "" }
            } else {
                found[path] = try String(contentsOf: file, encoding: .utf8)
            }
        }
        return found
    }

    /// The same without the manifest.
    func pages(_ folder: String = "Output/docs") throws -> [String: String] {
        try disk(folder).filter { $0.key != ".catalog-manifest" && !$0.key.hasPrefix(".catalog-base/") }
    }

    func write(_ path: String, _ text: String) throws {
        try scratch.write("Output/docs/\(path)", text)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url(path))
    }

    /// What the manifest records of each file: one of these texts.
    func manifest(of texts: [String]) throws -> [String: String] {
        let manifest = try Manifest(parsing: Array(disk()[".catalog-manifest", default: ""].utf8))
        return manifest.hashes.reduce(into: [:]) { found, record in
            found[record.key.text] = texts.first { ContentHash(of: Array($0.utf8)) == record.value } ?? "?"
        }
    }

    /// The texts from which edits start.
    func bases() throws -> [String: String] {
        try disk().reduce(into: [:]) { found, file in
            guard let path = file.key.wholeMatch(of: /\.catalog-base\/(.*)\.base/)?.output.1 else { return }
            found[String(path)] = file.value
        }
    }

    func url(_ path: String) -> URL { scratch.url.appendingPathComponent("Output/docs/\(path)") }

    var exists: Bool { FileManager.default.fileExists(atPath: url("").path) }

    /// All that the system says of the files and folders below the catalog's folder.
    func stamps() throws -> [String: String] {
        var stamps: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path) + ["."] {
            let file = scratch.url.appendingPathComponent(path).path
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            stamps[path] = "\(date) \(attributes[.systemFileNumber] ?? "") \(attributes[.posixPermissions] ?? "")"
        }
        return stamps
    }
}

extension BuildResult {
    /// `severity rule: message` of each finding, without the fixture's folder.
    func messages(in fixture: DiskFixture) -> [String] {
        let folder = fixture.url("").path
        return diagnostics.map {
            "\($0.severity.rawValue) \($0.rule.id): \($0.message)".replacing(folder + "/", with: "").replacing(
                folder, with: "")
        }
    }

    /// `severity rule` of each finding.
    var said: [String] { diagnostics.map { "\($0.severity.rawValue) \($0.rule.id)" } }

    /// `action path` of each file to which something happened.
    var done: [String] {
        outputs.flatMap { output in
            output.steps.filter { $0.action != .unchanged }.map { "\($0.action) \($0.path)" }
        }
    }
}
