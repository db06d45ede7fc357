// swift-tools-version: 6.1
import PackageDescription

// Makes catalogs of any size and times the built program beside its floor. A package of its own, so that nobody who
// uses the program has it in their graph; it knows the program's command line and nothing else of it.
let package = Package(
    name: "catalog-benchmark",
    platforms: [.macOS(.v15)],
    targets: [
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "Floor", dependencies: ["CLibYAML"]),
        .executableTarget(name: "catalog-bench", dependencies: ["Floor"]),
        .testTarget(name: "BenchmarkTests", dependencies: ["Floor", "catalog-bench"]),
    ]
)
