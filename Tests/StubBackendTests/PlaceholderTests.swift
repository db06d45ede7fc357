import CatalogModel
import CatalogTestSupport
import Testing

/// What stands in for names that stubs use and that nothing declares.
@Suite("Placeholders")
struct PlaceholderTests {
    private static let entry = """
        implementations:
          uikit:
            imports: Lamps
            types:
              Lamp:
                kind: class
                inherits: GlowingView
                conforms: [Dimmable, { name: Identified, module: Ids }]
                properties:
                  style: { type: Style<Lamp>, default: DS.shared.styles.lamp }
                  tone: { type: DS.Tone, default: .warm }
                  power: { type: DS.Power, default: "60" }
                  color: { type: UIColor, default: lampColor }
                  shape: { type: "any Shade", visibility: internal }
                  inner: Inner
              Lamp.Inner: { kind: struct }
              DS.Socket: { kind: enum, cases: { e27: {} } }
        """

    @Test("Placeholders declare types only, with the generic arguments and kinds that stubs use")
    func placeholders() async throws {
        let stubs = try await Stubs(of: Self.entry)
        #expect(
            stubs.diagnostics.map(\.message)
                == ["DS.shared.styles.lamp", ".warm", "60", "lampColor"].map {
                    "'\($0)' is not a valid expression for a stub in Swift; the stub has it in a comment"
                })
        #expect(
            stubs.support(of: "uikit") == """
                // Placeholders for names that the stubs of this folder use and none of them declares.

                import UIKit

                public enum DS {
                    public struct Power: Hashable, Sendable {
                    }

                    public struct Tone: Hashable, Sendable {
                    }
                }

                @MainActor public protocol Dimmable {
                }

                open class GlowingView: UIView {
                }

                @MainActor public protocol Identified {
                }

                @MainActor public protocol Shade {
                }

                public struct Style<Value>: Hashable, Sendable {
                }

                """)
    }

    @Test(
        "Placeholders omit types and modules in the option 'provided'",
        arguments: [
            (["Lamps"], "import Lamps\n", false), (["DS", "Style", "GlowingView"], "import UIKit\n", true),
        ])
    func provided(modules: [String], line: String, hasRest: Bool) async throws {
        let stubs = try await Stubs(
            of: Self.entry, options: ["provided": .array(modules.map(JSONValue.string)), "targets": "uikit"])
        let support = try #require(stubs.support(of: "uikit"))
        for name in ["enum DS", "Style<", "class GlowingView"] { #expect(!support.contains(name), "\(name)") }
        #expect(support.contains("protocol Dimmable") == hasRest)
        #expect(stubs.files(of: "uikit")["sample/Lamp.swift"]?.contains(line) == true)
    }

    @Test("A type that two implementations declare needs no placeholder, and the second is reported")
    func duplicates() async throws {
        let stubs = try await Stubs(
            of: """
                implementations:
                  uikit: { types: { Lamp: { kind: class } } }
                  ui-kit: { types: { Lamp: { kind: struct } } }
                """, options: ["targets": "uikit"])
        #expect(
            stubs.diagnostics.map(\.message) == [
                "'Lamp' is also declared by entry 'sample', whose stub has it; write 'from: sample' if it is the same type, "
                    + "or give the target of one of them another name"
            ])
        #expect(
            stubs.files(of: "uikit")["sample/Lamp-2.swift"] == """
                // sample: a stub of entry sample.

                import UIKit

                // Lamp is also declared by the stub of entry sample.
                // The outline has the facts that this entry states.

                """)
    }
}
