import CatalogTestSupport
import CatalogFormat
import CatalogModel

/// Makes valid values of the format from the declarations.
struct SampleGenerator {
    var random: SeededRandom

    /// Texts that YAML takes for something else, in one of its versions or another, and some that it does not.
    static let texts = [
        "word", "Two words", "\"quoted: text\"", "'it''s'", "on", "no", "Yes", "017", "1:30", "~", "null", "2026-11-21",
        "0x1F", "0o17", ".inf", "-.5", "1e3", "1_000", "true", "2.0", "\"\"", "007", "12345678901234567890", "+1", "=",
        "<<", "1.2.3", "2001-12-14t21:59:43.10-05:00", "é", "y", "N", "Off", "0.10",
    ]
    private static let names = [
        "alpha", "beta", "on", "017", "\"null\"", "1.0", "\"two words\"", "a.b", "\"\"", "no", "--width", "\"[a|b]\"",
        "0x1F",
    ]
    private static let ids = ["other", "some-entry", "a1", "x-2-y"]

    /// A file with a record in it that has a key, the shortest one, and a little around it.
    ///
    /// - `end`: What stands behind the key, if it is not to be made.
    mutating func file(_ route: Route, end: Sample? = nil) -> Sample {
        location(route.steps[...], in: route.root, end)
    }

    private mutating func location(_ steps: ArraySlice<Route.Step>, in form: ValueForm, _ end: Sample?) -> Sample {
        guard let step = steps.first else { return end ?? value(form, depth: 2) }
        let rest = steps.dropFirst()
        switch (step, form) {
        case (.key(let name), .record(let record)):
            let others = record.keys.filter { $0.name != name && ($0.isRequired || random.once(in: 30)) }
            var pairs = others.map { key in (key.name, self.key(key, depth: 0)) }
            if let key = record.keys.first(where: { $0.name == name }) {
                pairs.append((name, location(rest, in: key.form, end).filling(key)))
            }
            return Sample(.mapping(pairs.shuffled(using: &random)), form)
        case (.element, .list(let element)):
            var value = location(rest, in: element, end)
            if random.once(in: 3), !value.isList {
                value.isLone = true
                return value
            }
            return Sample(.list([value]), form)
        case (.name, .byName(let element, _)):
            let name = random.pick(Self.names)
            let neighbors = random.once(in: 3) ? [("neighbor", value(element, depth: 1))] : []
            return Sample(.mapping([(name, location(rest, in: element, end))] + neighbors), form)
        default:
            return value(form, depth: 2)
        }
    }

    private mutating func key(_ key: RecordForm.Key, depth: Int) -> Sample {
        value(key.form, depth: depth).filling(key)
    }

    /// A value of a form; `depth`: how many records may stand within each other.
    mutating func value(_ form: ValueForm, depth: Int) -> Sample {
        switch form {
        case .text, .prose: Sample(.scalar(random.pick(Self.texts)), form)
        case .id: Sample(.scalar(random.pick(Self.ids)), form)
        case .flag: Sample(.scalar(random.pick(["true", "false"])), form)
        case .count(let limit): Sample(.scalar(random.pick(["1", "42", String(limit)])), form)
        case .word(let words): Sample(.scalar(random.pick(words)), form)
        case .point: Sample(.scalar(random.pick(["20% 50%", "0% 100%", "12.5%  7.25%", "\"100.00% 0%\""])), form)
        case .list(let element): list(of: element, form, depth: depth)
        case .byName(let element, let allowsNames): byName(element, form, allowsNames: allowsNames, depth: depth)
        case .record(let record): self.record(record, depth: depth)
        case .tree: tree(depth: 2)
        case .data: data(depth: 2)
        }
    }

    private mutating func list(of element: ValueForm, _ form: ValueForm, depth: Int) -> Sample {
        let count = Int.random(in: 0...2, using: &random)
        let elements = (0..<count).map { _ in value(element, depth: depth) }
        guard random.once(in: 3), var only = elements.first, !only.isList else { return Sample(.list(elements), form) }
        only.isLone = true
        return only
    }

    private mutating func byName(_ element: ValueForm, _ form: ValueForm, allowsNames: Bool, depth: Int) -> Sample {
        if random.once(in: 10) { return Sample(.list([]), form) }
        let names = Array(Self.names.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random)))
        if allowsNames, random.once(in: 3) {
            let elements = names.map { Sample(.scalar($0), .text) }
            return Sample(elements.count == 1 && random.once(in: 2) ? elements[0].content : .list(elements), form)
        }
        return Sample(.mapping(names.map { ($0, value(element, depth: depth)) }), form)
    }

    private mutating func record(_ record: RecordForm, depth: Int) -> Sample {
        let keys = record.keys
        if let short = keys.first(where: { $0.name == record.shortForm }), random.once(in: 3) {
            let value = key(short, depth: depth)
            // A mapping in its place is the long form.
            guard case .mapping = value.content else { return Sample(value.content, .record(record)).with(value) }
        }
        let optional = keys.filter { !$0.isRequired }.shuffled(using: &random)
        let count = depth > 0 ? Int.random(in: 0...3, using: &random) : 0
        let chosen = keys.filter(\.isRequired) + optional.prefix(count)
        return Sample(.mapping(chosen.map { ($0.name, key($0, depth: depth - 1)) }), .record(record))
    }

    private mutating func tree(depth: Int) -> Sample {
        if depth == 0 || random.once(in: 2) { return Sample(.scalar(random.pick(Self.texts)), .tree) }
        return Sample(.mapping([(random.pick(Self.names), tree(depth: depth - 1))]), .tree)
    }

    private mutating func data(depth: Int) -> Sample {
        let kind = depth == 0 ? 0 : Int.random(in: 0...2, using: &random)
        switch kind {
        case 1: return Sample(.list([data(depth: depth - 1), data(depth: depth - 1)]), .data)
        case 2: return Sample(.mapping([(random.pick(Self.names), data(depth: depth - 1))]), .data)
        default: return Sample(.scalar(random.pick(Self.texts)), .data)
        }
    }
}

extension Sample {
    var isList: Bool { if case .list = content { true } else { false } }

    /// The value behind a key, with words in it where the key needs some.
    fileprivate func filling(_ key: RecordForm.Key) -> Sample {
        if case .count = key.form { return self }
        var copy = self
        copy.needsWords = key.needsWords
        if copy.needsWords, case .scalar = content { copy.content = .scalar("words") }
        return copy
    }

    /// The same with the place of another value.
    fileprivate func with(_ other: Sample) -> Sample {
        var copy = self
        copy.needsWords = other.needsWords
        return copy
    }
}
