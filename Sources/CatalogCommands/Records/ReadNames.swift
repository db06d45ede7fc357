import BuildRecords
import CatalogModel
import CatalogRendering

/// A numbering of the entries and tokens read by the units of a build: names in a `BuildRecord` stand there once.
struct ReadNames {
    private(set) var entries: [String]
    private(set) var tokens: [String]
    private var entryNumbers: [String: UInt32]
    private var tokenNumbers: [String: UInt32]

    /// Creates a numbering starting with the names of a record.
    init(_ known: BuildRecord.Units) {
        entries = known.entries
        tokens = known.tokens
        entryNumbers = Self.numbers(known.entries)
        tokenNumbers = Self.numbers(known.tokens)
    }

    private static func numbers(_ names: [String]) -> [String: UInt32] {
        Dictionary(names.enumerated().map { ($0.element, UInt32($0.offset)) }) { first, _ in first }
    }

    /// Returns the facts read by a unit, with numbers for names.
    mutating func numbered(_ reads: RenderUnit.Reads) -> BuildRecord.Reads {
        var result: BuildRecord.Reads
        switch reads.entries {
        case .all: result = .init(scope: .all, tokens: nil)
        case .shapes(let ids): result = .init(scope: .shapes, entries: numbers(of: ids), tokens: nil)
        case .structures: result = .init(scope: .structures, tokens: nil)
        case .some(let ids, let shapes):
            result = .init(scope: .named, entries: numbers(of: ids), shapes: numbers(of: shapes), tokens: nil)
        }
        if case .some(let paths) = reads.tokens {
            result.tokens = paths.map { Self.number(of: $0, in: &tokenNumbers, names: &tokens) }.sorted()
        }
        return result
    }

    private mutating func numbers(of ids: Set<EntryID>) -> [UInt32] {
        ids.map { Self.number(of: $0.rawValue, in: &entryNumbers, names: &entries) }.sorted()
    }

    private static func number(
        of name: String, in numbers: inout [String: UInt32], names: inout [String]
    ) -> UInt32 {
        if let known = numbers[name] { return known }
        let number = UInt32(names.count)
        numbers[name] = number
        names.append(name)
        return number
    }
}

/// The hashes of the facts read by units of an output, for names by number.
struct UnitKeys: Sendable {
    private let digests: RegistryDigests
    private let surroundings: ContentHash
    private let entries: [RegistryDigests.EntryDigest]
    private let tokens: [HashSum]

    /// Creates the keys.
    ///
    /// - Parameters:
    ///   - digests: Hashes of the entries and tokens of the output.
    ///   - surroundings: The hash of all other input.
    ///   - names: The names read by units; an unknown name adds no hash, as coming and going is part of every key.
    init(_ digests: RegistryDigests, surroundings: ContentHash, names: ReadNames) {
        self.digests = digests
        // There is no telling the places affected by the coming or going of a token.
        self.surroundings = ContentHash(of: surroundings.bytes + digests.tokenNames.bytes)
        entries = names.entries.map { EntryID($0).flatMap { digests.entries[$0] } ?? .init() }
        tokens = names.tokens.map { digests.tokens[$0] ?? HashSum() }
    }

    /// Whether the keys are of entries and tokens with the same hashes.
    func isOf(_ other: RegistryDigests) -> Bool {
        digests.allEntries == other.allEntries && digests.allTokens == other.allTokens
            && digests.tokenNames == other.tokenNames
    }

    /// Whether no name has been added since.
    func cover(_ names: ReadNames) -> Bool {
        entries.count == names.entries.count && tokens.count == names.tokens.count
    }

    /// Returns the hash of all input of a unit, or of the part of a unit at a place; nil for numbers beyond the names.
    func key(
        of unit: RenderUnit, part: Int? = nil, in target: OutputTarget, reading reads: BuildRecord.Reads
    ) -> ContentHash? {
        guard let sum = sum(reads) else { return nil }
        var bytes = surroundings.bytes
        func add(_ text: String) {
            bytes.append(contentsOf: text.utf8)
            bytes.append(0)
        }
        add(target.name)
        add(target.backend)
        for path in unit.paths { add(path.text) }
        add(part.map(String.init) ?? "")
        bytes.append(reads.scope.rawValue)
        for count in [reads.entries.count, reads.shapes.count, reads.tokens?.count ?? -1] { add(String(count)) }
        bytes += sum.bytes
        return ContentHash(of: bytes)
    }

    private func sum(_ reads: BuildRecord.Reads) -> HashSum? {
        var sum =
            switch reads.scope {
            case .all: digests.allEntries.shape + digests.allEntries.prose
            case .shapes: digests.allEntries.shape
            case .structures: digests.allEntries.structure
            case .named: HashSum()
            }
        for number in reads.entries {
            guard entries.indices.contains(Int(number)) else { return nil }
            let digest = entries[Int(number)]
            if reads.scope == .named { sum += digest.shape }
            sum += digest.prose
        }
        for number in reads.shapes {
            guard entries.indices.contains(Int(number)) else { return nil }
            sum += entries[Int(number)].shape
        }
        guard let paths = reads.tokens else { return sum + digests.allTokens }
        for number in paths {
            guard tokens.indices.contains(Int(number)) else { return nil }
            sum += tokens[Int(number)]
        }
        return sum
    }
}
