import CatalogModel
import CatalogTestSupport

/// A call that is right, in Swift or as a tag of JSX, small enough to be made wrong in every way that authors do.
struct CallWitness {
    enum Language { case swift, script }

    struct Argument {
        var label: String?
        var value: String
        /// As the entry says it; nil where it says nothing.
        let isRequired: Bool?
        /// The cases or literals that it can be.
        let choices: [String]
        /// A value whose end is of the language's own.
        var suffix = ""
    }

    let language: Language
    let type: String
    var arguments: [Argument]
    /// What a function around the call takes.
    var given: [String]
    var hasContent = false

    var text: String {
        switch language {
        case .swift:
            let list = arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value }
            return "\(type)(\(list.joined(separator: ", ")))"
        case .script:
            let list = arguments.map { " \($0.label ?? "")=\($0.value)" }.joined()
            return hasContent ? "<\(type)\(list)>text</\(type)>" : "<\(type)\(list) />"
        }
    }

    /// A function of a name that makes the call.
    func function(_ name: String) -> String {
        let list = given.joined(separator: ", ")
        return language == .swift
            ? "@MainActor func \(name)(\(list)) { _ = \(text) }"
            : "export function \(name)(\(list)) { return \(text); }"
    }

    // MARK: Mutations

    enum Mutation: CaseIterable {
        case dropRequired, dropOptional, misspell, swap, unknown, extra, otherCase, misspelledCase, unlabel, attribute
    }

    /// Returns the call with one change; nil where it cannot be changed like that.
    func mutated(_ mutation: Mutation, _ random: inout SeededRandom) -> CallWitness? {
        var call = self
        func index(_ isMeant: (Argument) -> Bool) -> Int? {
            let all = arguments.indices.filter { isMeant(arguments[$0]) }
            return all.isEmpty ? nil : random.pick(all)
        }
        switch mutation {
        case .dropRequired:
            guard let index = index({ $0.isRequired == true }) else { return nil }
            call.arguments.remove(at: index)
        case .dropOptional:
            guard let index = index({ $0.isRequired == false }) else { return nil }
            call.arguments.remove(at: index)
        case .misspell:
            guard let index = index({ $0.label.map { $0.count > 2 } ?? false }) else { return nil }
            call.arguments[index].label = Self.misspelled(arguments[index].label ?? "", &random)
        case .swap:
            guard let index = index({ $0.label != nil }), index > 0, arguments[index - 1].label != nil else {
                return nil
            }
            call.arguments.swapAt(index, index - 1)
        case .unknown:
            guard let index = index({ $0.label != nil }) else { return nil }
            call.arguments[index].label = random.pick(["zebra", "quagga", "wombat"])
        case .extra:
            var extra = Argument(
                label: "zebra", value: language == .swift ? "1" : "\"1\"", isRequired: nil, choices: [])
            if random.once(in: 4) { extra.label = "wombatCount" }
            call.arguments.insert(extra, at: Int.random(in: 0...arguments.count, using: &random))
        case .otherCase, .misspelledCase:
            guard let index = index({ argument in argument.choices.contains { argument.value.contains($0) } }),
                let old = arguments[index].choices.first(where: { arguments[index].value.contains($0) })
            else { return nil }
            let other = mutation == .otherCase ? "zebra" : Self.misspelled(old, &random)
            if arguments[index].choices.contains(other) { return nil }
            call.arguments[index].value = arguments[index].value.replacing(old, with: other)
        case .unlabel:
            guard language == .swift, let index = index({ $0.label != nil }) else { return nil }
            call.arguments[index].label = nil
        case .attribute:
            guard language == .script else { return nil }
            let label = random.pick(["data-zebra", "aria-label", "className", "id"])
            call.arguments.append(Argument(label: label, value: "\"1\"", isRequired: nil, choices: []))
        }
        return call
    }

    /// Returns a name with two letters swapped, one more, or one less.
    private static func misspelled(_ name: String, _ random: inout SeededRandom) -> String {
        var letters = Array(name)
        let index = Int.random(in: 1..<letters.count, using: &random)
        switch random.next() % 3 {
        case 0 where letters[index] != letters[index - 1]: letters.swapAt(index, index - 1)
        case 1: letters.insert(letters[index], at: index)
        default: letters.remove(at: index)
        }
        return String(letters)
    }
}
