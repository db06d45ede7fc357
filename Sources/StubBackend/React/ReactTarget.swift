import CatalogModel

/// The stub target for React, with files in TypeScript.
struct ReactTarget: ConvertingStubTarget {
    typealias Printer = ReactPrinter

    let name = "react"
    var language: any StubLanguage { TypeScriptLanguage() }
    let fileExtension = "tsx"
    let importsByPlace = true

    func covers(_ platform: Platform) -> Bool {
        ["react", "tsx", "preact"].contains(platform.framework)
    }

    func nearness(to platform: Platform) -> Int {
        switch (platform.framework, platform.language) {
        case (_, "typescript"): 4
        case ("swiftui", _): 3
        case (_, "swift"), (_, "kotlin"): 2
        default: 1
        }
    }

    var supportFile: String { "\(TypeScriptModules.placeholders).ts" }

    func text(of support: PlaceholderFile, diagnostics: inout Diagnostics) -> [UInt8] {
        var writer = opening(of: support, step: "  ")
        for (name, count) in support.uses.types.sorted(by: { $0.key < $1.key }) {
            let arguments = (0..<count).map { "T\($0) = any" }.joined(separator: ", ")
            writer.separate()
            writer.line("export type \(name)\(count == 0 ? "" : "<\(arguments)>") = any;")
        }
        for name in support.uses.missing.compactMap(\.globalName).sorted() {
            writer.separate()
            writer.line("export declare const \(name): any;")
        }
        writer.separate()
        writer.line("export {};")
        return writer.bytesWithoutZeros
    }
}

extension Placeholder {
    /// The name of a value outside any type.
    fileprivate var globalName: String? {
        if case .value([], let name, _) = self { name } else { nil }
    }
}
