import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Anchors")
struct AnchorsTests {
    private func anchors(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws -> Anchors {
        let loaded = await Snippet.load(["a": Snippet.entry("a", text)])
        let registry = try #require(
            loaded.registry, "\(loaded.diagnostics.map(\.testDescription))", sourceLocation: sourceLocation)
        let component = try #require(registry["a"], sourceLocation: sourceLocation)
        return Anchors(namesOf: component)
    }

    private static let member = """
        states: [error]
        anatomy: { box: { parts: [icon] } }
        variants: { size: [small] }
        strings: { a.close: Close }
        implementations:
          uikit:
            types:
              Box:
                properties: { hasError: Bool, onChange: Any }
                initializers: [{}, { parameters: { title: { label: _, type: String } } }]
                methods:
                  show:
                    - { parameters: { item: { label: _, type: Int } } }
                    - { parameters: { item: { label: _, type: "[Int]" } } }
                  "+": { parameters: { l: Box, r: Box } }
                events: [onChange]
                slots: [""]
              Box.Kind: { kind: enum, cases: [top] }
        """

    @Test("An anchor consists of owner and member")
    func rule() async throws {
        let anchors = try await anchors(Self.member)
        func member(_ kind: AnchorTargetKind, _ path: String..., index: Int = 0) -> String? {
            anchors[AnchorTarget(kind, path, in: "uikit", index: index)]
        }
        #expect(anchors[AnchorTarget(.state, ["error"])] == "state--error")
        #expect(anchors[AnchorTarget(.part, ["box", "icon"])] == "part--box-icon")
        #expect(anchors[AnchorTarget(.axisValue, ["size", "small"])] == "variant--size-small")
        #expect(anchors[AnchorTarget(.string, ["a.close"])] == "string--a-close")
        #expect(member(.type, "Box.Kind") == "type--box-kind")
        #expect(member(.enumCase, "Box.Kind", "top") == "box-kind--top")
        #expect(member(.property, "Box", "hasError") == "box--haserror")
        #expect(member(.initializer, "Box", "init") == "box--init")
        #expect(member(.initializer, "Box", "init", index: 1) == "box--init-_")
        #expect(member(.event, "Box", "onChange") == "box--event-onchange")
        #expect(member(.slot, "Box", "") == "box--slot-default")
        #expect(member(.method, "Box", "+") == "box--u2b")
        #expect(member(.method, "Box", "show") == "box--show-_")
        #expect(member(.method, "Box", "show", index: 1) == "box--show-_-int")
    }

    @Test("Anchors are stable when members are added")
    func stability() async throws {
        let before = try await anchors(Self.member)
        let more = Self.member.replacing("[small]", with: "[tiny, small]")
            .replacing("properties: { hasError", with: "properties: { before: Int, show: Int, hasError")
            .replacing("initializers: [{},", with: "initializers: [{}, { parameters: { frame: CGRect } },")
        let after = try await anchors(more)
        for name in ["Box.hasError", "init(_:)", "show(_:)", "Box.Kind.top", "size.small", "error"] {
            #expect(before.named(name) != nil)
            #expect(before.named(name) == after.named(name))
        }
    }

    @Test("Anchors are found by common spellings of a name")
    func names() async throws {
        let anchors = try await anchors(Self.member)
        #expect(anchors.named("hasError") == "box--haserror")
        #expect(anchors.named("Box.hasError") == "box--haserror")
        #expect(anchors.named("show(_:)") == "box--show-_")
        #expect(anchors.named("Kind") == "type--box-kind")
        #expect(anchors.named("box--init") == "box--init")
        // The property comes before its event.
        #expect(anchors.named("onChange") == "box--onchange")
        #expect(anchors.named("nothing") == nil)
    }

    @Test("Anchors contain the implementation if two have the same member")
    func implementations() async throws {
        let anchors = try await anchors(
            "implementations: { uikit: { types: { A: { properties: [x] } } }, compose: { types: { A: { properties: [x] } } } }"
        )
        #expect(anchors[AnchorTarget(.property, ["A", "x"], in: "uikit")] == "a--x")
        #expect(anchors[AnchorTarget(.property, ["A", "x"], in: "compose")] == "compose-a--x")
        #expect(anchors[AnchorTarget(.type, ["A"], in: "compose")] == "compose-type--a")
    }

    @Test("Anchors that are otherwise equal are numbered")
    func numbers() async throws {
        let anchors = try await anchors("states: { a b: {}, a-b: {}, a.b: {} }")
        #expect(anchors[AnchorTarget(.state, ["a b"])] == "state--a-b")
        #expect(anchors[AnchorTarget(.state, ["a-b"])] == "state--a-b-2")
        #expect(anchors[AnchorTarget(.state, ["a.b"])] == "state--a-b-3")
    }
}

extension AnchorTarget {
    /// By the names from the outermost owner to its own.
    fileprivate init(_ kind: AnchorTargetKind, _ path: [String], in implementation: String? = nil, index: Int = 0) {
        self.init(kind, name: path.last ?? "", of: path.dropLast(), in: implementation, index: index)
    }
}
