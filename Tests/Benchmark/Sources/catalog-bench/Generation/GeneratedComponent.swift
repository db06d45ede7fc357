/// What a generated component consists of; the same for a number and a seed on every machine.
struct GeneratedComponent {
    let name: ComponentName
    /// Two other entries, which it refers to.
    let neighbors: [ComponentName]
    let enums: [Vocabulary.Enum]
    /// Those that no enum is for.
    let properties: [Vocabulary.Property]
    let methods: [Vocabulary.Method]
    /// All but the normal one.
    let states: [Vocabulary.State]
    /// Whether its background is the raised one, a token of few components.
    let isRaised: Bool
    /// Whether a property has a type and a default that outputs report, as in imported catalogs.
    let hasNotes: Bool
    var phrases: Phrases

    /// Component `number`, from zero, of a catalog of `size`.
    init(number: Int, of size: Int, seed: UInt64, allowsNotes: Bool) {
        var random = SeededRandom(seed: seed &+ UInt64(number) &* 0x5851_F42D_4C95_7F2D)
        name = ComponentName(number: number)
        isRaised = number < ComponentShape.raised
        hasNotes = allowsNotes && number % ComponentShape.entriesPerNote == 0
        neighbors = (0..<2).map { _ in
            ComponentName(number: (number + 1 + random.number(below: size - 1)) % size)
        }
        enums = random.sample(ComponentShape.enums, of: Vocabulary.enums)
        properties = random.sample(ComponentShape.properties - enums.count, of: Vocabulary.properties)
        methods = random.sample(ComponentShape.methods, of: Vocabulary.methods)
        states = random.sample(ComponentShape.states - 1, of: Vocabulary.states)
        phrases = Phrases(random: random, thing: name.thing)
    }

    /// Its own tokens: a background and a foreground for most states, a radius and a height.
    var tokens: [GeneratedToken] {
        let states = ["normal"] + self.states.map(\.name)
        let colors = states.prefix((ComponentShape.tokens - 2) / 2).flatMap { state in
            [
                GeneratedToken(
                    group: "color", id: name.id, state: state, part: "background",
                    alias: "theme.color.background.\(isRaised && state == "normal" ? "raised" : "surface")"),
                GeneratedToken(
                    group: "color", id: name.id, state: state, part: "foreground",
                    alias: "theme.color.foreground.default"),
            ]
        }
        return colors
            + ["radius", "height"].map { group in
                GeneratedToken(group: group, id: name.id, state: "normal", part: nil, alias: "theme.base.\(group)")
            }
    }
}

/// How many members each generated component has.
enum ComponentShape {
    static let properties = 12
    static let enums = 3
    static let casesPerEnum = 4
    static let methods = 4
    static let states = 5
    static let tokens = 10
    /// One of so many components has notes.
    static let entriesPerNote = 3
    /// Number of components on the raised background.
    static let raised = 10
}

/// A token of a component and what it stands for.
struct GeneratedToken {
    let group: String
    let id: String
    let state: String
    let part: String?
    let alias: String

    /// The names in its path, from the theme down.
    var names: [String] { ["theme", group, id, state] + (part.map { [$0] } ?? []) }
    var title: String { (part ?? group).capitalizedWord }
}
