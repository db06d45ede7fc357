// swift-tools-version: 6.1
import PackageDescription

// The plugins with a program that is built already, so that packages that use them compile nothing of it. `.ci/release`
// makes this package whole: it puts the bundle here, or names its address and checksum, which no commit can hold itself.
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
                    .writeToPackageDirectory(reason: "Outputs, and the files of init and new, lie in the package.")
                ]),
            dependencies: ["catalog"], path: "CatalogCommandPlugin"),
    ]
)
