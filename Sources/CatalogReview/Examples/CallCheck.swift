import CatalogModel
import SourceCode

/// Comparison of a call in Swift or Kotlin with the declared ways to call a type.
///
/// Possibly right calls have no diagnostics: supertypes may have initializers, and dots replace more arguments.
struct CallCheck {
    let call: CodeCall
    let type: CallableType
    let signatures: [CallSignature]
    let syntax: CodeSyntax
    /// The matches with the fewest differences.
    let nearest: [CallMatch]

    init(call: CodeCall, type: CallableType, signatures: [CallSignature], syntax: CodeSyntax) {
        self.call = call
        self.type = type
        self.signatures = signatures
        self.syntax = syntax
        let matches = signatures.map { CallMatch(call, to: $0, syntax: syntax) }
        let least = matches.map(\.weight).min()
        nearest = matches.filter { $0.weight == least }
    }

    /// Labels of implicit initializers.
    private static let implied: Set<String> = [
        "from", "coder", "rawValue", "frame", "nibName", "stringLiteral", "arrayLiteral", "modifier",
    ]

    var diagnostics: [ExampleDiagnostic] {
        if call.arguments.contains(where: { Self.implied.contains($0.label?.text ?? "") && isUnknown($0) }) {
            return []
        }
        guard let best = nearest.first, best.weight > 0 else { return [] }
        return nearest.count > 1 ? unlike(nearest) : diagnostics(of: best)
    }

    /// Whether a signature that the catalog states completely fits the call.
    var fits: Bool { !call.isElided && nearest.contains { $0.weight == 0 && !$0.signature.isPartial && !$0.hasDoubt } }

    /// Returns the types that the nearest signatures declare for an argument.
    func types(of argument: CodeCall.Argument) -> Set<String?> {
        var types: Set<String?> = []
        for match in nearest {
            guard let pair = match.pairs.first(where: { $0.argument.bytes == argument.bytes }) else { return [] }
            types.insert(match.signature.parameters[pair.index].type)
        }
        return types
    }

    /// Whether no signature has the label of an argument.
    private func isUnknown(_ argument: CodeCall.Argument) -> Bool {
        guard let label = argument.bareLabel else { return false }
        return !signatures.contains { $0.parameters.contains { $0.label == label } }
    }

    // MARK: Diagnostics

    private func diagnostics(of difference: CallMatch) -> [ExampleDiagnostic] {
        let signature = difference.signature
        if let (argument, other) = difference.early {
            let name = argument.label.map { "'\($0.text)'" } ?? "the argument without a label"
            let message = "\(name) must come before '\(other)', as declared in \(signature.text); move the argument"
            return [ExampleDiagnostic(at: argument.label?.bytes ?? argument.bytes, message)]
        }
        let isOpen = type.isOpen || signature.isPartial
        if !difference.unknown.isEmpty { return unknown(difference, isOpen: isOpen) }
        if let label = difference.repeated.first?.label {
            return [ExampleDiagnostic(at: label.bytes, "duplicate argument '\(label.text)'; remove one")]
        }
        if isOpen { return [] }
        if let argument = difference.bare.first {
            if syntax == .kotlin {
                return [ExampleDiagnostic(at: argument.bytes, "unexpected argument; declared is \(signature.text)")]
            }
            let labels = difference.missing.compactMap(\.label)
            guard labels.count == 1, let label = labels.first, difference.bare.count == 1 else {
                return [
                    ExampleDiagnostic(at: argument.bytes, "the argument has no label; declared is \(signature.text)")
                ]
            }
            return [
                ExampleDiagnostic(
                    at: argument.bytes, "the argument lacks its label; write '\(label):'", insertion: "\(label): ")
            ]
        }
        if difference.missing.isEmpty {
            let message = "'\(type.name)' does not accept this closure; declared is \(signature.text)"
            return difference.hasExtraClosure ? [ExampleDiagnostic(at: call.calleeBytes, message)] : []
        }
        let names = difference.missing.map { "'\($0.name)'" }.joined(separator: " and ")
        return [
            ExampleDiagnostic(
                at: call.calleeBytes, "the call of '\(type.name)' lacks \(names); declared is \(signature.text)")
        ]
    }

    private func unknown(_ difference: CallMatch, isOpen: Bool) -> [ExampleDiagnostic] {
        let given = Set(call.arguments.compactMap(\.bareLabel))
        let free = difference.signature.parameters.compactMap(\.label).filter { !given.contains($0) }
        let diagnostics = difference.unknown.compactMap { argument -> ExampleDiagnostic? in
            guard let label = argument.label else { return nil }
            if difference.signature.parameters.contains(where: { $0.label == nil && $0.name == argument.bareLabel }) {
                return ExampleDiagnostic(
                    at: label.bytes,
                    "the argument '\(label.text)' has no label; declared is \(difference.signature.text)")
            }
            if let likely = suggestion(for: label.text, among: free) {
                return ExampleDiagnostic(
                    at: label.bytes, "'\(type.name)' takes no argument '\(label.text)'; did you mean '\(likely)'?",
                    replacement: likely)
            }
            return ExampleDiagnostic(
                at: label.bytes,
                "'\(type.name)' takes no argument '\(label.text)'; declared is \(difference.signature.text)")
        }
        // Another initializer could declare all of these names, but a similar name is a misspelling.
        let isSlip = diagnostics.allSatisfy { $0.replacement != nil } && difference.bare.isEmpty
        return !isOpen || isSlip ? diagnostics : []
    }

    /// Returns the diagnostics where several signatures are equally near.
    private func unlike(_ differences: [CallMatch]) -> [ExampleDiagnostic] {
        let isOpen = type.isOpen || differences.contains { $0.signature.isPartial }
        let unknown = call.arguments.filter(isUnknown)
        let given = Set(call.arguments.compactMap(\.bareLabel))
        let free = differences.flatMap { $0.signature.parameters.compactMap(\.label) }.filter { !given.contains($0) }
        if let label = unknown.first?.label {
            return [
                ExampleDiagnostic(
                    unknown: label.text, at: label.bytes, "'\(type.name)' takes no argument", among: free.uniqued(),
                    likelyOnly: isOpen)
            ].compactMap { $0 }
        }
        if isOpen { return [] }
        let declared = differences.map(\.signature.text).uniqued().joined(separator: " and ")
        return [
            ExampleDiagnostic(at: call.calleeBytes, "no initializer of '\(type.name)' fits; nearest are \(declared)")
        ]
    }
}

extension CodeCall.Argument {
    /// The label without backticks.
    var bareLabel: String? { label?.text.filter { $0 != "`" } }
}
