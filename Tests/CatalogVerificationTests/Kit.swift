import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CatalogSync
import CodeReaders
import Testing

/// A module, entries that agree with it, and what comes of changes to either.
enum Kit {
    static let code = #"""
        public protocol Stylable {}
        @available(iOS 15.0, *)
        public struct Button<Label: Stylable>: Stylable {
            public var title: String
            public private(set) var presses: Int = 0
            public static var spacing: Double { 8 }
            @available(*, deprecated, message: "Use title.")
            public var text: String { "" }
            public init(_ title: String, count: Int = 3, action: @escaping () -> Void = {}) { self.title = title }
            public init?(named name: String, in words: [String: Set<Int>]?) { return nil }
            public func press(times: Int, then next: Button<Label>.Kind? = nil) async throws -> Bool { true }
            public mutating func reset(to title: String, _ rest: Int...) {}
            public func find<T: Equatable>(_ item: T) -> T? where T: Stylable { nil }
            public enum Kind { case plain, titled(String, size: Size), link(url: String) }
            public enum Size: String { case small, medium, large }
        }
        public class Panel {
            public init(width: Double, height: Double) {}
            public var isOpen: Bool = false
            public var onClose: ((Bool) -> Void)? = nil
            public func open(animated: Bool = true) {}
        }
        public protocol Theme {
            func color(for name: String) -> Int
            var scale: Double { get }
        }
        public typealias Handler = (Int) -> Void
        public func lighten(_ color: Int, by amount: Double = 0.5) -> Int { color }
        """#

    static let button = """
        id: button
        title: Button
        summary: A test.
        implementations:
          ios:
            platforms: { iOS: 15 }
            types:
              Button:
                kind: struct
                generics: "<Label: Stylable>"
                conforms: [Stylable, Sendable]
                properties:
                  title: String
                  presses: { type: Int, readOnly: true, default: 0 }
                  spacing: { type: Double, readOnly: true, static: true }
                  text: { type: String, readOnly: true, deprecated: Use title. }
                initializers:
                  - parameters:
                      title: { label: _, type: String, required: true }
                      count: { type: Int, default: 3 }
                      action: { type: () -> Void, default: "{}" }
                  - failable: true
                    parameters:
                      name: { label: named, type: String }
                      words: { label: in, type: "Dictionary<String, Set<Int>>?" }
                methods:
                  press:
                    async: true
                    throws: Error
                    returns: Bool
                    parameters:
                      times: Int
                      next: { label: then, type: Optional<Kind>, default: nil }
                  reset:
                    mutating: true
                    parameters:
                      title: { label: to, type: String }
                      rest: { label: _, type: Int, variadic: true }
                  find:
                    generics: <T>
                    where: "T: Equatable, T: Stylable"
                    returns: T?
                    parameters: { item: { label: _, type: T } }
              Button.Kind:
                kind: enum
                cases:
                  plain: What it is.
                  titled: { parameters: { title: { label: _, type: String }, size: Size } }
                  link: { parameters: { url: String } }
              Button.Size: { kind: enum, raw: String, cases: [small, medium, large] }
        """

    static let panel = """
        id: panel
        title: Panel
        summary: A test.
        implementations:
          ios:
            types:
              Panel:
                kind: class
                initializers: { parameters: { width: Double, height: Double } }
                properties:
                  isOpen: { type: Bool, default: "false" }
                events: { onClose: When it closes. }
                methods: { open: { parameters: { animated: { type: Bool, default: "true" } } } }
              Theme:
                kind: protocol
                methods: { color: { returns: Int, parameters: { name: { label: for, type: String } } } }
                properties: { scale: { type: Double, readOnly: true } }
              Handler: { kind: typealias, definition: (Int) -> Void }
            functions:
              lighten: { returns: Int, parameters: { color: { label: _, type: Int }, amount: { label: by, type: Double, default: "0.5" } } }
        """

    static let entries = ["button": button, "panel": panel]

    /// What verifying says.
    static func verify(
        _ code: String = code, entries: [String: String] = entries, source: String = "symbolGraphs: graphs"
    ) async throws -> SourceVerification {
        try await verify(SwiftModule.symbolGraphs(of: ["Kit.swift": code]), entries: entries, source: source)
    }

    static func verify(
        _ graphs: [String: String], entries: [String: String] = entries, source: String = "symbolGraphs: graphs"
    ) async throws -> SourceVerification {
        let catalog = "format: 1\nname: Test\nsources: { ios: { \(source) } }"
        let loaded = await Snippet.load(entries, catalog: catalog)
        let registry = try #require(loaded.registry, "\(loaded.diagnostics.map(\.testDescription))")
        let files = graphs.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        let element = try #require(registry.configuration.sources?.elements.first)
        return SourceVerification(element, declaring: SymbolGraphReader().read(files), in: registry)
    }
}
