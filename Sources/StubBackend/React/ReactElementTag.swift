import CatalogModel
import SourceCode

/// The element of HTML that a component is made of in a stub for React, by the role for assistive technology.
struct ReactElementTag {
    let name: String
    /// The class of the element, for a `ref`.
    let type: String
    /// Whether the element has no content.
    let isVoid: Bool
    /// Attributes that make the element what the role says.
    let attributes: [String]

    /// Whether the element has a property of a parameter's name that takes all values of the parameter.
    func takes(_ parameter: ComponentParameter) -> Bool {
        switch parameter.type.understood {
        case .name("boolean"):
            ["button", "input"].contains(name) && parameter.name == "disabled"
                || name == "input" && ["checked", "required"].contains(parameter.name)
        case .function(let function):
            // Who wants nothing of the event can listen to it.
            hears(parameter.name) && function.result == .name("void")
                && (function.parameters.isEmpty || isEvent(function.parameters))
        default: false
        }
    }

    /// Whether a listener hears of events that users cause on the element itself.
    private func hears(_ listener: String) -> Bool {
        ["onBlur", "onClick", "onFocus", "onKeyDown", "onKeyUp", "onMouseEnter", "onMouseLeave"].contains(listener)
            || name == "dialog" && ["onCancel", "onClose"].contains(listener)
    }

    private func isEvent(_ parameters: [TypeExpression.Element]) -> Bool {
        guard parameters.count == 1, case .generic(let event, let arguments) = parameters[0].type.understood else {
            return false
        }
        return event.hasPrefix("React.") && event.hasSuffix("Event") && arguments == [.name(type)]
    }

    static let div = ReactElementTag(name: "div", type: "HTMLDivElement", isVoid: false, attributes: [])

    /// Returns the element for a component.
    ///
    /// - Parameters:
    ///   - role: The role of WAI-ARIA; nil where the entry states none.
    ///   - hasContent: Whether the component shows content that callers give.
    /// - Returns: The element that has the role, else a `div` with the role.
    static func of(_ role: String?, hasContent: Bool) -> ReactElementTag {
        guard let role else { return div }
        if let native = native[role], !(native.isVoid && hasContent) { return native }
        return ReactElementTag(name: "div", type: div.type, isVoid: false, attributes: ["role=\"\(role)\""])
    }

    private static let native: [String: ReactElementTag] = [
        "button": element("button", "HTMLButtonElement", attributes: ["type=\"button\""]),
        "tab": element("button", "HTMLButtonElement", attributes: ["type=\"button\"", "role=\"tab\""]),
        "link": element("a", "HTMLAnchorElement"),
        "dialog": element("dialog", "HTMLDialogElement"),
        "table": element("table", "HTMLTableElement"),
        "list": element("ul", "HTMLUListElement"),
        "listitem": element("li", "HTMLLIElement"),
        "navigation": element("nav", "HTMLElement"),
        "article": element("article", "HTMLElement"),
        "checkbox": input("checkbox"), "radio": input("radio"), "slider": input("range"),
        "searchbox": input("search"), "textbox": input("text"),
        "switch": element(
            "input", "HTMLInputElement", isVoid: true, attributes: ["type=\"checkbox\"", "role=\"switch\""]),
    ]

    private static func element(
        _ name: String, _ type: String, isVoid: Bool = false, attributes: [String] = []
    ) -> ReactElementTag {
        ReactElementTag(name: name, type: type, isVoid: isVoid, attributes: attributes)
    }

    private static func input(_ type: String) -> ReactElementTag {
        element("input", "HTMLInputElement", isVoid: true, attributes: ["type=\"\(type)\""])
    }
}

/// A table of the props that React's elements have, so that a component's own props replace those of one name.
enum ReactElementProps {
    /// Whether some element has a prop with a name.
    static func contains(_ name: String) -> Bool {
        name.hasPrefix("aria-") || names.contains(name) || isListener(name)
    }

    /// Whether a name is that of a listener to an event of elements.
    static func isListener(_ name: String) -> Bool {
        guard name.hasPrefix("on") else { return false }
        let event = name.hasSuffix("Capture") ? String(name.dropLast(7)) : name
        return events.contains(String(event.dropFirst(2)))
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let names = words(
        """
        about accept acceptCharset accessKey action align allowFullScreen allowTransparency alt as async autoCapitalize
        autoComplete autoCorrect autoFocus autoPlay autoSave bgcolor border capture cellPadding cellSpacing challenge
        charSet checked children cite className classID colSpan color cols content contentEditable contextMenu controls
        controlsList coords crossOrigin dangerouslySetInnerHTML data datatype dateTime default defaultChecked
        defaultValue defer dir disabled disablePictureInPicture download draggable encType enterKeyHint exportparts
        fetchPriority form formAction formEncType formMethod formNoValidate formTarget frame frameBorder headers height
        hidden high href hrefLang htmlFor httpEquiv id imageSizes imageSrcSet inert inlist inputMode integrity is
        itemID itemProp itemRef itemScope itemType key keyParams keyType kind label lang list loading loop low manifest
        marginHeight marginWidth max maxLength media mediaGroup method min minLength multiple muted name noModule
        noValidate nonce open optimum part pattern ping placeholder playsInline popover poster prefix preload property
        radioGroup readOnly ref referrerPolicy rel required resource results rev reversed role rowSpan rows rules
        sandbox scope scoped scrolling seamless security selected shape size sizes slot span spellCheck src srcDoc
        srcLang srcSet start step style suppressContentEditableWarning suppressHydrationWarning summary tabIndex target
        title translate type typeof unselectable useMap vAlign valign value vocab width wmode wrap
        """)

    private static let events = words(
        """
        Abort AnimationEnd AnimationIteration AnimationStart AuxClick BeforeInput BeforeToggle Blur CanPlay
        CanPlayThrough Cancel Change Click Close CompositionEnd CompositionStart CompositionUpdate ContextMenu Copy Cut
        DoubleClick Drag DragEnd DragEnter DragExit DragLeave DragOver DragStart Drop DurationChange Emptied Encrypted
        Ended Error Focus GotPointerCapture Input Invalid KeyDown KeyPress KeyUp Load LoadStart LoadedData
        LoadedMetadata LostPointerCapture MouseDown MouseEnter MouseLeave MouseMove MouseOut MouseOver MouseUp Paste
        Pause Play Playing PointerCancel PointerDown PointerEnter PointerLeave PointerMove PointerOut PointerOver
        PointerUp Progress RateChange Reset Resize Scroll ScrollEnd Seeked Seeking Select Stalled Submit Suspend
        TimeUpdate Toggle TouchCancel TouchEnd TouchMove TouchStart TransitionCancel TransitionEnd TransitionRun
        TransitionStart VolumeChange Waiting Wheel
        """)
}
