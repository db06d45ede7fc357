import CatalogChanges
import CatalogLoading
import CatalogModel

/// The old or the new side of `catalog diff`: a catalog loaded from a folder, a dump, or a revision of git.
struct ComparedCatalog {
    let name: String
    let registry: ComponentRegistry

    /// Reads the catalog for a name: a file or folder where present, else a revision of the repository around the
    /// catalog.
    static func read(
        _ name: String, options: CatalogOptions, known: inout GitObjectCache
    ) async throws -> ComparedCatalog {
        let loaded: LoadedCatalog
        if name.hasSuffix(".json"), try System.status(name, followingLinks: true) != nil {
            let files = try RevisionFiles(dump: name)
            loaded = await options.read("\(files.root)/catalog.yaml", from: files)
        } else if try System.status(name, followingLinks: true) != nil {
            loaded = await options.read(try CatalogLocation.find(name))
        } else {
            guard (try? options.path()) != nil else {
                throw CommandFailure(
                    .unreadableRevision(
                        name, reason: "no such file or folder is there, and no catalog whose repository could have it"))
            }
            let (repository, catalog) = try await repository(options, for: name)
            let revision = try await RevisionFiles.read(name, of: repository, catalog: catalog, known: &known)
            loaded = await options.read(revision.path, from: revision.files, reusing: known.entries)
            // Findings need the places of this revision.
            if known.entries != nil, loaded.requiringEntries().registry == nil {
                var own = GitObjectCache(blobs: known.blobs)
                return try await read(name, options: options, known: &own)
            }
        }
        return ComparedCatalog(name: name, registry: try loaded.comparable(name))
    }

    /// Returns the repository around the catalog, and the path of `catalog.yaml` in the repository.
    private static func repository(
        _ options: CatalogOptions, for name: String
    ) async throws -> (repository: GitRepository, catalog: String) {
        let path = try options.path()
        guard let repository = GitRepository(around: CatalogFolder(of: path).path) else {
            throw CommandFailure(.unreadableRevision(name, reason: "there is no git on the path"))
        }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return (repository, try await repository.prefix() + file)
    }

    /// Returns the tags of versions with the catalog, in order.
    static func releases(_ options: CatalogOptions) async throws -> [String] {
        let (repository, catalog) = try await repository(options, for: "tags")
        var names: [String] = []
        for tag in try await repository.tags() where SemanticVersion(tag) != nil {
            let commit = try await repository.commit("refs/tags/" + tag)
            if try await repository.files(of: commit)[catalog] != nil { names.append(tag) }
        }
        return names
    }

    /// Returns the catalog of the command.
    static func current(_ options: CatalogOptions) async throws -> ComparedCatalog {
        let path = try options.path()
        return ComparedCatalog(name: path, registry: try await options.read(path).comparable(path))
    }
}

extension LoadedCatalog {
    /// Returns the registry of a catalog with entries; unreadable content differs from no content.
    fileprivate func comparable(_ name: String) throws(CommandFailure) -> ComponentRegistry {
        let loaded = requiringEntries()
        guard let registry = loaded.registry else {
            throw CommandFailure(loaded.diagnostics.filter { $0.severity == .error })
        }
        if registry.components.isEmpty {
            throw CommandFailure(
                Diagnostic(
                    CommandRules.missingBaseline, "'\(name)' has no entries, so nothing can be compared", at: nil))
        }
        return registry
    }
}
