import CatalogModel
import CatalogSyntax
import SourceCode

/// A conversion of a Swift member from a symbol graph into records of the entry format.
struct MemberRecords {
    let symbol: SymbolGraph.Symbol
    let declaration: SwiftDeclaration
    /// The protocol or superclass with the replaced member.
    let inheritedFrom: Text?
    /// The availability of the surroundings, repeated by the compiler.
    let outer: [SymbolGraph.Availability]
    /// The conditions of the extension with the declaration.
    var conditions: [Text] = []
    /// The location of an extension of a protocol; the extension's members are not requirements.
    var protocolExtension: SourceRange?

    private var comment: DocumentationComment { symbol.comment }

    // MARK: Properties

    var property: YAMLNode {
        var record = DeclaredRecord(at: symbol.range)
        let isBinding = declaration.attribute("@Binding")
        let type = declaration.type
        record.set("type", to: isBinding == nil ? type : type?.map { "Binding<\($0)>" })
        record.set("default", to: declaration.value)
        record.set("readOnly", isTrueAt: readOnly?.range)
        record.set("static", isTrueAt: declaration.modifier("static", "class")?.range)
        record.set("binding", isTrueAt: isBinding?.range)
        record.set("required", to: protocolExtension.map { Text("false", at: $0) })
        record.set("where", to: GenericClause(declaration, conditions: conditions).constraints)
        record.set("attributes", to: declaration.attributes.filter { $0.value != "@Binding" }.map(YAMLNode.init(text:)))
        record.set("inheritedFrom", to: inheritedFrom)
        addNamed(to: &record)
        return record.node
    }

    private var readOnly: Text? {
        if declaration.keyword?.value == "let" { return declaration.keyword }
        guard let accessors = declaration.accessors else { return nil }
        return accessors.value.split(separator: " ").contains("set") ? nil : accessors
    }

    // MARK: Functions

    /// Returns the record of a method; `hasDefault` is the default implementation of a requirement.
    func method(isRequirement: Bool = false, hasDefault: Text? = nil) -> YAMLNode {
        var record = DeclaredRecord(at: symbol.range)
        let comment = comment
        record.set("parameters", to: parameters(comment))
        if let result = declaration.type, result.value != "Void", result.value != "()", symbol.kindName != "init" {
            record.set("returns", to: outcome(result, description: comment.returns))
        }
        if let throwing = declaration.throwing {
            record.set(
                "throws",
                to: outcome(declaration.thrownType ?? throwing.map { _ in "Error" }, description: comment.throwing))
        }
        record.set("async", isTrueAt: declaration.async?.range)
        record.set("static", isTrueAt: declaration.modifier("static", "class")?.range)
        record.set("mutating", isTrueAt: declaration.modifier("mutating")?.range)
        record.set("failable", isTrueAt: declaration.failable?.range)
        let generics = GenericClause(declaration, conditions: conditions)
        record.set("generics", to: generics.parameters)
        record.set("where", to: generics.constraints)
        record.set("required", to: protocolExtension.map { Text("false", at: $0) })
        record.set("hasDefault", isTrueAt: hasDefault?.range)
        record.set("inheritedFrom", to: inheritedFrom)
        addNamed(to: &record)
        return record.node
    }

    var enumCase: YAMLNode {
        var record = DeclaredRecord(at: symbol.range)
        record.set("parameters", to: parameters(comment))
        addNamed(to: &record)
        return record.node
    }

    private func outcome(_ type: Text, description: Text?) -> YAMLNode {
        guard let description else { return YAMLNode(text: type) }
        var record = DeclaredRecord(at: type.range)
        record.set("type", to: type)
        record.set("description", to: description)
        return record.node
    }

    private func parameters(_ comment: DocumentationComment) -> DeclaredMembers {
        var members = DeclaredMembers()
        var taken: Set<String> = []
        for parameter in declaration.parameters {
            var name = parameter.name ?? parameter.type?.map { _ in "value" } ?? Text("value", at: symbol.range)
            if name.value == "_" { name = name.map { _ in parameter.label.map(\.value) ?? "value" } }
            if name.value == "_" { name = name.map { _ in "value" } }
            name = name.map { taken.insertNumbered($0, separator: "") }
            members.add(name, member: record(of: parameter, named: name, comment.parameters[name.value]))
        }
        return members
    }

    private func record(of parameter: SwiftParameter, named name: Text, _ description: Text?) -> YAMLNode {
        var record = DeclaredRecord(at: name.range)
        // Operators have no labels, even if their declaration has some.
        let written = symbol.kindName == "func.op" ? nil : parameter.label
        let label = written ?? Text("_", at: name.range)
        if label.value != name.value { record.set("label", to: label) }
        record.set("type", to: parameter.type)
        record.set("default", to: parameter.value)
        record.set("variadic", isTrueAt: parameter.variadic?.range)
        record.set("attributes", to: parameter.attributes.map(YAMLNode.init(text:)))
        record.set("description", to: description)
        return record.node
    }

    // MARK: All

    /// Sets the facts common to every record with a name.
    func addNamed(to record: inout DeclaredRecord) {
        record.set("description", to: comment.description)
        let facts = AvailabilityFacts(symbol.availability, without: outer)
        record.set("deprecated", to: facts.deprecated)
        record.set("platforms", to: facts.platforms)
        if let access = symbol.access, !["public", "open"].contains(access.value) {
            let isHidden = access.value == "private" || access.value == "fileprivate"
            record.set("visibility", to: access.map { _ in isHidden ? "private" : "internal" })
        }
    }
}

/// The generic parameters of a Swift declaration as written by people: each with the requirements beside the parameter.
struct GenericClause {
    let parameters: Text?
    let constraints: Text?

    /// Creates the clause of a declaration; `conditions` are those of the extension around it.
    init(_ declaration: SwiftDeclaration, conditions: [Text] = []) {
        let names = Set(declaration.genericParameters.map { Self.parts($0.value).name })
        var asked: [String: [String]] = [:]
        var rest: [Text] = []
        for constraint in declaration.constraints {
            let (name, type) = Self.parts(constraint.value)
            if let type, names.contains(name) { asked[name, default: []].append(type) } else { rest.append(constraint) }
        }
        let stated = Set(declaration.constraints.map { $0.value.filter { !$0.isWhitespace } })
        rest += conditions.filter { !stated.contains($0.value.filter { !$0.isWhitespace }) }
        constraints = Self.joined(rest) { $0.value }
        let list = Self.joined(declaration.genericParameters) { parameter in
            let (name, type) = Self.parts(parameter.value)
            let types = (type.map { [$0] } ?? []) + (asked[name] ?? [])
            return types.isEmpty ? name : "\(name): \(types.joined(separator: " & "))"
        }
        parameters = list?.map { "<\($0)>" }
    }

    private static func joined(_ texts: [Text], words: (Text) -> String) -> Text? {
        guard let first = texts.first, let last = texts.last else { return nil }
        return Text(texts.map(words).joined(separator: ", "), at: first.range.joined(to: last.range))
    }

    /// Returns name and type of a parameter: `Label` and `View` of `Label : View`; no type for any other requirement.
    private static func parts(_ text: String) -> (name: String, type: String?) {
        if text.contains("==") { return (text, nil) }
        let parts = text.split(separator: ":", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ") }
        return (parts.first ?? text, parts.count > 1 ? parts[1] : nil)
    }
}
