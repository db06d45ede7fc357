import CatalogModel

/// The types of an implementation arranged by nesting, with the entry's main type.
struct TypeForest: Sendable {
    /// The indices of the top-level types, in the author's order.
    let roots: [Int]
    /// Types directly inside each type, in the author's order.
    let inner: [[Int]]
    /// The subject of the entry: the first class or view, else the first type without a stated kind.
    let main: Int?

    init(_ types: OrderedRecords<TypeDeclaration>) {
        var roots: [Int] = []
        var inner = [[Int]](repeating: [], count: types.count)
        let names = types.names
        let indices = Dictionary(zip(names, types.indices), uniquingKeysWith: { first, _ in first })
        for (index, name) in names.enumerated() {
            if let owner = Self.owner(of: name, among: indices) {
                inner[owner].append(index)
            } else {
                roots.append(index)
            }
        }
        self.roots = roots
        self.inner = inner
        main = Self.main(of: types)
    }

    static func main(of types: OrderedRecords<TypeDeclaration>) -> Int? {
        let own = types.indices.lazy.filter { !types.elements[$0].value.isDeclaredElsewhere }
        return own.first { TypeStubKind(types.elements[$0], isMain: true).isMainCandidate } ?? own.first
    }

    /// Returns the index of the longest name around a name.
    private static func owner(of name: String, among indices: [String: Int]) -> Int? {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return nil }
        var parts = TypePath.parts(of: name)
        while parts.count > 1 {
            parts.removeLast()
            if let index = indices[parts.joined(separator: ".")] { return index }
        }
        return nil
    }
}
