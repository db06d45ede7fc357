// swift-tools-version: 6.1
import PackageDescription

// The layers of the program. A target sees only what its line lists: the halves above and below the model never meet.
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
        // Declares what the system's C library has for programs and does not show to Swift.
        .systemLibrary(name: "CProcess"),
        .target(name: "CatalogModel"),
        // Trees of values that know their places in a file, and the reader of JSON, which makes them.
        .target(name: "LocatedNodes", dependencies: ["CatalogModel"]),
        .target(name: "CatalogYAML", dependencies: ["CLibYAML", "CatalogModel", "LocatedNodes"]),
        // Changes of values in the text of YAML files that leave all other bytes alone.
        .target(name: "YAMLEdits", dependencies: ["CatalogModel", "LocatedNodes", "CatalogYAML"]),
        .target(name: "CatalogFormat", dependencies: ["CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogProse"]),
        // The JSON of a whole registry, for programs of others: its form, its schema, and the way back to the files.
        .target(name: "DumpFormat", dependencies: ["CatalogModel"]),
        // The Design Tokens format as data: what the reader and all schemas of token files are made from.
        .target(name: "TokenFormat", dependencies: ["CatalogModel"]),
        .target(name: "CatalogTokens", dependencies: ["CatalogModel", "LocatedNodes", "CatalogYAML", "TokenFormat"]),
        .target(name: "CatalogProse", dependencies: ["CatalogModel"]),
        // The files that teams keep their localized texts in.
        .target(name: "StringFiles", dependencies: ["CatalogModel", "LocatedNodes"]),
        .target(
            name: "CatalogLoading",
            dependencies: [
                "CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogProse", "CatalogFormat", "CatalogReview",
                "CatalogTokens", "CatalogTypes",
                "StringFiles",
            ]),
        .target(name: "CatalogTypes", dependencies: ["CatalogModel"]),
        // What differs between two registries, and what that means for those who use the components.
        .target(name: "CatalogChanges", dependencies: ["CatalogModel", "CatalogTypes"]),
        // Other names for entries, tokens and states, in every text of a catalog.
        .target(
            name: "CatalogRenaming",
            dependencies: [
                "CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogFormat", "CatalogTokens", "YAMLEdits",
            ]),
        // How complete the documentation of components is.
        .target(name: "CatalogHealth", dependencies: ["CatalogModel", "CatalogYAML"]),
        // What reviewers ask of a whole catalog, and the rules that a catalog has for itself.
        .target(
            name: "CatalogReview",
            dependencies: [
                "CatalogModel", "CatalogProse", "DumpFormat", "CatalogTypes", "CatalogChanges", "CatalogHealth",
                "CodeCalls",
            ]),
        // Calls and tags in pieces of code, without a compiler.
        .target(name: "CodeCalls"),
        // SHA-256 with the instructions that processors have for it, which Swift does not show.
        .target(name: "CSHA256"),
        .target(name: "CatalogRendering", dependencies: ["CSHA256", "CatalogModel"]),
        // Templates whose names are checked against declared records when they are read.
        .target(name: "CatalogTemplates", dependencies: ["CatalogModel"]),
        .target(name: "CatalogSpecimens", dependencies: ["CatalogModel"]),
        // What the pages of a catalog say, before they are Markdown or HTML.
        .target(name: "CatalogPages", dependencies: ["CatalogModel", "CatalogRendering", "CatalogSpecimens"]),
        .target(name: "MarkdownBackend", dependencies: ["CatalogModel", "CatalogRendering", "CatalogPages"]),
        // The style sheet and the script of the site. As an array in Swift they would take 14 s of each optimized build.
        .target(name: "CSiteAssets", exclude: ["Assets"]),
        .target(
            name: "HTMLBackend",
            dependencies: ["CSiteAssets", "CatalogModel", "CatalogRendering", "CatalogPages", "MarkdownBackend"]),
        .target(
            name: "JSONSchemaBackend",
            dependencies: ["CatalogModel", "CatalogTypes", "CatalogRendering", "TokenFormat"]),
        .target(
            name: "StubBackend",
            dependencies: ["CatalogModel", "CatalogTypes", "CatalogRendering", "CatalogTemplates"]),
        .target(name: "TokensBackend", dependencies: ["CatalogModel", "CatalogRendering"]),
        // Speaks with backends that are programs of their own; starts none itself.
        .target(
            name: "ExternalBackends",
            dependencies: ["CatalogModel", "LocatedNodes", "DumpFormat", "CatalogRendering"]),
        // Tries what outside backends promise.
        .target(
            name: "BackendConformance",
            dependencies: ["CatalogModel", "DumpFormat", "CatalogRendering", "ExternalBackends"]),
        // What a build notes down for the next one, as a value and as bytes; looks at no disk.
        .target(name: "BuildRecords", dependencies: ["CatalogRendering"]),
        // Serves the files of a site to browsers on the same machine.
        .target(
            name: "SiteServer", resources: [.embedInCode("Assets/live.css"), .embedInCode("Assets/live.js")]),
        // Findings as programs of others read them, and those that are known already.
        .target(
            name: "FindingForms", dependencies: ["CatalogModel", "LocatedNodes", "CatalogRendering"]),
        .target(
            name: "CatalogCommands",
            dependencies: [
                "FindingForms", "SiteServer",
                "CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogFormat", "DumpFormat", "TokenFormat",
                "CatalogLoading",
                "CatalogRendering", "BuildRecords", "CatalogChanges", "CatalogHealth", "CatalogRenaming",
                "CatalogReview", "YAMLEdits",
                "CatalogImport", "CustomElementsManifest", "ReactDocgen",
                "MarkdownBackend", "HTMLBackend", "JSONSchemaBackend", "StubBackend", "TokensBackend",
                "ExternalBackends",
                "BackendConformance", "CProcess", "CatalogTokens", "ColorFiles", "StringFiles", "DeclaredAPI",
                "SwiftSymbolGraphs", "ComposeSignatures", "ScriptDescriptions",
                "CatalogVerification",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
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

        // Components as code declares them, in the entry format and at their places: what all readers of code give.
        .target(name: "DeclaredAPI", dependencies: ["CatalogModel", "LocatedNodes"]),
        // Reads the symbol graphs of Swift modules.
        .target(
            name: "SwiftSymbolGraphs",
            dependencies: ["CatalogModel", "LocatedNodes", "CatalogYAML", "DeclaredAPI", "ScriptDescriptions"]),
        // Reads the signature files of Kotlin modules.
        .target(name: "ComposeSignatures", dependencies: ["CatalogModel", "LocatedNodes", "DeclaredAPI"]),
        // Reads the colors and dimensions that apps keep in files.
        .target(name: "ColorFiles", dependencies: ["CatalogModel", "LocatedNodes", "DeclaredAPI", "StringFiles"]),
        // Holds entries against what sources declare.
        .target(
            name: "CatalogVerification",
            dependencies: [
                "CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogFormat", "CatalogChanges", "DeclaredAPI",
                "StringFiles",
                "YAMLEdits",
            ]),
        // Entries of what sources declare, new ones and those that people have written in since.
        .target(
            name: "CatalogImport",
            dependencies: [
                "CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogTypes", "DeclaredAPI", "ScriptDescriptions",
                "StringFiles",
                "YAMLEdits",
            ]),
        // Reads what react-docgen and react-docgen-typescript write.
        .target(
            name: "ReactDocgen",
            dependencies: ["CatalogModel", "LocatedNodes", "CatalogYAML", "DeclaredAPI", "ScriptDescriptions"]),
        // Descriptions and types in scripts, as all readers of web code understand them.
        .target(name: "ScriptDescriptions", dependencies: ["CatalogModel", "LocatedNodes", "CatalogProse"]),
        // Turns Custom Elements Manifests into entries.
        .target(
            name: "CustomElementsManifest",
            dependencies: ["CatalogModel", "LocatedNodes", "CatalogYAML", "DeclaredAPI", "ScriptDescriptions"]),

        // Looks up the real data and the outside judges for the tests, and holds the contract of backends.
        .target(
            name: "CatalogTestSupport",
            dependencies: ["CatalogModel", "CatalogLoading", "CatalogRendering", "BackendConformance"],
            path: "Tests/CatalogTestSupport"),
        // Turns the real data of other design systems into catalogs.
        .target(
            name: "TrialCatalogs",
            dependencies: [
                "CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogLoading", "CustomElementsManifest",
                "CatalogTestSupport",
            ],
            path: "Tests/TrialCatalogs"),
        .testTarget(name: "CatalogTestSupportTests", dependencies: ["CatalogTestSupport"]),
        .testTarget(name: "CatalogModelTests", dependencies: ["CatalogModel", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogYAMLTests",
            dependencies: ["CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogTestSupport"]),
        .testTarget(
            name: "YAMLEditsTests",
            dependencies: ["CatalogModel", "LocatedNodes", "YAMLEdits", "CatalogTestSupport"]),
        .testTarget(
            name: "StringFilesTests",
            dependencies: ["CatalogModel", "CatalogLoading", "StringFiles", "CatalogTestSupport"]),
        .testTarget(name: "CatalogProseTests", dependencies: ["CatalogModel", "CatalogProse", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogFormatTests",
            dependencies: ["CatalogModel", "CatalogYAML", "CatalogProse", "CatalogFormat", "CatalogTestSupport"]),
        .testTarget(name: "DumpFormatTests", dependencies: ["CatalogModel", "DumpFormat", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogTokensTests",
            dependencies: ["CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogTokens", "CatalogTestSupport"]),
        .testTarget(
            name: "TokenFormatTests",
            dependencies: [
                "CatalogModel", "LocatedNodes", "CatalogTokens", "CatalogLoading", "TokenFormat", "CatalogTestSupport",
            ]),
        .testTarget(
            name: "CatalogLoadingTests",
            dependencies: ["CatalogModel", "CatalogYAML", "DumpFormat", "CatalogLoading", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogTypesTests",
            dependencies: ["CatalogModel", "CatalogLoading", "CatalogTypes", "CatalogTestSupport", "TrialCatalogs"]),
        .testTarget(
            name: "CatalogHealthTests",
            dependencies: ["CatalogModel", "CatalogLoading", "CatalogHealth", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogReviewTests",
            dependencies: ["CatalogModel", "CatalogLoading", "CatalogReview", "CatalogTestSupport", "TrialCatalogs"]),
        .testTarget(
            name: "CatalogRenamingTests",
            dependencies: [
                "CatalogModel", "CatalogLoading", "CatalogRenaming", "CatalogTestSupport",
                "TrialCatalogs",
            ]),
        .testTarget(
            name: "CatalogChangesTests",
            dependencies: [
                "CatalogModel", "CatalogYAML", "CatalogTypes", "CatalogLoading", "CatalogChanges", "CatalogTestSupport",
                "TrialCatalogs",
            ],
            exclude: ["RuleIDs.txt"]),
        .testTarget(
            name: "CatalogRenderingTests", dependencies: ["CatalogModel", "CatalogRendering", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogTemplatesTests", dependencies: ["CatalogModel", "CatalogTemplates", "CatalogTestSupport"]),
        .testTarget(
            name: "CatalogSpecimensTests",
            dependencies: ["CatalogModel", "CatalogLoading", "CatalogSpecimens", "CatalogTestSupport"]),
        .testTarget(
            name: "MarkdownBackendTests",
            dependencies: [
                "CatalogModel", "CatalogProse", "CatalogFormat", "DumpFormat", "CatalogLoading", "CatalogRendering",
                "CatalogPages", "MarkdownBackend", "CatalogTestSupport", "TrialCatalogs",
            ]),
        .testTarget(
            name: "HTMLBackendTests",
            dependencies: [
                "CatalogModel", "CatalogLoading", "CatalogRendering", "HTMLBackend", "StubBackend",
                "CatalogTestSupport",
            ]),
        .testTarget(
            name: "JSONSchemaBackendTests",
            dependencies: [
                "CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogTokens", "TokenFormat", "CatalogLoading",
                "CatalogRendering",
                "JSONSchemaBackend", "TokensBackend", "CatalogTestSupport", "TrialCatalogs",
            ]),
        .testTarget(
            name: "StubBackendTests",
            dependencies: [
                "CatalogModel", "CatalogLoading", "CatalogRendering", "CatalogTemplates", "CatalogChanges",
                "StubBackend", "DeclaredAPI", "SwiftSymbolGraphs", "ComposeSignatures", "CustomElementsManifest",
                "CatalogImport", "CatalogVerification", "CatalogTestSupport", "TrialCatalogs",
            ],
            // What the compiler reads with the stubs.
            exclude: ["StandIns"]),
        .testTarget(
            name: "TokensBackendTests",
            dependencies: [
                "CatalogModel", "CatalogYAML", "CatalogTokens", "CatalogLoading", "CatalogRendering", "TokensBackend",
                "CatalogTestSupport",
            ]),
        .testTarget(
            name: "CustomElementsManifestTests",
            dependencies: [
                "CatalogModel", "LocatedNodes", "CatalogProse", "CatalogFormat", "CatalogLoading",
                "CustomElementsManifest", "DeclaredAPI", "ScriptDescriptions", "CatalogTestSupport",
            ]),
        .testTarget(
            name: "CatalogImportTests",
            dependencies: [
                "CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogLoading", "DeclaredAPI", "CatalogImport",
                "CustomElementsManifest", "ComposeSignatures", "SwiftSymbolGraphs", "CatalogTestSupport",
            ]),
        .testTarget(
            name: "SwiftSymbolGraphsTests",
            dependencies: [
                "CatalogModel", "CatalogYAML", "CatalogFormat", "DeclaredAPI", "SwiftSymbolGraphs",
                "CatalogTestSupport",
            ]),
        .testTarget(
            name: "CatalogVerificationTests",
            dependencies: [
                "CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogLoading", "DeclaredAPI", "SwiftSymbolGraphs",
                "ComposeSignatures", "CustomElementsManifest", "ReactDocgen", "StringFiles", "ColorFiles",
                "CatalogImport", "CatalogVerification", "CatalogTestSupport",
            ]),
        .testTarget(
            name: "ReactDocgenTests",
            dependencies: ["CatalogModel", "CatalogYAML", "DeclaredAPI", "ReactDocgen", "CatalogTestSupport"]),
        .testTarget(
            name: "TrialCatalogTests",
            dependencies: [
                "CatalogModel", "LocatedNodes", "CatalogYAML", "DumpFormat", "CatalogLoading", "CatalogRendering",
                "CatalogCommands",
                "FindingForms", "CatalogTestSupport", "TrialCatalogs",
            ]),
        .testTarget(
            name: "CatalogCommandsTests",
            dependencies: [
                "CatalogModel", "CatalogLoading", "CatalogRendering", "BuildRecords", "CatalogChanges",
                "ExternalBackends", "CatalogCommands", "BackendConformance", "CatalogTestSupport",
                "CatalogYAML", "CatalogFormat", "CatalogProse", "CatalogTokens", "StringFiles", "CatalogReview",
                "CatalogVerification", "CatalogImport", "DeclaredAPI", "LocatedNodes",
            ]),
        .testTarget(
            name: "ExternalBackendsTests", dependencies: ["CatalogModel", "CatalogRendering", "ExternalBackends"]),
        .testTarget(name: "SiteServerTests", dependencies: ["SiteServer"]),
        .testTarget(
            name: "FindingFormsTests",
            dependencies: ["CatalogModel", "CatalogYAML", "FindingForms", "CatalogTestSupport"]),
        .testTarget(name: "PluginTests", dependencies: ["CatalogTestSupport"]),
        .testTarget(
            name: "BackendContractTests",
            dependencies: [
                "CatalogModel", "CatalogLoading", "CatalogRendering", "DumpFormat", "ExternalBackends",
                "CatalogCommands", "CatalogTestSupport",
            ]),
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
    "CatalogModel", "LocatedNodes", "CatalogYAML", "CatalogFormat", "DumpFormat", "TokenFormat", "CatalogTokens",
    "CatalogProse",
    "StringFiles", "CatalogLoading", "CatalogTypes", "CatalogChanges", "CatalogReview", "CodeCalls", "CatalogRendering",
    "CatalogTemplates", "CatalogSpecimens", "CatalogPages", "MarkdownBackend", "JSONSchemaBackend", "StubBackend",
    "BuildRecords", "ScriptDescriptions", "SwiftSymbolGraphs", "CustomElementsManifest", "CatalogVerification",
]
if Context.environment["CATALOG_OPTIMIZED_TESTS"] != nil {
    for target in package.targets where testedMost.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O"]))
    }
}
