import CatalogModel

/// The stub target for Swift with SwiftUI, UIKit or any other framework.
struct SwiftTarget: CodeTarget {
    let name: String
    let fileExtension = "swift"
    var language: any StubLanguage { SwiftLanguage() }
    let inheritsMembers = true
    let framework: SwiftFramework

    static let swiftUI = SwiftTarget(name: "swiftui", framework: .swiftUI)
    static let uiKit = SwiftTarget(name: "uikit", framework: .uiKit)
    /// For all other frameworks.
    static let plain = SwiftTarget(name: "swift", framework: .plain)

    func covers(_ platform: Platform) -> Bool {
        switch framework {
        case .swiftUI: platform.framework == "swiftui"
        case .uiKit: platform.framework == "uikit"
        case .plain: platform.language == .swift
        }
    }

    func code(of file: StubFile, diagnostics: inout Diagnostics) -> StubCode {
        var printer = SwiftPrinter(framework: framework, names: file.names)
        var code = printer.code(of: file)
        diagnostics.merge(printer.spelling.diagnostics)
        let references = printer.spelling.references
        code.uses = UndeclaredNames(missing: references.missing, modules: references.modules)
        return code
    }

    var supportFile: String { "Placeholders.swift" }

    func text(of support: PlaceholderFile, diagnostics: inout Diagnostics) -> [UInt8] {
        let tree = PlaceholderTree(support.uses.missing)
        let given = [framework.module].compactMap(\.self)
        let imports =
            support.uses.missing.isEmpty ? [] : given + SwiftMissingImports.missing(support.uses.modules, given: given)
        var printer = SwiftPlaceholderPrinter(framework: framework, names: support.names)
        printer.print(tree, imports: imports, header: support.header)
        return printer.writer.bytesWithoutZeros
    }
}

/// The framework of a Swift stub (SwiftUI, UIKit or any other), with the module to import and the type of slots.
enum SwiftFramework: Sendable {
    case swiftUI, uiKit, plain

    /// The module imported by every file.
    var module: String? {
        switch self {
        case .swiftUI: "SwiftUI"
        case .uiKit: "UIKit"
        case .plain: nil
        }
    }

    /// The type of a slot unless the author states another.
    var contentType: String {
        switch self {
        case .swiftUI: "AnyView?"
        case .uiKit: "UIView?"
        case .plain: "Any?"
        }
    }
}
