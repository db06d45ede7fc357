// swift-tools-version: 6.1
import PackageDescription

// The layers of the program. A target imports only what its line lists, so that readers of sources and renderers of
// outputs meet in the registry only.
let package = Package(
    name: "component-catalog",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "catalog", targets: ["catalog"]),
        // For packages that have backends of their own and start the command line with them.
        .library(name: "ComponentCatalog", targets: ["CatalogModel", "CatalogRendering", "CatalogCommands"]),
        .plugin(name: "CatalogCheckPlugin", targets: ["CatalogCheckPlugin"]),
        .plugin(name: "CatalogCommandPlugin", targets: ["CatalogCommandPlugin"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        // Functions of the C library that Swift's import of it leaves out, and SHA-256 with processor instructions.
        // swift-system has a target CSystem, and target names must be unique across packages.
        .target(name: "CCatalogSystem"),
        .target(name: "CatalogModel"),
        // Text of files: located nodes, YAML, edits of YAML, prose, XML.
        .target(name: "CatalogSyntax", dependencies: ["CLibYAML", "CatalogModel"]),
        // Types, values, declarations and calls in program text, without a compiler.
        .target(name: "SourceCode", dependencies: ["CatalogModel"]),
        // Design tokens: the format as data, and the reader.
        .target(name: "CatalogTokens", dependencies: ["CatalogModel", "CatalogSyntax"]),
        // The formats of entries, of localized texts, and of the dump of a whole registry for other programs.
        .target(name: "CatalogFormat", dependencies: ["CatalogModel", "CatalogSyntax"]),
        // Differences between two registries, and the effect on the users of components.
        .target(name: "CatalogChanges", dependencies: ["CatalogModel", "SourceCode"]),
        // Advisory rules about a whole catalog, rules of the catalog itself, and completeness of documentation.
        .target(
            name: "CatalogReview",
            dependencies: ["CatalogModel", "CatalogSyntax", "SourceCode", "CatalogFormat", "CatalogChanges"]),
        .target(
            name: "CatalogLoading",
            dependencies: [
                "CatalogModel", "CatalogSyntax", "SourceCode", "CatalogTokens", "CatalogFormat", "CatalogReview",
            ]),

        // Components as code declares them: a folder for each kind of source.
        .target(name: "CodeReaders", dependencies: ["CatalogModel", "CatalogSyntax", "SourceCode", "CatalogFormat"]),
        // Catalog and code in step: verification against sources, import, renaming.
        .target(
            name: "CatalogSync",
            dependencies: [
                "CatalogModel", "CatalogSyntax", "SourceCode", "CatalogTokens", "CatalogFormat", "CatalogChanges",
                "CodeReaders",
            ]),

        .target(name: "CatalogRendering", dependencies: ["CCatalogSystem", "CatalogModel"]),
        // Content of the pages of a catalog, before it is Markdown or HTML, with specimens of components.
        .target(name: "CatalogPages", dependencies: ["CatalogModel", "SourceCode", "CatalogRendering"]),
        .target(name: "MarkdownBackend", dependencies: ["CatalogModel", "CatalogRendering", "CatalogPages"]),
        // The style sheet and the script of the site. As an array in Swift they would take 14 s of each optimized build.
        .target(name: "CSiteAssets", exclude: ["Assets"]),
        .target(
            name: "HTMLBackend",
            dependencies: [
                "CatalogModel", "SourceCode", "CatalogRendering", "CatalogPages", "MarkdownBackend", "TokensBackend",
                "CSiteAssets",
            ]),
        .target(
            name: "JSONSchemaBackend",
            dependencies: ["CatalogModel", "SourceCode", "CatalogTokens", "CatalogRendering"]),
        // Stubs, and the templates of teams with names checked against declared records.
        .target(name: "StubBackend", dependencies: ["CatalogModel", "SourceCode", "CatalogRendering"]),
        .target(name: "TokensBackend", dependencies: ["CatalogModel", "SourceCode", "CatalogRendering"]),
        // Calls and answers of JSON-RPC 2.0 over standard input and output, without a method of any protocol.
        .target(name: "JSONRPC", dependencies: ["CatalogModel", "CatalogSyntax"]),
        // Answers to the questions of coding agents, as Markdown and as facts.
        .target(
            name: "CatalogAnswers",
            dependencies: [
                "CatalogModel", "CatalogFormat", "CatalogChanges", "CatalogReview", "CodeReaders", "CatalogRendering",
                "CatalogPages", "MarkdownBackend",
            ]),
        // Files for coding agents: a skill, DESIGN.md, a part of AGENTS.md.
        .target(
            name: "AgentsBackend",
            dependencies: ["CatalogModel", "CatalogRendering", "CatalogPages", "MarkdownBackend"]),
        // The protocol with backends that are programs of their own, and the trials of such programs; starts none itself.
        .target(
            name: "ExternalBackends",
            dependencies: ["CatalogModel", "CatalogSyntax", "CatalogFormat", "CatalogRendering"]),

        // Builds, checks and watches: disk, locks, staging, records of earlier runs, child processes.
        .target(
            name: "BuildEngine",
            dependencies: [
                "CCatalogSystem", "CatalogModel", "CatalogLoading", "CatalogRendering", "ExternalBackends",
            ]),
        .target(
            name: "CatalogCommands",
            dependencies: [
                "CatalogModel", "CatalogSyntax", "CatalogTokens", "CatalogFormat", "CatalogChanges",
                "CatalogReview", "CatalogLoading", "CodeReaders", "CatalogSync", "CatalogRendering",
                "MarkdownBackend", "HTMLBackend", "JSONSchemaBackend", "StubBackend", "TokensBackend",
                "AgentsBackend", "ExternalBackends", "BuildEngine", "JSONRPC", "CatalogAnswers",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.embedInCode("SiteServer/Assets/live.css"), .embedInCode("SiteServer/Assets/live.js")]),
        .executableTarget(name: "catalog", dependencies: ["CatalogCommands"]),

        // What runs the program within the builds of other packages. They hold no logic.
        .plugin(name: "CatalogCheckPlugin", capability: .buildTool(), dependencies: ["catalog"]),
        .plugin(
            name: "CatalogCommandPlugin",
            capability: .command(
                intent: .custom(verb: "catalog", description: "Runs the command line of Component Catalog."),
                permissions: [
                    .writeToPackageDirectory(reason: "Outputs, and the files of init and new, lie in the package.")
                ]),
            dependencies: ["catalog"]),

        // Looks up the real data and the outside judges for the tests, and holds the contract of backends.
        .target(
            name: "CatalogTestSupport",
            dependencies: ["CatalogModel", "CatalogLoading", "CatalogRendering", "ExternalBackends"],
            path: "Tests/CatalogTestSupport"),
        // Turns the real data of other design systems into catalogs.
        .target(
            name: "TrialCatalogs",
            dependencies: ["CatalogModel", "CatalogSyntax", "CatalogLoading", "CodeReaders", "CatalogTestSupport"],
            path: "Tests/TrialCatalogs"),
        .testTarget(
            name: "AgentsBackendTests",
            dependencies: [
                "CatalogModel", "CatalogLoading", "CatalogRendering", "AgentsBackend", "CatalogTestSupport",
                "TrialCatalogs",
            ]),
        .testTarget(
            name: "BackendContractTests",
            dependencies: [
                "CatalogModel", "CatalogFormat", "CatalogLoading", "CatalogRendering", "ExternalBackends",
                "BuildEngine", "CatalogCommands", "CatalogTestSupport",
            ]),
        .testTarget(
            name: "CatalogChangesTests",
            dependencies: [
                "CatalogModel", "CatalogSyntax", "SourceCode", "CatalogChanges", "CatalogLoading",
                "CatalogTestSupport", "TrialCatalogs",
            ],
            exclude: ["RuleIDs.txt"]),
        .testTarget(
            name: "CatalogCommandsTests",
            dependencies: [
                "CatalogModel", "CatalogSyntax", "CatalogTokens", "CatalogFormat", "CatalogChanges", "CatalogReview",
                "CatalogLoading", "CodeReaders", "CatalogSync", "CatalogRendering", "ExternalBackends",
                "BuildEngine", "JSONRPC", "CatalogCommands", "CatalogTestSupport",
            ]),
        .testTarget(name: "CatalogFormatTests", dependencies: ["CatalogModel", "CatalogFormat", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogHealthTests",
            dependencies: ["CatalogModel", "CatalogReview", "CatalogLoading", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogImportTests",
            dependencies: [
                "CatalogModel", "CatalogSyntax", "CatalogLoading", "CodeReaders", "CatalogSync",
                "CatalogTestSupport",
            ]),
        .testTarget(
            name: "CatalogLoadingTests",
            dependencies: ["CatalogModel", "CatalogFormat", "CatalogLoading", "CatalogTestSupport"]),
        .testTarget(name: "CatalogModelTests", dependencies: ["CatalogModel", "CatalogTestSupport"]),
        .testTarget(name: "CatalogProseTests", dependencies: ["CatalogModel", "CatalogSyntax", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogRenamingTests",
            dependencies: ["CatalogModel", "CatalogLoading", "CatalogSync", "CatalogTestSupport", "TrialCatalogs"]),
        .testTarget(
            name: "CatalogRenderingTests",
            dependencies: ["CatalogModel", "CatalogRendering", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogReviewTests",
            dependencies: ["CatalogModel", "CatalogLoading", "CatalogTestSupport", "TrialCatalogs"]),
        .testTarget(
            name: "CatalogSpecimensTests",
            dependencies: ["CatalogModel", "CatalogPages", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogTemplatesTests", dependencies: ["CatalogModel", "StubBackend", "CatalogTestSupport"]),
        .testTarget(name: "CatalogTestSupportTests", dependencies: ["CatalogTestSupport"]),
        .testTarget(
            name: "CatalogTokensTests",
            dependencies: ["CatalogModel", "CatalogSyntax", "CatalogTokens", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogTypesTests",
            dependencies: ["CatalogModel", "SourceCode", "CatalogTestSupport", "TrialCatalogs"]),
        .testTarget(
            name: "CatalogVerificationTests",
            dependencies: [
                "CatalogModel", "CatalogSyntax", "CatalogFormat", "CatalogLoading", "CodeReaders", "CatalogSync",
                "CatalogTestSupport",
            ]),
        .testTarget(name: "CatalogYAMLTests", dependencies: ["CatalogModel", "CatalogSyntax", "CatalogTestSupport"]),
        .testTarget(
            name: "CustomElementsManifestTests",
            dependencies: [
                "CatalogModel", "CatalogSyntax", "CatalogFormat", "CatalogLoading", "CodeReaders",
                "CatalogTestSupport",
            ]),
        .testTarget(name: "DumpFormatTests", dependencies: ["CatalogModel", "CatalogFormat", "CatalogTestSupport"]),
        .testTarget(
            name: "ExternalBackendsTests",
            dependencies: ["CatalogModel", "CatalogRendering", "ExternalBackends"]),
        .testTarget(
            name: "FindingFormsTests",
            dependencies: ["CatalogModel", "CatalogSyntax", "CatalogCommands", "CatalogTestSupport"]),
        .testTarget(
            name: "HTMLBackendTests",
            dependencies: [
                "CatalogModel", "CatalogLoading", "CatalogRendering", "CatalogPages", "HTMLBackend", "StubBackend",
                "CatalogTestSupport",
            ]),
        .testTarget(
            name: "JSONRPCTests", dependencies: ["CatalogModel", "JSONRPC"]),
        .testTarget(
            name: "CatalogAnswersTests",
            dependencies: ["CatalogModel", "CatalogLoading", "CatalogAnswers", "CatalogTestSupport"]),
        .testTarget(
            name: "JSONSchemaBackendTests",
            dependencies: [
                "CatalogModel", "CatalogSyntax", "CatalogTokens", "CatalogLoading", "CatalogRendering",
                "JSONSchemaBackend", "TokensBackend", "CatalogTestSupport", "TrialCatalogs",
            ]),
        .testTarget(
            name: "MarkdownBackendTests",
            dependencies: [
                "CatalogModel", "CatalogSyntax", "CatalogFormat", "CatalogLoading", "CatalogRendering",
                "CatalogPages", "MarkdownBackend", "CatalogTestSupport", "TrialCatalogs",
            ]),
        .testTarget(name: "PluginTests", dependencies: ["CatalogTestSupport"]),
        .testTarget(name: "ReactDocgenTests", dependencies: ["CatalogModel", "CatalogSyntax", "CodeReaders"]),
        .testTarget(name: "SiteServerTests", dependencies: ["CatalogCommands"]),
        .testTarget(
            name: "StringFilesTests",
            dependencies: ["CatalogModel", "CatalogFormat", "CatalogLoading", "CatalogTestSupport"]),
        // The stand-ins are read by the compiler with the stubs.
        .testTarget(
            name: "StubBackendTests",
            dependencies: [
                "CatalogModel", "SourceCode", "CatalogChanges", "CatalogLoading", "CodeReaders", "CatalogSync",
                "CatalogRendering", "CatalogPages", "HTMLBackend", "StubBackend", "CatalogTestSupport",
                "TrialCatalogs",
            ],
            exclude: ["StandIns"]),
        .testTarget(
            name: "SwiftSymbolGraphsTests",
            dependencies: ["CatalogModel", "CatalogSyntax", "CatalogFormat", "CodeReaders", "CatalogTestSupport"]),
        .testTarget(
            name: "TokenFormatTests",
            dependencies: ["CatalogModel", "CatalogSyntax", "CatalogTokens", "CatalogLoading", "CatalogTestSupport"]),
        .testTarget(
            name: "TokensBackendTests",
            dependencies: [
                "CatalogModel", "CatalogSyntax", "CatalogTokens", "CatalogLoading", "CodeReaders", "CatalogRendering",
                "TokensBackend", "CatalogCommands", "SourceCode", "CatalogTestSupport", "TrialCatalogs",
            ]),
        .testTarget(
            name: "TrialCatalogTests",
            dependencies: [
                "CatalogModel", "CatalogSyntax", "CatalogFormat", "CatalogLoading", "CatalogRendering",
                "BuildEngine", "CatalogCommands", "CatalogTestSupport", "TrialCatalogs",
            ]),
        .testTarget(name: "YAMLEditsTests", dependencies: ["CatalogModel", "CatalogSyntax", "CatalogTestSupport"]),
    ]
)

// What a module shows of another is part of its interface, so it has to be said.
for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = [.enableUpcomingFeature("InternalImportsByDefault")]
}

// Tests put hundreds of thousands of made-up entries, tokens and texts through these modules, and take two fifths of the
// time with optimized ones. The optimizer makes a module take five times as long to compile, so all others do without. A
// package that depends on this one cannot have such flags.
let testedMost = [
    "CatalogModel", "CatalogSyntax", "SourceCode", "CatalogTokens", "CatalogFormat", "CatalogChanges", "CatalogReview",
    "CatalogLoading", "CodeReaders", "CatalogSync", "CatalogRendering", "CatalogPages", "MarkdownBackend",
    "JSONSchemaBackend", "StubBackend", "BuildEngine",
]
if Context.environment["CATALOG_OPTIMIZED_TESTS"] != nil {
    for target in package.targets where testedMost.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O"]))
    }
}
