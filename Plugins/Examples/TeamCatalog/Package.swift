// swift-tools-version: 6.1
import PackageDescription

// A package of components with their catalog: every build checks it, and the team has a backend of its own.
let package = Package(
    name: "TeamCatalog",
    platforms: [.macOS(.v15)],
    dependencies: [
        // Elsewhere: .package(url: …, from: …)
        .package(name: "component-catalog", path: "../../..")
    ],
    targets: [
        // Within the target's folder, SwiftPM also detects new and removed entries.
        .target(
            name: "Badges", exclude: ["Catalog"],
            plugins: [.plugin(name: "CatalogCheckPlugin", package: "component-catalog")]),
        .executableTarget(
            name: "team-catalog", dependencies: [.product(name: "ComponentCatalog", package: "component-catalog")]),
    ]
)
