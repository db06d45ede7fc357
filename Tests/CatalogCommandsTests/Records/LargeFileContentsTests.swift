import CatalogRendering
import Testing

@testable import CatalogCommands

@Suite("The bytes of large files")
struct LargeFileContentsTests {
    @Test("have the hash of the bytes themselves, whatever was at the path before")
    func hashes() {
        let contents = LargeFileContents()
        var bytes = [UInt8](repeating: 1, count: 3 << 20)
        for path in ["a", "a", "b"] { #expect(contents.hash(of: bytes, at: path) == ContentHash(of: bytes)) }
        bytes[bytes.count - 1] = 2
        #expect(contents.hash(of: bytes, at: "a") == ContentHash(of: bytes))
        bytes.removeLast()
        #expect(contents.hash(of: bytes, at: "a") == ContentHash(of: bytes))
        #expect(contents.hash(of: [], at: "a") == ContentHash(of: [UInt8]()))
    }

    @Test("are believed as noted, without hashing, up to a limit")
    func notes() {
        let contents = LargeFileContents()
        let (bytes, others) = ([UInt8](repeating: 1, count: 2 << 20), [UInt8](repeating: 2, count: 40 << 20))
        let mark = ContentHash(of: Array("noted".utf8))
        contents.note(bytes, hash: mark, at: "a")
        #expect(contents.hash(of: bytes, at: "a") == mark)
        #expect(contents.hash(of: bytes, at: "b") == ContentHash(of: bytes))
        contents.note(others, hash: mark, at: "c")
        #expect(contents.hash(of: others, at: "c") == ContentHash(of: others))
        contents.note([1], hash: mark, at: "d")
        #expect(contents.hash(of: [1], at: "d") == ContentHash(of: [1]))
    }
}
