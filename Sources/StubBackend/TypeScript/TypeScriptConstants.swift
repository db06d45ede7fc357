/// A documented member of a constant object in a TypeScript stub.
struct TypeScriptConstant {
    var name: String
    /// A literal.
    var value: String
    var docs = DocStub()
    var facts: [DocFact] = []
}

extension SourceWriter {
    /// Writes a constant object, with each name only once, and with a type of the object's name for the values of an
    /// enum.
    mutating func constants(_ name: String, members: [TypeScriptConstant], isEnum: Bool = true) {
        open("export const \(name) = {")
        var used: Set<String> = []
        for member in members where used.insert(member.name).inserted {
            separate()
            lines(TypeScriptDocComment(docs: member.docs, facts: member.facts).lines)
            let key = member.name == "__proto__" ? "[\"__proto__\"]" : TypeScriptNames.interfaceMember(member.name)
            line("\(key): \(member.value),")
        }
        close("} as const;")
        if !isEnum { return }
        separate()
        line("export type \(name) = (typeof \(name))[keyof typeof \(name)];")
    }
}
