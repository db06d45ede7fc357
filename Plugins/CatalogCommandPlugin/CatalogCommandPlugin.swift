import Foundation
import PackagePlugin

/// Runs the command line from a package that depends on this one: `swift package catalog build`.
///
/// The working directory is the package's folder. All arguments are passed to the program unchanged.
@main
struct CatalogCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try Program(file: context.tool(named: "catalog").url, folder: context.package.directoryURL).run(arguments)
    }
}

private struct Program {
    let file: URL
    let folder: URL

    /// Runs to the end; any status but 0 ends the plugin with the same.
    func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        let hasExited = process.terminationReason == .exit
        if !hasExited { Diagnostics.error("'catalog' was ended by signal \(process.terminationStatus)") }
        if !hasExited || process.terminationStatus != 0 { exit(hasExited ? process.terminationStatus : 1) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension CatalogCommandPlugin: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            // Xcode passes the chosen targets before the arguments of the user.
            let arguments = ArgumentExtractor.withoutTargets(arguments)
            try Program(file: context.tool(named: "catalog").url, folder: context.xcodeProject.directoryURL).run(
                arguments)
        }
    }

    extension ArgumentExtractor {
        fileprivate static func withoutTargets(_ arguments: [String]) -> [String] {
            var extractor = ArgumentExtractor(arguments)
            _ = extractor.extractOption(named: "target")
            return extractor.remainingArguments
        }
    }
#endif
