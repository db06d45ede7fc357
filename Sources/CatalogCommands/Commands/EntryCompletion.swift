import ArgumentParser
import CatalogLoading
import CatalogModel

/// Completions for a name from the catalog in a shell. None without a valid catalog.
extension CompletionKind {
    static let entryID = CompletionKind.custom { words, _, _ in
        await registry(words)?.components.map(\.id.rawValue) ?? []
    }

    static let outputName = CompletionKind.custom { words, _, _ in
        await registry(words)?.configuration.outputs.orEmpty().names ?? []
    }

    static let tokenPath = CompletionKind.custom { words, _, _ in
        await registry(words)?.tokens.all.map(\.path) ?? []
    }

    static let stubTarget = CompletionKind.custom { words, _, _ in
        StubSource.targetNames(in: await registry(words)?.configuration ?? CatalogConfiguration())
    }

    private static func registry(_ words: [String]) async -> ComponentRegistry? {
        var options = CatalogOptions()
        options.catalog = words.firstIndex(of: "--catalog").flatMap { words.dropFirst($0 + 1).first }
        guard let path = try? options.path() else { return nil }
        return await options.read(path).registry
    }
}
