/// What the specification's text says of each of its examples, and what we say.
///
/// An example that is not named in `all` is a token file, shown as valid, valid by the text's rules, and without findings.
struct SpecificationVerdict {
    /// How an example is read.
    enum Reading: String {
        case tokens = "token file"
        case resolver = "resolver document"
        /// Reference objects are read in a document made around them.
        case reference = "reference object"
        case input = "input"
    }

    enum Judgement: String {
        case valid, invalid
        /// Shown in parts that do not stand for themselves.
        case excerpt
    }

    let reading: Reading
    /// As what the specification shows it.
    let shown: Judgement
    /// By the rules in the specification's text, taking the example as a file.
    let demanded: Judgement
    /// The rules of our findings.
    let findings: Set<String>
    /// Why it is not what it is shown as, or why we differ from the text.
    let reason: String

    static let plain = SpecificationVerdict(
        reading: .tokens, shown: .valid, demanded: .valid, findings: [], reason: "")

    private static func tokens(
        _ shown: Judgement, _ demanded: Judgement, _ findings: Set<String>, _ reason: String
    ) -> SpecificationVerdict {
        SpecificationVerdict(reading: .tokens, shown: shown, demanded: demanded, findings: findings, reason: reason)
    }

    private static func resolver(_ findings: Set<String>, _ reason: String) -> SpecificationVerdict {
        SpecificationVerdict(
            reading: .resolver, shown: .valid, demanded: .invalid, findings: findings, reason: reason)
    }

    private static let validInput = SpecificationVerdict(
        reading: .input, shown: .valid, demanded: .valid, findings: [], reason: "")

    private static let validReference = SpecificationVerdict(
        reading: .reference, shown: .valid, demanded: .valid, findings: [], reason: "")

    static func of(_ name: String) -> SpecificationVerdict { all[name] ?? plain }

    private static let leftOut = "refers to tokens that the page leaves out"
    private static let untyped = "has tokens without a type, which section 5.2.2 calls invalid"
    private static let half = "one half of a comparison; the group that both extend, and with it the type, is left out"
    private static let unversioned = "states no version, which the module requires"
    private static let partial = "shows one part of a document; version and resolutionOrder are left out"

    static let all: [String: SpecificationVerdict] = [
        "color-token-naming-020": tokens(.excerpt, .invalid, ["dangling-token-reference"], leftOut),
        "color-token-naming-026": tokens(.excerpt, .invalid, ["dangling-token-reference"], leftOut),
        "color-token-naming-027": tokens(.excerpt, .invalid, ["dangling-token-reference"], leftOut),
        "color-token-naming-028": tokens(.excerpt, .invalid, ["dangling-token-reference"], leftOut),
        "format-composite-types-037": tokens(.excerpt, .invalid, ["dangling-token-reference"], leftOut),
        "format-composite-types-043": tokens(.excerpt, .invalid, ["dangling-token-reference"], leftOut),
        "format-composite-types-045": tokens(.excerpt, .invalid, ["dangling-token-reference"], leftOut),
        "format-composite-types-048": tokens(.excerpt, .invalid, ["dangling-token-reference"], leftOut),
        "format-composite-types-049": tokens(.excerpt, .invalid, ["dangling-token-reference"], leftOut),
        "format-aliases-032": tokens(.invalid, .invalid, ["token-cycle"], ""),
        "format-groups-064": tokens(.invalid, .invalid, ["token-group-cycle"], ""),
        "format-groups-065": tokens(.invalid, .invalid, ["token-group-cycle"], ""),
        "format-groups-071": tokens(.invalid, .invalid, ["token-group-cycle"], ""),
        "format-aliases-036": tokens(
            .excerpt, .invalid, ["token-file-shape"], "lists references beside each other, not tokens"),
        "format-aliases-035": tokens(
            .valid, .invalid, ["incomplete-token-value"],
            "leaves out letterSpacing, which section 9.8 says a typography value must have"),
        "format-groups-058": tokens(
            .valid, .invalid, ["unknown-token-type"], "has the type 'string', which an earlier draft had"),
        "format-groups-060": tokens(.excerpt, .invalid, ["unknown-token-group", "missing-token-type"], half),
        "format-groups-061": tokens(.excerpt, .invalid, ["unknown-token-group", "missing-token-type"], half),
        "format-groups-062": tokens(.valid, .invalid, ["missing-token-type"], untyped),
        "format-groups-066": tokens(.valid, .invalid, ["missing-token-type"], untyped),
        "format-groups-068": tokens(.valid, .invalid, ["missing-token-type"], untyped),
        "format-groups-069": tokens(.valid, .invalid, ["missing-token-type"], untyped),
        "format-groups-073": tokens(
            .valid, .invalid, ["invalid-token-value"], "has the unit '%', which is not one of section 8.2"),
        "format-terminology-078": tokens(
            .valid, .invalid, ["incomplete-token-value", "invalid-token-value"],
            "has a token where the value of a color belongs"),

        "resolver-bundling-085": resolver(["resolver-version"], unversioned),
        "resolver-bundling-086": resolver(["resolver-version"], unversioned),
        "resolver-bundling-087": resolver(["resolver-version"], unversioned),
        "resolver-inputs-088": resolver(
            ["resolver-version", "resolver-shape"], "states no version; two modifiers say 'context' for 'contexts'"),
        "resolver-inputs-089": validInput,
        "resolver-inputs-090": SpecificationVerdict(
            reading: .input, shown: .invalid, demanded: .invalid, findings: ["theme-input"], reason: ""),
        "resolver-resolution-logic-091": resolver(["resolver-version"], unversioned),
        "resolver-resolution-logic-093": resolver(
            ["resolver-version", "resolver-shape"], "states no version; its modifier says 'context' for 'contexts'"),
        "resolver-resolution-logic-094": validInput,
        "resolver-syntax-095": resolver(["resolver-version", "resolver-shape"], partial),
        "resolver-syntax-096": resolver(["resolver-version", "resolver-shape"], partial),
        "resolver-syntax-097": resolver(["resolver-version", "resolver-shape"], partial),
        "resolver-syntax-098": resolver(["resolver-version", "resolver-shape"], partial),
        "resolver-syntax-099": resolver(["resolver-version"], unversioned),
        "resolver-syntax-100": validInput,
        "resolver-syntax-101": validInput,
        "resolver-syntax-102": validInput,
        "resolver-syntax-103": validInput,
        "resolver-syntax-104": resolver(["resolver-version"], unversioned),
        "resolver-syntax-105": resolver(
            ["resolver-version", "resolver-reference"],
            "states no version; an inline set refers to '#/sets/Animation', and there are no sets"),
        "resolver-syntax-106": SpecificationVerdict(
            reading: .reference, shown: .invalid, demanded: .invalid, findings: ["resolver-reference"], reason: ""),
        "resolver-syntax-107": validReference,
        "resolver-syntax-108": validReference,
        "resolver-syntax-109": SpecificationVerdict(
            reading: .reference, shown: .valid, demanded: .invalid, findings: ["resolver-pointer"],
            reason: "'sets/MySet' is no JSON Pointer by RFC 6901, which the text demands; read with a warning"),
        "resolver-syntax-110": SpecificationVerdict(
            reading: .reference, shown: .valid, demanded: .valid, findings: ["resolver-reference"],
            reason: "support of remote files is left to tools; a catalog is built from files, so this is reported"),
        "resolver-syntax-111": tokens(.invalid, .invalid, ["token-cycle"], ""),
        "resolver-syntax-112": tokens(.invalid, .invalid, ["token-group-cycle"], ""),
        "resolver-syntax-113": tokens(
            .excerpt, .invalid, ["token-file-shape"], "explains references with things that are no tokens"),
        "resolver-syntax-114": tokens(
            .excerpt, .invalid, ["token-file-shape"], "explains references with things that are no tokens"),
        "resolver-syntax-115": resolver(["resolver-version", "resolver-shape"], partial),
    ]
}
