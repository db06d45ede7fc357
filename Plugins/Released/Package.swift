// swift-tools-version: 6.1
import PackageDescription

// The plugins with a prebuilt program, so that packages that use them do not compile it. `.ci/release` completes this
// package with the bundle, or with its address and checksum, which cannot be in the commit that it is built from.
let package = Package(
    name: "component-catalog",
    products: [
        .plugin(name: "CatalogCheckPlugin", targets: ["CatalogCheckPlugin"]),
        .plugin(name: "CatalogCommandPlugin", targets: ["CatalogCommandPlugin"]),
    ],
    targets: [
        .binaryTarget(name: "catalog", path: "catalog.artifactbundle"),
        .plugin(
            name: "CatalogCheckPlugin", capability: .buildTool(), dependencies: ["catalog"], path: "CatalogCheckPlugin"),
        .plugin(
            name: "CatalogCommandPlugin",
            capability: .command(
                intent: .custom(verb: "catalog", description: "Runs the command line of Component Catalog."),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "Outputs and the files of init and new are written to the package.")
                ]),
            dependencies: ["catalog"], path: "CatalogCommandPlugin"),
    ]
)
