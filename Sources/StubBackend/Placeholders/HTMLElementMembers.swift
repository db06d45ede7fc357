/// A table of the members that every custom element inherits from `HTMLElement`, with their types in TypeScript.
///
/// A stub can declare such a member again only with a type that suits the inherited type.
enum HTMLElementMembers {
    /// Returns the type of a property; nil for another name.
    static func type(of property: String) -> String? { properties[property] }

    static func isMethod(_ name: String) -> Bool { methods.contains(name) }

    /// Returns the types of the parameters of a method without a result; nil for another name.
    static func parameters(of method: String) -> [String]? { withoutResult[method] }

    private static let withoutResult: [String: [String]] = [
        "blur": [], "click": [], "normalize": [], "remove": [], "focus": ["FocusOptions"],
        "scrollIntoView": ["boolean | ScrollIntoViewOptions"],
    ]

    private static let methods = words(
        """
        addEventListener after animate append appendChild attachInternals attachShadow before blur click cloneNode
        closest compareDocumentPosition contains dispatchEvent focus getAnimations getAttribute getAttributeNS
        getAttributeNames getAttributeNode getAttributeNodeNS getBoundingClientRect getClientRects
        getElementsByClassName getElementsByTagName getElementsByTagNameNS getRootNode hasAttribute hasAttributeNS
        hasAttributes hasChildNodes hasPointerCapture insertAdjacentElement insertAdjacentHTML insertAdjacentText
        insertBefore isDefaultNamespace isEqualNode isSameNode lookupNamespaceURI lookupPrefix matches normalize
        prepend querySelector querySelectorAll releasePointerCapture remove removeAttribute removeAttributeNS
        removeAttributeNode removeChild removeEventListener replaceChild replaceChildren replaceWith requestFullscreen
        requestPointerLock scroll scrollBy scrollIntoView scrollTo setAttribute setAttributeNS setAttributeNode
        setAttributeNodeNS setPointerCapture toggleAttribute webkitMatchesSelector
        """)

    private static let properties: [String: String] = {
        var properties: [String: String] = [:]
        for (type, names) in byType {
            for name in words(names) { properties[name] = type }
        }
        return properties
    }()

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let byType: [(type: String, names: String)] = [
        (
            "string | null",
            """
            ariaAtomic ariaAutoComplete ariaBusy ariaChecked ariaColCount ariaColIndex ariaColSpan ariaCurrent
            ariaDisabled ariaExpanded ariaHasPopup ariaHidden ariaKeyShortcuts ariaLabel ariaLevel ariaLive ariaModal
            ariaMultiLine ariaMultiSelectable ariaOrientation ariaPlaceholder ariaPosInSet ariaPressed ariaReadOnly
            ariaRequired ariaRoleDescription ariaRowCount ariaRowIndex ariaRowSpan ariaSelected ariaSetSize ariaSort
            ariaValueMax ariaValueMin ariaValueNow ariaValueText namespaceURI nodeValue prefix textContent
            """
        ),
        (
            "((this: GlobalEventHandlers, ev: Event) => any) | null",
            """
            oncanplay oncanplaythrough onchange onclose oncuechange ondurationchange onemptied onended oninput
            oninvalid onload onloadeddata onloadedmetadata onloadstart onpause onplay onplaying onratechange onreset
            onscroll onseeked onseeking onselect onselectionchange onselectstart onslotchange onstalled onsuspend
            ontimeupdate ontoggle onvolumechange onwaiting onwebkitanimationend onwebkitanimationiteration
            onwebkitanimationstart onwebkittransitionend
            """
        ),
        (
            "number",
            """
            ATTRIBUTE_NODE CDATA_SECTION_NODE COMMENT_NODE DOCUMENT_FRAGMENT_NODE DOCUMENT_NODE
            DOCUMENT_POSITION_CONTAINED_BY DOCUMENT_POSITION_CONTAINS DOCUMENT_POSITION_DISCONNECTED
            DOCUMENT_POSITION_FOLLOWING DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC DOCUMENT_POSITION_PRECEDING
            DOCUMENT_TYPE_NODE ELEMENT_NODE ENTITY_NODE ENTITY_REFERENCE_NODE NOTATION_NODE
            PROCESSING_INSTRUCTION_NODE TEXT_NODE childElementCount clientHeight clientLeft clientTop clientWidth
            nodeType offsetHeight offsetLeft offsetTop offsetWidth scrollHeight scrollLeft scrollTop scrollWidth
            tabIndex
            """
        ),
        (
            "string",
            """
            accessKey accessKeyLabel autocapitalize baseURI className contentEditable dir enterKeyHint id innerHTML
            innerText inputMode lang localName nodeName outerHTML outerText slot tagName title
            """
        ),
        (
            "((this: GlobalEventHandlers, ev: MouseEvent) => any) | null",
            """
            onauxclick onclick oncontextmenu ondblclick onmousedown onmouseenter onmouseleave onmousemove onmouseout
            onmouseover onmouseup
            """
        ),
        (
            "((this: GlobalEventHandlers, ev: PointerEvent) => any) | null",
            """
            ongotpointercapture onlostpointercapture onpointercancel onpointerdown onpointerenter onpointerleave
            onpointermove onpointerout onpointerover onpointerup
            """
        ),
        ("boolean", "autofocus draggable hidden inert isConnected isContentEditable spellcheck translate"),
        (
            "((this: GlobalEventHandlers, ev: DragEvent) => any) | null",
            """
            ondrag ondragend ondragenter ondragleave ondragover ondragstart ondrop
            """
        ),
        ("Element | null", "firstElementChild lastElementChild nextElementSibling offsetParent previousElementSibling"),
        ("ChildNode | null", "firstChild lastChild nextSibling previousSibling"),
        (
            "((this: GlobalEventHandlers, ev: AnimationEvent) => any) | null",
            """
            onanimationcancel onanimationend onanimationiteration onanimationstart
            """
        ),
        (
            "((this: GlobalEventHandlers, ev: TouchEvent) => any) | null | undefined",
            """
            ontouchcancel ontouchend ontouchmove ontouchstart
            """
        ),
        (
            "((this: GlobalEventHandlers, ev: TransitionEvent) => any) | null",
            """
            ontransitioncancel ontransitionend ontransitionrun ontransitionstart
            """
        ),
        ("((this: DocumentAndElementEventHandlers, ev: ClipboardEvent) => any) | null", "oncopy oncut onpaste"),
        ("((this: GlobalEventHandlers, ev: KeyboardEvent) => any) | null", "onkeydown onkeypress onkeyup"),
        ("DOMTokenList", "classList part"),
        ("((this: Element, ev: Event) => any) | null", "onfullscreenchange onfullscreenerror"),
        ("((this: GlobalEventHandlers, ev: UIEvent) => any) | null", "onabort onresize"),
        ("((this: GlobalEventHandlers, ev: FocusEvent) => any) | null", "onblur onfocus"),
        ("NamedNodeMap", "attributes"),
        ("Document", "ownerDocument"),
        ("ShadowRoot | null", "shadowRoot"),
        ("NodeListOf<ChildNode>", "childNodes"),
        ("HTMLElement | null", "parentElement"),
        ("ParentNode | null", "parentNode"),
        ("HTMLCollection", "children"),
        ("HTMLSlotElement | null", "assignedSlot"),
        ("CSSStyleDeclaration", "style"),
        ("OnErrorEventHandler", "onerror"),
        ("((this: GlobalEventHandlers, ev: FormDataEvent) => any) | null", "onformdata"),
        ("((this: GlobalEventHandlers, ev: ProgressEvent<EventTarget>) => any) | null", "onprogress"),
        ("((this: GlobalEventHandlers, ev: SecurityPolicyViolationEvent) => any) | null", "onsecuritypolicyviolation"),
        ("((this: GlobalEventHandlers, ev: SubmitEvent) => any) | null", "onsubmit"),
        ("((this: GlobalEventHandlers, ev: WheelEvent) => any) | null", "onwheel"),
        ("DOMStringMap", "dataset"),
        ("string | undefined", "nonce"),
        ("Function", "constructor"),
    ]
}
