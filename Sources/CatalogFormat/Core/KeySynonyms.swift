/// The keys of the format by the words that other tools and languages use for them, for suggestions that no edit
/// distance finds: `props` for `properties`.
enum KeySynonyms {
    /// Returns the first key with the meaning of a word that a record may have and does not have yet; nil for none.
    static func key(meantBy word: String, where isFree: (String) -> Bool) -> String? {
        keys[folded(word)]?.first(where: isFree)
    }

    /// Returns a word in small letters, without signs between words: `default-value`, `default_value` and
    /// `defaultValue` are one.
    private static func folded(_ word: String) -> String {
        word.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// The words of each key; a word of several keys means the first that the record can have.
    private static let words: [(key: String, words: String)] = [
        ("properties", "props prop attrs attributes fields inputs members options args arguments params parameters"),
        ("parameters", "args arguments params inputs options props"),
        ("values", "options choices enum oneof allowed allowedvalues literals cases items"),
        ("cases", "options choices enum values members constants items"),
        ("events", "callbacks emits emit handlers listeners outputs signals"),
        ("methods", "functions funcs actions api"),
        ("functions", "funcs methods"),
        ("initializers", "constructor constructors init inits"),
        ("slots", "children content contents areas regions"),
        ("returns", "return result output returntype"),
        ("throws", "raises errors exceptions"),
        ("payload", "detail data argument arguments args params parameters"),
        ("inherits", "extends superclass supertype parent base"),
        ("conforms", "implements protocols interfaces"),
        ("kind", "type typekind"),
        ("type", "datatype valuetype kind schema"),
        ("default", "initial initialvalue defaultvalue defaultto value fallback"),
        ("limits", "range bounds constraints validation"),
        ("description", "desc descr doc docs documentation text comment info about details body content note"),
        ("summary", "overview abstract tagline subtitle intro introduction brief desc"),
        ("title", "name label displayname heading"),
        ("id", "slug identifier key"),
        ("category", "group section folder"),
        ("tags", "keywords labels topics"),
        ("status", "stage maturity stability lifecycle"),
        ("since", "version added addedin introduced introducedin"),
        ("deprecated", "deprecation obsolete"),
        ("replacements", "replacedby use usage instead alternative alternatives successor"),
        ("message", "reason note text description"),
        ("removal", "removed removedin until"),
        ("implementations", "platforms frameworks targets languages platform framework implementation"),
        ("imports", "import modules"),
        ("platforms", "os systems availability"),
        ("variants", "variations modifiers appearances styles flavors axes variant"),
        ("states", "modes interactions statuses"),
        ("anatomy", "structure parts elements layout composition"),
        ("tokens", "designtokens colors vars theme theming styling css"),
        ("accessibility", "a11y aria accessible wcag"),
        ("keyboard", "keys shortcuts keybindings keyboardinteraction"),
        ("strings", "i18n l10n translations localization localisation internationalization texts messages copy"),
        ("examples", "demo demos sample samples snippet snippets stories story playground code usage"),
        ("figures", "images image pictures screenshots screenshot media"),
        ("usage", "guidelines guidance bestpractices dos dosanddonts recommendations"),
        ("behaviors", "behaviour behaviours interaction interactions"),
        ("animations", "motion transitions animation"),
        ("links", "resources urls references seealso"),
        ("related", "seealso similar relations"),
        ("cssProperties", "customproperties cssvariables cssvars"),
        ("cssParts", "parts shadowparts"),
        ("definition", "aliasof target of"),
        ("alt", "alternative alttext label"),
        ("file", "src path image picture source"),
        ("code", "source snippet text body content"),
    ]

    private static let keys: [String: [String]] = words.reduce(into: [:]) { keys, row in
        for word in row.words.split(separator: " ") { keys[String(word), default: []].append(row.key) }
    }
}
