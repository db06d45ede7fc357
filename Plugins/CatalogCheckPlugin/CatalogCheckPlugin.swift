import Foundation
import PackagePlugin

/// Checks the catalog of a target whenever a file of it has changed since the last build.
///
/// A finding is a line that Xcode and editors can follow to its location; an error fails the build. The plugin writes
/// only a record of the last check into the plugin's own folder, so only the catalog's own files decide when the check
/// runs again.
///
/// SwiftPM lists these files again only when files are added to or removed from a target's folder. A catalog beside its
/// target should therefore be within the target. For a catalog elsewhere in the package, SwiftPM notices a removed file
/// only after a change of the manifest.
@main
struct CatalogCheckPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folders = [target.directoryURL, context.package.directoryURL]
        return try commands(
            for: target.name, in: folders, tool: context.tool(named: "catalog").url,
            cache: context.pluginWorkDirectoryURL)
    }

    private func commands(for name: String, in folders: [URL], tool: URL, cache: URL) throws -> [Command] {
        let catalog = Catalog.first(in: folders)
        if catalog == nil {
            // No error: SwiftPM also asks before it runs the command that starts a catalog. The check fails the build.
            Diagnostics.warning(
                "'\(name)' uses CatalogCheckPlugin, but neither it nor its package has a catalog.yaml or "
                    + "Catalog/catalog.yaml; create one with 'swift package catalog init'")
        }
        guard let location = catalog ?? folders.first else { return [] }
        return [
            .buildCommand(
                displayName: "Checking the catalog of \(name)", executable: tool,
                // Accept any backend: it may be a program of the package, or missing from an editor's PATH.
                arguments: [
                    "check", "--quiet", "--any-backend", "--catalog", location.path, "--cache-folder", cache.path,
                ],
                inputFiles: try catalog.map(Catalog.files) ?? [], outputFiles: [])
        ]
    }
}

/// Where a catalog is, as the command line looks for it.
private enum Catalog {
    /// The `catalog.yaml` of the first folder that has one.
    static func first(in folders: [URL]) -> URL? {
        folders.flatMap { folder in ["catalog.yaml", "Catalog/catalog.yaml"].map(folder.appendingPathComponent) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// All visible files in the folder of `catalog.yaml`, in a fixed order.
    ///
    /// Files of outputs are included, because only a check determines which files are read. After a build of the
    /// outputs the catalog is checked once more, which takes milliseconds.
    static func files(of catalog: URL) throws -> [URL] {
        let folder = catalog.deletingLastPathComponent()
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
        return try (files?.compactMap { $0 as? URL } ?? [])
            .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
            .sorted { $0.path < $1.path }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension CatalogCheckPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let folder = context.xcodeProject.directoryURL
            let folders = [folder.appendingPathComponent(target.displayName), folder]
            return try commands(
                for: target.displayName, in: folders, tool: context.tool(named: "catalog").url,
                cache: context.pluginWorkDirectoryURL)
        }
    }
#endif
