import CatalogTestSupport
import Foundation
import Testing

/// The served site in a browser, beside an editor of entries.
@Suite(
    "Serving", .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)),
    .enabled(if: Judge.chromium.isPresent, Comment(rawValue: Judge.chromium.reason)))
struct ServeTests {
    @Test(
        "'serve' reloads an open page when its entry is saved and shows findings with locations",
        arguments: [false, true])
    func saves(isBuiltBefore: Bool) throws {
        let program = try CatalogProgram()
        try program.writeSmallCatalog()
        try program.write("catalog.yaml", "format: 1\nname: Small\noutputs:\n  html: {}\n")
        if isBuiltBefore { #expect(try program.run("build").status == 0) }
        let script = Judge.scripts.appendingPathComponent("judge_server.py")
        let verdict = try Judge.python.run([
            script.path, CatalogProgram.executable.path, program.folder.url.path, "divider",
        ])
        #expect(verdict.output == "")
        #expect(verdict.status == 0, "\(verdict.errors.suffix(400))")
    }
}
