package import Foundation

/// The program as the package manager has built it for these tests.
package enum BuiltProgram {
    /// The program, beside the bundle of the tests.
    package static let url: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let tests = bundle ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("catalog")
    }()

    /// A folder with the modules of the program, their objects, and lists of what is linked.
    package static let products = url.deletingLastPathComponent()
}
