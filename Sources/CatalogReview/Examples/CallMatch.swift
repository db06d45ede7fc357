import CatalogModel
import SourceCode

/// Assignment of the arguments of a call to the parameters of a signature, by the rules of the language.
struct CallMatch {
    let signature: CallSignature
    /// The arguments with the indices of their parameters, in the order of the call.
    private(set) var pairs: [(argument: CodeCall.Argument, index: Int)] = []
    private(set) var unknown: [CodeCall.Argument] = []
    /// Arguments without a label, beyond the parameters for them.
    private(set) var bare: [CodeCall.Argument] = []
    /// Labelled arguments of parameters that already have an argument.
    private(set) var repeated: [CodeCall.Argument] = []
    private(set) var missing: [CallSignature.Parameter] = []
    /// An argument after the argument of a later parameter.
    private(set) var early: (argument: CodeCall.Argument, other: String)?
    /// Whether an argument is before the argument of an earlier parameter.
    var isMisordered: Bool { isSwift && zip(pairs, pairs.dropFirst()).contains { $0.index > $1.index } }
    /// Whether no parameter takes a closure after the parentheses.
    private(set) var hasExtraClosure = false
    /// Whether the catalog does not state if the call is complete.
    private(set) var hasDoubt = false

    private let isSwift: Bool
    private var used: Set<Int> = []
    /// The index of the next Kotlin argument without a label; nil after a label that is not at its own position.
    private var next: Int? = 0

    /// The number of differences.
    var weight: Int {
        let others = (early == nil ? 0 : 1) + (hasExtraClosure ? 1 : 0)
        return unknown.count + bare.count + repeated.count + missing.count + others
    }

    init(_ call: CodeCall, to signature: CallSignature, syntax: CodeSyntax) {
        self.signature = signature
        isSwift = syntax == .swift
        for argument in call.arguments { add(argument) }
        for closure in call.labeledClosures { addClosure(closure) }
        if call.isElided {
            bare = []
            return
        }
        let open = parameters.indices.filter { !used.contains($0) }
        missing = open.map { parameters[$0] }.filter(\.isRequired)
        hasDoubt = open.contains { !parameters[$0].isStated }
        if call.closures.contains(where: { $0 == nil }) {
            addFirstClosure(among: open, before: unknown.count { $0.value.isEmpty })
        }
        if unknown.count + bare.count + missing.count > 0 { early = nil }
    }

    private var parameters: [CallSignature.Parameter] { signature.parameters }

    /// The labels of parameters without an argument.
    var free: [String] { parameters.indices.filter { !used.contains($0) }.compactMap { parameters[$0].label } }

    private mutating func add(_ argument: CodeCall.Argument) {
        let found = argument.bareLabel.map { label in
            parameters.indices.first { parameters[$0].label == label && !used.contains($0) }
        }
        guard let index = found ?? bareIndex else {
            if argument.label == nil {
                bare.append(argument)
            } else if parameters.contains(where: { $0.label == argument.bareLabel }) {
                repeated.append(argument)
            } else {
                unknown.append(argument)
            }
            return
        }
        if isSwift {
            let later = pairs.first { $0.index > index }
            if early == nil, let later { early = (argument, name(of: later.index)) }
        } else if argument.label == nil, next == nil {
            early = early ?? (argument, pairs.last.map { name(of: $0.index) } ?? "")
        }
        next = next == index ? index + (parameters[index].isVariadic ? 0 : 1) : nil
        used.insert(index)
        pairs.append((argument, index))
    }

    private func name(of index: Int) -> String { parameters[index].label ?? parameters[index].name }

    /// The index of the parameter for an argument without a label.
    private var bareIndex: Int? {
        if let last = pairs.last?.index, parameters[last].isVariadic { return last }
        if isSwift { return parameters.indices.first { parameters[$0].label == nil && !used.contains($0) } }
        if let next { return parameters.indices.contains(next) ? next : nil }
        return parameters.indices.first { !used.contains($0) }
    }

    // MARK: Closures

    private mutating func addClosure(_ closure: CodeCall.Argument) {
        let label = closure.bareLabel
        if let index = parameters.indices.first(where: { parameters[$0].label == label && !used.contains($0) }) {
            used.insert(index)
        } else if parameters.contains(where: { $0.label == label }) {
            hasExtraClosure = true
        } else {
            unknown.append(closure)
        }
    }

    /// Assigns the closure after the parentheses: in Kotlin to the last parameter, in Swift to a later one.
    ///
    /// - Parameters:
    ///   - open: The parameters without an argument.
    ///   - others: The number of closures with an unknown label, for parameters after this one.
    private mutating func addFirstClosure(among open: [Int], before others: Int) {
        let last = pairs.map(\.index).max() ?? -1
        let possible = open.filter { isSwift ? $0 > last : $0 == parameters.count - 1 }
        let takers = possible.filter { parameters[$0].mayBeClosure }
        let required = takers.filter { parameters[$0].isRequired }
        guard let index = required.dropLast(min(others, max(0, required.count - 1))).last ?? takers.last else {
            hasExtraClosure = true
            return
        }
        used.insert(index)
        let name = parameters[index].name
        missing.removeAll { $0.name == name }
        hasDoubt =
            parameters[index].type.text?.contains("->") != true
            || open.contains { $0 != index && !parameters[$0].isStated }
    }
}
