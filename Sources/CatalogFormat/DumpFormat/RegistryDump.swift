package import CatalogModel

/// The loaded catalog as JSON: the output of `catalog dump`, and the input of backends outside of this package.
///
/// Every record is written in the long form with the keys of the entry format; keys not stated by an author are absent.
/// A mapping by name is an array of objects with `name`, overloads one after the other; flags, lists and texts keep the
/// difference between absent, empty and `nil`. Facts derived from the whole catalog are under `linked`.
package enum RegistryDump {
    /// The version of this format.
    ///
    /// It changes when a reader of the last version would misread the new one.
    package static let version = 2

    /// Promise of the version to readers, in words for them.
    package static let promise = """
        Within a version members and words of closed lists are only added: a member keeps its name, its meaning and its \
        type, and one that is required stays so. Any other change increments the version. Check 'dumpVersion' first, \
        reject unsupported versions, ignore unrecognized members, and treat an unrecognized word as one of a later \
        program.
        """

    package static func json(_ registry: ComponentRegistry) -> JSONValue {
        [
            "dumpVersion": .integer(version),
            "catalog": registry.configuration.content.dump,
            "components": .array(registry.components.map { json($0, in: registry) }),
            "tokens": .array(registry.tokens.all.map(json)),
            "themes": .array(registry.themes.map(json)),
            "types": .array(
                registry.types.map { ["language": .string($0.name), "types": $0.value.content.dump] }),
            "history": registry.history?.content.dump,
        ]
    }

    /// Returns a component as written in the dump of its registry.
    package static func json(_ component: Component, in registry: ComponentRegistry) -> JSONValue {
        var object = component.entry.node.dump(as: Entry.recordForm)
        object.append("linked", value: linked(component, in: registry))
        return .object(object)
    }

    private static func linked(_ component: Component, in registry: ComponentRegistry) -> JSONValue {
        [
            "path": .string(component.path),
            "references": .array(component.references.map { .string($0.rawValue) }),
            "referrers": .array(component.referrers.map { .string($0.rawValue) }),
            "tokens": .array(component.tokens.map { json($0, of: component, in: registry) }),
            "tokenUses": .array(component.tokenUsages.map(json)),
            "verifications": component.verifications.isEmpty
                ? nil
                : .array(
                    component.verifications.map { verification in
                        [
                            "source": .string(verification.source),
                            "kinds": .array(verification.kinds.map { .string($0) }),
                            "version": verification.version.map { .string($0) },
                        ]
                    }),
            "guidance": .array(
                component.guidance.map { guidance in
                    let source = JSONValue.string(guidance.source.rawValue)
                    switch guidance.content {
                    case .section(let section): return ["source": source, "section": section.content.dump]
                    case .behavior(let behavior): return ["source": source, "behavior": behavior.content.dump]
                    }
                }),
        ]
    }

    private static func json(
        _ token: ComponentToken, of component: Component, in registry: ComponentRegistry
    ) -> JSONValue {
        let chain = registry.tokens.aliasChain(from: token.path)
        return [
            "path": .string(token.path),
            "pattern": .string(token.pattern),
            "choices": token.choices.isEmpty ? nil : .array(token.choices.map { .string($0) }),
            "implementation": token.implementation.map { .string($0) },
            "value": token.value?.content.dump,
            "aliases": chain.count > 1 ? .array(chain.dropFirst().map { .string($0.path) }) : nil,
            "resolved": chain.last?.resolvedValue,
            "background": token.background.map { .string($0) },
            "contrasts": token.background == nil
                ? nil
                : .array(
                    token.contrasts(in: registry.themes).map { contrast in
                        [
                            "theme": .string(contrast.theme.name),
                            "ratio": contrast.ratio.map { .string($0.text) },
                            "level": contrast.ratio?.level.map { .string($0.rawValue) },
                        ]
                    }),
            "contrastExempt": token.background != nil && component.isContrastExempt(token) ? .bool(true) : nil,
        ]
    }

    /// Returns a usage of a token.
    package static func json(_ usage: TokenUsage) -> JSONValue {
        func list(_ texts: [String]) -> JSONValue? { texts.isEmpty ? nil : .array(texts.map { .string($0) }) }
        var object = JSONObject()
        object.append("path", value: .string(usage.path))
        switch usage.source {
        case .own(let path): object.append("token", value: .string(path))
        case .semantic(let reference): object.append("semanticToken", value: .string(reference))
        case .cssProperty(let name, let type):
            object.append("cssProperty", value: .string(name))
            object.append("type", value: .string(type))
        }
        object["implementation"] = usage.implementation.map { .string($0) }
        object["states"] = list(usage.states)
        object["parts"] = list(usage.parts)
        let variants = usage.variants.map { ["axis": .string($0.axis), "value": .string($0.value)] as JSONValue }
        object["variants"] = variants.isEmpty ? nil : .array(variants)
        object["themes"] = list(usage.themes)
        return .object(object)
    }

    private static func json(_ theme: TokenTheme) -> JSONValue {
        var inputs = JSONObject()
        for choice in theme.inputs.choices { inputs.append(choice.modifier, value: .string(choice.context)) }
        return [
            "name": .string(theme.name), "inputs": .object(inputs), "tokens": .array(theme.tokens.all.map(json)),
            "groups": .array(theme.tokens.describedGroups.map(json)),
        ]
    }

    private static func json(_ group: TokenGroup) -> JSONValue {
        [
            "path": .string(group.path), "type": group.type.map { .string($0) },
            "description": group.description.map { .string($0) },
            "extensions": group.extensions.isEmpty ? nil : .object(group.extensions),
        ]
    }

    private static func json(_ token: DesignToken) -> JSONValue {
        [
            "path": .string(token.path),
            "type": token.type.map { .string($0) },
            "value": token.value,
            "alias": token.alias.map { .string($0) },
            "resolved": token.resolvedValue,
            "description": token.description.map { .string($0) },
            "deprecated": token.deprecation.map { $0.message.map { .string($0) } ?? true },
            "deprecation": token.deprecation?.json,
            "visibility": token.visibility == .public ? nil : .string(token.visibility.rawValue),
            "extensions": token.extensions.isEmpty ? nil : .object(token.extensions),
        ]
    }
}
