import BuildEngine
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
        _ name: String, options: CatalogOptions, cache: inout GitObjectCache
    ) async throws -> ComparedCatalog {
        let loaded: LoadedCatalog
        if name.hasSuffix(".json"), try System.status(name, followingLinks: true) != nil {
            let files = try RevisionFiles(dump: name)
            loaded = await options.read("\(files.root)/catalog.yaml", from: files)
        } else if try System.status(name, followingLinks: true) != nil {
            loaded = await options.read(try CatalogLocation.find(name))
        } else {
            guard (try? options.path()) != nil else {
                throw CommandError(
                    .unreadableRevision(
                        name, reason: "no such file or folder is there, and no catalog whose repository could have it"))
            }
            let location = try await repository(options, for: name, cache: &cache)
            let revision = try await RevisionFiles.read(name, of: location, cache: &cache)
            var result: LoadedCatalog
            repeat {
                result = await options.read(
                    revision.path, from: revision.files, reusing: cache.memory, asksForErrors: cache.memory != nil)
            } while try await cache.contents.fetchRequested(from: location.repository)
            loaded = result
            // Findings need the ranges of this revision, which shared entries do not have.
            if cache.memory != nil, loaded.requiringEntries().registry == nil {
                var own = GitObjectCache(contents: cache.contents, repository: location)
                return try await read(name, options: options, cache: &own)
            }
        }
        return ComparedCatalog(name: name, registry: try loaded.comparable(name))
    }

    /// Returns the repository around the catalog, and the path of `catalog.yaml` in the repository.
    private static func repository(
        _ options: CatalogOptions, for name: String, cache: inout GitObjectCache
    ) async throws -> CatalogRepository {
        if let repository = cache.repository { return repository }
        let path = try options.path()
        guard let repository = GitRepository(around: CatalogFolder(of: path).path) else {
            throw CommandError(.unreadableRevision(name, reason: "there is no git on the path"))
        }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let found = CatalogRepository(repository: repository, catalog: try await repository.prefix(for: name) + file)
        cache.repository = found
        return found
    }

    /// Returns the releases of the repository with the catalog, in order, and findings on releases that may be missing.
    static func releases(_ options: CatalogOptions, cache: inout GitObjectCache) async throws -> (
        names: [String], findings: [Diagnostic]
    ) {
        let location = try await repository(options, for: "tags", cache: &cache)
        let tags = ReleaseTags(try await location.repository.tags())
        let commits = try await location.repository.having(
            location.catalog, among: tags.all.map(\.commit), reading: cache.contents)
        let found = tags.all.filter { commits.contains($0.commit) }
        for tag in found { cache.commits[tag.name] = tag.commit }
        var findings: [Diagnostic] = []
        if try await location.repository.isShallow(for: "tags") { findings.append(.shallowHistory()) }
        if !tags.packages.isEmpty { findings.append(.severalPackages(tags.packages)) }
        return (found.map(\.name), findings)
    }

    /// Returns the catalog of the command; entries equal to entries of `cache` revisions are not decoded again.
    static func current(_ options: CatalogOptions, cache: GitObjectCache = GitObjectCache()) async throws
        -> ComparedCatalog
    {
        let path = try options.path()
        if let memory = cache.memory, let name = cache.repository?.catalog {
            let mounted = MountedFiles(
                DiskFiles(), of: CatalogPath.folder(of: path), at: CatalogPath.folder(of: RevisionFiles.path(of: name)))
            let loaded = await options.read(
                RevisionFiles.path(of: name), from: mounted, reusing: memory, asksForErrors: true)
            if let registry = loaded.requiringEntries().registry, !registry.components.isEmpty {
                return ComparedCatalog(name: path, registry: registry)
            }
        }
        return ComparedCatalog(name: path, registry: try await options.read(path).comparable(path))
    }
}

extension LoadedCatalog {
    /// Returns the registry of a catalog with entries or tokens; unreadable content differs from no content.
    fileprivate func comparable(_ name: String) throws(CommandError) -> ComponentRegistry {
        let loaded = requiringEntries()
        guard let registry = loaded.registry else {
            throw CommandError(loaded.diagnostics.filter { $0.severity == .error })
        }
        if registry.components.isEmpty, registry.themes.allSatisfy({ $0.tokens.all.isEmpty }) {
            throw CommandError(
                Diagnostic(
                    CommandRules.missingBaseline, "'\(name)' has no entries and no tokens to compare",
                    at: nil))
        }
        return registry
    }
}

extension Diagnostic {
    fileprivate static func shallowHistory() -> Diagnostic {
        Diagnostic(
            CommandRules.incompleteHistory,
            "this clone is shallow and may lack releases; fetch them with: \(GitRepository.deepening)", at: nil)
    }

    fileprivate static func severalPackages(_ packages: [String]) -> Diagnostic {
        let names = packages.prefix(4).map { "'\($0)'" }.joined(separator: ", ") + (packages.count > 4 ? ", …" : "")
        return Diagnostic(
            CommandRules.incompleteHistory,
            "the repository has tags of several packages, \(names), which are left out; name the releases of one",
            at: nil)
    }
}
