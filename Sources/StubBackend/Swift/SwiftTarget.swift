import CatalogModel

/// Stubs in Swift for one framework.
struct SwiftTarget: PlaceholderTarget, CodeTarget {
    let name: String
    let fileExtension = "swift"
    let framework: SwiftFramework

    static let swiftUI = SwiftTarget(name: "swiftui", framework: .swiftUI)
    static let uiKit = SwiftTarget(name: "uikit", framework: .uiKit)
    /// For all other frameworks.
    static let plain = SwiftTarget(name: "swift", framework: .plain)

    func covers(_ platform: Platform) -> Bool {
        switch framework {
        case .swiftUI: platform.framework == "swiftui"
        case .uiKit: platform.framework == "uikit"
        case .plain: platform.language == "swift"
        }
    }

    func text(of file: StubFile, uses: inout StubUses, diagnostics: inout Diagnostics) -> [UInt8] {
        var file = file
        file.template.target = name
        file.template.language = .swift
        file.template.code = code(of: file, uses: &uses, diagnostics: &diagnostics)
        return BuiltInTemplates.swift.render(file, diagnostics: &diagnostics)
    }

    func code(of file: StubFile, diagnostics: inout Diagnostics) -> StubCode {
        var uses = StubUses()
        return code(of: file, uses: &uses, diagnostics: &diagnostics)
    }

    private func code(of file: StubFile, uses: inout StubUses, diagnostics: inout Diagnostics) -> StubCode {
        var printer = SwiftPrinter(framework: framework, names: file.names)
        let code = printer.code(of: file)
        diagnostics.merge(printer.spelling.diagnostics)
        let references = printer.spelling.references
        uses.add(StubUses(missing: references.missing, modules: references.modules))
        return code
    }
}

extension SwiftTarget {
    var supportFile: String { "Placeholders.swift" }

    func support(
        for uses: StubUses, names: StubNames, header: [String], diagnostics: inout Diagnostics
    ) -> [UInt8] {
        let tree = PlaceholderTree(uses.missing)
        for global in tree.contested { diagnostics.report(.stubContested(global.name, type: global.type)) }
        let given = [framework.module].compactMap(\.self)
        let imports = uses.missing.isEmpty ? [] : given + SwiftModules.missing(uses.modules, given: given)
        var printer = SwiftPlaceholderPrinter(framework: framework, names: names)
        printer.print(tree, imports: imports, header: header)
        return printer.writer.bytesWithoutZeros
    }
}

/// What differs from framework to framework.
enum SwiftFramework: Sendable {
    case swiftUI, uiKit, plain

    /// The module that every file imports.
    var module: String? {
        switch self {
        case .swiftUI: "SwiftUI"
        case .uiKit: "UIKit"
        case .plain: nil
        }
    }

    /// What fills a slot unless the author says so.
    var contentType: String {
        switch self {
        case .swiftUI: "AnyView?"
        case .uiKit: "UIView?"
        case .plain: "Any?"
        }
    }
}
