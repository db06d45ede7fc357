import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("Deterministic output")
struct SameBytesTests {
    @Test("A build in another folder, file order, language and time zone produces the same bytes")
    func elsewhere() throws {
        let first = try CatalogProgram()
        var second = try CatalogProgram()
        try copyCatalog(to: first, reversed: false)
        try copyCatalog(to: second, reversed: true)
        second.environment = [
            "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati", "HOME": "/nonexistent",
        ]
        let firstBuild = try first.run("build")
        #expect(firstBuild.status == 0)
        let secondBuild = try second.run("build", "--catalog", "catalog.yaml")
        #expect(secondBuild.status == 0)
        #expect(secondBuild.errors == firstBuild.errors)
        let files = try first.files(below: "Output")
        #expect(files.count > 10)
        #expect(try second.files(below: "Output") == files)
        for command in [["dump"], ["list"], ["check", "--format", "json"]] {
            let outputs = try [first, second].map { program in
                try Program.run(
                    CatalogProgram.executable.path, command, environment: program.environment,
                    folder: program.folder.url
                ).output
            }
            #expect(outputs[0] == outputs[1])
        }
    }

    @Test("A second build of the same catalog changes no file")
    func again() throws {
        let program = try CatalogProgram()
        try copyCatalog(to: program, reversed: false)
        _ = try program.run("build")
        let before = try stamps(program)
        let again = try program.run("build")
        #expect(again.status == 0)
        #expect(try stamps(program) == before)
        #expect(try program.run("build", "--check").status == 0)
    }

    /// Path → time of the last change and number of the file, which a rewritten file would not keep.
    private func stamps(_ program: CatalogProgram) throws -> [String: [String]] {
        let root = program.folder.url.appendingPathComponent("Output")
        var stamps: [String: [String]] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            let facts = try FileManager.default.attributesOfItem(atPath: root.appendingPathComponent(name).path)
            let changed = (facts[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate
            stamps[name] = ["\(changed ?? 0)", "\(facts[.systemFileNumber] ?? "")"]
        }
        return stamps
    }

    /// The catalog of this repository, file by file.
    private func copyCatalog(to program: CatalogProgram, reversed: Bool) throws {
        let source = SharedData.repository.appendingPathComponent("Catalog")
        let names = try FileManager.default.subpathsOfDirectory(atPath: source.path)
            .filter { !$0.hasPrefix("Output") }.sorted()
        for name in reversed ? names.reversed() : names {
            let file = source.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            try program.write(name, String(decoding: try Data(contentsOf: file), as: UTF8.self))
        }
    }
}
