import CatalogTestSupport
import Foundation
import Testing

@testable import BuildEngine
@testable import CatalogCommands

@Suite("Watching without notifications of the system", .serialized)
struct PollingTests {
    @Test("The polling watcher reports a possible change after an unlimited wait, and none after a timeout")
    func polling() {
        let watcher = PollingWatcher()
        #expect(!watcher.isSure)
        #expect(!watcher.watch(WatchedFolders(whole: ["components"])))
        #expect(!watcher.wait(atMost: 1))
        #expect(watcher.wait(atMost: nil))
    }

    /// The end of a loop that goes on for ever.
    private struct End: Error {}

    @Test("A build with the polling watcher builds a saved file")
    func saves() async throws {
        let program = try CatalogProgram()
        try program.writeSmallCatalog()
        let command = try await BuildCommand.asyncParse(["--catalog", program.folder.url.path, "--no-cache"])
        let page = "Output/docs/components/divider.md"
        var turns = 0
        await #expect(throws: End.self) {
            try await WatchLoop(PollingWatcher()).run { run in
                turns += 1
                if turns > 2 { throw End() }
                _ = try await command.turn(run)
                // The first turn is over by then, so that nothing but another one can tell.
                try program.replace("components/divider.yaml", CatalogProgram.divider + "description: Thinner.\n")
            }
        }
        #expect(try program.read(page).contains("Thinner."))
    }
}
