import CatalogModel
import CatalogTestSupport
import Testing

/// Swift stubs to the letter.
@Suite("A Swift stub")
struct SwiftStubTests {
    @Test("A Swift stub of a view has its values, bindings, slots and inner types")
    func view() async throws {
        let stubs = try await Stubs(
            of: """
                states: { busy: { when: isBusy = true, visuals: Dimmed. } }
                variants: { size: { default: small, values: { small: Fits in a row., large: {} } } }
                implementations:
                  swiftui:
                    imports: Lamps
                    platforms: { iOS: 17.0, macOS: 14 }
                    types:
                      DS.Lamp:
                        kind: view
                        generics: "<Shade: View>"
                        since: 1.2.0
                        description: Gives light.
                        properties:
                          isOn: { type: Binding<Bool>, binding: true, description: Whether it is on. }
                          power: { type: Int, default: 60, readOnly: true, limits: { minimum: 5, maximum: 100 } }
                          tone: { type: Tone, required: true, values: { warm: Like a fire. } }
                        initializers:
                          - description: Makes a lamp.
                            parameters:
                              title: { label: _, type: String, description: Its name. }
                              isOn: { type: Bool, binding: true }
                              shade: { label: in, type: () -> Shade }
                        events: { flicker: { payload: Int, description: It flickered. } }
                        slots: { shade: What dims the light., "": {} }
                      DS.Lamp.Tone: { kind: enum, raw: String, conforms: Sendable, cases: { warm: {}, default: { raw: d } } }
                """)
        #expect(stubs.diagnostics == [])
        #expect(
            stubs.files(of: "swiftui") == [
                "sample/DS.Lamp.swift": """
                // sample: a stub of entry sample.

                import SwiftUI

                extension DS {
                    /// Gives light.
                    ///
                    /// - Since: 1.2.0
                    @available(iOS 17.0, macOS 14, *)
                    public struct Lamp<Shade: View>: View {
                        /// Whether it is on.
                        @Binding public var isOn: Bool

                        /// - Limits: 5 to 100
                        public private(set) var power: Int = 60

                        /// ## Values
                        ///
                        /// - `warm`: Like a fire.
                        public var tone: Tone = .warm  // TODO: Set the initial value.

                        /// It flickered.
                        public var flicker: ((Int) -> Void)?

                        public var content: AnyView?

                        private let title: String

                        private let shade: Shade

                        /// Makes a lamp.
                        ///
                        /// - Parameters:
                        ///   - title: Its name.
                        ///   - isOn: Whether it is on.
                        ///   - shade: What dims the light.
                        public init(_ title: String, isOn: Binding<Bool>, @ViewBuilder in shade: () -> Shade) {
                            self._isOn = isOn
                            self.title = title
                            self.shade = shade()
                        }

                        public var body: some View {
                            // TODO: Implement the view with the states 'busy'.
                            EmptyView()
                        }

                        public enum Tone: String, Sendable {
                            case warm

                            case `default` = "d"
                        }
                    }
                }

                @available(iOS 17.0, macOS 14, *)
                #Preview("sample") {
                    DS.Lamp("sample", isOn: .constant(true), in: { Text("sample") })
                }

                """
            ])
    }

    @Test("A Swift stub of a class has overloads, effects, conditions and required members")
    func methods() async throws {
        let stubs = try await Stubs(
            of: """
                implementations:
                  uikit:
                    types:
                      Lamp:
                        kind: class
                        inherits: UIControl
                        conforms: [Dimmable, { name: Equatable, where: "Shade: Equatable" }]
                        properties:
                          isOn: { type: Bool, deprecated: { message: 'Ask "power".', since: 2.0, replacements: power } }
                          power: { type: "Int?" }
                          maximum: { type: Int, static: true, readOnly: true }
                          glow: { type: CGFloat, visibility: internal, default: 0.5 }
                        initializers:
                          - {}
                          - { failable: true, parameters: { in: { label: in, type: String } } }
                        methods:
                          dim:
                            - description: Makes it darker.
                              async: true
                              throws: { type: LampError, description: It is off. }
                              returns: { type: Int, description: What is left. }
                              parameters: { steps: { label: by, type: Int, variadic: true } }
                            - { generics: "<S: Sequence>", where: S.Element == Int, parameters: { all: S } }
                          repeat: { static: true, throws: any Error }
                          subscript: { parameters: { index: Int }, returns: Bool }
                          ==: { parameters: { lhs: Lamp, rhs: Lamp }, returns: Bool }
                          flash: { declaration: "@MainActor func flash() async", async: true }
                """)
        #expect(stubs.diagnostics == [])
        #expect(
            stubs.files(of: "uikit") == [
                "sample/Lamp.swift": """
                // sample: a stub of entry sample.

                import UIKit

                /// A test.
                public class Lamp: UIControl, Dimmable {
                    @available(*, deprecated, message: "Ask \\"power\\". Deprecated since 2.0. Use power instead.")
                    public var isOn: Bool = false  // TODO: Set the initial value.

                    public var power: Int?

                    public static var maximum: Int { fatalError("not implemented") }

                    var glow: CGFloat = 0.5

                    public init() {
                        super.init(frame: .zero)
                    }

                    public init?(`in`: String) {
                        super.init(frame: .zero)
                    }

                    @available(*, unavailable)
                    public required init?(coder: NSCoder) {
                        fatalError("init(coder:) has not been implemented")
                    }

                    /// Makes it darker.
                    ///
                    /// - Returns: What is left.
                    /// - Throws: It is off.
                    public func dim(by steps: Int...) async throws(LampError) -> Int {
                        fatalError("not implemented")
                    }

                    public func dim<S: Sequence>(all: S) where S.Element == Int {
                        // TODO: Implement the function.
                    }

                    public static func `repeat`() throws {
                        // TODO: Implement the function.
                    }

                    public subscript(index: Int) -> Bool {
                        fatalError("not implemented")
                    }

                    public static func == (lhs: Lamp, rhs: Lamp) -> Bool {
                        fatalError("not implemented")
                    }

                    @MainActor public func flash() async {
                        fatalError("not implemented")
                    }
                }

                extension Lamp: Equatable where Shade: Equatable {}

                """
            ])
    }

    @Test("A Swift stub has protocols, cases with values, type aliases and free functions")
    func otherTypes() async throws {
        let stubs = try await Stubs(
            of: """
                implementations:
                  swiftui:
                    functions: { makeLamp: { returns: Lamp, parameters: { size: Int } } }
                    types:
                      Source:
                        kind: protocol
                        generics: <Light>
                        properties: { light: { type: Light, readOnly: true }, tone: Int }
                        methods: { shine: { hasDefault: true, mutating: true }, "+": { parameters: { a: Source, b: Int } } }
                      Source.Light: { kind: associatedtype, conforms: Sendable }
                      LampError:
                        kind: enum
                        conforms: Error
                        cases:
                          off: { parameters: { _: { label: _, type: Int }, code: { type: Int, default: 0, description: A number. } } }
                          "tone[1..2]": A tone.
                      Style: { kind: typealias, generics: <Target>, definition: (Target) -> Void }
                """)
        #expect(stubs.diagnostics == [])
        let files = stubs.files(of: "swiftui")
        #expect(
            files["sample/Source.swift"] == """
                // sample: a stub of entry sample.

                import SwiftUI

                /// A test.
                public protocol Source<Light> {
                    var light: Light { get }

                    var tone: Int { get set }

                    /// - Requirement: has a default implementation
                    mutating func shine()

                    static func + (a: Source, b: Int)

                    associatedtype Light: Sendable
                }

                public func makeLamp(size: Int) -> Lamp {
                    fatalError("not implemented")
                }

                """)
        #expect(
            files["sample/LampError.swift"] == """
                // sample: a stub of entry sample.

                import SwiftUI

                public enum LampError: Error {
                    /// - Parameters:
                    ///   - code: A number.
                    case off(Int, code: Int = 0)

                    /// A tone.
                    case tone1

                    /// A tone.
                    case tone2
                }

                """)
        #expect(
            files["sample/Style.swift"] == """
                // sample: a stub of entry sample.

                import SwiftUI

                public typealias Style<Target> = (Target) -> Void

                """)
    }

    @Test("A Swift stub refers to types declared elsewhere and declares types nested in them")
    func elsewhere() async throws {
        let registry = try await Catalogs.registry([
            "lamp":
                "id: lamp\ntitle: Lamp\nsummary: A test.\nimplementations: { uikit: { types: { Lamp: { kind: class } } } }",
            "sample": Snippet.entry(
                "sample",
                """
                implementations:
                  uikit:
                    types:
                      Lamp: { from: lamp }
                      UIView: { external: true, kind: class }
                      UIView.Glow: { kind: struct }
                """),
        ])
        let files = Stubs(registry, options: ["targets": "uikit", "header": ["One", "Two"]]).files(of: "uikit")
        #expect(files.keys.sorted() == ["lamp/Lamp.swift", "sample/UIView.swift"])
        #expect(
            files["lamp/Lamp.swift"] == """
                // Lamp: a stub of entry lamp.
                // One
                // Two

                import UIKit

                /// A test.
                public class Lamp {
                }

                """)
        #expect(
            files["sample/UIView.swift"]?.hasSuffix(
                """
                // UIView belongs to the platform and is not declared here.
                // The outline has the facts that this entry states.

                extension UIView {
                    public struct Glow {
                    }
                }

                """) == true)
    }
}
