import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Members that differ between implementations")
struct UnevenMemberTests {
    private func findings(_ implementations: String) async -> [String] {
        await Snippet.load(
            ["box": Snippet.entry("box", "implementations:\n\(implementations)")],
            catalog: "format: 1\nname: Test\nrules: { uneven-members: note }"
        ).diagnostics.map { "«\($0.range?.sourceText ?? "")» \($0.message)" }
    }

    @Test("A member is reported once, with all implementations that lack it")
    func lacking() async {
        let found = await findings(
            """
              swiftui: { types: { Box: { kind: view, properties: { title: String, depth: Int } } } }
              uikit: { types: { Box: { kind: class, properties: { title: String, depth: Int } } } }
              compose: { types: { Box: { kind: composable, properties: { title: String } } } }
              react: { types: { Box: { kind: component, properties: { title: string } } } }
            """)
        #expect(
            found == [
                "«depth» 'compose' and 'react' have no member like 'depth' of 'swiftui'; add one, or accept the difference with a reason"
            ])
    }

    @Test("The counterpart of a member on another platform is not a difference")
    func counterparts() async {
        let found = await findings(
            """
              swiftui:
                types:
                  Box: { kind: view, properties: { isOpen: Bool, title: String }, slots: { content: What it holds. } }
              react:
                types:
                  Box: { kind: component, properties: { open: boolean, heading: { type: string, is: title }, children: ReactNode } }
              web: { package: not-written-yet }
            properties: { title: { description: Heads the box. } }
            """)
        #expect(found == [])
    }
}
