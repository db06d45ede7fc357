import CatalogModel
import Testing

@Suite("Recorded reads of a catalog")
struct CatalogReadsTests {
    private let file = SourceFile(path: "a.yaml", text: "words")
    private let other = SourceFile(path: "b.yaml", text: "words")

    private func prose(in file: SourceFile) -> Prose { Prose(plain: Text("words", at: file.range(ofBytes: 0..<5))) }

    private func token(_ path: String) -> DesignToken {
        DesignToken(
            path: path, type: nil, value: "1", alias: nil, resolvedValue: "1", references: [],
            range: file.range(ofBytes: 0..<0))
    }

    @Test("Each way to read prose records the file of the prose")
    func prose() {
        let prose = prose(in: file)
        for read: (Prose) -> Void in [
            { _ = $0.source }, { _ = $0.plain }, { _ = $0.blocks }, { _ = $0.links }, { _ = $0.plainText },
        ] {
            #expect(CatalogReads.recorded { read(prose) }.reads.texts == [ObjectIdentifier(file)])
        }
        #expect(CatalogReads.recorded { prose }.reads.isEmpty)
    }

    @Test("A value, a resolved value and vendor data record their token, and other facts of a token do not")
    func tokens() {
        let token = token("a")
        for read: (DesignToken) -> Void in [{ _ = $0.value }, { _ = $0.resolvedValue }, { _ = $0.extensions }] {
            #expect(CatalogReads.recorded { read(token) }.reads.tokens == [ObjectIdentifier(token)])
        }
        #expect(CatalogReads.recorded { [token.path, token.description] }.reads.isEmpty)
    }

    @Test("A recording within another one is separate until it is added")
    func nesting() {
        let (inner, outer) = CatalogReads.recorded { () -> CatalogReads in
            _ = prose(in: file).source
            return CatalogReads.recorded { prose(in: other).source }.reads
        }
        #expect(inner.texts == [ObjectIdentifier(other)])
        #expect(outer.texts == [ObjectIdentifier(file)])
        let (_, both) = CatalogReads.recorded {
            _ = prose(in: file).source
            CatalogReads.add(inner)
            CatalogReads.unrecorded { _ = token("a").value }
        }
        #expect(both.texts == [ObjectIdentifier(file), ObjectIdentifier(other)])
        #expect(both.tokens.isEmpty)
    }

    @Test("Every user of a shared value records the reads of its computation")
    func sharedValues() {
        let value = SharedValue<String>()
        let values = SharedValues<Int, String>()
        for _ in 0..<2 {
            let first = CatalogReads.recorded { value.value { prose(in: file).source.value } }
            #expect(first.result == "words")
            #expect(first.reads.texts == [ObjectIdentifier(file)])
            let second = CatalogReads.recorded { values.value(for: 1) { prose(in: other).source.value } }
            #expect(second.reads.texts == [ObjectIdentifier(other)])
        }
        #expect(CatalogReads.recorded { values.value(for: 2) { "" } }.reads.isEmpty)
    }
}
