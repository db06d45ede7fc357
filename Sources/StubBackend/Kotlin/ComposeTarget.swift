import CatalogModel

/// The stub target for Jetpack Compose, with files in Kotlin.
struct ComposeTarget: ConvertingStubTarget {
    typealias Printer = ComposePrinter

    let name = "compose"
    var language: any StubLanguage { KotlinLanguage() }
    let fileExtension = "kt"

    func covers(_ platform: Platform) -> Bool {
        ["compose", "jetpackcompose", "composemultiplatform", "kotlin"].contains(platform.framework)
    }

    func nearness(to platform: Platform) -> Int {
        switch (platform.framework, platform.language) {
        case (_, .kotlin): 5
        case ("swiftui", _): 4
        case (_, .swift): 3
        case (_, .typescript): 2
        default: 1
        }
    }

    var supportFile: String { "Placeholders.kt" }

    func text(of support: PlaceholderFile, diagnostics: inout Diagnostics) -> [UInt8] {
        var writer = opening(of: support, step: "    ")
        writer.separate()
        writer.line("package \(ComposePrinter.package(support.package))")
        for (name, count) in support.uses.types.sorted(by: { $0.key < $1.key }) {
            let arguments = (0..<count).map { "T\($0)" }.joined(separator: ", ")
            writer.separate()
            writer.line("open class \(KotlinNames.escaped(name))\(count == 0 ? "" : "<\(arguments)>")")
        }
        return writer.bytesWithoutZeros
    }
}
