import CatalogModel
import SourceCode

/// A result builder attribute such as `@ViewBuilder`, taken off the stated type of a parameter or property.
///
/// Authors write the attribute before the type; Swift wants it before the name.
struct SwiftResultBuilder {
    /// The name of the attribute, such as `ViewBuilder`.
    let name: String
    /// The type without the attribute.
    let type: StatedType

    /// nil for a type without such an attribute.
    init?(_ stated: StatedType) {
        guard stated.alternatives.count == 1, let text = stated.alternatives.first, text.value.holds("Builder") else {
            return nil
        }
        var scanner = SwiftTypeRecognizer.scanner(text.value)
        var kept: [String] = []
        var builder: String?
        while scanner.take("@"), let name = scanner.takeName() {
            if builder == nil, name.hasSuffix("Builder") { builder = name } else { kept.append("@" + name) }
        }
        guard let builder else { return nil }
        name = builder
        let rest = String(decoding: Array(text.value.utf8)[scanner.position...], as: UTF8.self)
            .drop(while: \.isWhitespace)
        type = StatedType(alternatives: [text.map { _ in (kept + [String(rest)]).joined(separator: " ") }])
    }
}

extension SwiftPrinter {
    /// Returns the attribute with a trailing space; empty, with an added fact, where Swift does not take an attribute.
    mutating func attribute(_ builder: SwiftResultBuilder?, on type: String, facts: inout [DocFact]) -> String {
        guard let builder else { return "" }
        if type.contains("->"), !SwiftTypeText.isOptional(type), canBuild(builder.name) { return "@\(builder.name) " }
        facts.append(DocFact(.requirement, code: "@" + builder.name))
        return ""
    }

    private mutating func canBuild(_ name: String) -> Bool {
        switch spelling.references.meaning(of: [name]) {
        case .platform, .provided: return true
        case .declared(let full): return spelling.references.names.declared[full]?.record.declaration.isBuilder == true
        case .unknown(let path):
            spelling.references.note([.type(path, arity: 0, role: .builder)])
            return true
        case .generic, .namespace: return false
        }
    }
}

extension TypeDeclaration {
    /// Whether closures can be built with the type.
    fileprivate var isBuilder: Bool {
        ["buildBlock", "buildPartialBlock"].contains { (methods?[$0] ?? []).contains { $0.static == true } }
    }
}

extension TypeStub {
    var isBuilder: Bool {
        methods.contains { $0.isStatic && ["buildBlock", "buildPartialBlock"].contains($0.name.value) }
    }
}
