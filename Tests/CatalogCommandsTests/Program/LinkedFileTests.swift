import CatalogTestSupport
import Foundation
import Testing

/// A catalog of another author must neither publish nor quote other files of the machine.
@Suite("Links out of a catalog", .timeLimit(.minutes(20)))
struct LinkedFileTests {
    private static let secret = "4711 is the secret"
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.write("secret/key", Self.secret)
        try program.write("secret/a.png", Self.secret)
        try program.write("secret/leak.yaml", "id: leak\ntitle: \(Self.secret)\nsummary: \(Self.secret)\n")
        try program.write("secret/leak.json", "{ \"\(Self.secret)\": 1 }")
        try program.writeSmallCatalog(in: "repo/catalog")
    }

    private func link(_ path: String, to target: String) throws {
        let location = program.folder.url.appendingPathComponent("repo/" + path)
        try? FileManager.default.removeItem(at: location)
        try FileManager.default.createSymbolicLink(atPath: location.path, withDestinationPath: target)
    }

    private func entry(_ rest: String) throws {
        try program.write("repo/catalog/components/divider.yaml", CatalogProgram.divider + rest)
    }

    private func configure(_ line: String) throws {
        try program.write(
            "repo/catalog/catalog.yaml", "format: 1\nname: Small\noutputs:\n  docs: { backend: markdown }\n\(line)\n")
    }

    /// Builds, and expects that nothing comes of it but these findings, which do not tell the secret.
    private func expectRefusal(_ expected: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let built = try program.run("build", from: "repo/catalog")
        #expect(built.status == 1, sourceLocation: sourceLocation)
        let findings = built.errors.split(separator: "\n").map(String.init).filter { $0.contains("error: ") }
        #expect(findings == expected, sourceLocation: sourceLocation)
        #expect(!built.errors.contains(Self.secret), sourceLocation: sourceLocation)
        #expect(!program.exists("repo/catalog/Output"), sourceLocation: sourceLocation)
    }

    private func outside(_ path: String) -> String {
        "error: cannot read '\(path)': it is outside of the readable folders, which are the catalog's and those that "
            + "catalog.yaml names; replace the link with the file, or name its folder [file-outside]"
    }

    private static let behindLink =
        "is a symbolic link to a file of another kind or outside of the catalog, which would be published; replace the link "
        + "with the file [picture-outside]"

    /// Each a folder that `catalog.yaml` names and a link of that name, or nil where the folder is one of Git's.
    @Test(
        "A folder of entries that links out of the catalog or is '.git' is rejected",
        arguments: [
            ("../pics", "pics", "../secret"), ("/proc/self/cwd/pics", "catalog/pics", "../../secret"),
            ("../.git", nil, ""),
        ])
    func namedFolder(name: String, link: String?, target: String) throws {
        if let link { try self.link(link, to: target) } else { try program.write("repo/.git/a.png", Self.secret) }
        try configure("entries: [components, '\(name)']")
        try expectRefusal(["catalog.yaml:5:23: " + outside(name)])
    }

    @Test(
        "A picture that links out of the catalog, into '.git' or to a text file is rejected",
        arguments: [
            ("a.png", "a.png", "../../../secret/key"), ("a.png", "a.png", "../../../secret/a.png"),
            ("l/a.png", "l", "../../../secret"), ("a.png", "a.png", "../catalog.yaml"),
            ("a.png", "a.png", "../.git/a.png"),
        ])
    func pictures(file: String, name: String, target: String) throws {
        try program.write("repo/catalog/.git/a.png", Self.secret)
        try entry("figures: { file: \(file), alt: A }\n")
        try link("catalog/components/\(name)", to: target)
        let built = try program.run("build", from: "repo/catalog")
        #expect(built.status == 1)
        #expect(!built.errors.contains(Self.secret))
        #expect(!program.exists("repo/catalog/Output"))
        #expect(
            built.errors.contains("components/divider.yaml:4:18: error: the picture '\(file)' \(Self.behindLink)")
                || built.errors.contains(outside("components/l")), "\(built.errors)")
    }

    /// A file of the system with the variables of the process.
    private static let variables = "/proc/self/environ"

    @Test(
        "A picture that links to the variables of the process is rejected",
        .enabled(if: FileManager.default.fileExists(atPath: variables), "the system has no \(variables)"))
    func processVariables() throws { try pictures(file: "a.png", name: "a.png", target: Self.variables) }

    @Test("A picture that leaves the catalog over several links is rejected")
    func chain() throws {
        try entry("figures: { file: a.png, alt: A }\n")
        try link("catalog/components/a.png", to: "one")
        try link("catalog/components/one", to: "../two")
        try link("catalog/two", to: "../../secret/a.png")
        try expectRefusal(["components/divider.yaml:4:18: error: the picture 'a.png' \(Self.behindLink)"])
    }

    @Test("An entry or folder of entries that links out of the catalog is rejected")
    func entries() throws {
        try link("catalog/components/leak.yaml", to: "../../../secret/leak.yaml")
        try expectRefusal([outside("components/leak.yaml")])
        try link("catalog/components/leak.yaml", to: "../../../secret")
        try expectRefusal([outside("components/leak.yaml")])
        try link("catalog/components", to: "../../secret")
        try expectRefusal([outside("components")])
    }

    @Test("A path in catalog.yaml with a link out of its folder is rejected")
    func namedFolders() throws {
        try configure("entries: ../shared")
        try link("shared", to: "../secret")
        try expectRefusal(["catalog.yaml:5:10: " + outside("../shared")])
        try program.writeSmallCatalog(in: "repo/catalog")
        try configure("tokens: ../shared/leak.json")
        try expectRefusal(["catalog.yaml:5:9: " + outside("../shared/leak.json")])
    }

    @Test("Token files, types, templates and a catalog.yaml that link out of the catalog are rejected")
    func otherFiles() throws {
        try configure("tokens: leak.json")
        try link("catalog/leak.json", to: "../../secret/leak.json")
        try expectRefusal(["catalog.yaml:5:9: " + outside("leak.json")])

        try program.write("repo/tokens/leak.json", "")
        try configure("tokens: ../tokens/leak.json")
        try link("tokens/leak.json", to: "../../secret/leak.json")
        try expectRefusal(["catalog.yaml:5:9: " + outside("../tokens/leak.json")])

        try configure("types: leak.yaml")
        try link("catalog/leak.yaml", to: "../../secret/leak.yaml")
        try expectRefusal(["catalog.yaml:5:8: " + outside("leak.yaml")])

        try configure("stubTargets: { own: { template: leak.yaml, context: 1, extension: txt } }")
        try expectRefusal(["catalog.yaml:5:33: " + outside("leak.yaml")])

        try link("catalog/catalog.yaml", to: "../../secret/leak.yaml")
        try expectRefusal([outside("catalog.yaml")])
    }

    @Test("References of a resolver document out of the catalog are rejected, with or without a link")
    func resolvers() throws {
        func refer(to file: String) throws {
            try program.write(
                "repo/catalog/theme.resolver.json",
                """
                { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "a", "sources": [
                { "$ref": "\(file)" }] }] }
                """)
        }
        try configure("tokens: theme.resolver.json")
        try refer(to: "leak.json")
        try link("catalog/leak.json", to: "../../secret/leak.json")
        try expectRefusal(["theme.resolver.json:2:12: " + outside("leak.json")])
        try refer(to: "../../secret/leak.json")
        try expectRefusal(["theme.resolver.json:2:12: " + outside("../../secret/leak.json")])
    }

    @Test("A program that links out of the catalog is rejected")
    func programs() throws {
        func declare(_ name: String) throws {
            try configure("  mine: { backend: own }\nbackends: { own: { program: \(name) } }")
        }
        try program.write("secret/run.sh", "#!/bin/sh\necho \(Self.secret)\n")
        try program.setPermissions("secret/run.sh", 0o755)
        try declare("run.sh")
        try link("catalog/run.sh", to: "../../secret/run.sh")
        let expected =
            "leads through a link to a program outside of that folder and of the catalog's; name the program directly"
        try expectRefusal([
            "catalog.yaml:6:29: error: backend 'own' cannot be started: 'run.sh' \(expected) [backend-start]"
        ])
        try declare("../tools/run.sh")
        try link("tools", to: "../secret")
        try expectRefusal([
            "catalog.yaml:6:29: error: backend 'own' cannot be started: '../tools/run.sh' \(expected) [backend-start]"
        ])
    }

    @Test("Links that stay inside the repository, and a link to the catalog, are followed")
    func inside() throws {
        try program.write("repo/catalog/pictures/a.png", "first")
        try program.write("repo/shared/b.png", "second")
        try program.write("repo/shared/other.yaml", "id: other\ntitle: Other\nsummary: Another.\n")
        try configure("entries: [components, ../shared]")
        try entry("figures: [{ file: l/a.png, alt: A }, { file: b.png, alt: B }]\n")
        try link("catalog/components/l", to: "../pictures")
        try link("catalog/components/b.png", to: "../../shared/b.png")
        try link("elsewhere", to: "catalog")
        for (path, arguments) in [
            ("repo/catalog", ["check"]), ("repo/elsewhere", ["check"]), ("", ["check", "--catalog", "repo/elsewhere"]),
            ("", ["check", "--catalog", "repo/./elsewhere/catalog.yaml"]),
            ("", ["check", "--catalog", program.folder.url.path + "/repo/elsewhere"]),
        ] {
            let checked = try program.run(arguments, from: path)
            #expect(checked.status == 0, "\(checked.errors)")
        }
        #expect(try program.run("build", from: "repo/catalog").status == 0)
        let files = try program.files(below: "repo/catalog/Output/docs")
        #expect(Set(files.values).isSuperset(of: [Data("first".utf8), Data("second".utf8)]))
    }

    @Test(
        "An output folder inside '.git' or with a control character is rejected",
        arguments: [
            ("Output/.git", "'Output/.git' is in a folder '.git', which is reserved for Git"),
            (".GIT/hooks", "'.GIT/hooks' is in a folder '.git', which is reserved for Git"),
            ("hooks", "'hooks' is in a folder '.git', which is reserved for Git"),
            ("\"a\\nb\"", "'a␊b' has a line break or another control character in its name"),
        ])
    func outputs(folder: String, words: String) throws {
        try program.write("repo/.git/hooks/keep", "")
        try link("catalog/hooks", to: "../.git/hooks")
        try program.write(
            "repo/catalog/catalog.yaml",
            "format: 1\nname: Small\noutputs:\n  docs: { backend: markdown, folder: \(folder) }\n")
        try expectRefusal([
            "catalog.yaml:4:38: error: \(words); choose another folder [output-folder]"
        ])
        #expect(try program.files(below: "repo/.git").keys.sorted() == ["hooks/keep"])
    }

    @Test("A link on the path of an output folder is rejected unless '--output' names the target")
    func outputElsewhere() throws {
        try program.write("elsewhere/keep", "")
        try link("catalog/Output", to: "../../elsewhere")
        try program.write(
            "repo/catalog/catalog.yaml", "format: 1\nname: Small\noutputs:\n  docs: { backend: markdown }\n")
        let built = try program.run("build", from: "repo/catalog")
        #expect(built.status == 1)
        let finding =
            "catalog.yaml:4:3: error: 'Output/docs' leads out of the catalog through a symbolic link; "
            + "choose another folder [output-folder]"
        #expect(built.errors.split(separator: "\n").first.map(String.init) == finding)
        #expect(try program.files(below: "elsewhere").keys.sorted() == ["keep"])
        #expect(try program.run("build", "--output", "Output", from: "repo/catalog").status == 0)
        #expect(program.exists("elsewhere/docs"))
    }

    @Test("Swapping links while a catalog is read exposes no outside file")
    func race() throws {
        try entry("figures: { file: a.png, alt: A }\n")
        try program.write("repo/catalog/components/good.png", "good")
        let swapping = Thread { [root = program.folder.url.path] in
            let location = "\(root)/repo/catalog/components/a.png"
            while !Thread.current.isCancelled {
                for target in ["good.png", "../../../secret/a.png"] {
                    symlink(target, location + ".new")
                    rename(location + ".new", location)
                }
            }
        }
        try link("catalog/components/a.png", to: "good.png")
        swapping.start()
        defer { swapping.cancel() }
        for _ in 0..<20 {
            let built = try program.run("build", from: "repo/catalog")
            #expect([0, 1].contains(built.status))
            if !program.exists("repo/catalog/Output") { continue }
            #expect(!(try program.files(below: "repo/catalog/Output").values.contains(Data(Self.secret.utf8))))
        }
    }
}
