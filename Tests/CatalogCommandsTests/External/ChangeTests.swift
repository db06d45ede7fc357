import CatalogTestSupport
import Foundation
import Testing

/// The list in a request of entries that have changed since the previous build of its output.
@Suite("Changed entries in a backend's request", .timeLimit(.minutes(20)))
struct ChangeTests {
    private let program: CatalogProgram
    private static let record = "Output/mine/.catalog-request.json"

    init() throws {
        program = try CatalogProgram()
        try write(options: "{}")
        try program.write("components/divider.yaml", CatalogProgram.divider)
        try program.write("components/line.yaml", "id: line\ntitle: Line\nsummary: A line.\n")
        try program.write(
            "tools/mine.sh",
            #"""
            #!/bin/sh
            cat > request
            if grep -q '"kind": "describe"' request; then
                echo '{ "protocol": 1, "name": "mine", "summary": "Makes a file.",
                  "options": [{ "name": "mark", "kind": "text", "summary": "A mark." }] }'
                exit
            fi
            sed -n 's/^  "changed": \(.*\),$/\1/p' request > changed
            [ ! -e broken ] || exit 1
            echo '{ "protocol": 1, "files": [{ "path": "a.txt", "text": "a" }] }'

            """#)
        try program.setPermissions("tools/mine.sh", 0o755)
    }

    private func write(options: String, backend: String = "mine") throws {
        try program.write(
            "catalog.yaml",
            """
            format: 1
            name: Small
            outputs: { mine: { backend: \(backend), options: \(options) } }
            backends: { mine: tools/mine.sh }

            """)
    }

    /// What the next build says has changed.
    private func changed(_ arguments: String..., status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation)
        throws -> String
    {
        let built = try program.run(["build"] + arguments)
        #expect(built.status == status, "\(built.errors)", sourceLocation: sourceLocation)
        return try program.read("changed").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test("A request lists the entries added, removed or changed since the last successful build")
    func entries() throws {
        #expect(try changed() == "null")
        #expect(try changed() == "[]")
        try program.write("components/line.yaml", "id: line\ntitle: Line\nsummary: Another line.\n")
        try program.write("components/box.yaml", "id: box\ntitle: Box\nsummary: A box.\n")
        #expect(try changed("--check") == #"["box", "line"]"#)
        try program.write("broken", "")
        #expect(try changed(status: 1) == #"["box", "line"]"#)
        try FileManager.default.removeItem(at: program.folder.url.appendingPathComponent("broken"))
        #expect(try changed() == #"["box", "line"]"#)
        try FileManager.default.removeItem(at: program.folder.url.appendingPathComponent("components/line.yaml"))
        #expect(try changed() == #"["line"]"#)
        #expect(try changed() == "[]")
    }

    @Test("A request has no list of changed entries if anything else has changed")
    func others() throws {
        _ = try changed()
        try write(options: "{ mark: new }")
        #expect(try changed() == "null")
        #expect(try changed() == "[]")
        #expect(try changed("--output", "elsewhere") == "null")
    }

    @Test(
        "A request has no list of changed entries if the record is missing or broken",
        arguments: ["", "{", "[]", #"{ "request": "00", "entries": {} }"#])
    func brokenRecord(text: String) throws {
        _ = try changed()
        let record = try program.read(Self.record)
        try program.write(Self.record, text)
        #expect(try changed() == "null")
        #expect(try program.read(Self.record) == record)
        #expect(try changed() == "[]")
    }

    @Test("The record of the previous request is not an output file and is removed with the backend")
    func record() throws {
        _ = try changed()
        #expect(try program.run("build", "--check").status == 0)
        #expect(try !program.read("Output/mine/.catalog-manifest").contains(".catalog-request"))
        let record = try program.read(Self.record)
        #expect(record.split(separator: "\n").count == 7, "\(record)")
        try write(options: "{}", backend: "markdown")
        #expect(try program.run("build").status == 0)
        #expect(!program.exists(Self.record))
    }
}
