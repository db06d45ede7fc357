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

    @Test("prints what a build writes")
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

    @Test("prints the names of several files between them")
    func several() throws {
        let printed = try program.run("stub", "divider")
        let names = printed.output.matches(of: /==> (.*) <==/).map { String($0.output.1) }
        #expect(names == ["outline/divider/divider.txt", "swiftui/divider/Divider.swift"])
    }

    @Test("needs no output: then the backend's own options count")
    func withoutOutput() throws {
        try program.writeSmallCatalog(in: "bare")
        let printed = try program.run("stub", "divider", "--catalog", "bare", "--target", "outline")
        #expect(printed.status == 0)
        #expect(printed.output.contains("A thin line."))
        let compared = try program.run("stub", "divider", "--catalog", "bare", "--diff")
        #expect(
            compared.errors == """
                error: no output of the catalog has stubs to compare with; name a folder with '--to', or add an output \
                with 'backend: stub' to catalog.yaml [missing-stub]
                1 error

                """)
        #expect(compared.status == 1)
    }

    @Test("writes the stubs of a target into a folder, and overwrites nothing that differs")
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
                error: 'Sources/UI/Divider.swift' is there already, differs and is left as it is; compare with '--diff', \
                or give it up with '--overwrite Sources/UI/Divider.swift' [existing-file]
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
        #expect(needless.errors.hasPrefix("warning: 'Sources/UI/Divider.swift' is not a file"))
        #expect(needless.status == 0)
    }

    @Test("shows how what is on disk would have to change, for git to apply")
    func compared() throws {
        _ = try program.run("build")
        let same = try program.run("stub", "divider", "--diff")
        #expect(same.output == "")
        #expect(same.errors == "")
        #expect(same.status == 0)

        let edited = try program.read(Self.stub) + "// mine\n"
        try program.write(Self.stub, edited)
        try writeEntry(["width", "color"])
        let built = try program.run("build", "--only", "stubs")
        #expect(
            built.errors == """
                catalog.yaml:5:3: warning: '\(Self.stub)' was edited and stays as it is, but the catalog has changed since \
                it was written; 'catalog stub divider --diff' shows how they differ, and once they are merged, build with \
                '--merged \(Self.stub)' [scaffold-outdated]
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
        try program.write("all.patch", compared.output)
        let applied = try Program.run(
            "/usr/bin/env", ["git", "apply", "--unsafe-paths", "all.patch"], folder: program.folder.url)
        #expect(applied.status == 0, "\(applied.errors)")
        #expect(try program.read(Self.stub) == (try program.run("stub", "divider", "--target", "swiftui").output))
        #expect(try program.run("stub", "divider", "--diff").status == 0)
    }

    @Test("shows what has changed since the stub was written, for a file that people have edited")
    func comparedWithBase() throws {
        _ = try program.run("build")
        let edited = try program.read(Self.stub) + "// mine\n"
        try program.write(Self.stub, edited)
        #expect(try program.run("stub", "divider", "--diff", "--base").output == "")
        try writeEntry(["width", "color"])
        let compared = try program.run("stub", "divider", "--diff", "--base", "--target", "swiftui")
        #expect(compared.status == 2)
        #expect(!compared.output.contains("mine"))
        try program.write("all.patch", compared.output)
        let applied = try Program.run("/usr/bin/env", ["git", "apply", "all.patch"], folder: program.folder.url)
        #expect(applied.status == 0, "\(applied.errors)")
        let new = try program.run("stub", "divider", "--target", "swiftui").output
        #expect(try program.read(Self.stub) == new + "// mine\n")
    }

    @Test("compares with a folder of the caller's choice")
    func comparedInFolder() throws {
        let missing = try program.run("stub", "divider", "--target", "swiftui", "--to", "UI", "--diff")
        #expect(missing.output.hasPrefix("--- /dev/null\n+++ b/UI/Divider.swift\n@@ -0,0 +1,"))
        #expect(missing.status == 2)
        _ = try program.run("stub", "divider", "--target", "swiftui", "--to", "UI")
        let same = try program.run("stub", "divider", "--target", "swiftui", "--to", "UI", "--diff")
        #expect(same.output == "")
        #expect(same.status == 0)
    }

    @Test("writes the placeholders that a stub needs, and leaves those alone that people have changed")
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

    @Test("writes the placeholders of a script where it imports them from")
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
        #expect(written.output == "created src/divider/Divider.tsx\ncreated src/placeholders.ts\n")
        #expect(try program.read("src/divider/Divider.tsx").contains("from \"../placeholders\";\n"))
        #expect(try program.read("src/placeholders.ts").contains("export type Ink = any;\n"))
        let kotlin = try program.run("stub", "divider", "--target", "compose", "--to", "app")
        #expect(kotlin.output == "created app/Divider.kt\ncreated app/Placeholders.kt\n")
    }

    @Test(
        "names what there is not, and what is meant",
        arguments: [
            (["dvider"], "error: the catalog has no entry 'dvider'; did you mean 'divider'? [unknown-entry]"),
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
        "options that exclude each other are wrong usage",
        arguments: [
            ["--to", "here"], ["--to", "", "--target", "swiftui"], ["--to", "-", "--diff"], ["--dry-run"],
            ["--overwrite", "x"], ["--diff", "--dry-run", "--to", "x", "--target", "swiftui"], ["--base"],
            ["--to", "x", "--target", "swiftui", "--target", "web"], [],
            ["--diff", "--base", "--to", "x", "--target", "swiftui"],
        ])
    func usage(arguments: [String]) throws {
        let id = arguments.isEmpty ? [] : ["divider"]
        #expect(try program.run(["stub"] + id + arguments).status == 64)
    }

    @Test("compares all entries when none is named")
    func comparedAll() throws {
        try program.write("components/gap.yaml", "id: gap\ntitle: Gap\nsummary: Room.\n")
        _ = try program.run("build")
        #expect(try program.run("stub", "--diff").status == 0)
        try program.write(Self.stub, "mine\n")
        try program.write("Output/stubs/outline/gap/gap.txt", "mine\n")
        let compared = try program.run("stub", "--diff")
        #expect(
            compared.output.matches(of: /--- a\/Output\/stubs\/(.*)/).map { String($0.output.1) }
                == ["outline/gap/gap.txt", "swiftui/divider/Divider.swift"])
        #expect(compared.status == 2)
        #expect(try program.run("stub", "--diff", "--base").output == "")
        try program.write("components/gap.yaml", "id: gap\ntitle: Gap\nsummary: Much room.\n")
        let changes = try program.run("stub", "--diff", "--base")
        #expect(changes.output.hasPrefix("--- a/Output/stubs/outline/gap/gap.txt\n"))
        #expect(!changes.output.contains("mine"))
    }

    @Test("a file that no build wrote has nothing that a merge could start from")
    func withoutBase() throws {
        try program.write(Self.stub, "mine\n")
        let built = try program.run("build", "--only", "stubs")
        #expect(built.errors.contains("'\(Self.stub)' stays as it is, because no build wrote it;"))
        #expect(built.status == 0)
        let compared = try program.run("stub", "divider", "--diff", "--base")
        #expect(
            compared.errors == """
                error: nothing is kept of what a build has written to '\(Self.stub)'; compare without '--base' [missing-stub]
                1 error

                """)
        #expect(try program.read(Self.stub) == "mine\n")
        #expect(try program.run("build", "--only", "stubs", "--merged", Self.stub).errors == "")
        #expect(try program.run("stub", "divider", "--diff", "--base").output == "")
    }

    @Test("with several outputs that have stubs one has to be chosen for its options; all are compared")
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
        let compared = try program.run("stub", "divider", "--diff")
        #expect(compared.output.hasPrefix("--- a/Output/two/outline/divider/divider.txt\n"))
        #expect(compared.status == 2)
        #expect(try program.run("stub", "divider", "--diff", "--target", "swiftui").status == 0)
        #expect(try program.run("stub", "divider", "--diff", "--only", "one").status == 0)
    }

    @Test("shells complete entries, targets and outputs")
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

    @Test("starts no outside program")
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

    @Test("a build writes over no stub that somebody edited, and says what it keeps")
    func keptByBuild() throws {
        _ = try program.run("build")
        try program.write(Self.stub, "mine\n")
        let told = try program.run("build", "--only", "stubs", "--check")
        #expect(told.output.hasPrefix("keep \(Self.stub)\nstubs: 0 to write, 2 unchanged, 0 to remove, 1 kept"))
        #expect(told.status == 0)
        let built = try program.run("build", "--only", "stubs", "--quiet")
        #expect(
            built.errors == """
                catalog.yaml:5:3: note: a file of output 'stubs' was edited and stays as it is: '\(Self.stub)' [scaffold-edited]
                    5 |   stubs: { backend: stub, options: { header: Ours. } }
                      |   ^~~~~
                1 note

                """)
        #expect(built.status == 0)
        #expect(try program.read(Self.stub) == "mine\n")
        let needless = try program.run("build", "--only", "docs", "--merged", Self.stub)
        #expect(needless.errors.contains("nothing to count as merged [needless-overwrite]"))
    }
}
