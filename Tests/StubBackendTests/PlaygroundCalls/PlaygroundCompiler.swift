import CatalogModel
import CatalogTestSupport

/// Compilers of the calls of playgrounds, with the stubs of the same implementation as declarations.
enum PlaygroundCompiler {
    /// Returns the calls that do not compile, by number.
    static func faults(
        of witnesses: [PlaygroundWitness], target: String, in registry: ComponentRegistry
    ) throws -> [String: String] {
        var sources = Stubs(registry, options: ["targets": [.string(target)]]).all(of: target)
        sources = sources.filter { !$0.key.contains(".stories.") }
        let functions = witnesses.enumerated().map { (id: "call\($0)", text: $1.function("call\($0)")) }
        func callers(_ head: String) -> WitnessCallers { WitnessCallers([(id: "head", text: head)] + functions) }
        switch witnesses.first?.call.language {
        case "swift":
            let callers = callers("import SwiftUI; public func absent<T>() -> T { fatalError() }")
            sources = sources.mapValues(SwiftStubDefaults.stated)
            sources["callers.swift"] = callers.text
            return callers.faults(try SwiftCompiler.faults(in: sources))
        case "kotlin":
            let composables = Set(witnesses.flatMap(\.composables)).sorted()
            // Stubs declare no types within types of the library.
            let inner = (composables + functions.map(\.text)).flatMap { $0.matches(of: #/\b[A-Z]\w*_\w+/#) }
            let classes = Set(inner.map { "class \($0.output)" }).sorted()
            let callers = callers(([kotlinImports(of: sources)] + classes + composables).joined(separator: "\n"))
            sources["callers.kt"] = callers.text
            return callers.faults(try TypeJudge.kotlin.faults(in: sources, allowedIn: "callers.kt"))
        default:
            let callers = callers(scriptImports(of: sources))
            sources["callers.tsx"] = callers.text
            return callers.faults(try TypeJudge.react.faults(in: sources, allowedIn: "callers.tsx"))
        }
    }

    /// Returns the head of a file that uses all packages of stubs, and what they import.
    private static func kotlinImports(of sources: [String: String]) -> String {
        let lines = sources.values.flatMap { $0.split(separator: "\n") }
        let packages = lines.filter { $0.hasPrefix("package ") }.map { "import \($0.dropFirst(8)).*" }
        let imports = lines.filter { $0.hasPrefix("import ") }.map(String.init)
        let units = ["dp", "sp"].map { "import androidx.compose.ui.unit.\($0)" }
        return "package callers; " + Set(packages + imports + units).sorted().joined(separator: "; ")
    }

    /// Returns the imports of all that stubs export; a name of several files is the first one's.
    private static func scriptImports(of sources: [String: String]) -> String {
        var seen: Set<String> = []
        let imports = sources.sorted { $0.key < $1.key }.compactMap { path, text -> String? in
            let names = text.matches(of: #/(?m)^export (?:const |function |class |interface |type |enum )+(\w+)/#)
                .map { String($0.1) }.filter { seen.insert($0).inserted }
            let module = path.prefix { $0 != "." }
            return names.isEmpty ? nil : "import { \(names.joined(separator: ", ")) } from \"./\(module)\";"
        }
        return (["import type { ReactNode } from \"react\";"] + imports).joined(separator: " ")
    }
}

/// Defaults that a Swift stub can only document, because they name what the catalog does not declare.
enum SwiftStubDefaults {
    /// Returns a stub with a default for each parameter whose documentation states one.
    static func stated(_ text: String) -> String {
        var lines: [String] = []
        var names: Set<String> = []
        var last = ""
        var isSignature = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.drop { $0 == " " }
            if words.hasPrefix("///") {
                if let match = line.firstMatch(of: #/\/\/\/   - (\w+):/#) { last = String(match.1) }
                if let match = line.firstMatch(of: #/\/\/\/ - Parameter (\w+):/#) { last = String(match.1) }
                if line.contains("- Default: `") || line.contains("- Required: no") { names.insert(last) }
                lines.append(String(line))
                continue
            }
            isSignature = isSignature || words.contains("init(") || words.contains("init<")
            lines.append(isSignature ? names.reduce(String(line), given) : String(line))
            if words.hasSuffix("{") || words.isEmpty { (names, last, isSignature) = ([], "", false) }
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a line of a signature with a default for the parameter of a name.
    private static func given(_ line: String, to name: String) -> String {
        guard let use = try? Regex("\\b\(name): "), let start = line.firstRange(of: use)?.upperBound else {
            return line
        }
        var depth = 0
        var index = start
        while index < line.endIndex {
            let character = line[index]
            if "([<".contains(character) { depth += 1 }
            let isArrow = character == ">" && index > start && line[line.index(before: index)] == "-"
            if depth == 0, ",)=".contains(character) { break }
            if ")]>".contains(character), !isArrow { depth -= 1 }
            index = line.index(after: index)
        }
        if line[index...].hasPrefix("=") { return line }
        return line[..<index] + " = absent()" + line[index...]
    }
}
