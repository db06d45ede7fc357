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

    /// Difference between a call and a signature.
    private struct Difference {
        let signature: CallSignature
        var unknown: [CodeCall.Argument] = []
        /// Arguments without a label, beyond the parameters without a label.
        var bare: [CodeCall.Argument] = []
        var missing: [CallSignature.Parameter] = []
        /// An argument after a later parameter's argument.
        var early: (argument: CodeCall.Argument, other: String)?

        var weight: Int { unknown.count + bare.count + missing.count + (early == nil ? 0 : 1) }
    }

    /// Labels of implicit initializers.
    private static let implied: Set<String> = [
        "from", "coder", "rawValue", "frame", "nibName", "stringLiteral", "arrayLiteral", "modifier",
    ]

    var diagnostics: [ExampleDiagnostic] {
        if call.arguments.contains(where: { Self.implied.contains($0.label?.text ?? "") && isUnknown($0) }) {
            return []
        }
        let differences = signatures.map(difference)
        guard let least = differences.map(\.weight).min(), least > 0 else { return [] }
        let nearest = differences.filter { $0.weight == least }
        guard let best = nearest.first else { return [] }
        if nearest.count > 1 { return unlike(nearest) }
        return diagnostics(of: best)
    }

    /// Whether a signature fits the call in all that both state.
    var fits: Bool { !call.isElided && signatures.contains { !$0.isPartial && difference(from: $0).weight == 0 } }

    /// Whether no signature has the label of an argument.
    private func isUnknown(_ argument: CodeCall.Argument) -> Bool {
        guard let label = argument.bareLabel else { return false }
        return !signatures.contains { $0.parameters.contains { $0.label == label } }
    }

    // MARK: Comparing

    private func difference(from signature: CallSignature) -> Difference {
        var found = Difference(signature: signature)
        let labels = Set(signature.parameters.compactMap(\.label))
        found.unknown = call.arguments.filter { $0.bareLabel.map { !labels.contains($0) } ?? false }
        let bare = call.arguments.filter { $0.label == nil }
        if syntax == .swift {
            let free = signature.parameters.filter { $0.label == nil }
            if !signature.parameters.contains(where: \.isVariadic) { found.bare = Array(bare.dropFirst(free.count)) }
            found.early = early(in: signature)
        } else if bare.count > signature.parameters.count {
            found.bare = bare
        }
        if call.isElided { found.bare = [] }
        found.missing = missing(in: signature, bareCount: bare.count)
        if found.unknown.count + found.bare.count + found.missing.count > 0 { found.early = nil }
        return found
    }

    private func missing(in signature: CallSignature, bareCount: Int) -> [CallSignature.Parameter] {
        if call.isElided || signature.parameters.contains(where: \.isVariadic) { return [] }
        var given = Set(call.arguments.compactMap(\.bareLabel))
        given.formUnion(call.closures.compactMap { $0?.text })
        var missing: [CallSignature.Parameter] = []
        var bareLeft = bareCount
        for parameter in signature.parameters {
            if syntax == .kotlin || parameter.label == nil, bareLeft > 0 {
                bareLeft -= 1
            } else if parameter.isRequired, !given.contains(parameter.label ?? parameter.name) {
                missing.append(parameter)
            }
        }
        // A closure after the parentheses fills a missing parameter.
        if !call.closures.isEmpty, let filled = missing.lastIndex(where: \.mayBeClosure) { missing.remove(at: filled) }
        return missing
    }

    /// Returns an argument after the argument of a later parameter.
    private func early(in signature: CallSignature) -> (CodeCall.Argument, String)? {
        let labels = call.arguments.compactMap(\.bareLabel)
        let declared = signature.parameters.compactMap(\.label)
        guard Set(labels).count == labels.count, Set(declared).count == declared.count else { return nil }
        var last = -1
        for argument in call.arguments {
            guard let label = argument.bareLabel,
                let index = signature.parameters.firstIndex(where: { $0.label == label })
            else { continue }
            if index < last {
                let before = call.arguments.first { other in
                    signature.parameters.firstIndex { $0.label != nil && $0.label == other.bareLabel } ?? -1 > index
                }
                return before?.bareLabel.map { (argument, $0) }
            }
            last = index
        }
        return nil
    }

    // MARK: Diagnostics

    private func diagnostics(of difference: Difference) -> [ExampleDiagnostic] {
        let signature = difference.signature
        if let (argument, other) = difference.early, let label = argument.label {
            let message =
                "'\(label.text)' must come before '\(other)', as declared in \(signature.text); move the argument"
            return [ExampleDiagnostic(at: label.bytes, message)]
        }
        let isOpen = type.isOpen || signature.isPartial
        if !difference.unknown.isEmpty { return unknown(difference, isOpen: isOpen) }
        if type.isOpen { return [] }
        if let argument = difference.bare.first {
            if signature.isPartial || syntax == .kotlin { return [] }
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
        if difference.missing.isEmpty || signature.isPartial && call.arguments.contains(where: { $0.label == nil }) {
            return []
        }
        let names = difference.missing.map { "'\($0.name)'" }.joined(separator: " and ")
        return [
            ExampleDiagnostic(
                at: call.calleeBytes, "the call of '\(type.name)' lacks \(names); declared is \(signature.text)")
        ]
    }

    private func unknown(_ difference: Difference, isOpen: Bool) -> [ExampleDiagnostic] {
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
    private func unlike(_ differences: [Difference]) -> [ExampleDiagnostic] {
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
