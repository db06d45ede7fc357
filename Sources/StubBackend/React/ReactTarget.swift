import CatalogModel

/// Stubs for React in TypeScript.
struct ReactTarget: ConvertingStubTarget {
    let name = "react"
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

    func text(of file: StubFile, diagnostics: inout Diagnostics) -> [UInt8] {
        var printer = ReactPrinter(file, target: name)
        let text = printer.print()
        diagnostics.merge(printer.spelling.diagnostics)
        return text
    }

    func placeholders(of file: StubFile) -> [String: Int] {
        var printer = ReactPrinter(file, target: name)
        _ = printer.print()
        return printer.spelling.conversion.placeholders
    }

    func support(_ names: [String: Int], header: [String], package: String) -> (name: String, text: [UInt8]) {
        var writer = SourceWriter(step: "  ")
        writer.line(SupportFiles.heading(names.count))
        for line in header { writer.line(line.isEmpty ? "//" : "// " + line.oneLine.withoutZeros) }
        for (name, count) in names.sorted(by: { $0.key < $1.key }) {
            let arguments = (0..<count).map { "T\($0) = any" }.joined(separator: ", ")
            writer.separate()
            writer.line("export type \(name)\(count == 0 ? "" : "<\(arguments)>") = any;")
        }
        writer.separate()
        writer.line("export {};")
        return ("\(ReactPrinter.support).ts", writer.bytesWithoutZeros)
    }
}
