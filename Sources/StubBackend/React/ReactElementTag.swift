import CatalogModel
import SourceCode

/// The root element of a component in a stub for React, by the role for assistive technology.
struct ReactElementTag {
    let name: String
    /// The class of the element, for a `ref`.
    let type: String
    /// Whether the element has no content.
    var isVoid = false
    /// The attributes for the role.
    var attributes: [String] = []

    /// Whether the element has a property with the name of a parameter and a type for all values of the parameter.
    func takes(_ parameter: ComponentParameter) -> Bool {
        switch parameter.type.understood {
        case .name("boolean"):
            ["button", "input"].contains(name) && parameter.name == "disabled"
                || name == "input" && ["checked", "required"].contains(parameter.name)
        case .function(let function):
            // A listener without parameters ignores the event.
            hears(parameter.name) && function.result == .name("void")
                && (function.parameters.isEmpty || isEvent(function.parameters))
        default: false
        }
    }

    /// Whether a listener is called for events of users on the element itself.
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

    static let div = ReactElementTag(name: "div", type: "HTMLDivElement")

    /// Returns the element for a component.
    ///
    /// - Parameters:
    ///   - role: The role of WAI-ARIA; nil where the entry states none.
    ///   - hasContent: Whether the component shows content from callers.
    /// - Returns: The element with the role, else a `div` with the role.
    static func of(_ role: String?, hasContent: Bool) -> ReactElementTag {
        guard let role else { return div }
        if let native = native[role], !(native.isVoid && hasContent) { return native }
        return ReactElementTag(name: "div", type: div.type, attributes: ["role=\"\(role)\""])
    }

    private static let native: [String: ReactElementTag] = [
        "button": ReactElementTag(name: "button", type: "HTMLButtonElement", attributes: ["type=\"button\""]),
        "tab": ReactElementTag(
            name: "button", type: "HTMLButtonElement", attributes: ["type=\"button\"", "role=\"tab\""]),
        "link": ReactElementTag(name: "a", type: "HTMLAnchorElement"),
        "dialog": ReactElementTag(name: "dialog", type: "HTMLDialogElement"),
        "table": ReactElementTag(name: "table", type: "HTMLTableElement"),
        "list": ReactElementTag(name: "ul", type: "HTMLUListElement"),
        "listitem": ReactElementTag(name: "li", type: "HTMLLIElement"),
        "navigation": ReactElementTag(name: "nav", type: "HTMLElement"),
        "article": ReactElementTag(name: "article", type: "HTMLElement"),
        "checkbox": input("checkbox"), "radio": input("radio"), "slider": input("range"),
        "searchbox": input("search"), "textbox": input("text"),
        "switch": ReactElementTag(
            name: "input", type: "HTMLInputElement", isVoid: true, attributes: ["type=\"checkbox\"", "role=\"switch\""]),
    ]

    private static func input(_ type: String) -> ReactElementTag {
        ReactElementTag(name: "input", type: "HTMLInputElement", isVoid: true, attributes: ["type=\"\(type)\""])
    }
}

/// A table of the props of elements in React: props of a component replace the element's props with the same names.
enum ReactElementProps {
    /// Whether an element of a stub has a prop with a name.
    static func contains(_ name: String) -> Bool {
        name.hasPrefix("aria-") || names.contains(name) || isListener(name)
    }

    /// Whether a name is the name of a listener to an event of elements.
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
        about accept accessKey align alt autoCapitalize autoComplete autoCorrect autoFocus autoSave bgcolor border
        capture cellPadding cellSpacing checked children className color content contentEditable contextMenu coords
        crossOrigin dangerouslySetInnerHTML datatype defaultChecked defaultValue dir disabled download draggable
        enterKeyHint exportparts form formAction formEncType formMethod formNoValidate formTarget frame height hidden
        href hrefLang id inert inlist inputMode is itemID itemProp itemRef itemScope itemType key lang list max
        maxLength media min minLength multiple name nonce open part pattern ping placeholder popover prefix property
        radioGroup readOnly ref referrerPolicy rel required resource results rev role rules security size slot
        spellCheck src step style suppressContentEditableWarning suppressHydrationWarning summary tabIndex target title
        translate type typeof unselectable value vocab width wmode
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
