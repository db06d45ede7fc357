import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("Outputs of a watching process")
struct OutputWatchTests {
    /// Changes of an output's folder by others, to files that the next build has no other reason to look at.
    enum Intrusion: String, CaseIterable {
        case editedFile, removedFile, linkedFile, removedFolder, replacedFolder, replacedFolderAbove, editedManifest

        func make(in program: CatalogProgram) throws {
            let manager = FileManager.default
            let output = program.folder.url.appendingPathComponent("Output")
            let file = output.appendingPathComponent("docs/components/rule.md")
            let folder = file.deletingLastPathComponent()
            switch self {
            case .editedFile: try Data("edited".utf8).write(to: file)
            case .removedFile: try manager.removeItem(at: file)
            case .linkedFile:
                let place = program.folder.url.appendingPathComponent("rule.md")
                try manager.moveItem(at: file, to: place)
                try manager.createSymbolicLink(at: file, withDestinationURL: place)
            case .removedFolder: try manager.removeItem(at: folder)
            case .replacedFolder: try replace(folder, editing: "rule.md")
            case .replacedFolderAbove: try replace(output, editing: "docs/components/rule.md")
            case .editedManifest:
                let manifest = output.appendingPathComponent("docs/.catalog-manifest")
                try Data(try Data(contentsOf: manifest).dropLast(10)).write(to: manifest)
            }
        }

        /// Puts a copy in the place of a folder, with a file edited before.
        private func replace(_ folder: URL, editing path: String) throws {
            let copy = folder.deletingLastPathComponent().appendingPathComponent("copy")
            try FileManager.default.copyItem(at: folder, to: copy)
            try Data("edited".utf8).write(to: copy.appendingPathComponent(path))
            try FileManager.default.removeItem(at: folder)
            try FileManager.default.moveItem(at: copy, to: folder)
        }
    }

    private static func rule(_ number: Int) -> String {
        "id: rule\ntitle: Rule\nsummary: A line.\ndescription: State \(number).\n"
    }

    private static func divider(_ number: Int) -> String {
        """
        id: divider
        title: Divider
        summary: Keeps groups apart.
        description: State \(number).
        implementations:
          swiftui: { types: { Divider: { kind: view, properties: { width: { type: Int, description: State \(number). } } } } }

        """
    }

    /// A watching process that has looked at all files of its outputs, and will not do so again without a reason.
    private static func watching(_ twins: TwinCatalogs) async throws -> WatchingTwin {
        let watching = WatchingTwin(twins)
        let outputs = "{ docs: { backend: markdown }, schemas: { backend: json-schema }, stubs: { backend: stub } }"
        try twins.write("catalog.yaml", "format: 1\nname: Example\noutputs: \(outputs)\n")
        try twins.write("components/rule.yaml", rule(0))
        for number in 0..<3 {
            try twins.write("components/divider.yaml", divider(number))
            #expect(try await watching.differences(tellsFindings: true) == [])
            try await Task.sleep(for: .seconds(2.2))
        }
        #expect(twins.isSound)
        #expect(await watching.intactOutputs == ["docs", "schemas", "stubs"])
        return watching
    }

    @Test("are looked at where others have changed them", arguments: Intrusion.allCases)
    func intrusion(_ intrusion: Intrusion) async throws {
        let twins = try TwinCatalogs()
        let watching = try await Self.watching(twins)
        for program in twins.both { try intrusion.make(in: program) }
        #expect(await watching.intactOutputs == ["schemas", "stubs"])
        for number in 3..<5 {
            try twins.write("components/divider.yaml", Self.divider(number))
            #expect(try await watching.differences(tellsFindings: true) == [])
        }
    }

    @Test("stay known through turns with errors")
    func errors() async throws {
        let twins = try TwinCatalogs()
        let watching = try await Self.watching(twins)
        try twins.write("components/divider.yaml", "id: [\n")
        for program in twins.both { try Intrusion.removedFile.make(in: program) }
        #expect(try await watching.differences(tellsFindings: true) == [])
        #expect(await watching.intactOutputs == ["schemas", "stubs"])
        try twins.write("components/divider.yaml", Self.divider(3))
        #expect(try await watching.differences(tellsFindings: true) == [])
        #expect(twins.isSound)
        #expect(twins.recorded.exists("Output/docs/components/rule.md"))
    }

    @Test("are looked at again after a change under another name, which nobody has told")
    func hardLink() async throws {
        let twins = try TwinCatalogs()
        let watching = try await Self.watching(twins)
        for program in twins.both {
            let other = program.folder.url.appendingPathComponent("other.md")
            let page = program.folder.url.appendingPathComponent("Output/docs/components/divider.md")
            try FileManager.default.linkItem(at: page, to: other)
        }
        try twins.write("components/divider.yaml", Self.divider(3))
        #expect(try await watching.differences(tellsFindings: true) == [])
        for program in twins.both {
            let page = program.folder.url.appendingPathComponent("Output/docs/components/rule.md")
            let other = program.folder.url.appendingPathComponent("other.md")
            try FileManager.default.removeItem(at: other)
            try FileManager.default.linkItem(at: page, to: other)
        }
        try await Task.sleep(for: .seconds(2.2))
        try twins.write("components/divider.yaml", Self.divider(4))
        #expect(try await watching.differences(tellsFindings: true) == [])
        for program in twins.both {
            let other = try FileHandle(forWritingTo: program.folder.url.appendingPathComponent("other.md"))
            try other.truncate(atOffset: 0)
            try other.write(contentsOf: Data("edited".utf8))
            try other.close()
        }
        // The process may find the file to be another one only when it is about to be written.
        try twins.write("components/rule.yaml", Self.rule(1))
        _ = try await watching.differences(tellsFindings: true)
        try twins.write("components/rule.yaml", Self.rule(2))
        #expect(try await watching.differences(tellsFindings: true) == [])
    }

    @Test("of another build in between are not followed")
    func otherBuild() async throws {
        let home = try TemporaryFolder()
        let target = OutputTarget(
            name: "docs", backend: "paper", folder: "docs", location: System.canonical(home.url.path), range: nil)
        let file = OutputFile(path: try #require(OutputPath("a.md")), text: "1")
        let rendered = RenderedOutput(target, files: [RenderedFile(file)])
        let staging = OutputStaging(OutputFolder(target: target), patience: .zero)
        var found = Diagnostics()
        let first = OutputPlan(rendered, onDisk: .nothing, diagnostics: &found)
        try home.write("a.md", "1")
        try home.write(OutputPath.manifest.text, String(decoding: first.manifestBytes, as: UTF8.self))
        try await staging.open()
        let snapshot = DiskSnapshot(
            records: ManifestRecords(bytes: first.manifestBytes),
            states: [file.path: .file(ContentHash(of: file.bytes))])
        let plan = OutputPlan(rendered, onDisk: snapshot, diagnostics: &found)
        #expect(plan.isSettled)
        #expect(staging.follow(plan))
        try home.write(OutputPath.manifest.text, "")
        #expect(!staging.follow(plan))
        await staging.discard()
    }
}
