import CatalogModel
import SourceCode

extension Method {
    /// The labels of the parameters.
    var labels: [String] { parameters.orEmpty().map { $0.value.label?.value ?? $0.name } }
}

/// The overloads of a method in an entry and in code, prepared for comparison by removing differences of spelling in
/// generic parameters.
struct MethodAlignment {
    private(set) var stated: [Method]
    private(set) var declared: [Method]

    init(stated: [Method], declared: [Method]) {
        self.stated = stated
        self.declared = declared
        let asksAttributes = stated.contains {
            $0.parameters.orEmpty().contains { $0.value.property.attributes != nil }
        }
        for index in self.declared.indices where !asksAttributes {
            self.declared[index].parameters = declared[index].parameters.map { parameters in
                parameters.mapValues { element in
                    var property = element.value.property
                    property[Property.keys.attributes] = nil
                    return Parameter(node: property.node)
                }
            }
        }
        for index in self.stated.indices {
            let own = self.stated[index]
            let candidates = self.declared.indices.filter { self.declared[$0].labels == own.labels }
            guard let other = candidates.count == 1 ? candidates[0] : self.declared.count == 1 ? 0 : nil else {
                continue
            }
            GenericClauseAlignment.align(&self.stated[index], with: &self.declared[other])
        }
    }
}

/// A comparison of generic parameters and constraints, equating spellings such as `<T: View>` and `where T: View`.
enum GenericClauseAlignment {
    static func align(_ stated: inout TypeDeclaration, with declared: inout TypeDeclaration) {
        let said = terms(stated.generics?.value, constraints: stated.where?.value)
        guard said == terms(declared.generics?.value, constraints: declared.where?.value) else { return }
        declared[TypeDeclaration.keys.generics] = stated.generics
        declared[TypeDeclaration.keys.where] = stated.where
    }

    static func align(_ stated: inout Method, with declared: inout Method) {
        let said = terms(stated.generics?.value, constraints: stated.where?.value)
        guard said == terms(declared.generics?.value, constraints: declared.where?.value) else { return }
        declared[Method.keys.generics] = stated.generics
        declared[Method.keys.where] = stated.where
    }

    /// Returns the names of parameters in order, and all constraints.
    private static func terms(_ generics: String?, constraints: String?) -> [[String]] {
        let inside = (generics ?? "").drop { $0 == "<" || $0 == " " }
        let list = parts(inside.hasSuffix(">") ? inside.dropLast() : inside)
        var asked: Set<String> = []
        var names: [String] = []
        for term in list + parts((constraints ?? "")[...]) {
            let isEquality = term.contains("==")
            let sides = term.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
            if isEquality || sides.isEmpty {
                asked.insert(term.filter { !$0.isWhitespace })
                continue
            }
            if sides.count > 1 { for type in sides[1].split(separator: "&") { asked.insert("\(sides[0]):\(type)") } }
            if names.count < list.count { names.append(sides[0]) }
        }
        return [names, asked.sorted()]
    }

    /// Returns the parts between commas outside of brackets.
    private static func parts(_ text: Substring) -> [String] {
        SyntaxScanner.parts(of: text).filter { !$0.allSatisfy(\.isWhitespace) }
    }
}
