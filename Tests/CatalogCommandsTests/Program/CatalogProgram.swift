import CatalogTestSupport
import Foundation

/// The built program, run in a folder of its own as people run it.
struct CatalogProgram {
    let folder: TemporaryFolder
    /// What the program finds in its environment, beside a path to other programs.
    var environment: [String: String] = [:]

    init() throws {
        folder = try TemporaryFolder()
    }

    static let executable = BuiltProgram.url

    /// Runs `catalog` with arguments, from a folder within this one.
    func run(_ arguments: String..., from path: String = "") throws -> Judge.Verdict {
        try run(Self.executable.path, arguments, from: path)
    }

    func run(_ arguments: [String], from path: String = "") throws -> Judge.Verdict {
        try run(Self.executable.path, arguments, from: path)
    }

    /// Runs `catalog` as a user for whom the permissions of files count.
    func runAsOtherUser(_ arguments: String...) throws -> Judge.Verdict {
        guard OtherUser.isNeeded else { return try run(Self.executable.path, arguments) }
        return try run(OtherUser.program, OtherUser.arguments + [Self.executable.path] + arguments)
    }

    private func run(_ program: String, _ arguments: [String], from path: String = "") throws -> Judge.Verdict {
        var environment = environment
        environment["PATH"] = "/usr/bin:/bin"
        return try Program.run(
            program, arguments, environment: environment, folder: folder.url.appendingPathComponent(path))
    }

    func write(_ path: String, _ text: String) throws {
        try folder.write(path, text)
    }

    /// Writes a file in one step, since a program that runs could read a file that is written in two while it is empty.
    func replace(_ path: String, _ text: String) throws {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(path).path)
    }

    func setPermissions(_ path: String, _ mode: Int) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: mode], ofItemAtPath: folder.url.appendingPathComponent(path).path)
    }

    /// The files below a folder: path → bytes.
    ///
    /// Hidden ones, too.
    func files(below path: String) throws -> [String: Data] {
        let root = folder.url.appendingPathComponent(path)
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            var isFolder: ObjCBool = false
            let file = root.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { continue }
            if !isFolder.boolValue { files[name] = try Data(contentsOf: file) }
        }
        return files
    }

    /// A catalog with one short entry and one output.
    func writeSmallCatalog(in path: String = "") throws {
        let prefix = path.isEmpty ? "" : path + "/"
        try write(
            prefix + "catalog.yaml", "format: 1\nname: Small\noutputs:\n  docs: { backend: markdown }\n")
        try write(prefix + "components/divider.yaml", Self.divider)
    }

    static let divider = "id: divider\ntitle: Divider\nsummary: A thin line.\n"
}

/// Another user than root, who may read and write everything.
enum OtherUser {
    static let program = "/usr/bin/setpriv"
    static let arguments = ["--reuid=65534", "--regid=65534", "--clear-groups"]

    static var isNeeded: Bool { geteuid() == 0 }

    /// Whether the program can be run as one, which it cannot where its folder is closed to others.
    static let isPossible: Bool = {
        if !isNeeded { return true }
        guard FileManager.default.isExecutableFile(atPath: program) else { return false }
        let arguments = Self.arguments + [CatalogProgram.executable.path, "--version"]
        return (try? Program.run(program, arguments).status) == 0
    }()

    static let reason = "the tests run as root, and setpriv cannot start the program as another user"
}
