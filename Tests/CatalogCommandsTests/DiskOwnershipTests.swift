import BuildEngine
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

/// Each case of ownership, on a disk.
@Suite("Ownership of output files")
struct DiskOwnershipTests {
    @Test("A file that no build wrote is kept, also on the first build")
    func foreign() async throws {
        var fixture = try DiskFixture(["a": "1", "b": "1"])
        try fixture.write("a", "mine")
        #expect(try await fixture.build().said == ["error foreign-file"])
        #expect(try fixture.disk() == ["a": "mine"])
        try fixture.remove("a")
        try await fixture.build()
        fixture.render(["a": "1", "b": "1", "c": "1"])
        try fixture.write("c", "mine")
        fixture.configure = { $0.overwriting = [] }
        #expect(try await fixture.build().said == ["error foreign-file"])
        #expect(try fixture.pages() == ["a": "1", "b": "1", "c": "mine"])
    }

    @Test("A file with the expected bytes is adopted and not changed")
    func adopted() async throws {
        var fixture = try DiskFixture(["a": "1"])
        try fixture.write("a", "1")
        let before = try fixture.stamps()["Output/docs/a"]
        #expect(try await fixture.build().done == [])
        #expect(try fixture.stamps()["Output/docs/a"] == before)
        #expect(try await fixture.build(.check).isUpToDate)
        fixture.render(["a": "2"])
        #expect(try await fixture.build().done == ["update a"])
    }

    @Test("An edited file is kept until it is named for overwriting")
    func edited() async throws {
        var fixture = try DiskFixture(["a": "1", "b": "1"])
        try await fixture.build()
        fixture.render(["a": "2", "b": "2"])
        try fixture.write("a", "mine")
        let refused = try await fixture.build()
        #expect(refused.said == ["error edited-file"])
        #expect(refused.diagnostics.first?.message.contains("'\(fixture.url("a").path)'") == true)
        #expect(try fixture.pages() == ["a": "mine", "b": "1"])
        let shown = fixture.url("a").path
        fixture.configure = { $0.overwriting = [shown] }
        let named = try await fixture.build()
        #expect(named.done == ["update a", "update b"])
        #expect(try fixture.pages() == ["a": "2", "b": "2"])
        // Nothing is left to overwrite.
        #expect(try await fixture.build().said == ["warning needless-overwrite"])
    }

    @Test("An edited file is an error even if the rendered content has not changed")
    func editedSame() async throws {
        let fixture = try DiskFixture(["a": "1"])
        try await fixture.build()
        try fixture.write("a", "mine")
        #expect(try await fixture.build(.check).said == ["error edited-file"])
        #expect(try await fixture.build().said == ["error edited-file"])
        #expect(try fixture.pages() == ["a": "mine"])
    }

    @Test("A stale file is removed only if it has not been edited")
    func stale() async throws {
        var fixture = try DiskFixture(["a": "1", "b": "1", "c": "1"])
        try await fixture.build()
        try fixture.write("b", "mine")
        fixture.render(["c": "1"])
        let result = try await fixture.build()
        #expect(result.said == ["warning stale-file-kept"])
        #expect(try fixture.pages() == ["b": "mine", "c": "1"])
        // It belongs to its author now.
        #expect(try await fixture.build().isUpToDate)
        fixture.render(["b": "2", "c": "1"])
        #expect(try await fixture.build().said == ["error foreign-file"])
        #expect(try fixture.pages() == ["b": "mine", "c": "1"])
    }

    @Test("A build with a missing or broken manifest loses no files", arguments: [nil, "rubbish", "<<<<<<<\n"])
    func manifest(text: String?) async throws {
        var fixture = try DiskFixture(["same": "1", "changed": "1", "stale": "1"])
        try await fixture.build()
        try fixture.remove(".catalog-manifest")
        if let text { try fixture.write(".catalog-manifest", text) }
        fixture.render(["same": "1", "changed": "2"])
        let before = try fixture.disk()
        let result = try await fixture.build()
        #expect(result.said == (text == nil ? [] : ["warning broken-manifest"]) + ["error foreign-file"])
        #expect(try fixture.disk() == before)
        // With the old catalog all is well again.
        fixture.render(["same": "1", "changed": "1"])
        try await fixture.build()
        #expect(try fixture.pages() == ["same": "1", "changed": "1", "stale": "1"])
        #expect(try await fixture.build().isUpToDate)
    }

    @Test("A link in place of a file is not written through")
    func link() async throws {
        let fixture = try DiskFixture(["a": "1"])
        try fixture.scratch.write("elsewhere", "1")
        try FileManager.default.createDirectory(at: fixture.url(""), withIntermediateDirectories: true)
        let elsewhere = fixture.scratch.url.appendingPathComponent("elsewhere")
        try FileManager.default.createSymbolicLink(at: fixture.url("a"), withDestinationURL: elsewhere)
        #expect(try await fixture.build().said == ["error blocked-path"])
        #expect(try String(contentsOf: elsewhere, encoding: .utf8) == "1")
    }

    @Test("A link in place of a folder is not followed")
    func linkedFolder() async throws {
        var fixture = try DiskFixture(["a/b": "1"])
        try await fixture.build()
        try fixture.remove("a")
        try fixture.scratch.write("elsewhere/b", "1")
        let elsewhere = fixture.scratch.url.appendingPathComponent("elsewhere")
        try FileManager.default.createSymbolicLink(at: fixture.url("a"), withDestinationURL: elsewhere)
        #expect(try await fixture.build().said == ["error blocked-path"])
        // Nor is anything removed behind it.
        fixture.render(["c": "1"])
        #expect(try await fixture.build().done == ["create c"])
        #expect(try String(contentsOf: elsewhere.appendingPathComponent("b"), encoding: .utf8) == "1")
    }

    @Test("The output folder itself may be a link")
    func linkedOutput() async throws {
        let fixture = try DiskFixture(["a/b": "1"])
        for folder in ["Output", "site"] {
            let url = fixture.scratch.url.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        let site = fixture.scratch.url.appendingPathComponent("site")
        try FileManager.default.createSymbolicLink(
            at: fixture.scratch.url.appendingPathComponent("Output/docs"), withDestinationURL: site)
        #expect(try await fixture.build().done == ["create a/b"])
        #expect(try fixture.pages("site") == ["a/b": "1"])
    }

    @Test("Two outputs that share a folder through a link are a clash")
    func sameThroughLink() async throws {
        var fixture = try DiskFixture(["a": "1"])
        try await fixture.build()
        try FileManager.default.createSymbolicLink(
            at: fixture.scratch.url.appendingPathComponent("alias"), withDestinationURL: fixture.url(""))
        fixture.outputs.append(("more", "paper", "alias"))
        #expect(try await fixture.build().said == ["error output-clash"])
    }

    @Test("A folder, a pipe or a device in place of a file is an error")
    func obstacles() async throws {
        let fixture = try DiskFixture(["folder": "1", "pipe": "1", "x/y": "1", ".nojekyll": ""])
        try fixture.write("folder/mine", "mine")
        #expect(mkfifo(fixture.url("pipe").path, 0o644) == 0)
        try fixture.write("x", "a file where a folder goes")
        let result = try await fixture.build()
        #expect(result.said == ["error blocked-path", "error blocked-path", "error blocked-path"])
        #expect(!FileManager.default.fileExists(atPath: fixture.url(".nojekyll").path))
        try fixture.remove("pipe")
        #expect(try fixture.disk() == ["folder/mine": "mine", "x": "a file where a folder goes"])
    }

    @Test("A file can become a folder, and a folder a file")
    func turned() async throws {
        var fixture = try DiskFixture(["a": "1", "b/c": "1"])
        try await fixture.build()
        fixture.render(["a/x": "2", "b/c": "1"])
        #expect(try await fixture.build().done == ["remove a", "create a/x"])
        #expect(try fixture.pages() == ["a/x": "2", "b/c": "1"])
    }

    @Test("A path can change in letter case only")
    func respelled() async throws {
        var fixture = try DiskFixture(["Folder/Page.md": "1", "Other.md": "2"])
        try await fixture.build()
        fixture.render(["folder/page.md": "1", "other.md": "3"])
        try await fixture.build()
        #expect(try fixture.pages() == ["folder/page.md": "1", "other.md": "3"])
        #expect(try await fixture.build().isUpToDate)
    }

    @Test("A folder of another output is not changed")
    func nested() async throws {
        var fixture = try DiskFixture(["index.md": "1"])
        fixture.backends.append(PaperBackend(name: "schema", files: ["a.json": "{}"]))
        fixture.outputs.append(("schemas", "schema", "Output/docs/schemas"))
        #expect(try await fixture.build().said == [])
        #expect(try fixture.pages().keys.sorted() == ["index.md", "schemas/.catalog-manifest", "schemas/a.json"])
        fixture.render(["index.md": "1", "schemas/index.md": "2"])
        #expect(try await fixture.build().said == ["error output-clash"])
        fixture.configure = { $0.only = ["docs"] }
        #expect(try await fixture.build().said == ["error output-clash"])
    }
}
