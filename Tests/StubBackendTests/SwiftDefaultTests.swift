import CatalogModel
import CatalogTestSupport
import Testing

/// Defaults of view builders, and values that belong to types, as people write them: all are in the stub, so that what has
/// one need not be given.
@Suite("Defaults in stubs for SwiftUI")
struct SwiftDefaultTests {
    /// By the type that they are of.
    private static let defaults: [(type: String, values: [String])] = [
        (
            "() -> any View",
            [
                "{ EmptyView() }", "{EmptyView()}", "{ Image(systemName: \"checkmark\") }", "{ Text(\"Title\") }",
                "{ Spacer() }", "{ Divider() }", "{ Color.clear }", "{ Color.red.opacity(0.5) }", "{ Circle() }",
                "{ Rectangle().frame(width: 8, height: 8) }", "{ Capsule().frame(height: 4) }",
                "{ Image(systemName: \"chevron.right\").resizable() }",
                "{ Image(systemName: \"xmark\").imageScale(.small) }",
                "{ Image(\"logo\").resizable().scaledToFit() }", "{ Text(\"Title\").bold() }",
                "{ Text(\"Title\").font(.headline) }", "{ Text(\"Title\").foregroundColor(.secondary) }",
                "{ Text(verbatim: \"Title\") }", "{ Label(\"Add\", systemImage: \"plus\") }", "{ ProgressView() }",
                "{ ProgressView(value: 0.5) }", "{ RoundedRectangle(cornerRadius: 8) }",
                "{ RoundedRectangle(cornerRadius: 8).opacity(0.1) }", "{ AnyView(EmptyView()) }", "{ Group {} }",
                "{ HStack { Text(\"a\") } }", "{ HStack(spacing: 4) { Text(\"a\"); Text(\"b\") } }",
                "{ VStack(alignment: .leading) { Text(\"a\") } }", "{ VStack { Spacer() }.padding() }",
                "{ ZStack { Color.clear; Text(\"a\") } }", "{\n    Text(\"a\")\n        .bold()\n}",
                "{ HStack {\n    Text(\"a\")\n    Text(\"b\")\n} }", "{ ScrollView { EmptyView() } }",
                "{ EmptyView().hidden() }",
            ]
        ),
        (
            "() -> AnyView",
            ["{ AnyView(EmptyView()) }", "{ AnyView(Text(\"a\")) }", "{ AnyView(Image(systemName: \"plus\").bold()) }"]
        ),
        ("() -> Image", ["{ Image(systemName: \"star\") }", "{ Image(\"logo\") }"]),
        ("() -> Text", ["{ Text(\"a\") }"]),
        ("() -> Color", ["{ Color.red }", "{ Color.primary }", "{ .clear }", "{ .red }"]),
        ("(() -> any View)?", ["nil", "{ EmptyView() }", "{ Text(\"a\") }"]), ("() -> AnyView?", ["{ nil }"]),
        (
            "(Int) -> any View",
            [
                "{ _ in EmptyView() }", "{ index in Text(\"\\(index)\") }", "{ Text(\"\\($0)\") }",
                "{ _ in Color.clear }",
                "{ _ in Image(systemName: \"circle\") }", "{ value in Text(\"Number \\(value)\").bold() }",
            ]
        ),
        (
            "(String) -> any View",
            [
                "{ _ in EmptyView() }", "{ title in Text(title) }", "{ Text($0) }", "{ name in Image(name) }",
                "{ Image(systemName: $0) }", "{ Label($0, systemImage: \"star\") }", "{ Text($0).font(.caption) }",
            ]
        ),
        ("(AnyView) -> any View", ["{ $0 }", "{ content in content }", "{ content in content.padding() }"]),
        (
            "(Int, String) -> any View",
            [
                "{ _, _ in EmptyView() }", "{ index, title in Text(\"\\(index) \\(title)\") }",
                "{ _, title in Text(title) }",
            ]
        ),
        ("() -> Void", ["{}", "{ }"]), ("(Int) -> Void", ["{ _ in }"]), ("(Int, Int) -> Void", ["{ _, _ in }"]),
        ("() -> Bool", ["{ true }", "{ false }"]), ("(Int) -> Bool", ["{ _ in true }"]),
        ("() -> Int", ["{ 0 }", "{ -1 }"]),
        ("() -> String", ["{ \"a\" }"]), ("() -> String?", ["{ nil }", "{ \"a\" }"]),
        ("(Int) -> Double", ["{ _ in 0.5 }"]),
        ("() -> Card.Tone", ["{ .warm }", "{ Card.Tone.cold }"]), ("(String) -> Card.Tone", ["{ _ in .warm }"]),
        (
            "String",
            [
                "Card.identifier", "Self.identifier", "Card.reuseIdentifier", "Self.defaultTitle", "Card.Tone.name",
                "\"\"",
            ]
        ),
        ("Card.Tone", [".warm", "Tone.warm", "Card.Tone.warm", "Card.standardTone", "Self.standardTone", ".standard"]),
        ("CGFloat", ["Card.spacing", "Self.spacing", "8"]), ("Color", ["Card.tint", ".clear", "Color.red"]),
        ("Font", [".body", ".system(size: 12)", "Card.font"]), ("Animation", [".default", "Card.animation"]),
        ("Animation?", ["nil", ".default"]), ("EdgeInsets", ["EdgeInsets()", "Card.insets"]),
        ("Int?", ["Card.limit", "nil"]),
    ]

    private static let all = defaults.flatMap { row in row.values.map { (type: row.type, value: $0) } }

    /// The text without white space, which the stub may have put otherwise.
    private static func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    private static func quoted(_ text: String) -> String { JSONValue.string(text).compact }

    /// An initializer with all of them, and others whose generic parameter only the default tells.
    private static var entry: String {
        let parameters = all.enumerated().map {
            "value\($0): { type: \(quoted($1.type)), default: \(quoted($1.value)) }"
        }
        let builders = defaults[0].values.map {
            "{ parameters: { content: { type: '@ViewBuilder () -> Content', default: \(quoted($0)) } } }"
        }
        return """
            implementations:
              swiftui:
                types:
                  Card:
                    kind: view
                    properties:
                      identifier: { type: String, static: true, readOnly: true }
                      standardTone: { type: Card.Tone, static: true, readOnly: true }
                    initializers:
                      - parameters: { \(parameters.joined(separator: ", ")) }
                  Card.Tone:
                    kind: enum
                    cases: { warm: {}, cold: {} }
                    properties:
                      name: { type: String, static: true, readOnly: true }
                      standard: { type: Card.Tone, static: true, readOnly: true }
                  Holder:
                    kind: view
                    generics: '<Content: View, Other>'
                    initializers:
                      - \(builders[0])
                  \(builders.dropFirst().enumerated().map {
                        "Holder\($0): { kind: view, generics: '<Content: View>', initializers: [\($1)] }"
                    }.joined(separator: "\n      "))
            """
    }

    @Test("Valid defaults are kept in SwiftUI stubs")
    func kept() async throws {
        #expect(Self.all.count >= 100)
        let stubs = try await Stubs(of: Self.entry)
        #expect(stubs.diagnostics.map(\.message) == [])
        let text = try #require(stubs.files["swiftui/sample/Card.swift"])
        let words = Self.words(text)
        for (index, one) in Self.all.enumerated() {
            #expect(words.contains(Self.words("value\(index): \(one.type) = \(one.value)")), "\(one)")
        }
        let holders = Self.words(stubs.files.filter { $0.key.contains("/Holder") }.values.joined())
        for value in Self.defaults[0].values {
            #expect(holders.contains(Self.words("(@ViewBuilder content: () -> Content = \(value))")), "\(value)")
        }
    }

    @Test(
        "Defaults in SwiftUI stubs compile with their types",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"))
    func judged() async throws {
        var files = try await Stubs(of: Self.entry).all(of: "swiftui")
        files["caller.swift"] = "import SwiftUI\n@MainActor func made() { _ = (Card(), Holder0(), Holder1()) }"
        let faults = try SwiftCompiler.faults(in: files)
        #expect(faults == [])
    }

    @Test(
        "Unverified defaults are comments in SwiftUI stubs",
        arguments: [
            ("() -> any View", "{ Galaxy() }"), ("() -> any View", "{ Text(title) }"), ("() -> any View", "{ 1 }"),
            ("() -> any View", "{ EmptyView().twinkle() }"), ("() -> any View", "{ Text(\"a\"); Text(\"b\") }"),
            ("(Int) -> any View", "{ EmptyView() }"), ("(Int) -> any View", "{ Text($0) }"),
            ("() -> Image", "{ Text(\"a\") }"),
            ("() -> Image", "{ Image(\"a\").resizable() }"), ("() -> Bool", "{ 1 }"), ("() -> Void", "{ EmptyView() }"),
            ("String", "Card.Galaxy"), ("String", "Card.title"), ("() -> any View", "{ if true { EmptyView() } }"),
            ("inout Int", "5"),
        ])
    func refused(type: String, value: String) async throws {
        let stubs = try await Stubs(
            of: """
                implementations:
                  swiftui:
                    types:
                      Card:
                        kind: view
                        properties: { title: { type: String } }
                        initializers: { parameters: { value: { type: \(Self.quoted(type)), default: \(Self.quoted(value)) } } }
                """)
        let text = try #require(stubs.files["swiftui/sample/Card.swift"])
        #expect(text.contains("init(value: \(type)) {"), "\(text)")
        #expect(stubs.diagnostics.map(\.rule.id) == ["stub-default"])
    }

    @Test(
        "An inout parameter has no default, and previews pass no literal for it",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"))
    func variable() async throws {
        let parameter = "parameters: { value: { type: inout Int, default: 5 } }"
        let stubs = try await Stubs(
            of: """
                implementations:
                  swiftui:
                    types: { Card: { kind: view, initializers: [{ \(parameter) }], methods: { fill: { \(parameter) } } } }
                """)
        let text = try #require(stubs.files["swiftui/sample/Card.swift"])
        #expect(text.contains("public init(value: inout Int) {"), "\(text)")
        #expect(!text.contains("Card("), "\(text)")
        #expect(try SwiftCompiler.faults(in: stubs.all(of: "swiftui")) == [])
    }

    private static let builders = """
        implementations:
          swiftui:
            types:
              Card:
                kind: view
                generics: '<Content: View>'
                properties:
                  kept: { type: "@ViewBuilder () -> Content" }
                initializers:
                  parameters:
                    content: { type: "@ViewBuilder () -> Content" }
                    rows: { type: "@escaping @RowBuilder () -> [Int]" }
                    parts: { type: "@PartBuilder () -> Int" }
                    maybe: { type: "@ViewBuilder (() -> AnyView)?" }
                methods:
                  tone: { parameters: { value: { type: Int, label: _ } }, returns: Self }
                  plain: { returns: Card }
              PartBuilder:
                kind: struct
                methods: { buildBlock: { static: true, parameters: { parts: { type: Int, variadic: true, label: _ } }, returns: Int } }
        """

    @Test("Attributes precede the right declaration, and a modifier returns a copy")
    func attributes() async throws {
        let stubs = try await Stubs(of: Self.builders)
        let text = try #require(stubs.files["swiftui/sample/Card.swift"])
        #expect(text.contains("    @ViewBuilder public var kept: () -> Content\n"), "\(text)")
        #expect(
            text.contains(
                """
                    ///   - maybe:
                    ///     - Requirement: `@ViewBuilder`
                    public init(
                        @ViewBuilder content: () -> Content,
                        @RowBuilder rows: @escaping () -> [Int],
                        @PartBuilder parts: () -> Int,
                        maybe: (() -> AnyView)?
                    ) {
                        fatalError("not implemented")
                    }

                    public func tone(_ value: Int) -> Self {
                        // TODO: Apply the change.
                        self
                    }

                    public func plain() -> Card {
                        // TODO: Apply the change.
                        self
                    }

                """), "\(text)")
        #expect(
            stubs.support(of: "swiftui")?.contains("@resultBuilder public enum RowBuilder {\n") == true)
        #expect(
            stubs.files["swiftui/sample/PartBuilder.swift"]?.contains("\n@resultBuilder public struct PartBuilder {\n")
                == true)
        #expect(stubs.diagnostics.map(\.message) == [])
    }

    @Test(
        "Attributes in SwiftUI stubs compile",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"))
    func judgedAttributes() async throws {
        let faults = try SwiftCompiler.faults(in: try await Stubs(of: Self.builders).all(of: "swiftui"))
        #expect(faults == [])
    }

    @Test("The comment of the main type has the text and first short example, and each default once")
    func documentation() async throws {
        let stubs = try await Stubs(
            of: """
                description: |
                  What it is for.

                  And more.
                examples:
                  - { title: Web, language: html, code: <card/> }
                  - { language: swift, code: "Card()" }
                implementations:
                  swiftui:
                    examples: [{ title: Plain, description: The least., code: "let card = Card()\\nshow(card)" }, { code: no, hidden: true }]
                    types: { Card: { kind: view, description: A card., properties: { title: { type: String, default: "", required: true } } } }
                """, options: ["targets": ["swiftui", "react", "compose"]])
        let text = try #require(stubs.files["swiftui/sample/Card.swift"])
        #expect(
            text.contains(
                """
                /// A card.
                ///
                /// What it is for.
                ///
                /// And more.
                ///
                /// ```swift
                /// let card = Card()
                /// show(card)
                /// ```
                public struct Card: View {

                """), "\(text)")
        for text in stubs.files.filter({ $0.key.contains("/sample/") && !$0.key.hasPrefix("outline") }).values {
            #expect(text.components(separatedBy: "Default: ").count == 2, "\(text)")
        }
    }
}
