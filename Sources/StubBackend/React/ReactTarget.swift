import CatalogModel

/// The stub target for React, with files in TypeScript.
struct ReactTarget: ConvertingStubTarget {
    typealias Printer = ReactPrinter

    let name = "react"
    var language: any StubLanguage { TypeScriptLanguage() }
    let fileExtension = "tsx"
    let importsByLocation = true
    let hasStories = true
    let mergesProps = true

    func code(of file: StubFile, diagnostics: inout Diagnostics) -> StubCode {
        var printer = ReactPrinter(file)
        let code = printer.code()
        // The file of the component reports the findings.
        if file.part == .code { diagnostics.merge(printer.spelling.diagnostics) }
        return printer.finished(code).laidOutAsScript()
    }

    func covers(_ platform: Platform) -> Bool {
        ["react", "tsx", "preact"].contains(platform.framework)
    }

    func nearness(to platform: Platform) -> Int {
        switch (platform.framework, platform.language) {
        case (_, .typescript): 4
        case ("swiftui", _): 3
        case (_, .swift), (_, .kotlin): 2
        default: 1
        }
    }

    var supportFile: String { "\(TypeScriptModules.placeholders).ts" }

    func text(of support: PlaceholderFile, diagnostics: inout Diagnostics) -> [UInt8] {
        var writer = opening(of: support, step: "  ")
        for (name, count) in support.uses.types.sorted(by: { $0.key < $1.key }) {
            let arguments = (0..<count).map { "_T\($0) = any" }.joined(separator: ", ")
            writer.separate()
            writer.line("export type \(name)\(count == 0 ? "" : "<\(arguments)>") = any;")
        }
        for name in support.uses.missing.compactMap(\.globalName).sorted() {
            writer.separate()
            writer.line("export declare const \(name): any;")
        }
        return writer.bytesWithoutZeros
    }
}

extension Placeholder {
    /// The name of a value outside any type.
    fileprivate var globalName: String? {
        if case .value([], let name, _) = self { name } else { nil }
    }
}
