/// A catalog of any size that people could have written: the same bytes for the same size on every machine.
///
/// Each component has about what a component of a design system has; `ComponentShape` says how much. Names, members and
/// sentences are put together from lists, so that the entries differ as real ones do. A load has no findings.
struct GeneratedCatalog: Sendable {
    struct File: Sendable {
        /// Relative to the folder of the catalog.
        let path: String
        let text: String
    }

    /// `catalog.yaml` first, then types, tokens and entries.
    let files: [File]

    /// There are no more names than this.
    static let sizes = 2...ComponentName.limit

    /// Makes a catalog with pages, schemas and stubs as outputs: the bars for the figures speak of these three.
    /// - Parameters:
    ///   - size: How many components it has, one of `sizes`.
    ///   - seed: Another one makes other sentences and members.
    ///   - hasNotes: Whether a build reports notes about a third of the components, as for imported catalogs.
    init(size: Int, seed: UInt64 = 1, hasNotes: Bool = true) {
        let components = (0..<size).map {
            GeneratedComponent(number: $0, of: size, seed: seed, allowsNotes: hasNotes)
        }
        let tokenFiles = Self.tokenFiles(of: components)
        files =
            [
                File(
                    path: "catalog.yaml",
                    text: Self.configuration(tokenFiles: tokenFiles.map(\.path))),
                File(path: "types.yaml", text: Self.types),
            ] + tokenFiles
            + components.map { File(path: "components/\($0.name.id).yaml", text: EntryWriter.text($0)) }
    }

    /// How many components share a file for their tokens.
    private static let componentsPerTokenFile = 500

    private static func tokenFiles(of components: [GeneratedComponent]) -> [File] {
        let byteRanges = stride(from: 0, to: components.count, by: componentsPerTokenFile).map {
            components[$0..<min($0 + componentsPerTokenFile, components.count)]
        }
        return [File(path: "tokens/base.tokens.json", text: TokenFileText.base)]
            + byteRanges.enumerated().map { number, byteRange in
                File(path: "tokens/components-\(number + 1).tokens.json", text: TokenFileText.text(byteRange))
            }
    }

    private static func configuration(tokenFiles: [String]) -> String {
        """
        format: 1
        name: Generated Components
        version: 1.0.0
        description: Made up for measuring.
        entries: components
        tokens:
        \(tokenFiles.map { "  - \($0)" }.joined(separator: "\n"))
        types: types.yaml
        outputs:
          markdown: {}
          json-schema: {}
          stub: {}

        """
    }

    private static let types = """
        swift:
          String: { json: { type: string }, kotlin: String, typescript: string }
          Bool: { json: { type: boolean }, kotlin: Boolean, typescript: boolean }
          Int: { json: { type: integer }, kotlin: Int, typescript: number }
          Double: { json: { type: number }, kotlin: Double, typescript: number }
          Color: { json: { type: string, format: color }, kotlin: Color, typescript: string }
          Image: { json: { type: string, format: uri-reference }, kotlin: Painter, typescript: string }
          T?: { json: { anyOf: [{ type: T }, { type: "null" }] }, kotlin: "T?", typescript: T | null }
          "[T]": { json: { type: array, items: { type: T } }, kotlin: List<T>, typescript: "T[]" }
          Binding<T>: { same: T, binding: true }
          (...) -> T: { json: none, kotlin: (...) -> T, typescript: (...) => T }
          Void: { json: none, kotlin: Unit, typescript: void }

        """
}
