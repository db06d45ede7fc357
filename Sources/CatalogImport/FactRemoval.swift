package import CatalogModel
import CatalogYAML
package import DeclaredAPI
import LocatedNodes

/// A removal of facts from what a source declares, because the catalog would have errors with them.
///
/// One fact that no entry can have does not reject the others.
package struct FactRemoval {
    /// The declarations that are left.
    package private(set) var api: DeclaredAPI
    /// A finding for each removed fact, in the source.
    package private(set) var findings = Diagnostics()
    /// Errors that no fact of the source is the cause of.
    package private(set) var others: [Diagnostic] = []
    private var removed: Set<Int> = []

    /// - Parameters:
    ///   - errors: The errors of the catalog with the files of an import.
    ///   - outcome: The import.
    ///   - api: The declarations that the import was made of.
    ///   - isWhole: Whether a component or all tokens of a variant go as a whole.
    package init(of errors: [Diagnostic], in outcome: ImportOutcome, from api: DeclaredAPI, isWhole: Bool) {
        self.api = api
        var trees: [String: YAMLNode] = [:]
        for error in errors {
            guard let range = error.range,
                let file = outcome.files.first(where: { $0.path == range.file.path && $0.change != .unchanged }),
                let origin = file.origin
            else {
                others.append(error)
                continue
            }
            if trees[file.path] == nil, !isWhole {
                var ignored = Diagnostics()
                trees[file.path] = YAMLReader.read(
                    SourceFile(path: file.path, bytes: file.bytes), diagnostics: &ignored)
            }
            let path = trees[file.path]?.path(to: range.lowerBound) ?? []
            switch origin {
            case .component(let index): remove(path, of: index, because: error)
            case .tokens(let theme): removeToken(path, of: theme, because: error)
            }
        }
        let rest = self.api.components.indices.filter { !removed.contains($0) }
        self.api.components = rest.map { self.api.components[$0] }
    }

    /// Removes the innermost fact of the component that the path leads to, or the component.
    private mutating func remove(_ path: [FactStep], of index: Int, because error: Diagnostic) {
        guard !removed.contains(index) else { return }
        let component = api.components[index]
        guard let rest = component.entry.removing(path[...]) else {
            removed.insert(index)
            return findings.report(
                .leftOut("'\(component.symbol.value)'", error: error, at: component.symbol.range))
        }
        api.components[index] = DeclaredComponent(
            symbol: component.symbol, module: component.module, platform: component.platform, entry: rest.node,
            knowledge: component.knowledge)
        findings.report(
            .leftOut("'\(rest.name)' of '\(component.symbol.value)'", error: error, at: rest.range))
    }

    /// Removes the tokens of a variant at a path or below it; all of them where there are none.
    private mutating func removeToken(_ path: [FactStep], of theme: String?, because error: Diagnostic) {
        guard let tokens = api.tokens?.tokens else { return }
        let names = Array(path.map(\.name).prefix { !$0.hasPrefix("$") })
        let own = tokens.filter { $0.theme == theme }
        let meant = own.filter { TokenDraft.path(of: $0.name.value).starts(with: names) }
        let gone = Set((meant.isEmpty ? own : meant).map(\.range))
        api.tokens?.tokens.removeAll { $0.theme == theme && gone.contains($0.range) }
        for token in own where gone.contains(token.range) {
            findings.report(.leftOut("'\(token.name.value)'", error: error, at: token.range))
        }
    }
}

/// A step on the way to a fact in a drafted file: the name of a member, or the number of an element.
struct FactStep {
    let name: String
    let index: Int?
}

extension YAMLNode {
    /// Returns the steps to the innermost value with a key or text in front of an offset.
    fileprivate func path(to offset: Int) -> [FactStep] {
        switch content {
        case .scalar: return []
        case .mapping(let mapping):
            guard let pair = mapping.pairs.last(where: { $0.key.range.lowerBound <= offset }) else { return [] }
            return [FactStep(name: pair.key.value, index: nil)] + pair.value.path(to: offset)
        case .sequence(let list):
            guard let index = list.elements.lastIndex(where: { $0.range.lowerBound <= offset }) else { return [] }
            let element = list.elements[index]
            return [FactStep(name: element.scalarText ?? "", index: index)] + element.path(to: offset)
        }
    }

    private var scalarText: String? { if case .scalar(let scalar) = content { scalar.text } else { nil } }

    /// Returns the node without the innermost value that a path leads to, with the name and the place of the value; nil
    /// where the path leads to none.
    fileprivate func removing(_ path: ArraySlice<FactStep>) -> (node: YAMLNode, name: String, range: SourceRange)? {
        guard let step = path.first else { return nil }
        var copy = self
        switch content {
        case .scalar: return nil
        case .mapping(var mapping):
            guard let index = mapping.pairs.firstIndex(where: { $0.key.value == step.name }) else { return nil }
            let pair = mapping.pairs[index]
            let inner = pair.value.removing(path.dropFirst())
            if let inner { mapping.pairs[index].value = inner.node } else { mapping.pairs.remove(at: index) }
            copy.content = .mapping(mapping)
            return (copy, inner?.name ?? step.name, inner?.range ?? pair.value.range)
        case .sequence(var list):
            let named = list.elements.firstIndex { $0.scalarText == step.name }
            guard let index = step.index ?? named, list.elements.indices.contains(index) else { return nil }
            let element = list.elements[index]
            let inner = element.removing(path.dropFirst())
            if let inner { list.elements[index] = inner.node } else { list.elements.remove(at: index) }
            copy.content = .sequence(list)
            return (copy, inner?.name ?? element.scalarText ?? "\(index + 1)", inner?.range ?? element.range)
        }
    }
}
