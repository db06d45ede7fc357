/// Attributes of HTML's and React's own elements, handed on by many components.
enum KnownAttributes {
    static func contains(_ name: String) -> Bool { folded.contains(name.lowercased().filter { $0 != "-" }) }

    /// Whether every element of HTML has an attribute.
    static func isGlobal(_ name: String) -> Bool { global.contains(name.lowercased()) }

    /// The global attributes (WHATWG HTML, 3.2.6), with those of ARIA and of shadow trees.
    private static let global: Set<String> = [
        "accesskey", "autocapitalize", "autocorrect", "autofocus", "class", "contenteditable", "dir", "draggable",
        "enterkeyhint", "exportparts", "hidden", "id", "inert", "inputmode", "is", "itemid", "itemprop", "itemref",
        "itemscope", "itemtype", "lang", "nonce", "part", "popover", "role", "slot", "spellcheck", "style", "tabindex",
        "title", "translate",
    ]

    /// The attributes of HTML's elements (WHATWG HTML, index of attributes) and of React's, in small letters.
    private static let folded = Set(
        """
        abbr about accept acceptcharset accesskey action allow allowfullscreen alt as async autocapitalize autocomplete
        autocorrect autofocus autoplay autosave blocking capture cellpadding cellspacing challenge charset checked cite
        class classid classname cols colspan color content contenteditable contextmenu controls controlslist coords
        crossorigin css data datatype datetime decoding default defer dir dirname disabled download draggable enctype
        enterkeyhint exportparts fetchpriority for form formaction formenctype formmethod formnovalidate formtarget
        frameborder headers height hidden high href hreflang htmlfor httpequiv id imagesizes imagesrcset inert inlist
        inputmode integrity is ismap itemid itemprop itemref itemscope itemtype key keyparams keytype kind label lang
        list loading loop low manifest marginheight marginwidth max maxlength media mediagroup method min minlength
        multiple muted name nomodule nonce novalidate open optimum part pattern ping placeholder playsinline popover
        popovertarget popovertargetaction poster prefix preload property radiogroup readonly ref referrerpolicy rel
        required resource results rev reversed role rows rowspan sandbox scope scoped scrolling seamless security
        selected shadowrootmode shape size sizes slot span spellcheck src srcdoc srclang srcset start step style
        summary suppresscontenteditablewarning suppresshydrationwarning sx tabindex target testid title translate type
        typeof unselectable usemap value vocab width wmode wrap xmlns dangerouslysetinnerhtml children
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
