/// A table of the types of TypeScript, browsers and React in converted types, used without a placeholder.
enum ConvertedReactTypes {
    static func contains(_ name: String) -> Bool { types.contains(name) }

    /// Types visible to every file in TypeScript, and the types imported by stubs from React.
    private static let types: Set<String> = [
        "any", "unknown", "never", "void", "null", "undefined", "string", "number", "boolean", "bigint", "symbol",
        "object", "Array", "ReadonlyArray", "Map", "Set", "Record", "Partial", "Required", "Readonly", "Pick", "Omit",
        "Promise", "Date", "Error", "RegExp", "Function", "Iterable", "Event", "CustomEvent", "MouseEvent",
        "KeyboardEvent", "FocusEvent", "InputEvent", "PointerEvent", "SubmitEvent", "TouchEvent", "Element", "Node",
        "HTMLElement", "HTMLAnchorElement", "HTMLButtonElement", "HTMLDivElement", "HTMLDialogElement",
        "HTMLFormElement", "HTMLImageElement", "HTMLInputElement", "HTMLLabelElement", "HTMLOptionElement",
        "HTMLProgressElement", "HTMLSelectElement", "HTMLSpanElement", "HTMLTextAreaElement", "SVGElement", "DOMRect",
        "DocumentFragment", "Document", "Window", "File", "FileList", "FormData", "Blob", "MediaQueryList", "URL",
        "ValidityState", "IntersectionObserver", "MutationObserver", "ResizeObserver", "AbortController", "AbortSignal",
        "ReactNode", "CSSProperties", "ReactElement",
    ]

    /// Names imported from React.
    static let imports: Set<String> = ["ReactNode", "ReactElement", "CSSProperties"]
}
