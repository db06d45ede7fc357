import CatalogFormat
import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import CodeReaders
import Foundation
import Testing

@Suite("Symbol graphs as entries")
struct SymbolGraphReaderTests {
    @Test(
        "Entries contain everything that the symbol graph states about a module",
        .enabled(if: SwiftModule.judge.isPresent, "\(SwiftModule.judge.reason)"))
    func module() throws {
        let api = Self.read(try SwiftModule.symbolGraphs(of: ["Kit.swift": Self.code]))
        #expect(api.diagnostics.all.map(\.testDescription) == [])
        let text = api.components.map { YAMLWriter.text(of: $0.entry.jsonValue()) }.joined(separator: "---\n")
        #expect(text == Self.entries)
        #expect(api.omissions.map { "\($0.name.value) \($0.reason)" } == ["DS only contains other types"])
        #expect(api.origins.contains { $0.path == "Sources/Kit.swift" && $0.line == 7 })
    }

    @Test(
        "Values of entries have locations in the symbol graph",
        .enabled(if: SwiftModule.judge.isPresent, "\(SwiftModule.judge.reason)"))
    func locations() throws {
        let api = Self.read(try SwiftModule.symbolGraphs(of: ["Kit.swift": Self.code]))
        var missing: [String] = []
        for component in api.components {
            let decoded: DecodedFile<Entry> = FormatDecoder.decode(component.entry)
            missing += decoded.diagnostics.all.filter { $0.rule != FormatRules.missingKey }.map(\.testDescription)
        }
        #expect(missing == [])
        let button = try #require(api.components.first { $0.symbol.value == "DS.Button" })
        let decoded: DecodedFile<Entry> = FormatDecoder.decode(button.entry)
        let entry = try #require(decoded.record)
        let type = try #require(entry.implementations?["swift"]?.types?["DS.Button"])
        let count = try #require(type.initializers?.first?.parameters?["count"])
        #expect(count.property.default?.range.sourceText == "\" = 3, \"")
        #expect(count.property.type?.range.sourceText == "\"Int\"")
    }

    @Test(
        "Comments with any Markdown become prose without losses",
        .enabled(if: SwiftModule.judge.isPresent, "\(SwiftModule.judge.reason)"))
    func comments() throws {
        let code = #"""
            /// Runs <doc:Steps>, once.
            /// Always.
            ///
            /// Overview
            /// ========
            ///
            ///     let box = Box<Int>()
            ///
            ///     box.run()
            ///
            /// | a | b |
            /// |---|---|
            /// | 1 | 2 |
            ///
            /// - Note: See [the page][1].
            /// - Parameter Item: The kind
            /// of thing.
            /// - Complexity: O(1)
            ///
            /// [1]: https://example.org
            public struct Box<Item> {
                public init() {}
            }
            extension Box where Item == Int {
                /// Of numbers.
                public static var one: Int { 1 }
                public var two: Int { 2 }
            }
            extension Box where Item == String {
                public static var one: String { "1" }
                public var two: String { "2" }
            }
            """#
        let api = Self.read(try SwiftModule.symbolGraphs(of: ["Kit.swift": code]))
        #expect(
            api.diagnostics.all.map(\.message) == [
                "the description has a link that prose cannot have, a table, which prose does not support; the text is "
                    + "kept unchanged"
            ])
        let box = try #require(api.components.first)
        let decoded: DecodedFile<Entry> = FormatDecoder.decode(box.entry)
        #expect(decoded.diagnostics.all.filter { $0.rule != FormatRules.missingKey }.map(\.testDescription) == [])
        #expect(decoded.record?.summary?.source.value == "Runs \\<doc:Steps>, once.\nAlways.")
        #expect(
            decoded.record?.description?.source.value == """
                # Overview

                ```swift
                let box = Box<Int>()

                box.run()
                ```

                ```text
                | a | b |
                |---|---|
                | 1 | 2 |
                ```

                - Note: See [the page](https://example.org).
                - Complexity: O(1)
                """)
        let type = try #require(decoded.record?.implementations?["swift"]?.types?["Box"])
        #expect(type.properties.orEmpty().map(\.name) == ["one", "two"])
        #expect(
            Set(api.omissions.map { "\($0.name.value) \($0.reason)" }) == [
                "Box.one is already declared with other constraints, and an entry describes a name only once",
                "Box.two is already declared with other constraints, and an entry describes a name only once",
            ])
    }

    /// Returns a graph with a function whose place and path are given.
    private static func graph(path: [String], line: String = "6", declaration: String = " go()") -> String {
        let path = path.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            {
              "metadata": { "formatVersion": { "major": 0, "minor": 6, "patch": 0 }, "generator": "Swift" },
              "module": { "name": "Kit", "platform": { "architecture": "x86_64", "operatingSystem": { "name": "linux" } } },
              "symbols": [{
                "kind": { "identifier": "swift.method", "displayName": "Method" },
                "identifier": { "precise": "s:a", "interfaceLanguage": "swift" }, "pathComponents": [\(path)],
                "names": { "title": "go()" }, "accessLevel": "public",
                "declarationFragments": [{ "kind": "keyword", "spelling": "func" }, { "kind": "text", "spelling": \(JSONValue.string(declaration).compact) }],
                "location": { "uri": "file:///x/Sources/Kit.swift", "position": { "line": \(line), "character": 0 } }
              }],
              "relationships": []
            }
            """
    }

    @Test(
        "Symbols with unusual paths and lines are read",
        arguments: [["", "go()"], [".", "go()"], [""], [], ["DS", "go()"]],
        ["6", "-1", "9223372036854775807", "18446744073709551616", "1e400", "4294967295"])
    func unusualSymbols(path: [String], line: String) {
        let api = Self.read(["Kit.symbols.json": Self.graph(path: path, line: line)])
        let lines = api.origins.map(\.line)
        #expect(lines.allSatisfy { (1...4_294_967_296).contains($0) })
        if path == ["DS", "go()"], line == "6" { #expect(api.components.map(\.symbol.value) == ["DS"]) }
    }

    @Test(
        "Long and deep declarations are read",
        arguments: ["(", "a<", "<", "a<(", "\"\\(", "[", "{", "a<b)", "(a: b, ", "@a ", "->", "a: ", "a = ", "where "])
    func longDeclarations(piece: String) throws {
        let count = Thoroughness.rounds(40_000, of: 200_000) / piece.utf8.count
        for declaration in [" go(", " go(a: Int = 1) -> ", " go<"] {
            let text = declaration + String(repeating: piece, count: count)
            let api = Self.read(["Kit.symbols.json": Self.graph(path: ["DS", "go()"], declaration: text)])
            #expect(api.components.map(\.symbol.value) == ["DS"])
        }
    }

    @Test("An operator in a value does not hide the next parameter")
    func operators() throws {
        let text = " go(a: Bool = x<y, b: Box<Int> = f(x<y), c: Int = 1) -> Int"
        let api = Self.read(["Kit.symbols.json": Self.graph(path: ["DS", "go()"], declaration: text)])
        let entries = api.components.map { YAMLWriter.text(of: $0.entry.jsonValue()) }.joined()
        #expect(entries.contains("b:") && entries.contains("type: Box<Int>") && entries.contains("c:"), "\(entries)")
    }

    static func read(_ graphs: [String: String]) -> DeclaredAPI {
        SymbolGraphReader().read(graphs.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) })
    }

    static let code = #"""
        public protocol Stylable {}
        public enum DS {
            /// A button that *acts*.
            ///
            /// Use it once.
            @available(iOS 15.0, macOS 12, *)
            public struct Button<Label: Stylable>: Stylable {
                /// The title.
                public var title: String = "x"
                public let count: Int
                public private(set) var state: Int = 2
                public static var shared: Int { 3 }
                @available(*, deprecated, message: "Use title.", renamed: "title")
                public var text: String { title }
                /// Makes one.
                /// - Parameters:
                ///   - title: The words.
                ///   - action: Runs
                ///     on a tap.
                /// - Returns: A button.
                public init(
                    _ title: String, count: Int = 3, action: @escaping @Sendable () -> Void = {},
                    @Builder label: () -> Label
                ) { self.count = count }
                public init?(named name: inout String, words: [String: Set<Int>] = ["a, b": [1, 2]]) { return nil }
                public func run<T: Equatable>(with value: some Stylable, in other: T, _ rest: Int...) async throws
                    -> [String: Int] where T: Hashable { [:] }
                public mutating func reset() {}
                public subscript(index: Int) -> String { "" }
                public enum Size: String, CaseIterable { case small = "sm", `default` }
                public enum Kind { case plain, titled(String, size: Size = .small) }
            }
        }
        @resultBuilder public struct Builder { public static func buildBlock<C>(_ content: C) -> C { content } }
        public protocol Source: AnyObject {
            associatedtype Item
            func item(_ index: Int) -> Item
            var count: Int { get }
        }
        extension Source { public func item(_ index: Int) -> Item { fatalError() } }
        open class Base: CustomStringConvertible {
            public init() {}
            open var description: String { "" }
            @available(iOS, introduced: 13, deprecated: 16, message: "No.")
            public func old() throws(Problem) {}
        }
        public final class Derived: Base { public override var description: String { "d" } }
        public enum Problem: Error { case some }
        public typealias Handler = (Int) -> Void
        public func make(_ count: Int = 1 + 2) -> Int { 1 }
        public let version: Int = 4
        extension Array where Element == Int { public func total() -> Int { 1 } }
        """#

    static let entries = #"""
        implementations:
          swift:
            imports:
              - Kit
            types:
              Stylable:
                kind: protocol
        ---
        summary: A button that *acts*.
        description: Use it once.
        implementations:
          swift:
            imports:
              - Kit
            types:
              DS.Button:
                kind: struct
                conforms:
                  - Stylable
                generics: '<Label: Stylable>'
                properties:
                  title:
                    type: String
                    description: The title.
                  count:
                    type: Int
                    readOnly: true
                  state:
                    type: Int
                    readOnly: true
                  shared:
                    type: Int
                    readOnly: true
                    static: true
                  text:
                    type: String
                    readOnly: true
                    deprecated:
                      message: Use title.
                      replacements:
                        - title
                initializers:
                  - parameters:
                      title:
                        label: _
                        type: String
                        description: The words.
                      count:
                        type: Int
                        default: 3
                      action:
                        type: '@escaping @Sendable () -> Void'
                        default: '{}'
                        description: |-
                          Runs
                          on a tap.
                      label:
                        type: () -> Label
                        attributes:
                          - '@Builder'
                    description: Makes one.
                  - parameters:
                      name:
                        label: named
                        type: inout String
                      words:
                        type: '[String : Set<Int>]'
                        default: '["a, b": [1, 2]]'
                    failable: true
                methods:
                  run:
                    parameters:
                      value:
                        label: with
                        type: some Stylable
                      other:
                        label: in
                        type: T
                      rest:
                        label: _
                        type: Int
                        variadic: true
                    returns: '[String : Int]'
                    throws: Error
                    async: true
                    generics: '<T: Hashable>'
                  reset:
                    mutating: true
                  subscript:
                    parameters:
                      index:
                        label: _
                        type: Int
                    returns: String
                platforms:
                  macOS: 12.0
                  iOS: 15.0
              DS.Button.Size:
                kind: enum
                conforms:
                  - CaseIterable
                raw: String
                cases:
                  small: {}
                  default: {}
              DS.Button.Kind:
                kind: enum
                cases:
                  plain: {}
                  titled:
                    parameters:
                      value:
                        label: _
                        type: String
                      size:
                        type: Size
                        default: .small
        ---
        implementations:
          swift:
            imports:
              - Kit
            types:
              Builder:
                kind: struct
                methods:
                  buildBlock:
                    parameters:
                      content:
                        label: _
                        type: C
                    returns: C
                    static: true
                    generics: <C>
        ---
        implementations:
          swift:
            imports:
              - Kit
            types:
              Source:
                kind: protocol
                properties:
                  count:
                    type: Int
                    readOnly: true
                methods:
                  item:
                    parameters:
                      index:
                        label: _
                        type: Int
                    returns: Item
                    hasDefault: true
              Source.Item:
                kind: associatedtype
        ---
        implementations:
          swift:
            imports:
              - Kit
            types:
              Base:
                kind: class
                conforms:
                  - CustomStringConvertible
                properties:
                  description:
                    type: String
                    readOnly: true
                    inheritedFrom: CustomStringConvertible
                initializers:
                  - {}
                methods:
                  old:
                    throws: Problem
                    platforms:
                      iOS:
                        introduced: 13.0
                        deprecated: 16.0
                        message: No.
        ---
        implementations:
          swift:
            imports:
              - Kit
            types:
              Derived:
                kind: class
                inherits:
                  - Base
                conforms:
                  - CustomStringConvertible
                properties:
                  description:
                    type: String
                    readOnly: true
                    inheritedFrom: CustomStringConvertible
        ---
        implementations:
          swift:
            imports:
              - Kit
            types:
              Problem:
                kind: enum
                conforms:
                  - Error
                cases:
                  some: {}
        ---
        implementations:
          swift:
            imports:
              - Kit
            types:
              Handler:
                kind: typealias
                definition: (Int) -> Void
        ---
        implementations:
          swift:
            imports:
              - Kit
            types:
              Array:
                kind: extension
                methods:
                  total:
                    returns: Int
                    where: Element == Int
        ---
        implementations:
          swift:
            imports:
              - Kit
            functions:
              make:
                parameters:
                  count:
                    label: _
                    type: Int
                    default: 1 + 2
                returns: Int
        ---
        implementations:
          swift:
            imports:
              - Kit
            variables:
              version:
                type: Int
                readOnly: true

        """#
}
