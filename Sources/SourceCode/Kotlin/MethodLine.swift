package import CatalogModel

/// A line of a signature file that declares a method, in either order of names and types.
package struct MethodLine {
    /// Whether the method is a public composable function, as callers in Kotlin see it.
    package let isComposable: Bool
    /// The annotation of a deprecation.
    package let deprecated: Text?
    /// The type parameters, without the angle brackets.
    package private(set) var generics: Text?
    package let name: Text
    package let result: Text
    package let parameters: SignatureText

    private static let modifiers: Set<String> = [
        "public", "static", "final", "protected", "abstract", "inline", "operator", "infix", "suspend", "default",
        "deprecated", "synchronized", "open",
    ]

    /// Reads the text between `method` and the semicolon; nil where a part is missing.
    ///
    /// `isNameFirst`: `name(a: int): void` instead of `void name(int a)`.
    package init?(_ line: SignatureText, isNameFirst: Bool) {
        var words = line
        var annotations: [SignatureText] = []
        var modifiers: Set<String> = []
        while let word = words.take({ $0.hasPrefix("@") || Self.modifiers.contains($0) }) {
            if word.text.hasPrefix("@") { annotations.append(word) } else { modifiers.insert(word.text) }
        }
        let names = annotations.map { $0.text.dropFirst().split(separator: ".").last.map(String.init) ?? "" }
        isComposable =
            modifiers.isSuperset(of: ["public", "static"]) && names.contains("Composable")
            // A function for bytecode only repeats the function for other compilers.
            && !names.contains("BytecodeOnly")
        deprecated = names.firstIndex(of: "Deprecated").map { annotations[$0].located }
        if words.text.hasPrefix("<"), let parts = words.parts(around: "<") {
            generics = parts.inside.located
            words = parts.after
        }
        while words.take({ $0.hasPrefix("@") }) != nil {}
        let written = isNameFirst ? nil : words.word()?.located
        guard let call = words.parts(around: "("), !call.before.isEmpty else { return nil }
        name = call.before.located
        parameters = call.inside
        if let written {
            result = written
        } else {
            var rest = call.after
            guard isNameFirst, rest.take({ $0 == ":" }) != nil else { return nil }
            while rest.take({ $0.hasPrefix("@") }) != nil {}
            guard let type = rest.type(until: "throws") else { return nil }
            result = type
        }
    }
}

/// A parameter in a signature file, in either order of names and types.
package struct ParameterLine {
    /// The word for a default.
    package private(set) var optional: Text?
    package private(set) var name: Text?
    package let type: Text

    /// Reads a parameter; nil without a type.
    ///
    /// `isNameFirst`: `a: int` instead of `int a`.
    package init?(_ parameter: SignatureText, isNameFirst: Bool) {
        var words = parameter
        optional = words.take { $0 == "optional" }?.located
        while words.take({ $0.hasPrefix("@") || $0 == "vararg" }) != nil {}
        if isNameFirst {
            guard let word = words.take({ $0.hasSuffix(":") }) else { return nil }
            let written = word.located.map { String($0.dropLast()) }
            name = written.value == "_" ? nil : written
            while words.take({ $0.hasPrefix("@") }) != nil {}
            guard let all = words.type(until: "=") else { return nil }
            type = all
        } else {
            guard let word = words.word() else { return nil }
            type = word.located
            name = words.word()?.located
        }
    }
}
