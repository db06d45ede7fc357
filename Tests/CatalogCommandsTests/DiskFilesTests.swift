import CatalogCommands
import CatalogLoading
import CatalogTestSupport
import Foundation
import Testing

@Suite("Reading a catalog from disk")
struct DiskFilesTests {
    private let scratch: TemporaryFolder
    private var root: String { scratch.url.path }

    init() throws {
        scratch = try TemporaryFolder()
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: target)
    }

    private func listed(_ folder: String? = nil, _ files: DiskFiles = DiskFiles()) throws -> [String] {
        let folder = folder ?? root
        let paths = try files.files(below: folder)
        #expect(paths.allSatisfy { $0.hasPrefix(folder + "/") })
        return paths.map { String($0.dropFirst(folder.count + 1)) }
    }

    @Test("lists all files below a folder but hidden ones")
    func listing() throws {
        for path in ["b.yaml", "a/c.yaml", "a/d/e.yaml", "a/README.md", ".hidden", ".git/config", "a/.x/y.yaml"] {
            try scratch.write(path, "")
        }
        #expect(try listed() == ["a/README.md", "a/c.yaml", "a/d/e.yaml", "b.yaml"])
        #expect(try listed("\(root)/a") == ["README.md", "c.yaml", "d/e.yaml"])
        #expect(try listed("\(root)/a/../a") == ["README.md", "c.yaml", "d/e.yaml"])
    }

    @Test("lists nothing in an empty folder")
    func empty() throws {
        #expect(try listed() == [])
    }

    @Test("follows links once, whatever cycles they make")
    func links() throws {
        try scratch.write("real/a.yaml", "")
        try scratch.write("catalog/b.yaml", "")
        try link("catalog/self", to: ".")
        try link("catalog/up", to: "..")
        try link("catalog/linked", to: "../real")
        try link("catalog/linked-too", to: "../real")
        try link("catalog/c.yaml", to: "b.yaml")
        try link("catalog/nowhere.yaml", to: "nothing")
        try link("catalog/loop.yaml", to: "loop.yaml")
        #expect(
            try listed("\(root)/catalog") == [
                "b.yaml", "c.yaml", "linked/a.yaml", "loop.yaml", "nowhere.yaml",
            ])
        let problem = #expect(throws: FileProblem.self) { try DiskFiles().read("\(root)/catalog/nowhere.yaml") }
        #expect(problem?.kind == .missing)
        let loop = #expect(throws: FileProblem.self) { try DiskFiles().read("\(root)/catalog/loop.yaml") }
        #expect(loop?.kind == .missing)
    }

    @Test("reads bytes as they are", arguments: [0, 1, 4_095, 4_096, 100_000])
    func reading(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        let file = scratch.url.appendingPathComponent("file")
        try Data(bytes).write(to: file)
        #expect(try DiskFiles().read(file.path) == bytes)
        #expect(DiskFiles().isFile(file.path))
    }

    @Test("says what is missing")
    func missing() throws {
        let path = "\(root)/nothing/there.yaml"
        let file = #expect(throws: FileProblem.self) { try DiskFiles().read(path) }
        #expect(file == FileProblem(path: path, kind: .missing, message: "there is no such file"))
        let folder = #expect(throws: FileProblem.self) { try DiskFiles().files(below: "\(root)/nothing") }
        #expect(folder?.kind == .missing)
        #expect(folder?.message == "there is no such folder")
        #expect(!DiskFiles().isFile(path))
    }

    @Test("takes no folder for a file, and no file for a folder")
    func kinds() throws {
        let file = try scratch.write("file", "").path
        let notAFile = #expect(throws: FileProblem.self) { try DiskFiles().read(root) }
        #expect(notAFile == FileProblem(path: root, kind: .notAFile, message: "it is a folder, not a file"))
        #expect(!DiskFiles().isFile(root))
        let notAFolder = #expect(throws: FileProblem.self) { try DiskFiles().files(below: file) }
        #expect(notAFolder == FileProblem(path: file, kind: .notAFolder, message: "it is not a folder"))
        let below = #expect(throws: FileProblem.self) { try DiskFiles().read("\(file)/a") }
        #expect(below?.kind == .notAFolder)
    }

    @Test("does not wait for a pipe", .timeLimit(.minutes(20)))
    func pipe() throws {
        let path = "\(root)/pipe.yaml"
        #expect(mkfifo(path, 0o644) == 0)
        #expect(try listed() == ["pipe.yaml"])
        #expect(!DiskFiles().isFile(path))
        let problem = #expect(throws: FileProblem.self) { try DiskFiles().read(path) }
        #expect(problem?.kind == .notAFile)
        #expect(problem?.message == "it is a device, pipe or socket, not a file")
    }

    @Test("does not read a device to its end", .timeLimit(.minutes(20)))
    func device() throws {
        let problem = #expect(throws: FileProblem.self) { try DiskFiles().read("/dev/zero") }
        #expect(problem?.kind == .notAFile)
    }

    @Test("has a bound on the size of a file")
    func size() throws {
        let files = DiskFiles(sizeLimit: 10)
        let path = try scratch.write("file", "0123456789").path
        #expect(try files.read(path).count == 10)
        try scratch.write("file", "0123456789+")
        let problem = #expect(throws: FileProblem.self) { try files.read(path) }
        #expect(problem == FileProblem(path: path, kind: .tooLarge, message: "it has more than 10 bytes"))
    }

    @Test("has a bound on the number of files")
    func count() throws {
        let files = DiskFiles(countLimit: 3)
        for name in ["a", "b/c", "b/d"] { try scratch.write(name, "") }
        #expect(try listed(nil, files).count == 3)
        try scratch.write("e", "")
        let problem = #expect(throws: FileProblem.self) { try files.files(below: root) }
        #expect(problem?.message == "it holds more than 3 files")
    }
}
