import CatalogModel

/// A pass over a tree of design tokens copying inherited tokens and groups into each group with `$extends` (Format
/// Module 2025.10, section 6.4).
///
/// A group is settled after receiving its own inheritance, and complete as soon as all groups inside are settled too.
/// Inheriting from a group requires a complete group; looking into a group, a settled group. The work waits on a list
/// instead of the stack.
struct GroupExtension {
    /// Greatest number of inherited tokens and groups over all groups together.
    static let maximumCopies = 250_000

    /// A step of the work, on a list in place of recursion.
    private enum Step {
        case settle(Int)
        case startCompleting(Int)
        case finishCompleting(Int)
    }

    /// The progress of a group.
    private enum State { case new, active, done }

    private(set) var tree: TokenTree
    private(set) var diagnostics = Diagnostics()
    private var settling: [Int: State] = [:]
    private var completing: [Int: State] = [:]
    private var steps: [Step] = []
    /// Groups waiting for the groups extended, outermost first.
    private var waiting: [Int] = []
    /// For a group being completed: the number of groups waiting at the start of the completion.
    private var waitingBefore: [Int: Int] = [:]
    private var copies = 0
    private var guesses = SuggestionLimit()

    init(_ tree: TokenTree) {
        self.tree = tree
    }

    mutating func run() {
        for group in tree.groups.indices where tree.groups[group].extends != nil {
            steps.append(.settle(group))
            while let step = steps.popLast() { take(step) }
        }
    }

    private mutating func take(_ step: Step) {
        switch step {
        case .settle(let group): settle(group)
        case .startCompleting(let group): startCompleting(group)
        case .finishCompleting(let group): completing[group] = .done
        }
    }

    private mutating func settle(_ group: Int) {
        guard settling[group] != .done else { return }
        if settling[group] == nil {
            if let parent = tree.groups[group].parent, settling[parent] != .done {
                if settling[parent] == .active {
                    reportCycle(from: parent)
                    giveUp(parent)
                }
                steps.append(.settle(group))
                steps.append(.settle(parent))
                return
            }
            guard tree.groups[group].extends != nil else {
                settling[group] = .done
                return
            }
            settling[group] = .active
            waiting.append(group)
        }
        guard let reference = tree.groups[group].extends else { return finishSettling(group) }
        switch find(reference, for: group) {
        case .found(let target):
            if inherit(group, from: target) { finishSettling(group) }
        case .waits(let other): wait(group, for: .settle(other), of: other, in: settling)
        case .failed: finishSettling(group)
        }
    }

    /// The result of looking up the group named by a reference.
    private enum Lookup {
        case found(Int)
        case waits(Int)
        case failed
    }

    /// Finds the group named by a reference, as far as groups on the way already have their inheritance.
    private mutating func find(_ reference: TokenTree.GroupReference, for group: Int) -> Lookup {
        var target = TokenTree.root
        for name in reference.segments {
            if settling[target] != .done, tree.groups[target].extends != nil, target != group { return .waits(target) }
            switch tree.groups[target][name] {
            case .group(let next): target = next
            case .token:
                diagnostics.report(.extendsToken(reference))
                return .failed
            case nil:
                let siblings = guesses.take() ? names(ofGroupsIn: target) : []
                diagnostics.report(.unknownGroup(reference, name: name, candidates: siblings))
                return .failed
            }
        }
        if tree.isGroup(group, within: target) || tree.isGroup(target, within: group) {
            diagnostics.report(
                .groupExtendsAround(reference, group: tree.path(ofGroup: group), target: tree.path(ofGroup: target)))
            return .failed
        }
        return .found(target)
    }

    private func names(ofGroupsIn group: Int) -> [String] {
        tree.groups[group].items.compactMap { item in
            if case .group(let child) = item { tree.groups[child].name.value } else { nil }
        }
    }

    /// Copies the contents of `target` into `group`; returns false while `target` is not complete yet.
    private mutating func inherit(_ group: Int, from target: Int) -> Bool {
        guard completing[target] == .done else {
            wait(group, for: .startCompleting(target), of: target, in: completing)
            return false
        }
        var pending = [(target, group)]
        while let (source, destination) = pending.popLast() {
            copyProperties(of: source, to: destination)
            let type = inheritedType(of: source)
            for item in tree.groups[source].items {
                let isDeep = tree.groups[destination].depth >= TokenTreeBuilder.maximumDepth
                guard copies < Self.maximumCopies, !isDeep else {
                    if let reference = tree.groups[group].extends { diagnostics.report(.inheritsTooMuch(reference)) }
                    return true
                }
                copy(item, to: destination, originType: type, pending: &pending)
            }
        }
        return true
    }

    private mutating func copy(
        _ item: TokenTree.Item, to destination: Int, originType: Text?, pending: inout [(Int, Int)]
    ) {
        switch item {
        case .token(let token):
            let name = tree.sources[tree.tokens[token].source].name.value
            guard isFree(name, in: destination) else { return }
            var copy = tree.tokens[token]
            copy.parent = destination
            copy.originType = copy.originType ?? originType
            copy.isInherited = true
            tree.tokens.append(copy)
            tree.groups[destination][name] = .token(tree.tokens.count - 1)
            copies += 1
        case .group(let source):
            let name = tree.groups[source].name
            if case .group(let existing) = tree.groups[destination][name.value] {
                pending.append((source, existing))
            } else if isFree(name.value, in: destination) {
                var copy = TokenTree.Group(
                    name: name, parent: destination, depth: tree.groups[destination].depth + 1)
                copy.isInherited = true
                tree.groups.append(copy)
                tree.groups[destination][name.value] = .group(tree.groups.count - 1)
                settling[tree.groups.count - 1] = .done
                pending.append((source, tree.groups.count - 1))
                copies += 1
            }
        }
    }

    /// Whether a name is free, or only taken by the inheritance of a group further out: the closer `$extends` wins.
    private func isFree(_ name: String, in group: Int) -> Bool {
        switch tree.groups[group][name] {
        case nil: true
        case .token(let token): tree.tokens[token].isInherited
        case .group(let child): tree.groups[child].isInherited
        }
    }

    private mutating func copyProperties(of source: Int, to destination: Int) {
        if tree.groups[destination].type == nil { tree.groups[destination].type = tree.groups[source].type }
        if tree.groups[destination].deprecation == nil {
            tree.groups[destination].deprecation = tree.groups[source].deprecation
        }
        tree.groups[destination].extra = tree.groups[destination].extra.completed(by: tree.groups[source].extra)
    }

    private func inheritedType(of group: Int) -> Text? {
        var next: Int? = group
        while let group = next {
            if let type = tree.groups[group].type { return type }
            next = tree.groups[group].parent
        }
        return nil
    }

    private mutating func startCompleting(_ group: Int) {
        guard completing[group] != .done else { return }
        if completing[group] == .active || settling[group] == .active {
            reportCycle(from: group)
            if let last = waiting.last { giveUp(last) }
            return
        }
        guard settling[group] == .done else {
            steps.append(.startCompleting(group))
            steps.append(.settle(group))
            return
        }
        completing[group] = .active
        waitingBefore[group] = waiting.count
        steps.append(.finishCompleting(group))
        for case .group(let child) in tree.groups[group].items { steps.append(.startCompleting(child)) }
    }

    /// Puts `step` before the group's own; reports a cycle when `other` waits for the group in turn.
    private mutating func wait(_ group: Int, for step: Step, of other: Int, in states: [Int: State]) {
        if states[other] == .active {
            reportCycle(from: other)
            giveUp(group)
            return
        }
        steps.append(.settle(group))
        steps.append(step)
    }

    private mutating func reportCycle(from group: Int) {
        let first = waiting.firstIndex(of: group) ?? waitingBefore[group] ?? 0
        let members = waiting[min(first, waiting.count)...].compactMap { member in
            tree.groups[member].extends.map { (tree.path(ofGroup: member), $0.location) }
        }
        if !members.isEmpty { diagnostics.report(.groupCycle(members)) }
    }

    private mutating func giveUp(_ group: Int) {
        tree.groups[group].extends = nil
        finishSettling(group)
    }

    private mutating func finishSettling(_ group: Int) {
        settling[group] = .done
        if waiting.last == group {
            waiting.removeLast()
        } else {
            waiting.removeAll { $0 == group }
        }
    }
}
