import CatalogModel
import SourceCode

/// Flat, unique names for the types of an implementation in stubs without nested types: `Checkbox.IconAlignment`
/// becomes `CheckboxIconAlignment`.
struct DeclaredNames: Sendable {
    /// The flat name of a type, with the name of the type around.
    struct Name: Sendable {
        let type: String
        /// The name of the outermost type, after which the file is named.
        let root: String
    }

    private var byFullName: [String: Name] = [:]

    init(_ types: OrderedRecords<TypeDeclaration>) {
        let forest = TypeForest(types)
        var taken: Set<String> = []
        for root in forest.roots {
            let name = Self.unused(Self.rootName(types.elements[root]), among: &taken)
            byFullName[types.elements[root].name] = Name(type: name, root: name)
            addInner(of: root, named: name, root: name, types: types, forest: forest, among: &taken)
        }
    }

    /// The names of all types.
    var all: [String] { byFullName.values.map(\.type) }

    subscript(fullName: String) -> Name? { byFullName[fullName] }

    private mutating func addInner(
        of outer: Int, named name: String, root: String, types: OrderedRecords<TypeDeclaration>, forest: TypeForest,
        among taken: inout Set<String>
    ) {
        for index in forest.inner[outer] {
            let full = types.elements[index].name
            let rest = full.dropFirst(types.elements[outer].name.count + 1)
            let inner = Self.unused(name + TypePath.parts(of: rest).map(Self.pascalCase).joined(), among: &taken)
            byFullName[full] = Name(type: inner, root: root)
            addInner(of: index, named: inner, root: root, types: types, forest: forest, among: &taken)
        }
    }

    private static func rootName(_ element: OrderedRecords<TypeDeclaration>.Element) -> String {
        let stated = element.value.names.orEmpty().first { OtherName.classLanguages.contains($0.name.lowercased()) }
        if let stated, isIdentifier(stated.value.value) { return pascalCase(stated.value.value) }
        return pascalCase(TypePath.parts(of: element.name).last ?? element.name)
    }

    /// Returns an unused name, unique even without regard to letter case, because files are named after the types.
    private static func unused(_ name: String, among taken: inout Set<String>) -> String {
        taken.insertNumbered(reserved.contains(name) ? name + "Type" : name, separator: "") {
            $0.uppercased().lowercased()
        }
    }

    /// Returns the words of a text as the name of a type in both languages.
    static func pascalCase(_ text: String) -> String {
        let name = IdentifierSanitizer.camelCase(from: text, allows: isIdentifier)
        return name.withCapital
    }

    /// Returns the words of a text as the name of a value in both languages.
    static func camelCase(_ text: String) -> String {
        let name = IdentifierSanitizer.camelCase(from: text, allows: isIdentifier)
        return isIdentifier(text) ? text : name.withSmallLetter
    }

    static func isIdentifier(_ name: String) -> Bool {
        TypeScriptNames.isIdentifier(name) && !name.contains("$") && !name.allSatisfy { $0 == "_" }
            && name.unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isAlphabetic }
    }

    /// Names reserved for types of the languages and frameworks, used by stubs.
    private static let reserved: Set<String> = [
        "Any", "Array", "Boolean", "Color", "Composable", "Date", "Double", "Dp", "Error", "Float", "HTMLAttributes",
        "Int", "List", "Long", "Map", "Modifier", "Nothing", "Number", "Object", "Omit", "Pair", "Partial", "Preview",
        "Promise", "ReactElement", "ReactNode", "Record", "Set", "String", "Symbol", "Throwable", "TODO", "Triple",
        "Unit", "Box",
    ]
}
