/// A table of names for React code in stubs: React's types with the number of generic arguments, components such as
/// `Fragment`, HTML elements, and CSS properties with lengths as values.
enum ReactTypes {
    /// Returns the number of generic arguments of a type; nil for a name outside React.
    static func arity(of name: String) -> ClosedRange<Int>? {
        if let arity = arities[name] { return arity }
        if name.hasSuffix("HTMLAttributes") { return attributed.contains(String(name.dropLast(14))) ? 1...1 : nil }
        return name.hasSuffix("EventHandler") && events.contains(String(name.dropLast(12))) ? 0...1 : nil
    }

    /// Beginnings of the names with `HTMLAttributes` and with `EventHandler`.
    private static let attributed = words(
        """
        All Anchor Area Audio Base Blockquote Button Canvas Col Colgroup Data Del Details Dialog Embed Fieldset Form
        Html Iframe Img Input Ins Label Li Link Map Media Menu Meta Meter Object Ol Optgroup Option Output Param
        Progress Quote Script Select Slot Source Style Table Td Textarea Th Time Track Video
        """
    ).union([""])

    private static let events = words(
        """
        Animation Change Clipboard Composition Drag Focus Form Keyboard Mouse Pointer React Touch Transition UI Wheel
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Whether a bare name is a type of React: a name also declared by browsers is theirs.
    static func isAlone(_ name: String) -> Bool {
        arity(of: name) != nil && !TypeScriptPlatform.isType(name)
    }

    /// Values from which components can be made.
    static let elements: Set<String> = ["Fragment", "StrictMode", "Suspense"]

    /// Whether a name is a type of content that can be shown.
    static func isNode(_ name: String) -> Bool { nodes.contains(name) }

    private static let nodes: Set<String> = [
        "ReactNode", "React.ReactNode", "ReactElement", "React.ReactElement", "ReactPortal", "React.ReactPortal",
        "JSX.Element", "React.JSX.Element",
    ]

    private static let arities: [String: ClosedRange<Int>] = {
        var arities: [String: ClosedRange<Int>] = [:]
        for (arity, names) in byArity {
            for name in names.split(whereSeparator: \.isWhitespace) { arities[String(name)] = arity }
        }
        return arities
    }()

    private static let byArity: [(ClosedRange<Int>, String)] = [
        (
            0...0,
            """
            AnyActionArg AriaAttributes AriaRole Attributes CSSProperties DependencyList DispatchWithoutAction
            EffectCallback ErrorInfo HTMLAttributeAnchorTarget HTMLAttributeReferrerPolicy HTMLInputTypeAttribute Key
            ProfilerOnRenderCallback ProfilerProps ReactNode ReactPortal SuspenseProps Touch TouchList
            TransitionFunction TransitionStartFunction
            """
        ),
        (
            0...1,
            """
            AnimationEvent ChangeEvent ClipboardEvent ComponentType CompositionEvent DragEvent ExoticComponent FC
            FormEvent FunctionComponent InvalidEvent KeyboardEvent NamedExoticComponent PointerEvent PropsWithChildren
            ToggleEvent TouchEvent TransitionEvent WheelEvent
            """
        ),
        (0...2, "ComponentClass ElementType FocusEvent MouseEvent ReactElement SyntheticEvent UIEvent"),
        (0...3, "BaseSyntheticEvent Component PureComponent"),
        (
            1...1,
            """
            ActionDispatch ClassAttributes ComponentProps ComponentPropsWithRef ComponentPropsWithoutRef ComponentRef
            Consumer ConsumerProps Context DOMAttributes Dispatch ElementRef EventHandler ForwardRefExoticComponent
            ForwardedRef FunctionComponentElement HTMLProps JSXElementConstructor LazyExoticComponent LegacyRef
            MemoExoticComponent MutableRefObject PropsWithRef PropsWithoutRef Provider ProviderProps ReducerAction
            ReducerState ReducerWithoutAction Ref RefAttributes RefCallback RefObject SVGAttributes SVGProps
            SetStateAction Usable
            """
        ),
        (1...2, "ForwardRefRenderFunction"),
        (2...2, "DetailedHTMLProps Reducer"),
    ]

    /// Whether a number or a text can be the value of a property of style sheets, as in `React.CSSProperties['width']`.
    static func isLength(_ type: String) -> Bool {
        guard type.hasPrefix("React.CSSProperties[") || type.hasPrefix("CSSProperties["), type.hasSuffix("]") else {
            return false
        }
        return lengths.contains(String(type.dropLast(2).drop { $0 != "[" }.dropFirst(2)))
    }

    private static let lengths = words(
        "borderRadius bottom gap height left margin maxHeight maxWidth minHeight minWidth padding right top width")

    /// Whether a name is an element of HTML that a text can name in the place of a component.
    static func isElement(_ name: String) -> Bool { htmlElements.contains(name) }

    private static let htmlElements = words(
        """
        a abbr address article aside audio b blockquote button canvas caption cite code dd del details dfn dialog div dl
        dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label legend
        li main map mark menu meter nav ol optgroup option output p picture pre progress q s samp search section select
        slot small span strong sub summary sup svg table tbody td template textarea tfoot th thead time tr u ul var video
        """)
}
