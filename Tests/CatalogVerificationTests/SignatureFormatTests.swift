import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import CodeReaders
import Testing

@Suite("Formats of Kotlin signature files")
struct SignatureFormatTests {
    private static let composable = "@androidx.compose.runtime.Composable"

    private func entries(_ methods: [String], isNameFirst: Bool) -> String {
        let lines = methods.map { "    method \(Self.composable) public static \($0);" }.joined(separator: "\n")
        let text = """
            // Signature format: \(isNameFirst ? "5.0" : "4.0")
            \(isNameFirst ? "// - kotlin-name-type-order=yes\n// - include-type-use-annotations=yes" : "")
            package box {
              public final class BoxKt {
                ctor public BoxKt();
                property public static \(isNameFirst ? "size: int" : "int size");
            \(lines)
              }
            }
            """
        let api = ComposeSignatureReader().read([SourceFile(path: "box.api", text: text)])
        #expect(api.diagnostics.all.map(\.testDescription) == [])
        return api.components.map { YAMLWriter.text(of: $0.entry.jsonValue()) }.joined()
    }

    @Test(
        "A method in either order of names and types is the same method",
        arguments: [
            (
                "void Box(String label, optional int count)", "Box(label: String, optional count: int): void"
            ),
            (
                "void Box(@StringRes int id, kotlin.jvm.functions.Function0<kotlin.Unit> onClick)",
                "Box(@StringRes id: int, onClick: kotlin.jvm.functions.Function0<kotlin.Unit>): void"
            ),
            (
                "java.util.List<java.lang.Integer> sizes(java.util.Map<java.lang.String,java.lang.Float?> map)",
                "sizes(map: java.util.Map<java.lang.String,java.lang.Float?>): java.util.List<java.lang.Integer>"
            ),
            ("void Box(int, String...)", "Box(_: int, _: String...): void"),
            ("void Box(vararg String... names)", "Box(vararg names: String...): void"),
            ("int count() throws java.lang.Exception", "count(): int throws java.lang.Exception"),
            (
                "String title(String? name)",
                "title(name: java.lang.@test.A(1) String?): java.lang.@test.A @test.B(x=2) String"
            ),
            ("<T> void Box(T item)", "<T> Box(item: T): void"),
        ])
    func orders(typeFirst: String, nameFirst: String) {
        let one = entries([typeFirst], isNameFirst: false)
        #expect(one.contains("box."))
        #expect(entries([nameFirst], isNameFirst: true) == one)
    }

    @Test(
        "The type parameters of a generic function are kept",
        arguments: [
            ("<T>", "generics: <T>", nil), ("<T, reified U>", "generics: <T, reified U>", nil),
            ("<T extends java.lang.Number>", "generics: '<T : Number>'", nil),
            ("<T extends java.lang.Object>", "generics: '<T : Any>'", nil),
            ("<T extends java.lang.Object?>", "generics: <T>", nil),
            (
                "<K, T extends java.util.List<? extends K>, U extends box.A<K>?>",
                "generics: '<K, T : List<K>, U : A<K>?>'", nil
            ),
            (
                "<T extends java.lang.Number & java.lang.Comparable<? super T>>", "generics: <T>",
                "where: 'T : Number, T : Comparable<T>'"
            ),
        ] as [(String, String, String?)])
    func generics(written: String, expected: String, condition: String?) {
        for isNameFirst in [false, true] {
            let method = isNameFirst ? "\(written) Box(item: T): void" : "\(written) void Box(T item)"
            let text = entries([method], isNameFirst: isNameFirst)
            #expect(text.contains(expected + "\n"), "\(text)")
            #expect(condition.map { text.contains($0 + "\n") } ?? !text.contains("where:"), "\(text)")
        }
    }

    @Test("The order of one file has no effect on the next file")
    func severalFiles() {
        let first = """
            // Signature format: 5.0
            // - kotlin-name-type-order=yes
            package box {
              public final class AKt {
                method \(Self.composable) public static A(a: int): void;
              }
            }
            """
        let second = """
            // Signature format: 4.0
            package box {
              public final class BKt {
                method \(Self.composable) public static void B(int b);
              }
            }
            """
        let api = ComposeSignatureReader().read([
            SourceFile(path: "a.api", text: first), SourceFile(path: "b.api", text: second),
        ])
        #expect(api.diagnostics.all.map(\.testDescription) == [])
        #expect(api.components.map(\.symbol.value) == ["A", "B"])
    }
}
