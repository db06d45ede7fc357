/// Sentences about generated components, put together from halves so that few pages say quite the same.
struct Phrases {
    var random: SeededRandom
    /// What the sentences are about, for example `card`.
    let thing: String

    /// What it is for, in one sentence.
    mutating func summary() -> String {
        "\(random.choice(Self.purposes)) \(random.choice(Self.occasions))."
    }

    /// A paragraph with a little markup and a link to another entry.
    mutating func description(linking id: String) -> String {
        let other = id.split(separator: "-").joined(separator: " ")
        return "The \(thing) \(random.choice(Self.habits)). \(random.choice(Self.advice)) "
            + "Where \(random.choice(Self.limits)), take the [\(other)](entry:\(id))."
    }

    /// Where it is listed.
    mutating func category() -> String { random.choice(Self.categories) }

    /// A short sentence of advice.
    mutating func tip() -> String { random.choice(Self.advice) }

    private static let categories = ["Actions", "Content", "Feedback", "Inputs", "Layout", "Navigation", "Status"]
    private static let purposes = [
        "Shows what has changed", "Lets people pick one of a few options", "Asks for a short text",
        "Leads to the next step",
        "Says how far something has come", "Keeps related facts together", "Points out what needs attention",
        "Sums up what people have chosen", "Offers what can be done here", "Explains a number at a glance",
    ]
    private static let occasions = [
        "on small screens", "while people go on with their work", "in a form", "above a long list",
        "at the end of a page",
        "beside a picture", "in the middle of a task", "for everybody who comes back", "before anything is sent",
        "in places with little room",
    ]
    private static let habits = [
        "grows with its content and never cuts off a label", "keeps its place while the page scrolls below it",
        "turns into a single line when there is no room for two", "follows the text size that people have set",
        "remembers what was chosen until the page is left", "takes its colors from the theme and none from the app",
        "reads its parts out in the order in which they stand", "can be reached and used with a keyboard alone",
    ]
    private static let advice = [
        "Begin the label with a *verb*.", "Use **one** of them on a page.",
        "Set `isEnabled` only after telling people why.",
        "Let `hint` say what is expected.", "Leave out the icon when there is a picture already.",
        "Keep the label below thirty characters.", "Do not hide it; disable it and say why.",
        "Try it with the longest word of every language.", "Write `title` so that it makes sense on its own.",
    ]
    private static let limits = [
        "there are more than seven options", "people need to compare", "nothing can be undone", "the text has no limit",
        "room is scarce", "the answer is yes or no",
    ]
}
