import CatalogLoading
import CatalogModel
import CatalogRendering

/// The hashes of a catalog's facts: of the structure, and of all other facts for render units.
///
/// The facts of a private entry count for public outputs, too, since other entries may show them.
struct CatalogFacts: Sendable {
    /// The hash of all input besides prose and values of tokens: the structure of entries, the names and types of
    /// tokens, and all other files read.
    let structure: ContentHash
    private let texts: [HashSum]
    private let summaries: [HashSum]
    private let values: [HashSum]
    private let entryNumbers: [ObjectIdentifier: UInt32]
    private let tokenNumbers: [ObjectIdentifier: UInt32]

    /// Creates the hashes.
    ///
    /// - Parameters:
    ///   - registry: The whole catalog.
    ///   - shown: The registries of outputs, with tokens of their own where some are hidden.
    ///   - files: The facts about the files read, in any order.
    ///   - catalogFolder: The folder of `catalog.yaml`.
    init(
        _ registry: ComponentRegistry, shown: [ComponentRegistry], files: [BuildRecord.Fact],
        catalogFolder: CatalogFolder
    ) async {
        let entries = await Parallel.map(registry.components) { FactHashing($0).hashes }
        // A walk over all prose of an entry also reads the summary.
        texts = entries.map { HashSum($0.prose) + HashSum($0.summary) }
        summaries = entries.map { HashSum($0.summary) }
        let sources = registry.components.enumerated().compactMap { number, component in
            component.entry.id.map { (ObjectIdentifier($0.range.file), UInt32(number)) }
        }
        entryNumbers = Dictionary(sources) { first, _ in first }
        let tokens = TokenHashes(registry.themes)
        values = tokens.values
        tokenNumbers = tokens.numbers(in: shown.flatMap(\.themes) + registry.themes)
        structure = ContentHash(
            of: Self.otherFiles(files, besides: registry, in: catalogFolder).bytes + tokens.structure.bytes
                + entries.flatMap(\.structure.bytes))
    }

    /// Returns the hash of all files read besides entries and token files.
    private static func otherFiles(
        _ files: [BuildRecord.Fact], besides registry: ComponentRegistry, in folder: CatalogFolder
    ) -> ContentHash {
        let tokens = registry.configuration.tokens.orEmpty().map { folder.path($0.value) } + registry.tokenPaths
        let contents = registry.components.map { folder.path($0.path) } + tokens
        let paths = Set(contents.map { Array(PathText.normalized($0).utf8) })
        let others = files.compactMap { fact -> String? in
            switch fact {
            case .file(let path, let state), .link(let path, _, let state):
                paths.contains(Array(PathText.normalized(path).utf8)) ? nil : "\(path) \(state.hash)"
            default: nil
            }
        }
        return .listing(others.sorted())
    }

    /// Returns reads by number, with the sum of the facts; nil for a token of another catalog.
    ///
    /// Prose of other files than entries is part of the structure.
    func input(_ reads: CatalogReads) -> BuildRecord.Input? {
        let tokens = reads.tokens.compactMap { tokenNumbers[$0] }
        guard tokens.count == reads.tokens.count else { return nil }
        let numbered = BuildRecord.Reads(
            texts: reads.texts.compactMap { entryNumbers[$0] }.runs,
            summaries: reads.summaries.compactMap { entryNumbers[$0] }.runs, tokens: tokens.runs)
        return sum(of: numbered).map { BuildRecord.Input(reads: numbered, sum: $0) }
    }

    /// Whether facts are the same as at the time of a record of the same structure.
    func hold(_ input: BuildRecord.Input) -> Bool { sum(of: input.reads) == input.sum }

    private func sum(of reads: BuildRecord.Reads) -> HashSum? {
        var sum = HashSum()
        for (kind, (runs, hashes)) in [(reads.texts, texts), (reads.summaries, summaries), (reads.tokens, values)]
            .enumerated()
        {
            for run in runs {
                guard run.upperBound <= hashes.count else { return nil }
                for number in run { sum += hashes[Int(number)] }
            }
            sum.add(kind: UInt8(kind), count: runs.reduce(0) { $0 + $1.count })
        }
        return sum
    }
}

/// The hashes of the tokens of all themes.
private struct TokenHashes {
    /// The hash of all but values: names, types, references, descriptions, groups.
    let structure: ContentHash
    /// The sums of the values in all themes, by the number of the path.
    private(set) var values: [HashSum] = []
    private var numberByPath: [String: UInt32] = [:]

    init(_ themes: [TokenTheme]) {
        var structure = FactHashing()
        for theme in themes {
            structure.add(theme.name)
            structure.add(theme.inputs.choices.flatMap { [$0.modifier, $0.context] })
            structure.add(count: theme.tokens.describedGroups.count)
            for group in theme.tokens.describedGroups { structure.add(group) }
            structure.add(theme.tokens.groups.sorted())
            structure.add(count: theme.tokens.all.count)
            for token in theme.tokens.all {
                structure.add(outlineOf: token)
                let number = numberByPath[token.path] ?? UInt32(values.count)
                if numberByPath.updateValue(number, forKey: token.path) == nil { values.append(HashSum()) }
                values[Int(number)] += HashSum(FactHashing(valueOf: token, in: theme.name).structureHash)
            }
        }
        self.structure = structure.structureHash
    }

    /// Returns the number of each token of themes.
    func numbers(in themes: [TokenTheme]) -> [ObjectIdentifier: UInt32] {
        let tokens = themes.flatMap(\.tokens.all).compactMap { token in
            numberByPath[token.path].map { (ObjectIdentifier(token), $0) }
        }
        return Dictionary(tokens) { first, _ in first }
    }
}

extension ComponentRegistry {
    /// The paths of the files with tokens, possibly several times.
    fileprivate var tokenPaths: [String] {
        var files: [SourceFile] = []
        // Tokens of a file are consecutive.
        for theme in themes {
            for token in theme.tokens.all where files.last !== token.range.file { files.append(token.range.file) }
        }
        return files.map(\.path)
    }
}

extension [UInt32] {
    /// The numbers as runs of consecutive numbers, in order.
    fileprivate var runs: [Range<UInt32>] {
        var runs: [Range<UInt32>] = []
        for number in sorted() {
            if let last = runs.last, last.upperBound == number {
                runs[runs.count - 1] = last.lowerBound..<number + 1
            } else if runs.last?.contains(number) != true {
                runs.append(number..<number + 1)
            }
        }
        return runs
    }
}
