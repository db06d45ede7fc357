import CatalogChanges
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("The diff command")
struct DiffCommandTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try write("size: Int, title: String")
    }

    private func write(_ members: String, version: String = "1.0.0", in folder: String = "work/Catalog") throws {
        try program.write("\(folder)/catalog.yaml", "format: 1\nname: Example\nversion: \(version)\n")
        try program.write(
            "\(folder)/components/button.yaml",
            """
            id: button
            title: Button
            summary: Does something.
            implementations:
              swiftui: { types: { Button: { kind: class, properties: { \(members) } } } }

            """)
    }

    /// A repository with two tags, `v1` and, without the property `title`, `v2`.
    private func commitTwice() throws {
        try program.git("init", "-q")
        try program.git("add", "-A")
        try program.git("commit", "-q", "-m", "One")
        try program.git("tag", "v1")
        try write("size: Int", version: "1.0.1")
        try program.git("commit", "-q", "-a", "-m", "Two")
        try program.git("tag", "v2")
    }

    @Test("'diff' writes changes with locations in several formats of findings at once")
    func forms() throws {
        try write("size: 'Int?', title: String, tone: Int", in: "new")
        let verdict = try program.run(
            "diff", "work/Catalog", "new", "--format", "github", "--format", "sarif:changes.sarif", "--format",
            "json:changes.json")
        #expect(verdict.status == 0, "\(verdict.errors)")
        #expect(
            verdict.output == """
                ::error file=new/components/button.yaml,line=5,endLine=5,col=66,endColumn=72,title=property-yields-more::\
                'type' of property 'size' of type 'Button' (swiftui) was 'Int', is 'Int?'
                ::notice file=new/components/button.yaml,line=5,endLine=5,col=89,endColumn=93,title=property-added::\
                property 'tone' of type 'Button' (swiftui) is new

                """)
        let sarif = try program.read("changes.sarif")
        #expect(sarif.contains("\"ruleId\": \"property-yields-more\""))
        #expect(try program.read("changes.json").contains("\"property-yields-more\""))
        let twice = try program.run("diff", "work/Catalog", "new", "--format", "github", "--format", "gitlab")
        #expect(twice.status == 64)
    }

    @Test("Suppressed changes have their reason in SARIF and are absent from GitHub annotations")
    func acceptedForms() throws {
        try write("size: 'Int?', title: String", in: "new")
        let json = try program.run("diff", "work/Catalog", "new", "--format", "json").output
        let fingerprint = try #require(json.firstMatch(of: #/"fingerprint": "([0-9a-f]{16})"/#)?.1)
        try program.write(
            "new/catalog.yaml",
            """
            format: 1
            name: Example
            version: 1.0.0
            changes: { accepted: { \(fingerprint): Nobody used it. } }

            """)
        let verdict = try program.run(
            "diff", "work/Catalog", "new", "--format", "github", "--format", "sarif:changes.sarif")
        #expect(verdict.output == "")
        #expect(try program.read("changes.sarif").contains("Nobody used it."))
    }

    @Test("'diff' compares two folders and prints locations in both")
    func folders() throws {
        try write("size: 'Int?', title: String, tone: Int", in: "new")
        let verdict = try program.run("diff", "work/Catalog", "new")
        #expect(verdict.errors == "")
        let lines = verdict.output.split(separator: "\n").map { $0.replacing(#/ [0-9a-f]{16}\]/#, with: "]") }
        #expect(
            lines == [
                "button",
                "  breaking  'type' of property 'size' of type 'Button' (swiftui) was 'Int', is 'Int?' [property-yields-more]",
                "            old work/Catalog/components/button.yaml:5:66",
                "            new new/components/button.yaml:5:66",
                "  safe      property 'tone' of type 'Button' (swiftui) is new [property-added]",
                "            new new/components/button.yaml:5:89",
                "1 breaking, 1 safe change; new: 1 member",
            ])
        #expect(verdict.status == 0)
        #expect(try program.run("diff", "work/Catalog", "new", "--fail-on", "breaking").status == 2)
        #expect(try program.run("diff", "new", "new", "--fail-on", "any").status == 0)
    }

    @Test("'diff' compares git revisions and the work tree without changing the tree")
    func revisions() throws {
        try commitTwice()
        let before = try program.git("status", "--porcelain=v2", "--branch")
        let both = try program.run("diff", "v1", "v2", "--suggest-version", from: "work")
        #expect(
            both.output.hasPrefix(
                "The changes ask for a major version; 2.0.0 after 1.0.0, because property 'title' of type 'Button' (swiftui) is gone [property-removed]"
            ))
        #expect(both.errors.contains("git:v1/Catalog/components/button.yaml:5:71: warning: property 'title'"))
        #expect(both.errors.contains("[unannounced-removal]"))
        let failed = try program.run(
            "diff", "v1", "v2", "--fail-on", "version", "--fail-on", "breaking", from: "work")
        #expect(failed.status == 2)
        #expect(failed.errors.hasSuffix("\nfails on breaking (1 change), version (is 1.0.1, and needs 2.0.0)\n"))
        #expect(try program.run("diff", "HEAD", from: "work").output == "no changes\n")
        #expect(try program.run("diff", "HEAD~1", "--fail-on", "breaking", from: "work").status == 2)
        #expect(try program.git("status", "--porcelain=v2", "--branch") == before)
    }

    @Test("'diff' runs no program that a repository configures and reads no name as an option")
    func untrusted() throws {
        try commitTwice()
        try program.write("trap", "#!/bin/sh\ntouch \(program.folder.url.path)/sprung\n")
        try program.setPermissions("trap", 0o755)
        let trap = program.folder.url.appendingPathComponent("trap").path
        for key in [
            "core.fsmonitor", "core.pager", "core.sshCommand", "diff.external", "core.editor", "credential.helper",
            "alias.ls-tree", "filter.x.smudge", "filter.x.process", "uploadpack.packObjectsHook", "diff.x.textconv",
            "diff.x.command", "core.gitProxy", "gpg.program", "core.askPass",
        ] {
            try program.git("config", key, trap)
        }
        for hook in ["post-checkout", "reference-transaction", "post-index-change", "fsmonitor-watchman"] {
            try program.write("work/.git/hooks/\(hook)", "#!/bin/sh\ntouch \(program.folder.url.path)/sprung\n")
            try program.setPermissions("work/.git/hooks/\(hook)", 0o755)
        }
        try program.write("work/.gitattributes", "*.yaml filter=x diff=x\n")
        #expect(try program.run("diff", "v1", "v2", from: "work").output.contains("property-removed"))
        #expect(try program.run("history", from: "work").output.contains("is gone"))
        #expect(!program.exists("sprung"))
        for name in ["--output=sprung", "--help", "-h", "v1 --output=sprung"] {
            let verdict = try program.run("diff", "--", name, from: "work")
            #expect(verdict.status == 1)
            #expect(verdict.errors.contains("there is neither a folder nor a revision of git '\(name)'"))
        }
        #expect(!program.exists("sprung") && !program.exists("work/sprung"))
    }

    @Test("'diff' fails on a side that is missing, empty or invalid")
    func baselines() throws {
        try program.write("empty/catalog.yaml", "format: 1\nname: Example\n")
        try program.write("empty/components/.keep", "")
        try program.write("wrong/catalog.yaml", "format: 1\nname: Example\n")
        try program.write("wrong/components/a.yaml", "id: b\n")
        for side in ["empty", "wrong", "nowhere", "empty/components"] {
            #expect(try program.run("diff", side, "work/Catalog").status == 1, "\(side)")
            #expect(try program.run("diff", "work/Catalog", side).status == 1, "\(side)")
        }
        #expect(try program.run("diff", "nowhere", from: "work").errors.contains("is in no repository of git"))
        try program.git("init", "-q")
        try program.git("add", "-A")
        try program.git("commit", "-q", "-m", "One")
        try program.write("work/other/catalog.yaml", "format: 1\nname: Other\n")
        #expect(
            try program.run("diff", "HEAD", "--catalog", "other", from: "work").errors
                .contains("cannot read revision 'HEAD': it has no 'other/catalog.yaml'"))
    }

    @Test("'diff' reports that a shallow clone may lack a revision")
    func shallow() throws {
        try commitTwice()
        try program.git(
            "clone", "-q", "--depth", "1", "--no-tags", "file://\(program.folder.url.path)/work", "clone", from: "")
        let verdict = try program.run("diff", "v1", from: "clone")
        #expect(verdict.status == 1)
        #expect(verdict.errors.contains("this clone is shallow and may lack it: git fetch --unshallow --tags"))
    }

    @Test(
        "'diff' prints JSON that conforms to the published schema",
        .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)))
    func json() throws {
        try write("size: 'Int?', tone: Int", version: "1.0.1", in: "new")
        let folder = try TemporaryFolder()
        let schema = try folder.write("schema.json", try program.run("schema", "changes").output)
        let output = try program.run("diff", "work/Catalog", "new", "--format", "json").output
        #expect(output.contains(#""rule": "property-removed""#) && output.contains(#""isTooLow": true"#))
        #expect(output.split(separator: "\"counts\"").last?.prefix(300).contains("\"members\": 1") == true)
        let file = try folder.write("changes.json", output)
        let wrong = try folder.write(
            "wrong.json", output.replacing(#""effect": "breaking""#, with: #""effect": "bad""#))
        let script = Judge.scripts.appendingPathComponent("validate_json.py").path
        #expect(
            try Judge.python.verdict([script, schema.path, file.path], reads: [schema, file]).output
                == "1 valid, 0 invalid\n")
        #expect(
            try Judge.python.verdict([script, schema.path, wrong.path], reads: [schema, wrong]).output.hasSuffix(
                "0 valid, 1 invalid\n"))
    }

    @Test("'diff' prints Markdown for a pull request with all catalog text escaped")
    func markdown() throws {
        try write("size: Int, title: String, x: { type: 'List<A>', default: '*a*' }", in: "new")
        #expect(
            try program.run("diff", "work/Catalog", "new", "--format", "markdown").output == """
                ## Changes from `work/Catalog` to `new`

                1 safe change; new: 1 member.

                The changes ask for a minor version; 1.1.0 after 1.0.0, because property 'x' of type 'Button' (swiftui) is new \\[property-added\\].

                ### Safe (1)

                **button**

                - property 'x' of type 'Button' (swiftui) is new (`property-added`, `new/components/button.yaml:5`)

                """)
    }

    @Test("'diff --rules' lists the rules")
    func rules() throws {
        let output = try program.run("diff", "--rules").output
        #expect(output.split(separator: "\n").count > ChangeRules.all.count)
        for rule in ChangeRules.all { #expect(output.contains("\(rule.id) ")) }
        #expect(try program.run("diff", "--rules", "work").status == 64)
        #expect(try program.run("diff").status == 64)
    }

    @Test("'history' writes a changelog of version tags in order and of unreleased changes")
    func history() throws {
        try commitTwice()
        try program.git("tag", "v10")
        try program.git("tag", "nightly")
        try write("size: Int, tone: Int", version: "1.1.0")
        let verdict = try program.run("history", "--unreleased", from: "work")
        #expect(
            verdict.output == """
                # Changes of Example

                ## Unreleased (1.1.0)

                1 safe change; new: 1 member.

                ### Button

                - Property `tone` is new.

                ## v10 (1.0.1)

                No changes.

                ## v2 (1.0.1)

                1 breaking change; gone: 1 member.

                ### Button

                - **Breaking:** Property `title` is gone.

                Everything before is in `v1`.

                """)
        #expect(
            try program.run("history", "v1", "v2", "--format", "json", from: "work").output.contains(
                #""rule": "property-removed""#))
        #expect(try program.run("history", "v1", from: "work").status == 64)
        try program.git("tag", "-d", "v2", "v10")
        #expect(try program.run("history", from: "work").status == 1)
    }

    @Test(
        "'diff' prints the migration steps as JSON",
        .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)))
    func migration() throws {
        try write(
            "size: { type: Int, default: 1 }, title: String, old: { type: Int, deprecated: { replacements: size } }")
        try write("size: { type: Int, default: 2 }, heading: String", in: "new")
        let address = "button/implementations/swiftui/types/Button/properties/title"
        try program.write(
            "new/catalog.yaml", "format: 1\nname: Example\nchanges: { renamed: { \(address): heading } }\n")
        let output = try program.run("diff", "work/Catalog", "new", "--format", "migration").output
        for step in [#""action": "rename""#, #""to": "heading""#, #""action": "replace""#, #""action": "default""#] {
            #expect(output.contains(step), "\(step)")
        }
        let folder = try TemporaryFolder()
        let schema = try folder.write("schema.json", try program.run("schema", "migration").output)
        let file = try folder.write("migration.json", output)
        let script = Judge.scripts.appendingPathComponent("validate_json.py").path
        #expect(
            try Judge.python.verdict([script, schema.path, file.path], reads: [schema, file]).output
                == "1 valid, 0 invalid\n")
    }

    @Test("'diff --git-config' prints a diff driver for git that names the key of a change")
    func driver() throws {
        try commitTwice()
        let settings = try program.run("diff", "--git-config").output
        try program.write("settings", settings)
        try program.write("work/.gitattributes", "*.yaml diff=catalog\n")
        let entry = try program.read("work/Catalog/components/button.yaml")
        let long = entry + "usage:\n  when:\n" + (1...9).map { "    - Reason \($0).\n" }.joined()
        try program.write("work/Catalog/components/button.yaml", long)
        try program.git("add", "-A")
        try program.write("work/Catalog/components/button.yaml", long.replacing("Reason 9", with: "Reason ten"))
        let printed = try program.git("-c", "include.path=\(program.folder.url.path)/settings", "diff")
        #expect(
            printed.contains(/@@ -[0-9,]+ \+[0-9,]+ @@ when:/) || printed.contains("@@ usage")
                || printed.contains(" when:"), "\(printed)")
    }

    @Test("'diff --textconv' prints the facts of an entry, and other files verbatim")
    func facts() throws {
        try commitTwice()
        let entry = "work/Catalog/components/button.yaml"
        #expect(
            try program.run("diff", "--textconv", entry).output == """
                id: button
                title: Button
                summary: Does something.
                implementations.swiftui.types.Button.kind: class
                implementations.swiftui.types.Button.properties.size.type: Int

                """)
        try program.write("broken.yaml", "id: [\n")
        #expect(try program.run("diff", "--textconv", "broken.yaml").output == "id: [\n")
        #expect(try program.run("diff", "--textconv", "none.yaml").status == 1)
        #expect(try program.run("diff", "--textconv", "--help").status == 1)
        // Another layout is no change of facts.
        try program.write("settings", try program.run("diff", "--git-config").output)
        let tool = "diff.catalog-facts.textconv=\(CatalogProgram.executable.path) diff --textconv"
        try program.write("work/.gitattributes", "*.yaml diff=catalog-facts\n")
        try program.write(
            entry,
            "summary:\n    Does something.\n" + program.read(entry).replacing("summary: Does something.\n", with: ""))
        let diff = try program.git(
            "-c", "include.path=\(program.folder.url.path)/settings", "-c", tool, "diff", "--", "*.yaml")
        #expect(!diff.contains("@@"), "\(diff)")
        #expect(try program.git("diff", "--no-textconv", "--", "*.yaml").contains("@@"))
    }

    @Test("'diff' prints a migration guide step by step")
    func guide() throws {
        try write(
            "size: { type: Int, default: 1 }, title: String, old: { type: Int, deprecated: { replacements: size } }, gone: Int"
        )
        try write("size: { type: Int, default: 2 }, heading: String", in: "new")
        let address = "button/implementations/swiftui/types/Button/properties/title"
        try program.write(
            "new/catalog.yaml", "format: 1\nname: Example\nchanges: { renamed: { \(address): heading } }\n")
        #expect(
            try program.run("diff", "work/Catalog", "new", "--format", "guide").output == """
                # From `work/Catalog` to `new`

                4 steps: 2 that programs can take, 1 for who relies on a value, 1 for people.

                ## What to write instead

                | Instead of | Write | Where |
                | --- | --- | --- |
                | `old` | `size` | property of Button (swift) |
                | `title` | `heading` | property of Button (swift) |

                ## Other values unless you state them

                ### button

                - property 'size' of type 'Button' (swiftui) is `2` unless stated, and was `1`: state `1` to keep it.

                ## What is gone

                ### button

                - property 'gone' of type 'Button' (swiftui) is gone. Code that sets or reads it no longer compiles.

                """)
    }

    @Test("'diff' finds no changes between a catalog and its dump, and finds changes between dumps")
    func dumps() throws {
        let own = SharedData.repository.appendingPathComponent("Catalog").path
        try program.write("own.json", try program.run("dump", "--catalog", own).output)
        let same = try program.run("diff", "own.json", own)
        #expect(same.output == "no changes\n")
        #expect(try program.run("diff", own, "own.json").output == "no changes\n")
        try program.write("old.json", try program.run("dump", "--catalog", "work").output)
        try write("size: Int")
        try program.write("new.json", try program.run("dump", "--catalog", "work").output)
        #expect(
            try program.run("diff", "old.json", "new.json").output.contains(
                "property 'title' of type 'Button' (swiftui) is gone"))
        for text in ["{}", "{", #"{ "dumpVersion": 1, "catalog": {}, "components": [] }"#] {
            try program.write("wrong.json", text)
            let wrong = try program.run("diff", "wrong.json", "new.json")
            #expect(wrong.status == 1)
            #expect(wrong.errors.contains("cannot read the dump 'wrong.json': it is not what 'catalog dump' prints"))
        }
    }
}
