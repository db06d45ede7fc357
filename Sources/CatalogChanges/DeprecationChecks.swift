package import CatalogModel

/// The rules about deprecations and removals in a catalog, such as a removal before the announced version.
package enum DeprecationRules {
    package static let earlyRemoval = Rule(
        "early-removal", .warning, "A deprecated item stays until the version announced for its removal.",
        reason: "Teams that planned with the announced version find their code broken too early.")
    package static let unannouncedRemoval = Rule(
        "unannounced-removal", .warning, "A removed item was deprecated in an earlier version.",
        reason: "Teams had no warning, and no time to change their code before it broke.")
    package static let deprecatedReplacement = Rule(
        "deprecated-replacement", .warning, "The replacement of a deprecated item is not deprecated itself.",
        reason: "Teams that follow the advice must change their code twice."
    )
    .example(
        failing:
            "properties:\n  a: { type: Int, deprecated: { replacements: b } }\n  b: { type: Int, deprecated: { replacements: c } }\n  c: Int",
        passing:
            "properties:\n  a: { type: Int, deprecated: { replacements: c } }\n  b: { type: Int, deprecated: { replacements: c } }\n  c: Int",
        at: "b")
    package static let unknownReplacement = Rule(
        "unknown-replacement", .warning,
        "The replacement of a deprecated item is a member, a token or an entry of the catalog.",
        reason: "Readers look for an undocumented replacement, and links to it are broken."
    )
    .example(
        failing: "properties:\n  size: Int\n  length: { type: Int, deprecated: { replacements: sise } }",
        passing: "properties:\n  size: Int\n  length: { type: Int, deprecated: { replacements: size } }", at: "sise")
    package static let overdueRemoval = Rule(
        "overdue-removal", .warning, "A deprecated item is removed by the version announced for its removal.",
        reason: "Readers stop trusting announced removals and keep using deprecated APIs."
    )
    .example(
        failing: "deprecated: { message: Use a panel., removal: 2.0 }",
        passing: "deprecated: { message: Use a panel., removal: 3.0 }", at: "2.0", catalog: "version: 2.0.0")

    /// Rules that a single version of a catalog can break.
    package static let ofOneVersion = [deprecatedReplacement, unknownReplacement, overdueRemoval]
    package static let all = [earlyRemoval, unannouncedRemoval] + ofOneVersion
}

/// A checker of deprecations against removals: findings about things removed too early, without notice or too late.
package struct DeprecationChecks {
    private var found = Diagnostics()
    private let version: SemanticVersion?

    /// Returns findings about removals between two catalogs, and about the deprecations of the new catalog.
    package static func findings(
        _ changes: [Change], from old: ComponentRegistry, to new: ComponentRegistry
    ) -> [Diagnostic] {
        var windows = DeprecationChecks(version: new.configuration.version.flatMap { SemanticVersion($0.value) })
        let deprecated = Deprecations(old)
        for change in changes where change.rule.effect == .breaking {
            if change.rule.kind == .removed || change.rule.kind == .replaced {
                windows.check(change, announcedBy: deprecated[change.address])
            }
        }
        windows.check(Deprecations(new))
        return windows.found.sorted()
    }

    /// Returns the findings about the deprecations of a catalog, without comparing an earlier version.
    package static func findings(in registry: ComponentRegistry) -> Diagnostics {
        var windows = DeprecationChecks(version: registry.configuration.version.flatMap { SemanticVersion($0.value) })
        let deprecations = Deprecations(registry)
        windows.check(deprecations)
        windows.checkReplacements(of: deprecations, in: ReplacementNames(registry))
        return windows.found
    }

    private init(version: SemanticVersion?) {
        self.version = version
    }

    private mutating func check(_ removal: Change, announcedBy deprecation: Deprecation?) {
        // Only members can be deprecated: the removal of a value or a limit cannot be announced.
        guard Deprecations.canAnnounce(removal.rule.subject) else { return }
        guard let deprecation else {
            return found.report(
                Diagnostic(
                    DeprecationRules.unannouncedRemoval,
                    "\(removal.thing) is gone and was never deprecated; deprecate it first, and remove it in a later version",
                    at: removal.old?.range))
        }
        guard let announced = deprecation.removal, let promised = SemanticVersion(announced.value), let version,
            version.numbers.lexicographicallyPrecedes(promised.numbers)
        else { return }
        found.report(
            Diagnostic(
                DeprecationRules.earlyRemoval,
                "\(removal.thing) is gone in \(version), but was to stay until \(announced.value)",
                at: announced.range))
    }

    private mutating func check(_ deprecations: Deprecations) {
        // Entries share members, whose deprecations are in one file: report each deprecation once.
        var seen: Set<SourceRange> = []
        func isNew(_ range: SourceRange?) -> Bool { range.map { seen.insert($0).inserted } ?? true }
        for (address, deprecation) in deprecations.all {
            if let removal = deprecation.removal, let promised = SemanticVersion(removal.value), let version,
                !version.numbers.lexicographicallyPrecedes(promised.numbers), version.preRelease.isEmpty,
                isNew(removal.range)
            {
                found.report(
                    Diagnostic(
                        DeprecationRules.overdueRemoval,
                        "overdue removal: announced for \(removal.value), and the catalog has version \(version); remove it, or postpone the removal",
                        at: removal.range))
            }
            for name in deprecation.replacements.orEmpty()
            where deprecations.isDeprecated(name.value, beside: address)
                && isNew(name.range)
            {
                found.report(
                    Diagnostic(
                        DeprecationRules.deprecatedReplacement,
                        "'\(name.value)' is deprecated, too; name its replacement", at: name.range))
            }
        }
    }
}

extension DeprecationChecks {
    fileprivate mutating func checkReplacements(of deprecations: Deprecations, in names: ReplacementNames) {
        var seen: Set<SourceRange> = []
        for (address, deprecation) in deprecations.all {
            for name in deprecation.replacements.orEmpty() where !names.contains(name.value) {
                guard seen.insert(name.range).inserted else { continue }
                let start = "unknown replacement '\(name.value)'"
                guard let likely = suggestion(for: name.value, among: names.near(address)) else {
                    found.report(
                        Diagnostic(
                            DeprecationRules.unknownReplacement,
                            "\(start); name a member, a token or an entry, or describe the alternative under 'message'",
                            at: name.range))
                    continue
                }
                found.report(
                    Diagnostic(
                        DeprecationRules.unknownReplacement, "\(start); did you mean '\(likely)'?", at: name.range,
                        fixIts: [.init(replace: name.range, with: likely)]))
            }
        }
    }
}

/// An index of all deprecations in a catalog, by the address of the deprecated entry, member or token.
private struct Deprecations {
    private(set) var all: [(address: String, deprecation: Deprecation)] = []
    private var byAddress: [String: Deprecation] = [:]

    init(_ registry: ComponentRegistry) {
        for component in registry.components {
            for (address, deprecation) in component.facts(DeprecatedRecords.self).all { add(deprecation, at: address) }
        }
        for token in registry.tokens.all {
            guard let deprecation = token.deprecation else { continue }
            add(Deprecation(deprecation), at: "tokens/" + Scope.escaped(token.path))
        }
    }

    subscript(address: String) -> Deprecation? { byAddress[address] }

    static func canAnnounce(_ subject: String) -> Bool { announced.contains(subject) }

    private static let announced: Set<String> = [
        "Entry", "Property", "Method", "Event", "Slot", "Type", "Type.cases", "Type.initializers", "State", "Axis",
        "Axis.values", "Token", "String", "Style", "Setting", "CssPart", "CssProperty", "Type.cssStates",
        "DesignToken", "Implementation.functions", "Implementation.variables", "Entry.properties", "Entry.events",
        "Entry.slots",
        "Entry.implementations", "Part",
    ]

    /// Whether a name given by a deprecation is itself deprecated: an entry, or a neighbor.
    func isDeprecated(_ name: String, beside address: String) -> Bool {
        if byAddress[name] != nil { return true }
        guard let end = address.lastIndex(of: "/") else { return false }
        return byAddress[address[...end] + Scope.escaped(name)] != nil
    }

    private mutating func add(_ deprecation: Deprecation, at address: String) {
        all.append((address, deprecation))
        byAddress[address] = deprecation
    }
}

/// The deprecated records of a component, with their addresses.
private struct DeprecatedRecords: ComponentFacts {
    private(set) var all: [(address: String, deprecation: Deprecation)] = []

    init(of component: Component) {
        visit(component.entry.content, at: Scope.escaped(component.id.rawValue))
    }

    private mutating func visit(_ content: StatedContent, at address: String) {
        switch content {
        case .record(let form, let node):
            if form.isNamed, let deprecation = Deprecation.of(node) { all.append((address, deprecation)) }
            node.forEachContent(of: form.identities, holding: .deprecations) { location, value in
                let name = form.keys[location].name
                if name != "deprecated", value.mayBeDeprecated { visit(value, at: "\(address)/\(name)") }
            }
        case .byName(let elements):
            // Few records are deprecated, and only their addresses are needed.
            for element in elements where element.value.mayBeDeprecated {
                visit(element.value, at: "\(address)/\(Scope.escaped(element.name.value))")
            }
        case .list(let elements):
            for element in elements { visit(element, at: address) }
        default: break
        }
    }
}

extension StatedContent {
    /// Whether a record among the values may be deprecated, as far as determined without reading values below.
    fileprivate var mayBeDeprecated: Bool {
        switch self {
        case .record(_, let node): node.traits.contains(.deprecations)
        case .byName, .list: true
        default: false
        }
    }
}

extension Deprecation {
    /// The details of a token's deprecation as a record of the entry format.
    fileprivate init(_ token: TokenDeprecation) {
        self.init()
        self[Self.keys.since] = token.since
        self[Self.keys.replacements] = token.replacements.isEmpty ? nil : token.replacements
        self[Self.keys.removal] = token.removal
    }
}
