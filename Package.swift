// swift-tools-version: 6.1
import PackageDescription

// The layers of the program. A target sees only what its line lists: the halves above and below the model never meet.
let package = Package(
    name: "component-catalog",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "catalog", targets: ["catalog"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CatalogModel"),
        .target(name: "CatalogYAML", dependencies: ["CLibYAML", "CatalogModel"]),
        .target(name: "CatalogFormat", dependencies: ["CatalogModel", "CatalogYAML", "CatalogProse"]),
        .target(name: "CatalogTokens", dependencies: ["CatalogModel", "CatalogYAML"]),
        .target(name: "CatalogProse", dependencies: ["CatalogModel"]),
        .target(
            name: "CatalogLoading",
            dependencies: ["CatalogModel", "CatalogYAML", "CatalogProse", "CatalogFormat", "CatalogTokens"]),
        .target(name: "CatalogRendering", dependencies: ["CatalogModel"]),
        .target(name: "MarkdownBackend", dependencies: ["CatalogModel", "CatalogRendering"]),
        .target(name: "JSONSchemaBackend", dependencies: ["CatalogModel", "CatalogRendering"]),
        .target(name: "StubBackend", dependencies: ["CatalogModel", "CatalogRendering"]),
        .target(name: "TokensBackend", dependencies: ["CatalogModel", "CatalogRendering"]),
        .target(
            name: "CatalogCommands",
            dependencies: [
                "CatalogModel", "CatalogYAML", "CatalogFormat", "CatalogLoading", "CatalogRendering", "MarkdownBackend",
                "JSONSchemaBackend", "StubBackend", "TokensBackend",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "catalog", dependencies: ["CatalogCommands"]),

        // Turns Custom Elements Manifests into entries.
        .target(
            name: "CustomElementsManifest", dependencies: ["CatalogModel", "CatalogYAML", "CatalogProse"]),

        // Makes catalogs of any size and times every stage of a build beside its floor.
        .target(
            name: "CatalogBenchmark",
            dependencies: [
                "CLibYAML", "CatalogModel", "CatalogYAML", "CatalogFormat", "CatalogLoading", "CatalogRendering",
                "CatalogCommands",
            ]),
        .executableTarget(name: "catalog-bench", dependencies: ["CatalogBenchmark"]),

        // Looks up the real data and the outside judges for the tests, and holds the contract of backends.
        .target(
            name: "CatalogTestSupport", dependencies: ["CatalogModel", "CatalogLoading", "CatalogRendering"],
            path: "Tests/CatalogTestSupport"),
        // Turns the real data of other design systems into catalogs.
        .target(
            name: "TrialCatalogs",
            dependencies: [
                "CatalogModel", "CatalogYAML", "CatalogLoading", "CustomElementsManifest", "CatalogTestSupport",
            ],
            path: "Tests/TrialCatalogs"),
        .testTarget(name: "CatalogModelTests", dependencies: ["CatalogModel", "CatalogTestSupport"]),
        .testTarget(name: "CatalogYAMLTests", dependencies: ["CatalogModel", "CatalogYAML", "CatalogTestSupport"]),
        .testTarget(name: "CatalogProseTests", dependencies: ["CatalogModel", "CatalogProse", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogFormatTests",
            dependencies: ["CatalogModel", "CatalogYAML", "CatalogProse", "CatalogFormat", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogTokensTests",
            dependencies: ["CatalogModel", "CatalogYAML", "CatalogTokens", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogLoadingTests",
            dependencies: ["CatalogModel", "CatalogYAML", "CatalogFormat", "CatalogLoading", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogRenderingTests", dependencies: ["CatalogModel", "CatalogRendering", "CatalogTestSupport"]),
        .testTarget(
            name: "MarkdownBackendTests",
            dependencies: [
                "CatalogModel", "CatalogProse", "CatalogFormat", "CatalogLoading", "CatalogRendering",
                "MarkdownBackend", "CatalogTestSupport", "TrialCatalogs",
            ]),
        .testTarget(
            name: "JSONSchemaBackendTests",
            dependencies: [
                "CatalogModel", "CatalogYAML", "CatalogTokens", "CatalogLoading", "CatalogRendering",
                "JSONSchemaBackend", "TokensBackend", "CatalogTestSupport", "TrialCatalogs",
            ]),
        .testTarget(
            name: "StubBackendTests",
            dependencies: [
                "CatalogModel", "CatalogLoading", "CatalogRendering", "StubBackend", "CatalogTestSupport",
                "TrialCatalogs",
            ]),
        .testTarget(
            name: "TokensBackendTests",
            dependencies: [
                "CatalogModel", "CatalogYAML", "CatalogTokens", "CatalogLoading", "CatalogRendering", "TokensBackend",
                "CatalogTestSupport",
            ]),
        .testTarget(
            name: "CustomElementsManifestTests",
            dependencies: [
                "CatalogModel", "CatalogYAML", "CatalogProse", "CatalogFormat", "CatalogLoading",
                "CustomElementsManifest", "CatalogTestSupport",
            ]),
        .testTarget(
            name: "TrialCatalogTests",
            dependencies: [
                "CatalogModel", "CatalogYAML", "CatalogFormat", "CatalogLoading", "CatalogRendering", "CatalogCommands",
                "CatalogTestSupport", "TrialCatalogs",
            ]),
        .testTarget(
            name: "CatalogBenchmarkTests",
            dependencies: ["CatalogModel", "CatalogLoading", "CatalogBenchmark", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogCommandsTests",
            dependencies: [
                "CatalogModel", "CatalogLoading", "CatalogRendering", "CatalogCommands", "CatalogTestSupport",
            ]),
        .testTarget(
            name: "BackendContractTests",
            dependencies: [
                "CatalogModel", "CatalogLoading", "CatalogRendering", "CatalogCommands", "CatalogTestSupport",
            ]),
    ]
)

// What a module shows of another is part of its interface, so it has to be said.
for target in package.targets where target.type != .system {
    target.swiftSettings = [.enableUpcomingFeature("InternalImportsByDefault")]
}
