import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Names of members")
struct MemberNamesTests {
    /// A method in the words of an entry, as `name parameters`.
    private func method(_ yaml: String, sourceLocation: SourceLocation = #_sourceLocation) async throws -> (
        name: String, method: Method
    ) {
        let entry = Snippet.entry(
            "a", "implementations: { uikit: { types: { A: { kind: class, methods: { \(yaml) } } } } }")
        let loaded = await Snippet.load(["a": entry])
        let registry = try #require(
            loaded.registry, "\(loaded.diagnostics.map(\.testDescription))", sourceLocation: sourceLocation)
        let methods = try #require(
            registry["a"]?.entry.implementations?["uikit"]?.types?["A"]?.methods, sourceLocation: sourceLocation)
        let element = try #require(methods.first, sourceLocation: sourceLocation)
        return (element.name, try #require(element.value.first, sourceLocation: sourceLocation))
    }

    @Test(
        "A method name contains labels in Swift, and parameters in other languages",
        arguments: [
            ("clearError: {}", "clearError()", "clearError()"),
            ("setError: { parameters: { errorMessage: String } }", "setError(errorMessage:)", "setError(errorMessage)"),
            ("helperText: { parameters: { text: { label: _ } } }", "helperText(_:)", "helperText(text)"),
            (
                "setTrailingViewImage: { parameters: { image: { label: _ }, state: { label: for }, mode: T } }",
                "setTrailingViewImage(_:for:mode:)", "setTrailingViewImage(image, state, mode)"
            ),
            ("subscript: { parameters: { index: Int } }", "subscript(_:)", "subscript(index)"),
            (
                "subscript: { parameters: { index: { label: at, type: Int } } }", "subscript(at:)", "subscript(index)"
            ),
            ("\"<>\": { parameters: { lhs: T, rhs: T } }", "<>(_:_:)", "<>(lhs, rhs)"),
            ("\"+\": { parameters: { lhs: { label: _ }, rhs: { label: _ } } }", "+(_:_:)", "+(lhs, rhs)"),
        ])
    func methods(yaml: String, swift: String, other: String) async throws {
        let (name, method) = try await method(yaml)
        #expect(MemberNames.method(name, parameters: method.parameters, isSwift: true) == swift)
        #expect(MemberNames.method(name, parameters: method.parameters, isSwift: false) == other)
    }

    @Test(
        "A complete method becomes a declaration",
        arguments: [
            ("go: {}", "func go()"),
            ("go: { parameters: { a: Int }, returns: Self }", "func go(a: Int) -> Self"),
            (
                "go: { parameters: { a: { label: _, type: Int, default: 0 }, b: { label: of, type: T, variadic: true } } }",
                "func go(_ a: Int = 0, of b: T...)"
            ),
            ("go: { async: true, throws: any Error, returns: Int }", "func go() async throws -> Int"),
            ("go: { throws: { type: MyError } }", "func go() throws(MyError)"),
            ("go: { throws: { description: Always. } }", "func go() throws"),
            (
                "go: { generics: <T>, where: \"T: P\", parameters: { x: T }, mutating: true }",
                "mutating func go<T>(x: T) where T: P"
            ),
            ("\"+\": { static: true, parameters: { l: T, r: T }, returns: T }", "static func + (l: T, r: T) -> T"),
            ("subscript: { parameters: { i: { label: _, type: Int } }, returns: T }", "subscript(_ i: Int) -> T"),
            (
                "go: { parameters: { first: \"[String: Dictionary<Int, String>]\", second: \"(Int) -> Void\", third: Int } }",
                "func go(\n    first: [String: Dictionary<Int, String>],\n    second: (Int) -> Void,\n    third: Int\n)"
            ),
        ])
    func signatures(yaml: String, signature: String) async throws {
        let (name, method) = try await method(yaml)
        #expect(SwiftSignature.of(name, method: method) == signature)
    }

    @Test(
        "An incomplete method does not become a declaration",
        arguments: [
            "go: { parameters: [a] }", "go: { parameters: { a: { either: [A, B] } } }",
            "go: { returns: { description: The result. } }", "go: { parameters: { a: { type: T, default: \"\" } } }",
        ])
    func incomplete(yaml: String) async throws {
        let (name, method) = try await method(yaml)
        #expect(SwiftSignature.of(name, method: method) == nil)
    }
}

@Suite("Slugs")
struct SlugTests {
    @Test(
        "Slugs keep letters and digits",
        arguments: [
            ("Checkbox.IconAlignment", "checkbox-iconalignment"), ("init(_:_:)", "init-_-_"), ("--width", "width"),
            ("Größe 2", "größe-2"), ("<>", "u3c-u3e"), ("", "default"), ("日本", "日本"), ("a  b", "a-b"),
        ])
    func names(name: String, slug: String) {
        #expect(Slug.of(name) == slug)
    }

    @Test("Slugs distinguish the paths of tokens")
    func tokens() {
        #expect(Slug.ofTokenPath("theme.Color.on-primary") == "theme.Color.on-primary")
        #expect(Slug.ofTokenPath("a b.c/d") == "a_u20b.c_u2fd")
        let paths = ["a.b-c", "a.b.c", "a-b.c", "a.B.c", "a.b_c"]
        #expect(Set(paths.map(Slug.ofTokenPath)).count == paths.count)
    }

    @Test("Slugs of token pages are valid file names and differ for different groups")
    func tokenPages() {
        #expect(TokenPageRule.path(ofPage: "color.on-primary") == "tokens/color/on-primary.md")
        #expect(TokenPageRule.path(ofPage: "space--small") == "tokens/space-_2dsmall.md")
        #expect(TokenPageRule.path(ofPage: "-a-") == "tokens/_2da_2d.md")
        let long = (0..<3).map {
            TokenPageRule.path(ofPage: String(repeating: "a very long name ", count: 40) + "\($0)")
        }
        #expect(Set(long).count == 3)
        #expect(long.allSatisfy { $0.utf8.count < 120 })
        #expect(TokenPageRule.path(ofPage: String(repeating: "x", count: 121)).utf8.count < 120)
    }
}
