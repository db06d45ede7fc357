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
        // Arguments beside a mistake in the signs are uncertain.
        if !call.slips.isEmpty {
            return call.slips.map { ExampleDiagnostic(at: $0.bytes, $0.message, replacement: $0.replacement) }
        }
        if call.arguments.contains(where: { Self.implied.contains($0.label?.text ?? "") && isUnknown($0) }) {
            return []
        }
        guard let best = nearest.first, best.weight > 0 else { return [] }
        return nearest.count > 1 ? unlike(nearest) : diagnostics(of: best)
    }

    /// Whether a signature that the catalog states completely fits the call.
    var fits: Bool { !call.isElided && nearest.contains { $0.weight == 0 && !$0.signature.isPartial && !$0.hasDoubt } }

    /// Returns the type that the nearest signatures declare for an argument; nil if they disagree.
    func type(of argument: CodeCall.Argument) -> ValueType? {
        var types: [ValueType] = []
        for match in nearest {
            guard let pair = match.pairs.first(where: { $0.argument.bytes == argument.bytes }) else { return nil }
            types.append(match.signature.parameters[pair.index].type)
        }
        return types.allSatisfy { $0.text == types.first?.text } ? types.first : nil
    }

    /// The deprecations of what the call uses, by name.
    var deprecations: [(name: String, deprecation: Deprecation)] {
        guard nearest.count == 1, let best = nearest.first else { return [] }
        let used = best.pairs.map { best.signature.parameters[$0.index] }
        let parameters = used.compactMap { parameter in parameter.deprecation.map { (parameter.name, $0) } }
        return (best.signature.deprecation.map { [(type.name + best.signature.text, $0)] } ?? []) + parameters
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
        var renamed = (call: call, match: difference)
        let diagnostics = difference.unknown.compactMap { argument -> ExampleDiagnostic? in
            guard let label = argument.label else { return nil }
            if difference.signature.parameters.contains(where: { $0.label == nil && $0.name == argument.bareLabel }) {
                return ExampleDiagnostic(
                    at: label.bytes,
                    "the argument '\(label.text)' has no label; declared is \(difference.signature.text)")
            }
            if let likely = suggestion(for: label.text, among: renamed.match.free) {
                let call = renamed.call.renaming(label, to: likely)
                let match = CallMatch(call, to: difference.signature, syntax: syntax)
                let isFix = fits(argument, named: likely, in: match)
                if isFix { renamed = (call, match) }
                return ExampleDiagnostic(
                    at: label.bytes, "'\(type.name)' takes no argument '\(label.text)'; did you mean '\(likely)'?",
                    replacement: isFix ? likely : nil, isLikely: true)
            }
            return ExampleDiagnostic(
                at: label.bytes,
                "'\(type.name)' takes no argument '\(label.text)'; declared is \(difference.signature.text)")
        }
        // Another initializer could declare all of these names, but a similar name is a misspelling.
        let isSlip = diagnostics.allSatisfy(\.isLikely) && difference.bare.isEmpty
        return !isOpen || isSlip ? diagnostics : []
    }

    /// Whether an argument fits the parameter of a label in order and type.
    private func fits(_ argument: CodeCall.Argument, named label: String, in match: CallMatch) -> Bool {
        guard let type = match.signature.parameters.first(where: { $0.label == label })?.type else { return false }
        let kind = LiteralCheck.kind(of: argument.value, syntax: syntax)
        return !match.isMisordered && LiteralCheck.expected(type, for: kind, syntax: syntax) == nil
    }

    /// Returns the diagnostics where several signatures are equally near.
    private func unlike(_ differences: [CallMatch]) -> [ExampleDiagnostic] {
        let isOpen = type.isOpen || differences.contains { $0.signature.isPartial }
        let unknown = (call.arguments + call.labeledClosures).filter(isUnknown)
        if let argument = unknown.first, let label = argument.label {
            let found = ExampleDiagnostic(
                unknown: label.text, at: label.bytes, "'\(type.name)' takes no argument",
                among: differences.flatMap(\.free).uniqued(), likelyOnly: isOpen)
            let isFix = differences.contains { difference in
                guard let name = found?.replacement, difference.free.contains(name) else { return false }
                let call = call.renaming(label, to: name)
                return fits(argument, named: name, in: CallMatch(call, to: difference.signature, syntax: syntax))
            }
            return (isFix ? found : found?.withoutFix).map { [$0] } ?? []
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
