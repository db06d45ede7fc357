import BuildEngine
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

    private func listed(
        _ folder: String? = nil, _ files: DiskFiles = DiskFiles(), sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        let folder = folder ?? root
        let paths = try files.files(below: folder)
        #expect(paths.allSatisfy { $0.hasPrefix(folder + "/") }, sourceLocation: sourceLocation)
        return paths.map { String($0.dropFirst(folder.count + 1)) }
    }

    @Test("Listing a folder returns all files below it except hidden ones")
    func listing() throws {
        for path in ["b.yaml", "a/c.yaml", "a/d/e.yaml", "a/README.md", ".hidden", ".git/config", "a/.x/y.yaml"] {
            try scratch.write(path, "")
        }
        #expect(try listed() == ["a/README.md", "a/c.yaml", "a/d/e.yaml", "b.yaml"])
        #expect(try listed("\(root)/a") == ["README.md", "c.yaml", "d/e.yaml"])
        #expect(try listed("\(root)/a/../a") == ["README.md", "c.yaml", "d/e.yaml"])
    }

    @Test("Listing an empty folder returns no files")
    func empty() throws {
        #expect(try listed() == [])
    }

    @Test("Listing follows each link once, also in cycles")
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
        let problem = #expect(throws: FileError.self) { try DiskFiles().read("\(root)/catalog/nowhere.yaml") }
        #expect(problem?.kind == .missing)
        let loop = #expect(throws: FileError.self) { try DiskFiles().read("\(root)/catalog/loop.yaml") }
        #expect(loop?.kind == .missing)
    }

    // Other systems allow no such names.
    #if os(Linux)
        /// Makes a file, or a folder for a path that ends in a slash, whose path has the byte FF where `path` has a `?`,
        /// and removes it after `body`, which Foundation cannot do.
        private func withBrokenName(_ path: String, _ body: () throws -> Void) throws {
            let bytes = "\(root)/\(path)".utf8CString.map {
                $0 == CChar(UInt8(ascii: "?")) ? CChar(bitPattern: 0xFF) : $0
            }
            if path.hasSuffix("/") {
                #expect(mkdir(bytes, 0o755) == 0)
            } else {
                let file = open(bytes, O_WRONLY | O_CREAT, 0o644)
                #expect(file >= 0)
                close(file)
            }
            defer { _ = remove(bytes) }
            try body()
        }

        /// Makes files and folders as `withBrokenName` does, and removes them after `body`.
        private func withBrokenNames(_ paths: [String], _ body: () async throws -> Void) async throws {
            let all = paths.map { path in
                "\(root)/\(path)".utf8CString.map { $0 == CChar(UInt8(ascii: "?")) ? CChar(bitPattern: 0xFF) : $0 }
            }
            for (path, bytes) in zip(paths, all) {
                if path.hasSuffix("/") { mkdir(bytes, 0o755) } else { close(open(bytes, O_WRONLY | O_CREAT, 0o644)) }
            }
            defer { for bytes in all { _ = remove(bytes) } }
            try await body()
        }

        @Test("A file or folder whose name is not UTF-8 fails on reading, alone", arguments: ["bad?.yaml", "folder?/"])
        func brokenNames(path: String) throws {
            try scratch.write("sub/good.yaml", "")
            try withBrokenName("sub/" + path) {
                let shown = "sub/" + path.replacing("?", with: "\u{FFFD}")
                let names = try listed()
                #expect(names == [shown, "sub/good.yaml"].sorted())
                let problem = #expect(throws: FileError.self) { try DiskFiles().read("\(root)/\(shown)") }
                #expect(
                    problem
                        == FileError(
                            path: "\(root)/\(shown)", kind: .other, message: "its name is not UTF-8; rename it"))
            }
        }

        @Test("An entry whose file name is not UTF-8 is reported beside the findings of other entries")
        func brokenEntryName() async throws {
            try scratch.write("catalog.yaml", "format: 1\nname: Kit\n")
            try scratch.write("components/good.yaml", "id: good\ntitle: Good\nsummry: Good.\n")
            try await withBrokenNames(["components/bad?.yaml", "components/folder?/", "components/image?.png"]) {
                let loaded = await CatalogCommandLine.engine.load("\(root)/catalog.yaml")
                let messages = loaded.diagnostics.filter { $0.rule.id == "unreadable" }.map(\.message)
                #expect(
                    messages.sorted() == [
                        "cannot read '\(root)/components/bad\u{FFFD}.yaml': its name is not UTF-8; rename it",
                        "cannot read '\(root)/components/folder\u{FFFD}/': its name is not UTF-8; rename it",
                    ])
                let others = loaded.diagnostics.compactMap(\.range?.file.path)
                #expect(others.contains("\(root)/components/good.yaml"))
            }
        }

        @Test("Hidden files and folders may have any name", arguments: [".bad?.yaml", ".folder?/"])
        func hiddenBrokenNames(path: String) throws {
            try withBrokenName(path) {
                let names = try listed()
                #expect(names == [])
            }
        }
    #endif

    @Test("Listing follows any number of links to folders")
    func manyLinks() throws {
        let count = 500
        for index in 0..<count {
            try scratch.write("real/\(index)/\(index).yaml", "")
            try scratch.write("catalog/keep", "")
            try link("catalog/\(index)", to: "../real/\(index)")
        }
        let expected = ["keep"] + (0..<count).map { "\($0)/\($0).yaml" }
        #expect(try listed("\(root)/catalog") == expected.sorted())
    }

    @Test("Reading a file returns its exact bytes", arguments: [0, 1, 4_095, 4_096, 100_000])
    func reading(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        let file = scratch.url.appendingPathComponent("file")
        try Data(bytes).write(to: file)
        #expect(try DiskFiles().read(file.path) == bytes)
        #expect(DiskFiles().isFile(file.path))
    }

    @Test("Reading a missing file or folder reports what is missing")
    func missing() throws {
        let path = "\(root)/nothing/there.yaml"
        let file = #expect(throws: FileError.self) { try DiskFiles().read(path) }
        #expect(file == FileError(path: path, kind: .missing, message: "there is no such file"))
        let folder = #expect(throws: FileError.self) { try DiskFiles().files(below: "\(root)/nothing") }
        #expect(folder?.kind == .missing)
        #expect(folder?.message == "there is no such folder")
        #expect(!DiskFiles().isFile(path))
    }

    @Test("Reading a folder as a file, or a file as a folder, fails")
    func kinds() throws {
        let file = try scratch.write("file", "").path
        let notAFile = #expect(throws: FileError.self) { try DiskFiles().read(root) }
        #expect(notAFile == FileError(path: root, kind: .notAFile, message: "it is a folder, not a file"))
        #expect(!DiskFiles().isFile(root))
        let notAFolder = #expect(throws: FileError.self) { try DiskFiles().files(below: file) }
        #expect(notAFolder == FileError(path: file, kind: .notAFolder, message: "it is not a folder"))
        let below = #expect(throws: FileError.self) { try DiskFiles().read("\(file)/a") }
        #expect(below?.kind == .notAFolder)
    }

    @Test("Reading a pipe fails without waiting", .timeLimit(.minutes(20)))
    func pipe() throws {
        let path = "\(root)/pipe.yaml"
        #expect(mkfifo(path, 0o644) == 0)
        #expect(try listed() == ["pipe.yaml"])
        #expect(!DiskFiles().isFile(path))
        let problem = #expect(throws: FileError.self) { try DiskFiles().read(path) }
        #expect(problem?.kind == .notAFile)
        #expect(problem?.message == "it is a device, pipe or socket, not a file")
    }

    @Test("Reading a device fails without reading to its end", .timeLimit(.minutes(20)))
    func device() throws {
        let problem = #expect(throws: FileError.self) { try DiskFiles().read("/dev/zero") }
        #expect(problem?.kind == .notAFile)
    }

    @Test("Reading a file larger than the limit fails")
    func size() throws {
        let files = DiskFiles(sizeLimit: 10)
        let path = try scratch.write("file", "0123456789").path
        #expect(try files.read(path).count == 10)
        try scratch.write("file", "0123456789+")
        let problem = #expect(throws: FileError.self) { try files.read(path) }
        #expect(problem == FileError(path: path, kind: .tooLarge, message: "it has more than 10 bytes"))
    }

    @Test("Listing more files than the limit fails")
    func count() throws {
        let files = DiskFiles(countLimit: 3)
        for name in ["a", "b/c", "b/d"] { try scratch.write(name, "") }
        #expect(try listed(nil, files).count == 3)
        try scratch.write("e", "")
        let problem = #expect(throws: FileError.self) { try files.files(below: root) }
        #expect(problem?.message == "it has more than 3 files")
    }
}
