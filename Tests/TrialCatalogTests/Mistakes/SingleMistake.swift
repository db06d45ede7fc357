import CatalogModel
import CatalogTestSupport

/// A mistake that a person makes in one place of a file, made mechanically.
struct SingleMistake {
    let bytes: [UInt8]
    /// The bytes of the wrong text; a finding about them begins there or within.
    let location: Range<Int>
    /// The text that was there; nil where no suggestion can be expected.
    let meant: String?
    /// The file that says what was meant, where the text was meant to be as it is, in quotes; nil for the file before.
    let intended: [UInt8]?

    init(bytes: some Sequence<UInt8>, location: Range<Int>, meant: String? = nil, intended: [UInt8]? = nil) {
        self.bytes = Array(bytes)
        self.location = location
        self.meant = meant
        self.intended = intended
    }
}

/// A kind of mistake: the files and the words in which it is made, and how.
struct MistakeKind: CustomStringConvertible, Sendable {
    /// Files of a catalog that hold the same.
    enum Files: Sendable {
        case entries, tokens, overridingTokens, resolvers, configuration, types

        /// The files among those of a catalog, in order.
        func paths(of files: [String: [UInt8]]) -> [String] {
            files.keys.filter { path in
                switch self {
                case .entries: path.hasPrefix("components/") && path.hasSuffix(".yaml")
                case .tokens: path.hasSuffix(".tokens.json")
                case .overridingTokens: path.hasSuffix("dark.tokens.json")
                case .resolvers: path.hasSuffix(".resolver.json")
                case .configuration: path == "catalog.yaml"
                case .types: path == "types.yaml"
                }
            }.sorted()
        }
    }

    let description: String
    let files: Files
    let make: @Sendable (MistakeSites, inout SeededRandom) -> SingleMistake?

    /// Misspells a word of a sort.
    private static func misspelled(_ word: MistakeSites.Word, _ ways: Misspelling..., in files: Files = .entries)
        -> [MistakeKind]
    {
        ways.map { way in
            MistakeKind(description: "\(way) of \(word) in \(files)", files: files) { $0.misspelled(word, way, &$1) }
        }
    }

    /// Breaks the form of a file.
    private static func broken(_ breakages: Breakage..., in files: Files = .entries) -> [MistakeKind] {
        breakages.map { breakage in
            MistakeKind(description: "\(breakage) in \(files)", files: files) { $0.broken(breakage, &$1) }
        }
    }

    /// Writes another valid word in place of a word of a sort.
    private static func exchanged(_ words: MistakeSites.Word..., in files: Files = .entries) -> [MistakeKind] {
        words.map { word in
            MistakeKind(description: "other value of \(word) in \(files)", files: files) { $0.exchanged(word, &$1) }
        }
    }

    static let all: [MistakeKind] =
        misspelled(
            .key, .doubledLetter, .droppedLetter, .swappedLetters, .wrongLetter, .furtherLetter, .capital, .plural,
            .hyphens, .underscores)
        + misspelled(.word, .swappedLetters, .doubledLetter, .droppedLetter, .capital)
        + misspelled(.entry, .doubledLetter, .droppedLetter, .swappedLetters)
        + misspelled(.state, .doubledLetter, .swappedLetters) + misspelled(.part, .doubledLetter, .swappedLetters)
        + misspelled(.axis, .doubledLetter) + misspelled(.flag, .swappedLetters, .capital)
        + misspelled(.tokenPath, .doubledLetter, .swappedLetters) + misspelled(.tokenAlias, .doubledLetter)
        + misspelled(.link, .doubledLetter, .swappedLetters) + misspelled(.picture, .doubledLetter, .swappedLetters)
        + misspelled(.member, .doubledLetter, .swappedLetters) + misspelled(.ownID, .doubledLetter)
        + broken(
            .doubledKey, .droppedColon, .unclosedQuote, .tabForSpaces, .listForRecord, .missingSpace, .oneSpaceMore,
            .droppedComma, .droppedBrace, .furtherBrace, .bracketForBrace, .colonInText, .hashInText, .commaInFlow,
            .textBehindQuote, .aliasForText, .anchorForText, .tagForText, .signForText, .emptyRequired, .listForText,
            .mappingForText, .wordForFlag, .quotedFlag, .controlCharacter, .nullCharacter, .wideSpaceForSpaces,
            .lineSeparator, .utf16, .utf32, .latin1, .secondDocument, .mergeKey, .conflictMarker)
        + misspelled(.key, .doubledLetter, .droppedLetter, in: .configuration)
        + misspelled(.path, .doubledLetter, in: .configuration) + misspelled(.input, .doubledLetter, in: .configuration)
        + broken(.doubledKey, .droppedColon, in: .configuration) + broken(.missingSpace, .doubledKey, in: .types)
        + misspelled(.tokenKey, .swappedLetters, .droppedLetter, .wrongLetter, in: .tokens)
        + misspelled(.tokenKey, .swappedLetters, .droppedLetter, in: .overridingTokens)
        + misspelled(.tokenType, .droppedLetter, .swappedLetters, in: .tokens)
        + misspelled(.tokenType, .swappedLetters, in: .overridingTokens)
        + misspelled(.alias, .doubledLetter, .swappedLetters, in: .tokens)
        + misspelled(.valueKey, .droppedLetter, .swappedLetters, in: .tokens)
        + misspelled(.overriddenToken, .doubledLetter, in: .overridingTokens)
        + broken(.dollarless, .droppedComma, .droppedBrace, .furtherBrace, .utf32, in: .tokens)
        + broken(.dollarless, in: .overridingTokens)
        + misspelled(.tokenKey, .swappedLetters, in: .resolvers)
        + misspelled(.reference, .doubledLetter, in: .resolvers)
        + broken(.droppedComma, in: .resolvers) + broken(.swallowedKey)
        + misspelled(.pictureFolder, .doubledLetter, .droppedLetter, .swappedLetters, .wrongLetter, .capital, .plural)
        + exchanged(.valueType, .groupType, in: .tokens)
}
