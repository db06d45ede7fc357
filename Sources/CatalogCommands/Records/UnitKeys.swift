import BuildEngine
import CatalogModel
import CatalogRendering

/// The hashes of the facts read by units of an output, for names by number.
struct UnitKeys: Sendable {
    private let digests: RegistryDigests
    private let entries: [RegistryDigests.EntryDigest]
    private let tokens: [HashSum]
    private let tokenPaths: [String]

    /// The kinds of facts counted beside the entries, behind all raw values of `BuildRecord.EntryScope`; the tokens
    /// have a kind for each `BuildRecord.TokenScope`.
    private enum Kind: UInt8 { case shapes = 0x10, tokens }

    /// Creates the keys.
    ///
    /// - Parameters:
    ///   - digests: Hashes of the entries and tokens of the output.
    ///   - names: The names read by units; an unknown name adds no hash, as coming and going is part of the
    ///     surroundings.
    ///   - last: The keys of the last build in a watching process, mostly with the same tokens.
    init(_ digests: RegistryDigests, names: ReadNames, reusing last: UnitKeys? = nil) {
        self.digests = digests
        tokenPaths = names.tokens.names
        entries = names.entries.names.map { EntryID($0).flatMap { digests.entries[$0] } ?? .init() }
        if let last, last.tokenPaths == tokenPaths, let changed = digests.changedTokens(since: last.digests) {
            var tokens = last.tokens
            if !changed.isEmpty {
                for (number, path) in tokenPaths.enumerated() where changed.contains(path) {
                    tokens[number] = digests.tokens[path] ?? HashSum()
                }
            }
            self.tokens = tokens
        } else {
            tokens = tokenPaths.map { digests.tokens[$0] ?? HashSum() }
        }
    }

    /// Whether the keys are of entries and tokens with the same hashes.
    func isOf(_ other: RegistryDigests) -> Bool { digests.isSame(as: other) }

    /// Whether no name has been added since.
    func cover(_ names: ReadNames) -> Bool {
        entries.count == names.entries.names.count && tokens.count == names.tokens.names.count
    }

    /// Returns the sum of all facts read by a unit, beside the first path; nil for numbers beyond the names.
    func sum(of unit: RenderUnit, reading reads: BuildRecord.Reads) -> HashSum? {
        guard var sum = sum(reads, shared: unit.shared) else { return nil }
        // Few units have more than a single file.
        if unit.paths.count > 1 {
            var listing = NameListing()
            for path in unit.paths { listing.add(path.text) }
            sum += HashSum(listing.hash)
        }
        return sum
    }

    /// Returns the sum of all facts read by a part of a unit, beside the place; nil for numbers beyond the names.
    func sum(of part: RenderPart, reading reads: BuildRecord.Reads) -> HashSum? { sum(reads, shared: part.shared) }

    private func sum(_ reads: BuildRecord.Reads, shared: ContentHash?) -> HashSum? {
        guard var sum = sum(reads) else { return nil }
        sum.add(kind: reads.scope.rawValue, count: reads.entries.count)
        sum.add(kind: Kind.shapes.rawValue, count: reads.shapes.count)
        sum.add(kind: Kind.tokens.rawValue + reads.tokenScope.rawValue, count: reads.tokens.count)
        if let shared { sum += HashSum(shared) }
        return sum
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
        switch reads.tokenScope {
        case .all: sum += digests.allTokens
        case .outlines: sum += digests.tokenOutlines
        case .named: break
        }
        for number in reads.tokens {
            guard tokens.indices.contains(Int(number)) else { return nil }
            sum += tokens[Int(number)]
        }
        return sum
    }
}
