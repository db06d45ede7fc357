import CatalogTestSupport
import Foundation
import Testing

/// Files of a revision as git stores them: reached through links, in submodules, and missing from a clone.
@Suite("Files of a revision")
struct RevisionFilesTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.write("work/Catalog/catalog.yaml", Self.configuration)
        try program.write("work/Catalog/components/divider.yaml", CatalogProgram.divider + "tokens: [space.small]\n")
        try program.write("work/Catalog/lib/base.tokens.json", Self.tokens(4))
        try program.git("init", "-q")
    }

    private static let configuration = "format: 1\nname: Example\nversion: 1.0.0\ntokens: tokens/base.tokens.json\n"

    private static func tokens(_ size: Int) -> String {
        "{ \"space\": { \"small\": { \"$type\": \"dimension\", \"$value\": { \"value\": \(size), \"unit\": \"px\" } } } }\n"
    }

    private func link(_ path: String, to target: String) throws {
        let url = program.folder.url.appendingPathComponent("work/" + path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }

    private func commit(_ tag: String) throws {
        try program.git("add", "-A")
        try program.git("commit", "-q", "-m", tag)
        try program.git("tag", tag)
    }

    @Test(
        "A token file reached through links is compared by the target of the links",
        arguments: [
            [("Catalog/tokens/base.tokens.json", "../lib/base.tokens.json")],
            [("Catalog/tokens", "lib")],
            [
                ("Catalog/tokens/base.tokens.json", "a.json"), ("Catalog/tokens/a.json", "./../more/base.tokens.json"),
                ("Catalog/more", "lib/"),
            ],
            [("Catalog/tokens/base.tokens.json", "../../Catalog/lib/base.tokens.json")],
        ])
    func links(links: [(String, String)]) throws {
        for (path, target) in links { try link(path, to: target) }
        try commit("v1")
        #expect(try program.run("diff", "v1", from: "work").output == "no changes\n")
        try program.write("work/Catalog/lib/base.tokens.json", Self.tokens(8))
        let changed = try program.run("diff", "v1", from: "work")
        #expect(changed.output.contains("space.small"), "\(changed)")
        #expect(changed.status == 0)
        try commit("v2")
        let history = try program.run("history", from: "work")
        #expect(history.status == 0 && history.output.contains("space.small"), "\(history)")
    }

    @Test("Entries in linked folders are compared, each once, also where the links form a cycle")
    func folders() throws {
        try link("Catalog/tokens", to: "lib")
        try program.write("work/Catalog/shared/more/rule.yaml", "id: rule\ntitle: Rule\nsummary: A line.\n")
        try link("Catalog/components/shared", to: "../shared/more")
        try link("Catalog/components/again", to: "shared")
        try link("Catalog/shared/more/up", to: "..")
        try commit("v1")
        #expect(try program.run("diff", "v1", from: "work").output == "no changes\n")
        try FileManager.default.removeItem(
            at: program.folder.url.appendingPathComponent("work/Catalog/components/shared"))
        try FileManager.default.removeItem(
            at: program.folder.url.appendingPathComponent("work/Catalog/components/again"))
        let gone = try program.run("diff", "v1", from: "work")
        #expect(gone.output.contains("rule"), "\(gone)")
    }

    @Test("A catalog folder that was a link in an older release is part of the history")
    func linkedCatalog() throws {
        try link("Catalog/tokens", to: "lib")
        let manager = FileManager.default
        let work = program.folder.url.appendingPathComponent("work")
        try manager.moveItem(at: work.appendingPathComponent("Catalog"), to: work.appendingPathComponent("real"))
        try link("Catalog", to: "real")
        try commit("v1")
        try manager.removeItem(at: work.appendingPathComponent("Catalog"))
        try manager.moveItem(at: work.appendingPathComponent("real"), to: work.appendingPathComponent("Catalog"))
        try program.write("work/Catalog/lib/base.tokens.json", Self.tokens(8))
        try commit("v2")
        let history = try program.run("history", from: "work")
        #expect(history.status == 0 && history.output.contains("space.small"), "\(history)")
    }

    @Test(
        "A link out of the repository or of the permitted folders is refused, as on disk",
        arguments: ["../../../secret.json", "/etc/hostname", "../../outside/base.tokens.json"])
    func outside(target: String) throws {
        try program.write("work/outside/base.tokens.json", Self.tokens(4))
        try program.write("secret.json", Self.tokens(4))
        try link("Catalog/tokens/base.tokens.json", to: target)
        try commit("v1")
        for side in [["diff", "v1"], ["diff", "v1", "v1"], ["check"]] {
            let refused = try program.run(side, from: "work")
            #expect(refused.status == 1, "\(side)")
            #expect(
                (refused.errors + refused.output).contains(
                    "it is outside of the readable folders"),
                "\(refused)")
        }
    }

    @Test(
        "A dangling link and a cycle of links are missing files, as on disk",
        arguments: ["nothing.json", "base.tokens.json"])
    func dangling(target: String) throws {
        try link("Catalog/tokens/base.tokens.json", to: target)
        try commit("v1")
        let refused = try program.run("diff", "v1", "v1", from: "work")
        #expect(refused.status == 1)
        #expect(
            refused.errors.contains("git:v1/Catalog/tokens/base.tokens.json': the revision has no such file"),
            "\(refused)")
    }

    @Test("Files in a submodule and pointers of Git LFS are errors, never missing")
    func elsewhere() throws {
        try link("Catalog/tokens", to: "lib")
        try commit("v0")
        let id = try program.git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
        try program.git("update-index", "--add", "--cacheinfo", "160000,\(id),Catalog/components/more")
        try program.git("commit", "-q", "-m", "One")
        let submodule = try program.run("diff", "HEAD", from: "work")
        #expect(submodule.status == 1)
        #expect(submodule.errors.contains("components/more': it is in a submodule"), "\(submodule)")
        try program.git("rm", "-q", "--cached", "Catalog/components/more")
        try program.write(
            "work/Catalog/lib/base.tokens.json",
            "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\nsize 1\n")
        try commit("v1")
        let pointer = try program.run("diff", "v1", "v0", from: "work")
        #expect(pointer.status == 1)
        #expect(pointer.errors.contains("only a pointer of Git LFS"), "\(pointer)")
    }

    @Test("A file with any extension is read once the catalog names it")
    func extensions() throws {
        try link("Catalog/tokens", to: "lib")
        try program.write(
            "work/Catalog/catalog.yaml", Self.configuration + "strings: [{ file: en.lproj/Texts.strings }]\n")
        try program.write("work/Catalog/en.lproj/Texts.strings", "\"a.title\" = \"Divider\";\n")
        try program.write(
            "work/Catalog/components/divider.yaml",
            CatalogProgram.divider + "tokens: [space.small]\nstringTable: Texts\nstrings: { a.title: {} }\n")
        try commit("v1")
        #expect(try program.run("diff", "v1", from: "work").output == "no changes\n")
        try program.write("work/Catalog/en.lproj/Texts.strings", "\"a.title\" = \"Line\";\n")
        try commit("v2")
        let history = try program.run("history", from: "work")
        #expect(history.status == 0 && history.output.contains("a.title"), "\(history)")
    }

    @Test(
        "A partial clone that lacks a file or folder is an error that names the command to fetch it",
        arguments: ["blob:none", "tree:0"])
    func partial(filter: String) throws {
        try link("Catalog/tokens", to: "lib")
        try commit("v1")
        try program.write("work/Catalog/lib/base.tokens.json", Self.tokens(8))
        try commit("v2")
        try program.git("config", "uploadpack.allowFilter", "true")
        try program.git(
            "clone", "-q", "--filter=\(filter)", "file://\(program.folder.url.path)/work", "clone", from: "")
        for arguments in [["diff", "v1"], ["history"]] {
            let refused = try program.run(arguments, from: "clone")
            #expect(refused.status == 1, "\(refused)")
            #expect(refused.errors.contains("git fetch --refetch --no-filter"), "\(refused)")
        }
        try program.git("fetch", "-q", "--refetch", "--no-filter", from: "clone")
        let fetched = try program.run("diff", "v1", from: "clone")
        #expect(fetched.status == 0 && fetched.output.contains("space.small"), "\(fetched)")
    }

    @Test("A corrupt object is an error")
    func corrupt() throws {
        try link("Catalog/tokens", to: "lib")
        try commit("v1")
        let id = try program.git("rev-parse", "v1:Catalog/lib/base.tokens.json").trimmingCharacters(in: .newlines)
        let object = "work/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))"
        try program.setPermissions(object, 0o644)
        try program.write(object, "no object")
        let refused = try program.run("diff", "v1", from: "work")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("[missing-baseline]") || refused.errors.contains("[unreadable]"), "\(refused)")
    }

    @Test(
        "A folder with control characters in its name is compared", arguments: ["a\nb", "a\tb", "a\u{1B}b", "a\"\\b"])
    func controlCharacters(folder: String) throws {
        try link("Catalog/tokens", to: "lib")
        let work = program.folder.url.appendingPathComponent("work")
        try FileManager.default.moveItem(
            at: work.appendingPathComponent("Catalog"), to: work.appendingPathComponent(folder))
        try commit("v1")
        try program.write("work/\(folder)/lib/base.tokens.json", Self.tokens(8))
        try commit("v2")
        let changed = try program.run("diff", "v1", "--catalog", folder, from: "work")
        #expect(changed.status == 0 && changed.output.contains("space.small"), "\(changed)")
        let history = try program.run("history", "--catalog", folder, from: "work")
        #expect(history.status == 0 && history.output.contains("space.small"), "\(history)")
    }

    @Test("No protocol of the repository is used, and no lazy fetch")
    func protocols() throws {
        try link("Catalog/tokens", to: "lib")
        try commit("v1")
        try program.git("config", "uploadpack.allowFilter", "true")
        try program.git(
            "clone", "-q", "--filter=blob:none", "--no-checkout", "file://\(program.folder.url.path)/work", "clone",
            from: "")
        let trap = "ext::sh -c touch%20\(program.folder.url.path)/sprung"
        try program.git("config", "remote.origin.url", trap, from: "clone")
        try program.git("config", "protocol.allow", "always", from: "clone")
        try program.git("config", "protocol.ext.allow", "always", from: "clone")
        try program.write("clone/Catalog/catalog.yaml", "format: 1\nname: Example\n")
        let refused = try program.run("diff", "v1", from: "clone")
        #expect(refused.status == 1, "\(refused)")
        #expect(!program.exists("sprung"))
    }

    @Test(
        "A repository of another user is reported with the command that accepts it",
        .enabled(if: OtherUser.isNeeded && OtherUser.isPossible, Comment(rawValue: OtherUser.reason)))
    func otherOwner() throws {
        try link("Catalog/tokens", to: "lib")
        try commit("v1")
        try program.setPermissions("", 0o755)
        let refused = try program.runAsOtherUser("diff", "v1", "--catalog", "work/Catalog")
        #expect(refused.status == 1)
        #expect(
            refused.errors.contains(
                "the repository belongs to another user; if you trust it: git config --global --add safe.directory "),
            "\(refused)")
    }
}
