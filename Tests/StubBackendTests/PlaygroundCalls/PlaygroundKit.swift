import CatalogTestSupport

/// An entry with members that are hard to write in the code of each language.
enum PlaygroundKit {
    static let entry = Snippet.entry(
        "panel",
        """
        implementations:
          swiftui:
            types:
              Kit.Panel:
                kind: view
                initializers:
                  - parameters:
                      title: { label: _, type: String, required: true }
                      text: { type: String, binding: true, required: true }
                      count: { label: of, type: Int, default: 1 }
                      ratio: { type: Double, required: true }
                      tone: { type: Tone, default: .calm }
                      mark: { type: Kit.Mark, required: true }
                      limit: { type: "Int?" }
                      accepts: { type: "(Int, Bool) -> Bool", required: true }
                      action: { type: "() -> Void", required: true }
                properties: { isLoud: { type: Bool } }
              Kit.Panel.Tone: { kind: enum, cases: [calm, "shade[1..9]", default, loud] }
              Kit.Mark: { kind: struct, properties: { width: { type: Int, required: true } } }
          uikit:
            types:
              Switch:
                kind: class
                inherits: UIView
                initializers: [{ parameters: { style: { type: Style } } }, { parameters: {} }]
                properties: { count: { type: Int }, label: { type: "String?" } }
          compose:
            types:
              Panel:
                kind: composable
                initializers:
                  - parameters:
                      title: { type: String, required: true }
                      count: { type: Long, required: true }
                      ratio: { type: Double, required: true }
                      share: { type: Float, default: 0.5f }
                      width: { type: Dp, default: 8.dp }
                      painter: { type: Painter, required: true }
                      onMove: { type: "(Int, Int) -> Unit", required: true }
                      content: { type: "@Composable () -> Unit", required: true }
          react:
            types:
              Panel:
                kind: component
                properties:
                  title: { type: string, required: true }
                  count: { type: number, default: 12 }
                  tone: { type: "'calm' | 'loud'", required: true }
                  isLoud: { type: boolean }
                  item: { type: Item, required: true }
                  onMove: { type: "(by: number) => void", required: true }
                  children: { type: ReactNode, required: true }
              Item: { kind: interface, properties: { id: { type: string, required: true } } }
          angular:
            types:
              kit-panel:
                kind: component
                properties: { count: { type: number }, panelTitle: { type: string }, isLoud: { type: boolean } }
        """)
}
