import CatalogModel
import CatalogTestSupport
import Testing

@testable import HTMLBackend

@Suite("A playground")
struct PlaygroundTests {
    /// The data of the playground on the page of an entry; nil without one.
    private func data(_ rest: String) async throws -> String? {
        let site = await RenderedSite(
            try JudgedRegistries.require(await Snippet.load(["button": Snippet.entry("button", rest)])))
        let page = try #require(site.pages["components/button.html"])
        guard let start = page.range(of: " data-play=\"") else { return nil }
        return String(page[start.upperBound...].prefix { $0 != "\"" }).replacing("&quot;", with: "\"")
    }

    @Test("A playground has a control for each member with a choice of values, and a call for each language")
    func calls() async throws {
        let data = try await data(
            """
            implementations:
              swiftui:
                types:
                  Button:
                    kind: struct
                    initializers:
                      - parameters:
                          title: { label: _, type: String, required: true }
                          size: { type: Button.Size, default: .large }
                          action: { type: "() -> Void", required: true }
                    properties:
                      isEnabled: { type: Bool, default: true }
                  Button.Size: { kind: enum, cases: [small, large] }
              react:
                types:
                  Button:
                    properties:
                      size: { type: "'small' | 'large'", default: "'large'" }
                      count: { type: number, limits: { minimum: 1, maximum: 9 } }
            """)
        let controls = """
            "controls":[{"title":"title","kind":"text","start":"button","values":[],"bounds":["","","",""]},\
            {"title":"size","kind":"choice","start":"large","values":["small","large"],"bounds":["","","",""]},\
            {"title":"isEnabled","kind":"flag","start":"true","values":[],"bounds":["","","",""]},\
            {"title":"count","kind":"number","start":"","values":[],"bounds":["1","9","",""]}]
            """
        #expect(data?.contains(controls) == true)
        let swift = """
            {"title":"SwiftUI","form":"swift","type":"Button","language":"swift","variable":"var button",\
            "arguments":[\
            ["",0,"\\"\\"","\\"","\\"",true,false],["size",1,".small",".","",false,false],\
            ["action",-1,"{ }","","",true,false],["isEnabled",2,"false","","",false,true]]}
            """
        #expect(data?.contains(swift) == true)
        let react = """
            {"title":"React","form":"jsx","type":"Button","language":"tsx","variable":"var button",\
            "arguments":[\
            ["size",1,"\\"small\\"","\\"","\\"",false,false],["count",3,"0","","",false,false]]}
            """
        #expect(data?.replacing("&#39;", with: "'").contains(react) == true)
    }

    @Test("A playground writes a constant for a SwiftUI binding")
    func bindings() async throws {
        let data = try await data(
            """
            implementations:
              swiftui: { types: { Button: { properties: { value: { type: Double, binding: true, required: true } } } } }
            """)
        #expect(data?.contains("[\"value\",0,\".constant(0.0)\",\".constant(\",\")\",true,false]") == true)
    }

    @Test("A playground writes a value for each required argument without a control")
    func placeholders() async throws {
        let data = try await data(
            """
            implementations:
              swiftui:
                types:
                  Button:
                    initializers:
                      - parameters:
                          title: { label: _, type: String, required: true }
                          action: { type: "@escaping () -> Void", required: true }
                          accepts: { type: "(Int, Bool) -> Bool", required: true }
                          items: { type: "[String]", required: true }
                          icon: { type: "Image?", required: true }
                          item: { type: Item, required: true }
                          currency: { either: [String, Binding<String>], required: true }
              compose:
                functions:
                  Button:
                    - parameters:
                        text: { type: String, required: true }
                        onMove: { type: "(Int, Int) -> Unit", required: true }
                        content: { type: "@Composable RowScope.() -> Unit", required: true }
              react:
                types:
                  ButtonProps:
                    properties:
                      label: { type: string, required: true }
                      onPress: { type: "(event: PressEvent) => void", required: true }
                      items: { type: "string[]", required: true }
                      icon: { type: ReactNode, required: true }
            """)
        let arguments = [
            ("action", "{ }"), ("accepts", "{ _, _ in false }"), ("items", "[]"), ("icon", "nil"),
            ("item", "item"), ("currency", "\\\"\\\""),
            ("onMove", "{ _, _ -&gt; }"), ("content", "{}"), ("onPress", "() =&gt; {}"), ("icon", "null"),
        ]
        for (name, code) in arguments {
            #expect(data?.contains("[\"\(name)\",-1,\"\(code)\",\"\",\"\",true,false]") == true, "\(name)")
        }
        #expect(data?.contains("{\"title\":\"React\",\"form\":\"jsx\",\"type\":\"Button\"") == true)
    }

    @Test("A playground offers values with a name in code, whole steps for integers, and all required arguments")
    func facts() async throws {
        let data = try await data(
            """
            implementations:
              uikit:
                types:
                  Switch:
                    kind: class
                    initializers:
                      - parameters: { style: { type: Style }, look: { type: Switch.Look, default: .plain } }
                    properties: { lines: { type: Int }, look: { type: Switch.Look } }
                  Switch.Look: { kind: enum, cases: ["shade[1..9]", plain, bold] }
              custom: { language: swift, types: { Plain: { properties: { isOn: { type: Bool } } } } }
            """)
        let controls = """
            {"title":"look","kind":"choice","start":"plain","values":["plain","bold"],"bounds":["","","",""]},\
            {"title":"lines","kind":"number","start":"","values":[],"bounds":["","","1",""]}]
            """
        #expect(data?.contains(controls) == true)
        let calls = """
            "calls":[{"title":"UIKit","form":"swift","type":"Switch","language":"swift","variable":"let component",\
            "arguments":[["style",-1,"style","","",true,false],["look",0,".plain",".","",false,false],\
            ["lines",1,"0","","",false,true]]}]
            """
        #expect(data?.contains(calls) == true)
    }

    @Test("A playground contains the combinations that are not allowed")
    func exclusions() async throws {
        let data = try await data(
            """
            variants: { style: { values: [filled, link] } }
            states: { loading: Something goes on. }
            exclusions: { combination: { style: link, state: loading } }
            implementations:
              web: { types: { ds-button: { kind: element, properties: { disabled: { type: boolean } } } } }
            """)
        #expect(data?.contains("\"exclusions\":[[[1,[\"link\"]],[2,[\"loading\"]]]]") == true)
        #expect(data?.contains("\"form\":\"html\",\"type\":\"ds-button\"") == true)
    }

    @Test("A page without choices has no playground")
    func none() async throws {
        #expect(try await data("implementations: { swiftui: { types: { Button: { kind: struct } } } }") == nil)
    }
}
