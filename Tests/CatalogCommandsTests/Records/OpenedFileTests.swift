import CatalogTestSupport
import Foundation
import Testing

/// The files of a catalog that the program opens, as a tracer of system calls reports them.
@Suite("Files opened by a build", .serialized)
struct OpenedFileTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.write("catalog.yaml", "format: 1\nname: Small\noutputs:\n  docs: { backend: markdown }\n")
        for id in ["button", "divider", "panel"] {
            try program.write("components/\(id).yaml", "id: \(id)\ntitle: \(id.capitalized)\nsummary: A part.\n")
        }
    }

    /// Builds with a record of its own, and returns what is opened below the folder of the catalog.
    private func openedByBuild() throws -> Set<String> {
        let tracer = try #require(Judge.strace.url)
        let log = program.folder.url.appendingPathComponent("trace")
        let calls = ["-f", "-qq", "-e", "trace=open,openat,openat2,creat", "-e", "status=successful"]
        let verdict = try Program.run(
            tracer.path, calls + ["-o", log.path, CatalogProgram.executable.path, "build", "--quiet"],
            environment: [
                "PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": program.folder.url.appendingPathComponent("cache").path,
            ], folder: program.folder.url)
        try #require(verdict.status == 0, "\(verdict.errors)")
        let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        let names = text.split(separator: "\n").compactMap { line in
            line.split(separator: "\"", maxSplits: 2).dropFirst().first.map(String.init)
        }
        let root = program.folder.url.resolvingSymlinksInPath().path + "/"
        let own = names.map { $0.hasPrefix(root) ? String($0.dropFirst(root.count)) : $0 }
        return Set(own.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".md") })
    }

    @Test(
        "An up-to-date build opens no entries and pages",
        .enabled(if: Judge.canTrace, "\(Judge.strace.reason), or processes may not be traced here"))
    func opened() throws {
        let entries = Set(["button", "divider", "panel"].map { "components/\($0).yaml" })
        #expect(try openedByBuild().isSuperset(of: entries.union(["catalog.yaml"])))
        // Files as young as the record are read again, because their times say nothing.
        Thread.sleep(forTimeInterval: 2.2)
        _ = try openedByBuild()
        #expect(try openedByBuild() == [])

        try program.write("components/panel.yaml", "id: panel\ntitle: Panel\nsummary: A part of a window.\n")
        #expect(try openedByBuild().contains("components/panel.yaml"))
    }
}

extension Judge {
    /// A tracer of system calls.
    fileprivate static let strace = Judge(name: "strace", command: ["strace"])

    /// Whether the tracer is there and may trace.
    fileprivate static let canTrace = (try? strace.run(["-qq", "-o", "/dev/null", "true"]).status) == 0
}
