package import CatalogModel
import CatalogSyntax
import CodeReaders

/// Names new files of tokens in `catalog.yaml`, through a resolver document where variants make themes.
///
/// All paths are relative to `catalog.yaml`.
package struct TokenListing {
    package typealias NewFile = (theme: String?, path: String)

    private let configuration: CatalogConfiguration
    /// The resolver document of the catalog.
    private let resolver: (name: Text, file: SourceFile)?

    package init(_ configuration: CatalogConfiguration, resolver: (name: Text, file: SourceFile)?) {
        self.configuration = configuration
        self.resolver = resolver
    }

    /// Adds the changed `catalog.yaml`, and a resolver document for variants, to an outcome.
    ///
    /// A resolver document written by a person stays unchanged, which is reported.
    ///
    /// - Parameters:
    ///   - new: The new files; files already listed are left out.
    ///   - outcome: Takes the changed files and the findings.
    ///   - catalog: `catalog.yaml`.
    ///   - newResolver: The path of a new resolver document, from `catalog.yaml` and from the working directory, with
    ///     the first lines of the document.
    ///   - reference: Gives the path of a file from the resolver document.
    package func add(
        _ new: [NewFile], to outcome: inout ImportOutcome, in catalog: SourceFile,
        newResolver: (path: String, file: String, preamble: String), reference: (String) -> String
    ) {
        let listed = configuration.tokens.orEmpty().map(\.value)
        let new = new.filter { !listed.contains($0.path) }
        guard !new.isEmpty, let editor = YAMLEditor(catalog, diagnostics: &outcome.findings) else { return }
        if let resolver {
            let text = String(decoding: resolver.file.bytes, as: UTF8.self)
            for file in new where !text.contains(file.path.split(separator: "/").last ?? "") {
                outcome.findings.report(.unlisted(file.path, in: resolver.name))
            }
            return
        }
        var changed = editor
        let themes = new.compactMap(\.theme)
        if themes.isEmpty {
            list(new.map(\.path), after: listed, in: &changed)
        } else {
            var layers = outcome.layers ?? TokenLayers([])
            let chosen = Set(layers.modifiers.flatMap { $0.contexts.flatMap(\.layers) })
            let appearances = themes.filter { !chosen.contains($0) }
            if !appearances.isEmpty { layers.modifiers += TokenLayers(appearances: appearances).modifiers }
            let document = Self.document(
                of: listed + new.filter { $0.theme == nil }.map(\.path), for: new, in: layers, reference: reference)
            outcome.files.append(
                .init(
                    path: newResolver.file, change: .created, bytes: Array((newResolver.preamble + document).utf8),
                    old: nil))
            list([newResolver.path], after: [], in: &changed)
            publish(layers, in: &changed)
        }
        outcome.files.append(
            .init(path: catalog.path, change: .changed, bytes: changed.file.bytes, old: catalog.bytes))
    }

    /// Lists files after the kept files, and keeps the comments of others.
    private func list(_ paths: [String], after kept: [String], in editor: inout YAMLEditor) {
        let all = kept + paths
        switch editor.value(at: ["tokens"]) {
        case .array(let listed)?:
            for index in listed.indices.reversed() where index >= max(kept.count, 1) {
                _ = editor.apply(.remove(["tokens", .index(index)], keepingComments: true))
            }
            for (index, path) in all.enumerated() where index >= kept.count {
                _ = editor.apply(
                    index < min(listed.count, 1)
                        ? .set(["tokens", .index(index)], .string(path)) : .insert(["tokens"], .string(path), at: index)
                )
            }
        case nil:
            let value = Self.value(all)
            _ = editor.apply(.add([], key: "tokens", value, after: lastKey(of: editor, upTo: "entries")))
        case .some: _ = editor.apply(.set(["tokens"], Self.value(all)))
        }
    }

    private static func value(_ paths: [String]) -> JSONValue {
        paths.count == 1 ? .string(paths[0]) : .array(paths.map(JSONValue.string))
    }

    /// Adds themes to a catalog without themes: one for each context, with the default of all other modifiers.
    private func publish(_ layers: TokenLayers, in editor: inout YAMLEditor) {
        guard configuration.themes == nil else { return }
        let isAlone = layers.modifiers.count == 1
        var all = JSONObject()
        for (index, modifier) in layers.modifiers.enumerated() {
            for context in modifier.contexts where index == 0 || context.name != modifier.defaultContext {
                let isDefault = context.name == modifier.defaultContext
                let name = isAlone ? context.name : isDefault ? "default" : "\(modifier.name)-\(context.name)"
                all[name] = ["title": .string(name.words), "inputs": [modifier.name: .string(context.name)]]
            }
        }
        _ = editor.apply(.add([], key: "themes", .object(all), after: "tokens"))
    }

    /// Returns the last present key up to a given key.
    private func lastKey(of editor: YAMLEditor, upTo name: String) -> String? {
        let keys = CatalogConfiguration.recordForm.keys.map(\.name)
        let first = keys.prefix { $0 != name } + [name]
        return first.last { editor.value(at: [.key($0)]) != nil }
    }

    /// Returns the text of a resolver document: the common values, and a modifier for each choice.
    private static func document(
        of common: [String], for files: [NewFile], in layers: TokenLayers, reference: (String) -> String
    ) -> String {
        func sources(_ paths: [String]) -> JSONValue { .array(paths.map { ["$ref": .string(reference($0))] }) }
        var modifiers = JSONObject()
        for modifier in layers.modifiers {
            var contexts = JSONObject()
            for context in modifier.contexts {
                contexts[context.name] = sources(
                    context.layers.compactMap { layer in files.first { $0.theme == layer }?.path })
            }
            modifiers[modifier.name] = ["contexts": .object(contexts), "default": .string(modifier.defaultContext)]
        }
        let order = ["#/sets/base"] + layers.modifiers.map { "#/modifiers/\($0.name)" }
        return YAMLWriter.text(of: [
            "version": "2025.10", "sets": ["base": ["sources": sources(common)]], "modifiers": .object(modifiers),
            "resolutionOrder": .array(order.map { ["$ref": .string($0)] }),
        ])
    }
}
