/// A table of the types and values built into TypeScript and browsers, for the names used in TypeScript stubs.
enum TypeScriptPlatform {
    static func isType(_ name: String) -> Bool {
        if types.contains(name) { return true }
        guard let first = name.utf8.first, (0x41...0x5A).contains(first) else { return false }
        return ["HTML", "SVG", "CSSStyle", "IDB", "RTC", "WebGL", "Audio", "Media", "MathML"].contains {
            name.hasPrefix($0) && name.count > $0.count
        } && (name.hasSuffix("Element") || name.hasSuffix("ElementTagNameMap") || name.hasSuffix("Collection"))
    }

    /// Whether a name is a built-in type of the language, not open to inheritance.
    static func isPrimitive(_ name: String) -> Bool { types.contains(name) && name.first?.isLowercase == true }

    /// The numbers of generic arguments for the types of the language; types not listed take none.
    static let arities: [String: ClosedRange<Int>] = {
        var arities: [String: ClosedRange<Int>] = ["CustomEvent": 0...1, "ProgressEvent": 0...1]
        let byArity: [(ClosedRange<Int>, String)] = [
            (
                1...1,
                """
                Array ReadonlyArray Set ReadonlySet WeakSet Promise PromiseLike Partial Required Readonly NonNullable
                Parameters ReturnType InstanceType ConstructorParameters Awaited Uppercase Lowercase Capitalize
                Uncapitalize ThisType ArrayLike Iterable IterableIterator AsyncIterable HTMLCollectionOf NodeListOf
                """
            ),
            (2...2, "Map ReadonlyMap WeakMap Record Pick Omit Exclude Extract"),
            (1...3, "Iterator AsyncIterator"), (0...3, "Generator AsyncGenerator"),
        ]
        for (arity, names) in byArity {
            for name in names.split(whereSeparator: \.isWhitespace) { arities[String(name)] = arity }
        }
        return arities
    }()

    /// Whether a name is a value that stubs can name at any time.
    static func isValue(_ name: String) -> Bool { values.contains(name) }

    private static let values: Set<String> = [
        "undefined", "null", "true", "false", "NaN", "Infinity", "Math", "Number", "String", "Boolean", "Array",
        "Object",
        "Map", "Set", "WeakMap", "WeakSet", "Date", "JSON", "Symbol", "Promise", "RegExp", "Error", "URL", "window",
        "document", "navigator", "location", "globalThis", "customElements", "CSS", "Event", "CustomEvent", "BigInt",
        "Intl", "AbortController", "FormData", "Blob", "File",
    ]

    private static let types: Set<String> = Set(
        """
        any unknown never void null undefined string number boolean bigint symbol object true false this
        Array ReadonlyArray Map ReadonlyMap Set ReadonlySet WeakMap WeakSet Promise PromiseLike Record Partial Required
        Readonly Pick Omit Exclude Extract NonNullable Parameters ReturnType InstanceType ConstructorParameters Awaited
        Uppercase Lowercase Capitalize Uncapitalize ThisType Function Object String Number Boolean Symbol BigInt Date
        RegExp Error TypeError RangeError Iterable Iterator IterableIterator AsyncIterable AsyncIterator Generator
        AsyncGenerator ArrayLike ArrayBuffer Uint8Array DataView Intl PropertyKey TemplateStringsArray
        AbortController AbortSignal AddEventListenerOptions Animation AnimationEvent AriaMixin Attr Blob BlobPart Body
        CSSStyleDeclaration CSSStyleSheet CSSRule CanvasRenderingContext2D CharacterData ClipboardEvent Comment
        CustomElementConstructor CustomElementRegistry CustomEvent CustomEventInit DOMException DOMMatrix DOMParser DOMPoint
        DOMRect DOMRectReadOnly DOMStringMap DOMTokenList DataTransfer DataTransferItem DataTransferItemList Document
        DocumentFragment DragEvent Element ElementInternals Event EventInit EventListener EventListenerObject
        EventListenerOrEventListenerObject EventTarget File FileList FileReader FocusEvent FocusOptions FormData
        FormDataEvent GlobalEventHandlers Headers History ImageBitmap InputEvent IntersectionObserver
        IntersectionObserverEntry KeyboardEvent Location MediaQueryList MediaQueryListEvent MouseEvent MutationObserver
        MutationRecord NamedNodeMap Navigator Node NodeList NodeListOf ParentNode PointerEvent ProgressEvent Range Request
        RequestInit ResizeObserver ResizeObserverEntry Response ScrollBehavior ScrollIntoViewOptions ScrollOptions
        ScrollToOptions Selection ShadowRoot ShadowRootInit ShadowRootMode StaticRange Storage StyleSheet SubmitEvent Text
        TextMetrics Touch TouchEvent TouchList TransitionEvent TreeWalker UIEvent URL URLSearchParams ValidityState
        ValidityStateFlags VisualViewport WheelEvent Window HTMLElement SVGElement HTMLCollection HTMLCollectionOf
        HTMLElementTagNameMap HTMLElementEventMap
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
