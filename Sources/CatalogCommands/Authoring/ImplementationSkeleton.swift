import ArgumentParser
import CatalogModel

/// A commented skeleton of an entry's implementation in a framework, for `catalog new --for`: a type with example
/// members in the style of the framework.
enum ImplementationSkeleton: String, CaseIterable {
    case swiftui, uikit, compose, react, web

    /// Returns the skeletons of a list such as `react,SwiftUI`, each once.
    static func list(_ names: String) throws -> [ImplementationSkeleton] {
        var skeletons: [ImplementationSkeleton] = []
        for name in names.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let key = name.filter { !$0.isWhitespace }
            guard let skeleton = ImplementationSkeleton(framework: key) else { throw unknown(key) }
            if !skeletons.contains(skeleton) { skeletons.append(skeleton) }
        }
        return skeletons
    }

    private init?(framework: String) {
        switch WellKnownFramework.folded(framework) {
        case "jetpackcompose": self = .compose
        case "webcomponents", "webcomponent", "customelements", "html": self = .web
        case let key: self.init(rawValue: key)
        }
    }

    private static func unknown(_ name: String) -> ValidationError {
        let all = allCases.map(\.rawValue)
        let meant = suggestion(for: name, among: all).map { "did you mean '\($0)'? Use" } ?? "use"
        return ValidationError("unknown framework '\(name.visible)'; \(meant) one of \(all.joined(separator: ", "))")
    }

    /// Returns the `implementations` of an entry as YAML, indented for the root of the entry.
    static func text(of skeletons: [ImplementationSkeleton], for id: EntryID) -> String {
        let name = id.words.filter { $0 != " " }
        let implementations = skeletons.map { skeleton in
            skeleton.template.replacing("NAME", with: skeleton == .web ? id.elementName : name)
                .split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
        }
        return "\n# Replace the example members; see 'catalog schema entry' for all keys.\nimplementations:\n"
            + implementations.joined()
    }

    private var template: String {
        switch self {
        case .swiftui:
            """
            swiftui:
              # imports: DesignSystem
              types:
                NAME:
                  kind: view
                  generics: "<Content: View>"
                  properties:
                    title: { type: String, required: true, description: The visible label. }
                    # The caller owns the value: @Binding.
                    isOn: { type: Bool, binding: true, required: true, description: Whether the option is on. }
                    onCommit: { type: "(() -> Void)?", default: nil, description: Called after a confirmed change. }
                    # A view builder for views of the caller.
                    content: { type: Content, attributes: "@ViewBuilder", required: true, description: Additional views. }
            """
        case .uikit:
            """
            uikit:
              # imports: DesignSystem
              types:
                NAME:
                  kind: class
                  inherits: UIControl
                  properties:
                    title: { type: "String?", default: nil, description: The visible label. }
                    isOn: { type: Bool, default: false, description: Whether the option is on. }
                    onCommit: { type: "(() -> Void)?", default: nil, description: Called after a confirmed change. }
                  methods:
                    setOn:
                      description: Changes the option, with or without an animation.
                      parameters: { isOn: { label: _, type: Bool }, animated: Bool }
            """
        case .compose:
            """
            compose:
              # imports: com.example.designsystem.NAME
              types:
                NAME:
                  kind: composable
                  properties:
                    title: { type: String, required: true, description: The visible label. }
                    checked: { type: Boolean, required: true, description: Whether the option is on. }
                    onCheckedChange: { type: (Boolean) -> Unit, required: true, description: Called with the new value. }
                    modifier: { type: Modifier, default: Modifier, description: The layout of the component. }
                    # A composable lambda for content of the caller.
                    content: { type: "@Composable () -> Unit", required: true, description: Additional content. }
            """
        case .react:
            """
            react:
              # imports: "{ NAME } from '@example/design-system'"
              types:
                NAME:
                  kind: component
                  properties:
                    label: { type: string, required: true, description: The visible label. }
                    checked: { type: boolean, default: "false", description: Whether the option is on. }
                    children: { type: ReactNode, description: Additional content. }
                  events:
                    # A callback property with its argument.
                    onChange: { payload: boolean, description: Called with the new value. }
            """
        case .web:
            """
            web:
              # imports: "'@example/design-system/NAME.js'"
              types:
                NAME:
                  kind: element
                  properties:
                    label: { type: string, attribute: label, default: "''", description: The visible label. }
                    checked:
                      type: boolean
                      attribute: checked
                      reflects: true
                      default: "false"
                      description: Whether the option is on.
                  events:
                    change: { type: CustomEvent, payload: boolean, bubbles: true, description: The value has changed. }
                  slots:
                    # The default slot has no name.
                    "": { description: Additional content. }
            """
        }
    }
}

extension EntryID {
    /// The id as the name of a custom element, which contains a hyphen.
    fileprivate var elementName: String { rawValue.contains("-") ? rawValue : "x-\(rawValue)" }
}
