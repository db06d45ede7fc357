import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

/// Pages for people: sessions print what the program prints, lists are complete, links lead somewhere.
@Suite("The README and the guides", .timeLimit(.minutes(20)))
struct GuideTests {
    private static let pages = RepositoryPage.all.filter { !$0.blocks("console").isEmpty }

    /// The session of a page runs in one shell, in a folder with a copy of the example catalog in `Catalog`.
    ///
    /// Set CATALOG_RECORD to write the outputs anew.
    @Test("Terminal sessions in the README and the guides print the output that the page shows", arguments: pages)
    func session(page: RepositoryPage) throws {
        let session = ShellSession(page)
        let outputs = try session.outputs()
        if ProcessInfo.processInfo.environment["CATALOG_RECORD"] != nil {
            try Data(session.recorded(outputs).utf8).write(to: page.url)
        }
        let steps = ShellSession(page).steps
        #expect(steps.count == outputs.count, "\(outputs.last ?? "")")
        for (step, output) in zip(steps, outputs) {
            #expect(ShellSession.withoutTimes(output) == ShellSession.withoutTimes(step.output), "\(step.command)")
        }
    }

    @Test("Terminal sessions are found in the README and at least five guides")
    func sessions() {
        #expect(Self.pages.contains { $0.path == "README.md" })
        #expect(Self.pages.count > 5)
    }

    @Test("The guide to commands lists every command and no other")
    func commands() throws {
        let listed = Set(
            RepositoryPage.guide("Commands").text.matches(of: /\| `catalog ([a-z-]+)/).map { String($0.output.1) })
        let available = Set(CatalogCommand.configuration.subcommands.compactMap { $0.configuration.commandName })
        #expect(listed == available)
    }

    @Test("The first page of the guides lists every backend and no other")
    func backends() {
        let listed = RepositoryPage.guide("ComponentCatalog").text.matches(of: /\n\| `([a-z-]+)` \|/)
        #expect(Set(listed.map { String($0.output.1) }) == Set(BuiltInBackends.all.map(\.name)))
    }

    @Test("Links within the repository lead to existing files and anchors", arguments: RepositoryPage.all)
    func links(page: RepositoryPage) {
        for link in page.links where !link.contains("://") {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let file =
                parts[0].isEmpty ? page.url : page.url.deletingLastPathComponent().appendingPathComponent(parts[0])
            #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
            guard parts.count > 1, file.pathExtension == "md" else { continue }
            let path = file.standardizedFileURL.path.dropFirst(SharedData.repository.path.count + 1)
            #expect(RepositoryPage(String(path)).anchors.contains(parts[1]), "\(link)")
        }
    }

    @Test("The documentation site builds without warnings", .enabled(if: Judge.docc.isPresent, "\(Judge.docc.reason)"))
    func docc() throws {
        let site = try TemporaryFolder()
        let command = Judge(
            name: ".ci/docs", command: [SharedData.repository.appendingPathComponent(".ci/docs").path], version: nil)
        let verdict = try command.run([site.url.path])
        #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)")
    }

    @Test("The Swift package in the guide to packages equals the example that is built")
    func package() throws {
        let shown = RepositoryPage.guide("Packages").blocks("swift")
        #expect(shown.count == 2)
        for (block, path) in zip(shown, ["Package.swift", "Sources/team-catalog/main.swift"]) {
            let file = SharedData.repository.appendingPathComponent("Plugins/Examples/TeamCatalog/\(path)")
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            let code = lines.filter { line in
                !line.contains(/^ *\/\//) || line.hasPrefix("// swift-tools-version")
            }
            #expect(block == code.joined(separator: "\n"), "\(path)")
        }
    }
}
