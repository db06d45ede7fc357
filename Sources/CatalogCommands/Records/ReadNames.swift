import BuildEngine
import CatalogModel
import CatalogRendering

/// A numbering of the entries and tokens read by the units of a build: names in a `BuildRecord` stand there once.
struct ReadNames {
    private(set) var entries: NameNumbers
    private(set) var tokens: NameNumbers

    /// Creates a numbering starting with the names of a record.
    init(_ known: BuildRecord.Units) {
        entries = NameNumbers(known.entries)
        tokens = NameNumbers(known.tokens)
    }

    /// Returns the facts read by a unit, with numbers for names.
    mutating func numbered(_ reads: RenderUnit.Reads) -> BuildRecord.Reads {
        var result: BuildRecord.Reads
        switch reads.entries {
        case .all: result = .init(scope: .all)
        case .shapes(let ids): result = .init(scope: .shapes, entries: numbers(of: ids))
        case .structures: result = .init(scope: .structures)
        case .some(let ids, let shapes):
            result = .init(scope: .named, entries: numbers(of: ids), shapes: numbers(of: shapes))
        }
        switch reads.tokens {
        case .all: result.tokenScope = .all
        case .outlines(let paths): (result.tokenScope, result.tokens) = (.outlines, tokens.numbers(of: paths))
        case .some(let paths): (result.tokenScope, result.tokens) = (.named, tokens.numbers(of: paths))
        }
        return result
    }

    private mutating func numbers(of ids: Set<EntryID>) -> [UInt32] { entries.numbers(of: ids.map(\.rawValue)) }
}

/// A list of names, each with its place as the number.
struct NameNumbers {
    private(set) var names: [String]
    /// The number of each name; nil until the first question, as most builds ask none.
    private var numbers: [String: UInt32]?

    init(_ names: [String]) { self.names = names }

    /// Returns the numbers of names, in order; an unknown name gets the next number.
    mutating func numbers(of wanted: some Sequence<String>) -> [UInt32] {
        var numbers =
            self.numbers ?? Dictionary(names.enumerated().map { ($1, UInt32($0)) }) { first, _ in first }
        // No second owner, or each addition would copy all numbers.
        self.numbers = nil
        defer { self.numbers = numbers }
        return wanted.map { name in
            if let known = numbers[name] { return known }
            let number = UInt32(names.count)
            numbers[name] = number
            names.append(name)
            return number
        }.sorted()
    }
}
