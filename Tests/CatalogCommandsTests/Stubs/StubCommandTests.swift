import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("The stub command")
struct StubCommandTests {
    private let program: CatalogProgram
    private static let stub = "Output/stubs/swiftui/divider/Divider.swift"

    init() throws {
        program = try CatalogProgram()
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Small\noutputs:\n  docs: { backend: markdown }\n  stubs: { backend: stub, options: { header: Ours. } }\n"
        )
        try writeEntry(["width"])
    }

    private func writeEntry(_ properties: [String]) throws {
        let lines = properties.map { "          \($0): { type: Double }\n" }.joined()
        try program.write(
            "components/divider.yaml",
            CatalogProgram.divider
                + "implementations:\n  swiftui:\n    types:\n      Divider:\n        properties:\n\(lines)")
    }

    @Test("'stub' prints what a build writes")
    func printed() throws {
        let printed = try program.run("stub", "divider", "--target", "swiftui")
        #expect(printed.errors == "")
        #expect(printed.status == 0)
        #expect(!program.exists("Output"))
        _ = try program.run("build")
        #expect(try program.read(Self.stub) == printed.output)
        #expect(printed.output.contains("Ours."))
        #expect(try program.run("stub", "divider", "--target", "swiftui", "--to", "-").output == printed.output)
    }

    @Test("'stub' prints file names between several files")
    func several() throws {
        let printed = try program.run("stub", "divider")
        let names = printed.output.matches(of: /==> (.*) <==/).map { String($0.output.1) }
        #expect(names == ["outline/divider/divider.txt", "swiftui/divider/Divider.swift"])
    }

    @Test("'stub' uses the backend's default options without an output")
    func withoutOutput() throws {
        try program.writeSmallCatalog(in: "bare")
        let printed = try program.run("stub", "divider", "--catalog", "bare", "--target", "outline")
        #expect(printed.status == 0)
        #expect(printed.output.contains("A thin line."))
        let compared = try program.run("stub", "divider", "--catalog", "bare", "--diff")
        #expect(
            compared.errors == """
                error: no output of the catalog has stubs to merge or compare with; name a folder with '--to', or add an output \
                with 'backend: stub' to catalog.yaml [missing-stub]
                1 error

                """)
        #expect(compared.status == 1)
        let merged = try program.run("stub", "divider", "--catalog", "bare", "--merge")
        #expect(
            merged.errors == """
                error: no output of the catalog has stubs to merge or compare with; add an output with 'backend: stub' to \
                catalog.yaml [missing-stub]
                1 error

                """)
        #expect(merged.status == 1)
    }

    @Test("'stub --to' writes the stubs of a target into a folder and keeps differing files")
    func written() throws {
        let dry = try program.run("stub", "divider", "--target", "swiftui", "--to", "Sources/UI", "--dry-run")
        #expect(dry.output == "create Sources/UI/Divider.swift\n")
        #expect(!program.exists("Sources"))
        let written = try program.run("stub", "divider", "--target", "swiftui", "--to", "Sources/UI")
        #expect(written.output == "created Sources/UI/Divider.swift\n")
        let text = try program.read("Sources/UI/Divider.swift")
        #expect(text == (try program.run("stub", "divider", "--target", "swiftui").output))
        let again = try program.run("stub", "divider", "--target", "swiftui", "--to", "Sources/UI")
        #expect(again.output == "unchanged Sources/UI/Divider.swift\n")

        try program.write("Sources/UI/Divider.swift", "mine\n")
        let refused = try program.run("stub", "divider", "--target", "swiftui", "--to", "Sources/UI")
        #expect(
            refused.errors == """
                error: 'Sources/UI/Divider.swift' already exists with other contents and was not changed; \
                compare with '--diff', or overwrite it with '--overwrite Sources/UI/Divider.swift' [existing-file]
                1 error

                """)
        #expect(refused.status == 1)
        #expect(try program.read("Sources/UI/Divider.swift") == "mine\n")
        let forced = try program.run(
            [
                "stub", "divider", "--target", "swiftui", "--to", "UI", "--overwrite", "UI/Divider.swift", "--catalog",
                "..",
            ],
            from: "Sources")
        #expect(forced.output == "overwritten UI/Divider.swift\n")
        #expect(forced.errors == "")
        #expect(try program.read("Sources/UI/Divider.swift") == text)
        #expect(try program.files(below: "Sources").keys.sorted() == ["UI/Divider.swift"])
        let needless = try program.run(
            "stub", "divider", "--target", "swiftui", "--to", "Sources/UI", "--overwrite", "Sources/UI/Divider.swift")
        #expect(needless.errors.hasPrefix("warning: 'Sources/UI/Divider.swift' is not an edited file of an output"))
        #expect(needless.status == 0)
    }

    @Test("The changes of the catalog are merged into an edited stub, and --diff prints them before")
    func merged() throws {
        _ = try program.run("build")
        let same = try program.run("stub", "divider", "--diff")
        #expect(same.output == "")
        #expect(same.errors == "")
        #expect(same.status == 0)
        let nothing = try program.run("stub", "divider", "--merge")
        #expect(nothing.output == "2 stubs are up to date\n")
        #expect(nothing.errors == "")
        #expect(nothing.status == 0)

        let edited = try program.read(Self.stub) + "// mine\n"
        try program.write(Self.stub, edited)
        #expect(try program.run("stub", "divider", "--diff").output == "")
        try writeEntry(["width", "color"])
        let built = try program.run("build", "--only", "stubs")
        #expect(
            built.errors == """
                catalog.yaml:5:3: warning: '\(Self.stub)' was edited and is not overwritten, but the catalog has \
                changed since it was written; merge the changes with 'catalog stub divider --merge' [scaffold-outdated]
                    5 |   stubs: { backend: stub, options: { header: Ours. } }
                      |   ^~~~~
                1 warning

                """)
        #expect(
            built.output.hasPrefix(
                "stubs: 1 written, 1 unchanged, 0 removed, 1 kept as people left them in Output/stubs\n"))
        #expect(built.status == 0)
        #expect(try program.read(Self.stub) == edited)

        let compared = try program.run("stub", "divider", "--diff", "--target", "swiftui")
        #expect(compared.status == 2)
        #expect(compared.output.hasPrefix("--- a/\(Self.stub)\n+++ b/\(Self.stub)\n@@ -"))
        #expect(!compared.output.contains("-// mine"))
        #expect(try program.read(Self.stub) == edited)
        let merged = try program.run("stub", "divider", "--merge", "--target", "swiftui")
        #expect(merged.output == "merged \(Self.stub)\n")
        #expect(merged.errors == "")
        #expect(merged.status == 0)
        let result = try program.run("stub", "divider", "--target", "swiftui").output + "// mine\n"
        #expect(try program.read(Self.stub) == result)
        #expect(try program.run("stub", "divider", "--diff").status == 0)
        #expect(try program.run("build", "--only", "stubs").errors.contains("1 note"))

        // The patch makes the same file.
        try program.write(Self.stub, edited)
        try program.write("all.patch", compared.output)
        let applied = try Program.run("/usr/bin/env", ["git", "apply", "all.patch"], folder: program.folder.url)
        #expect(applied.status == 0, "\(applied.errors)")
        #expect(try program.read(Self.stub) == result)
    }

    @Test("Conflicts of a merge are findings with lines and must be resolved before the next merge")
    func conflicts() throws {
        _ = try program.run("build")
        let edited = try program.read(Self.stub).replacing("width: Double", with: "width: CGFloat")
        try program.write(Self.stub, edited)
        let entry = try program.read("components/divider.yaml")
        try program.write("components/divider.yaml", entry.replacing("Double", with: "Float"))
        let compared = try program.run("stub", "divider", "--diff", "--target", "swiftui")
        #expect(compared.output.contains("\n+<<<<<<< yours\n"))
        #expect(compared.errors == "")
        #expect(compared.status == 2)

        let merged = try program.run("stub", "divider", "--merge", "--target", "swiftui")
        #expect(merged.output == "merged with conflicts \(Self.stub)\n")
        #expect(merged.status == 2)
        let text = try program.read(Self.stub)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex(of: "<<<<<<< yours")) + 1
        #expect(
            merged.errors.hasPrefix(
                """
                \(Self.stub):\(line):1: warning: your edit and the catalog changed the same lines; choose the lines to keep \
                and remove the markers [stub-conflict]

                """))
        #expect(text.contains("width: CGFloat\n"))
        #expect(text.contains("width: Float\n"))
        #expect(!(try program.run("build", "--only", "stubs").errors.contains("warning")))

        let again = try program.run("stub", "divider", "--merge", "--target", "swiftui")
        #expect(again.output == "not merged \(Self.stub)\n")
        #expect(
            again.errors.hasPrefix(
                """
                \(Self.stub):\(line):1: warning: file not merged because it still has a conflict marker; resolve the \
                conflict, then merge again [stub-conflict]

                """))
        #expect(again.status == 2)
        try program.write("components/divider.yaml", entry)
        #expect(try program.run("stub", "divider", "--merge", "--target", "swiftui").status == 2)
        #expect(try program.read(Self.stub) == text)
        try program.write("components/divider.yaml", entry.replacing("Double", with: "Float"))
        try program.write(Self.stub, edited)
        #expect(try program.run("stub", "divider", "--merge", "--target", "swiftui").status == 0)
    }

    @Test("A missing stub is created by a merge, and a deleted one is not")
    func mergedWithoutFile() throws {
        let created = try program.run("stub", "divider", "--merge", "--target", "swiftui")
        #expect(created.output == "created \(Self.stub)\n")
        #expect(created.status == 0)
        #expect(try program.run("stub", "divider", "--target", "swiftui").output == (try program.read(Self.stub)))
        #expect(try program.run("build", "--only", "stubs").errors == "")
        try FileManager.default.removeItem(at: program.folder.url.appendingPathComponent(Self.stub))
        try writeEntry(["width", "color"])
        #expect(try program.run("stub", "divider", "--diff", "--target", "swiftui").output == "")
        let deleted = try program.run("stub", "divider", "--merge", "--target", "swiftui")
        #expect(deleted.output == "1 stub is up to date\n")
        #expect(deleted.errors.contains("is not recreated: '\(Self.stub)'; to recreate it, build with"))
        #expect(deleted.status == 0)
        #expect(!program.exists(Self.stub))
    }

    @Test("Stubs of several entries are merged together, and an entry without stubs stops the merge")
    func mergedEntries() throws {
        let (gap, other) = ("Output/stubs/outline/gap/gap.txt", "Output/stubs/outline/other/other.txt")
        func write(_ words: String) throws {
            for id in ["gap", "other"] {
                try program.write("components/\(id).yaml", "id: \(id)\ntitle: Gap\nsummary: \(words)\n")
            }
        }
        try write("Room.")
        _ = try program.run("build")
        for path in [gap, other] { try program.write(path, "mine\n" + (try program.read(path))) }
        try write("Much room.")
        let unknown = try program.run("stub", "gap", "gapp", "--merge")
        #expect(unknown.errors.contains("did you mean 'gap'?"))
        let missing = try program.run("stub", "gap", "divider", "--merge", "--target", "swiftui")
        #expect(missing.errors.hasPrefix("error: entry 'gap' has no stub for 'swiftui';"))
        #expect(missing.status == 1)
        #expect(try program.run("stub", "gap", "divider", "--merge").output == "merged \(gap)\n")
        #expect(try program.read(gap).contains("Much room."))
        #expect(!(try program.read(other).contains("Much room.")))
        #expect(try program.run("stub", "--merge").output == "merged \(other)\n")
        #expect(try program.read(other).hasPrefix("mine\n"))
        let printed = try program.run("stub", "gap", "other", "--target", "outline")
        #expect(
            printed.output.matches(of: /==> (.*) <==/).map(\.output.1) == [
                "outline/gap/gap.txt", "outline/other/other.txt",
            ])
    }

    @Test("A stub that is not UTF-8 text is not merged, and other stubs are")
    func mergedEncoding() throws {
        _ = try program.run("build")
        let file = program.folder.url.appendingPathComponent(Self.stub)
        try Data([0x2F, 0x2F, 0x20, 0xE9, 0x0A]).write(to: file)
        try writeEntry(["width", "color"])
        let merged = try program.run("stub", "divider", "--merge")
        #expect(merged.output == "updated Output/stubs/outline/divider/divider.txt\nnot merged \(Self.stub)\n")
        #expect(
            merged.errors == """
                warning: '\(Self.stub)' not merged because it is not UTF-8 text; save it as UTF-8, or replace it with \
                'catalog build --overwrite \(Self.stub)' [stub-encoding]
                1 warning

                """)
        #expect(merged.status == 2)
        #expect(try Data(contentsOf: file).count == 5)
    }

    @Test("CRLF line breaks and a missing line break at the end survive a merge")
    func mergedLineBreaks() throws {
        _ = try program.run("build")
        let edited = String(("// Mine.\n" + (try program.read(Self.stub))).replacing("\n", with: "\r\n").dropLast())
        try program.write(Self.stub, edited)
        try writeEntry(["width", "color"])
        #expect(try program.run("stub", "divider", "--merge", "--target", "swiftui").status == 0)
        let new = "// Mine.\n" + (try program.run("stub", "divider", "--target", "swiftui").output)
        #expect(try program.read(Self.stub) == String(new.replacing("\n", with: "\r\n").dropLast()))
    }

    @Test("'stub --diff --to' compares with the given folder")
    func comparedInFolder() throws {
        let missing = try program.run("stub", "divider", "--target", "swiftui", "--to", "UI", "--diff")
        #expect(missing.output.hasPrefix("--- /dev/null\n+++ b/UI/Divider.swift\n@@ -0,0 +1,"))
        #expect(missing.status == 2)
        _ = try program.run("stub", "divider", "--target", "swiftui", "--to", "UI")
        let same = try program.run("stub", "divider", "--target", "swiftui", "--to", "UI", "--diff")
        #expect(same.output == "")
        #expect(same.status == 0)
    }

    @Test("'stub --to' writes needed placeholders and keeps edited ones")
    func placeholders() throws {
        try writeEntry(["ink"])
        let entry = try program.read("components/divider.yaml").replacing("type: Double", with: "type: Ink")
        try program.write("components/divider.yaml", entry)
        let write = ["stub", "divider", "--target", "swiftui", "--to", "Sources/UI"]
        let written = try program.run(write)
        #expect(written.output == "created Sources/UI/Divider.swift\ncreated Sources/UI/Placeholders.swift\n")
        #expect(try program.read("Sources/UI/Placeholders.swift").contains("struct Ink"))
        #expect(try program.run(write + ["--diff"]).status == 0)

        try program.write("Sources/UI/Placeholders.swift", "typealias Ink = Color\n")
        let again = try program.run(write)
        #expect(again.output == "unchanged Sources/UI/Divider.swift\nkept Sources/UI/Placeholders.swift\n")
        #expect(again.status == 0)
        #expect(try program.read("Sources/UI/Placeholders.swift") == "typealias Ink = Color\n")
        #expect(try program.run(write + ["--dry-run"]).output.hasSuffix("keep Sources/UI/Placeholders.swift\n"))
        let compared = try program.run(write + ["--diff"])
        #expect(compared.output.hasPrefix("--- a/Sources/UI/Placeholders.swift\n"))
        #expect(compared.output.contains("-typealias Ink = Color\n"))
        #expect(compared.status == 2)
        let forced = try program.run(write + ["--overwrite", "Sources/UI/Placeholders.swift"])
        #expect(forced.output == "unchanged Sources/UI/Divider.swift\noverwritten Sources/UI/Placeholders.swift\n")
        #expect(try program.run(write + ["--diff"]).status == 0)
    }

    @Test("'stub --to' writes the placeholders of a script where the script imports them")
    func placeholdersOfScripts() throws {
        try program.write(
            "components/divider.yaml",
            CatalogProgram.divider
                + """
                implementations:
                  react: { types: { Divider: { kind: component, properties: { ink: { type: Ink } } } } }
                  compose: { types: { Divider: { kind: composable, properties: { ink: { type: Ink } } } } }
                """)
        let written = try program.run("stub", "divider", "--target", "react", "--to", "src/divider")
        #expect(
            written.output == """
                created src/divider/Divider.stories.tsx
                created src/divider/Divider.tsx
                created src/placeholders.ts

                """)
        #expect(try program.read("src/divider/Divider.tsx").contains("from \"../placeholders\";\n"))
        #expect(try program.read("src/placeholders.ts").contains("export type Ink = any;\n"))
        let kotlin = try program.run("stub", "divider", "--target", "compose", "--to", "app")
        #expect(kotlin.output == "created app/Divider.kt\ncreated app/Placeholders.kt\n")
    }

    @Test(
        "'stub' reports unknown names with a suggestion",
        arguments: [
            (["dvider"], "error: unknown entry 'dvider'; did you mean 'divider'? [unknown-entry]"),
            (
                ["divider", "--target", "swfitui"],
                "error: there are no stubs for a target 'swfitui'; did you mean 'swiftui'? [unknown-target]"
            ),
            (
                ["divider", "--target", "uikit"],
                "error: entry 'divider' has no stub for 'uikit'; there is one for 'swiftui', 'compose', 'react' and 'outline' [missing-stub]"
            ),
            (["divider", "--only", "docs"], "error: output 'docs' has no stubs; 'stubs' has [missing-stub]"),
            (
                ["divider", "--only", "stub", "--diff"],
                "error: 'stub' is not an output of the catalog; did you mean 'stubs'? [unknown-output]"
            ),
        ])
    func mistakes(arguments: [String], expected: String) throws {
        let verdict = try program.run(["stub"] + arguments)
        #expect(verdict.errors == expected + "\n1 error\n")
        #expect(verdict.output == "")
        #expect(verdict.status == (expected.contains("unknown-output") ? 64 : 1))
    }

    @Test(
        "Options that exclude each other are a usage error",
        arguments: [
            ["--to", "here"], ["--to", "", "--target", "swiftui"], ["--to", "-", "--diff"], ["--dry-run"],
            ["--overwrite", "x"], ["--diff", "--dry-run", "--to", "x", "--target", "swiftui"], ["--merge", "--diff"],
            ["--merge", "--dry-run"], ["--merge", "--overwrite", "x"],
            ["--to", "x", "--target", "swiftui", "--target", "web"], [],
            ["--merge", "--to", "x", "--target", "swiftui"], ["--merge", "--to", "-"],
        ])
    func usage(arguments: [String]) throws {
        let id = arguments.isEmpty ? [] : ["divider"]
        #expect(try program.run(["stub"] + id + arguments).status == 64)
    }

    @Test("'stub --diff' compares all entries if none is named")
    func comparedAll() throws {
        try program.write("components/gap.yaml", "id: gap\ntitle: Gap\nsummary: Room.\n")
        _ = try program.run("build")
        #expect(try program.run("stub", "--diff").status == 0)
        try program.write("Output/stubs/outline/gap/gap.txt", "mine\n")
        #expect(try program.run("stub", "--diff").output == "")
        try program.write("components/gap.yaml", "id: gap\ntitle: Gap\nsummary: Much room.\n")
        try writeEntry(["height"])
        let compared = try program.run("stub", "--diff")
        #expect(
            compared.output.matches(of: /--- a\/Output\/stubs\/(.*)/).map { String($0.output.1) }
                == ["outline/divider/divider.txt", "outline/gap/gap.txt", "swiftui/divider/Divider.swift"])
        #expect(!compared.output.contains("-mine"))
        #expect(compared.status == 2)
    }

    @Test("Each line of a file that no build wrote that differs from the stub is a conflict")
    func withoutBase() throws {
        try program.write(Self.stub, "mine\n")
        let built = try program.run("build", "--only", "stubs")
        #expect(
            built.errors.contains(
                "'\(Self.stub)' is not overwritten because no build wrote it; merge it with the file of output 'stubs' with "
                    + "'catalog stub divider --merge' [scaffold-foreign]"))
        #expect(built.status == 0)
        let merged = try program.run("stub", "divider", "--merge")
        #expect(merged.output == "merged with conflicts \(Self.stub)\n")
        #expect(merged.status == 2)
        let stub = try program.run("stub", "divider", "--target", "swiftui").output
        #expect(try program.read(Self.stub) == "<<<<<<< yours\nmine\n=======\n\(stub)>>>>>>> catalog\n")
        try program.write(Self.stub, "mine\n")
        #expect(try program.run("stub", "divider", "--merge").output == "2 stubs are up to date\n")
    }

    @Test("'stub' requires a choice of output if several have stubs, and '--diff' compares all")
    func severalOutputs() throws {
        try program.write(
            "catalog.yaml",
            """
            format: 1
            name: Small
            outputs:
              one: { backend: stub, options: { targets: swiftui, header: First. } }
              two: { backend: stub, options: { targets: outline } }

            """)
        let unclear = try program.run("stub", "divider", "--target", "swiftui")
        #expect(unclear.errors.hasPrefix("error: the outputs 'one' and 'two' have stubs, with options of their own;"))
        #expect(unclear.status == 1)
        #expect(try program.run("stub", "divider", "--only", "one").output.contains("First."))
        _ = try program.run("build")
        #expect(try program.run("stub", "divider", "--diff").status == 0)
        try program.write("Output/two/outline/divider/divider.txt", "mine\n")
        try writeEntry(["height"])
        let compared = try program.run("stub", "divider", "--diff")
        #expect(compared.output.contains("--- a/Output/two/outline/divider/divider.txt\n"))
        #expect(compared.status == 2)
        _ = try program.run("build", "--only", "one")
        #expect(try program.run("stub", "divider", "--diff", "--target", "swiftui").status == 0)
        #expect(try program.run("stub", "divider", "--diff", "--only", "one").status == 0)
    }

    @Test("Shells complete entries, targets and outputs")
    func completions() throws {
        func offered(_ argument: String, _ words: String...) throws -> [String] {
            let words = ["catalog", "stub"] + words + [""]
            let arguments = ["---completion", "stub", "--", argument, "\(words.count - 1)", "0"] + words
            return try program.run(arguments).output.split(separator: "\n").map(String.init)
        }
        #expect(try offered("positional@0") == ["divider"])
        let targets = try offered("--target", "divider", "--target")
        #expect(targets.contains("swiftui") && targets.contains("outline"))
        #expect(try offered("--only", "divider", "--only") == ["docs", "stubs"])
    }

    @Test("'stub' starts no external program")
    func noPrograms() throws {
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Small\noutputs:\n  stubs: { backend: stub }\n  other: {}\nbackends:\n  other: run.sh\n")
        try program.write("run.sh", "#!/bin/sh\ntouch started\n")
        try program.setPermissions("run.sh", 0o755)
        #expect(try program.run("stub", "divider", "--diff").status == 2)
        #expect(try program.run("stub", "divider").status == 0)
        #expect(!program.exists("started"))
    }

    @Test("A build keeps an edited stub and reports it")
    func keptByBuild() throws {
        _ = try program.run("build")
        try program.write(Self.stub, "mine\n")
        let told = try program.run("build", "--only", "stubs", "--check")
        #expect(told.output.hasPrefix("keep \(Self.stub)\nstubs: 0 to write, 2 unchanged, 0 to remove, 1 kept"))
        #expect(told.status == 0)
        let built = try program.run("build", "--only", "stubs")
        #expect(
            built.errors == """
                catalog.yaml:5:3: note: a file of output 'stubs' was edited and is not overwritten: '\(Self.stub)' \
                [scaffold-edited]
                    5 |   stubs: { backend: stub, options: { header: Ours. } }
                      |   ^~~~~
                1 note

                """)
        #expect(built.status == 0)
        #expect(try program.read(Self.stub) == "mine\n")
    }
}
