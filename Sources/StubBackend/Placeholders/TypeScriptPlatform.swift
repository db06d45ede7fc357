/// A table of the types and values built into TypeScript and browsers, for the names used in TypeScript stubs.
enum TypeScriptPlatform {
    static func isType(_ name: String) -> Bool { types.contains(name) || isElement(name) }

    /// Whether a name is the class of an element of HTML or SVG.
    private static func isElement(_ name: String) -> Bool {
        guard name.hasSuffix("Element") else { return false }
        if name.hasPrefix("HTML") { return htmlElements.contains(String(name.dropFirst(4).dropLast(7))) }
        return name.hasPrefix("SVG") && svgElements.contains(String(name.dropFirst(3).dropLast(7)))
    }

    /// Whether a class can inherit from a type of the platform: a type that is a class there.
    static func isClass(_ name: String) -> Bool { classes.contains(name) || isElement(name) }

    /// Whether a stub that declares a class of this name would hide what stubs use of the platform.
    static func isReserved(_ name: String) -> Bool {
        name == "HTMLElement" || name == "Function" || arities[name] != nil || values.contains(name)
    }

    /// Whether a name is a built-in type of the language, not open to inheritance.
    static func isPrimitive(_ name: String) -> Bool { types.contains(name) && name.first?.isLowercase == true }

    /// The numbers of generic arguments for the types of the language; types not listed take none.
    static let arities: [String: ClosedRange<Int>] = {
        var arities: [String: ClosedRange<Int>] = [
            "CustomEvent": 0...1, "ProgressEvent": 0...1, "CustomEventInit": 0...1,
        ]
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
        AbortController AbortSignal AddEventListenerOptions Animation AnimationEvent ARIAMixin Attr Blob BlobPart Body
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
        HTMLAllCollection HTMLElementTagNameMap HTMLElementEventMap HTMLFormControlsCollection HTMLOptionsCollection
        HTMLOrSVGElement MathMLElement SVGElementTagNameMap
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Types of the platform that are classes.
    private static let classes = words(
        """
        Array Map Set WeakMap WeakSet Promise Function Object String Number Boolean Date RegExp Error TypeError
        RangeError ArrayBuffer Uint8Array DataView AbortController AbortSignal Animation AnimationEvent Attr Blob
        CSSStyleDeclaration CSSStyleSheet CSSRule CanvasRenderingContext2D CharacterData ClipboardEvent Comment
        CustomElementRegistry CustomEvent DOMException DOMMatrix DOMParser DOMPoint DOMRect DOMRectReadOnly
        DOMStringMap DOMTokenList DataTransfer DataTransferItem DataTransferItemList Document DocumentFragment
        DragEvent Element ElementInternals Event EventTarget File FileList FileReader FocusEvent FormData
        FormDataEvent Headers History ImageBitmap InputEvent IntersectionObserver IntersectionObserverEntry
        KeyboardEvent Location MediaQueryList MediaQueryListEvent MouseEvent MutationObserver MutationRecord
        NamedNodeMap Navigator Node NodeList PointerEvent ProgressEvent Range Request ResizeObserver
        ResizeObserverEntry Response Selection ShadowRoot StaticRange Storage StyleSheet SubmitEvent Text TextMetrics
        Touch TouchEvent TouchList TransitionEvent TreeWalker UIEvent URL URLSearchParams ValidityState VisualViewport
        WheelEvent Window HTMLElement SVGElement HTMLCollection
        """)

    /// Names between `HTML` and `Element`.
    private static let htmlElements = words(
        """
        Anchor Area Audio BR Base Body Button Canvas DList Data DataList Details Dialog Directory Div Embed FieldSet
        Font Form Frame FrameSet HR Head Heading Html IFrame Image Input LI Label Legend Link Map Marquee Media Menu
        Meta Meter Mod OList Object OptGroup Option Output Paragraph Param Picture Pre Progress Quote Script Select
        Slot Source Span Style TableCaption TableCell TableCol TableDataCell Table TableHeaderCell TableRow
        TableSection Template TextArea Time Title Track UList Unknown Video
        """)

    /// Names between `SVG` and `Element`.
    private static let svgElements = words(
        """
        A Animate AnimateMotion AnimateTransform Animation Circle ClipPath ComponentTransferFunction Defs Desc Ellipse
        FEBlend FEColorMatrix FEComponentTransfer FEComposite FEConvolveMatrix FEDiffuseLighting FEDisplacementMap
        FEDistantLight FEDropShadow FEFlood FEFuncA FEFuncB FEFuncG FEFuncR FEGaussianBlur FEImage FEMerge FEMergeNode
        FEMorphology FEOffset FEPointLight FESpecularLighting FESpotLight FETile FETurbulence Filter ForeignObject G
        Geometry Gradient Graphics Image Line LinearGradient MPath Marker Mask Metadata Path Pattern Polygon Polyline
        RadialGradient Rect SVG Script Set Stop Style Switch Symbol TSpan TextContent Text TextPath TextPositioning
        Title Use View
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
