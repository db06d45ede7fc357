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

    private static let rule = "id: rule\ntitle: Rule\nsummary: A line.\n"

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
        try twins.write("components/rule.yaml", rule)
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
}
