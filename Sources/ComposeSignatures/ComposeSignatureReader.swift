package import CatalogModel
package import DeclaredAPI
import LocatedNodes

/// A reader of Kotlin signature files, as written by metalava, finding the declared composable functions with
/// overloads.
package struct ComposeSignatureReader: SourceReader {
    package static let kind = "signatures"
    package static let language = "kotlin"
    package static let fileEnding = ".api"

    /// More bytes than the signatures of the largest libraries have.
    fileprivate static let fileSize = 1 << 28

    package init() {}

    /// Returns whether a file begins as signature files do.
    package static func recognizes(_ file: SourceFile) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = file.bytes.dropFirst(file.bytes.starts(with: mark) ? mark.count : 0)
        return text.starts(with: "// Signature format:".utf8)
    }

    package func read(_ files: [SourceFile]) -> DeclaredAPI {
        var api = DeclaredAPI()
        guard let first = files.first else { return api }
        var reading = SignatureReading(first)
        for file in files { reading.read(file, &api.diagnostics) }
        api.omissions = reading.omissions
        api.components = reading.components
        if api.components.isEmpty, !api.diagnostics.hasErrors {
            api.diagnostics.report(.noComposables(at: first.range(ofBytes: 0..<0)))
        }
        return api
    }
}

/// A reading of Kotlin signature files, line by line, collecting the composable functions.
private struct SignatureReading {
    private var file: SourceFile
    private var package = ""
    /// Overloads by package and name.
    private var functions: [[String]: [YAMLNode]] = [:]
    private var order: [(name: Text, module: String)] = []
    private(set) var omissions: [DeclaredAPI.Omission] = []

    init(_ file: SourceFile) {
        self.file = file
    }

    /// Reads all lines of a file; the first line has to state the kind of file, and every brace has to be closed.
    mutating func read(_ file: SourceFile, _ findings: inout Diagnostics) {
        self.file = file
        package = ""
        let lines = SourceLines(
            checking: file, fileSize: ComposeSignatureReader.fileSize, allowsAnyCharacter: true, diagnostics: &findings)
        guard let lines else { return }
        var depth = 0
        var isFirst = true
        for number in lines.starts.indices {
            var line = SignatureText(file, range: lines.starts[number]..<lines.end(ofLine: number))
            if isFirst {
                guard line.text.hasPrefix("// Signature format:") else { break }
                isFirst = false
            } else if line.text == "}" {
                depth -= 1
            } else if !line.isEmpty, !line.text.hasPrefix("//") {
                if line.text.hasSuffix("{") { depth += 1 }
                let place = line.located
                if !take(&line) { findings.report(.unreadSignature(place)) }
            }
        }
        if isFirst { return findings.report(.noSignatures(at: file.range(ofBytes: 0..<0))) }
        if depth != 0 {
            findings.report(.cutSignatures(at: file.range(ofBytes: file.bytes.count..<file.bytes.count)))
        }
    }

    /// Whether a line is of a known kind.
    private mutating func take(_ line: inout SignatureText) -> Bool {
        if line.text.hasSuffix("{") {
            if line.take({ $0 == "package" }) != nil { package = line.word()?.text ?? "" } else { leaveOut(line) }
            return true
        }
        // Numbers are said once more behind a constant.
        if line.text.hasPrefix("field "), line.text.contains("; // ") { return true }
        guard line.text.hasSuffix(";"), let kind = line.word() else { return false }
        if line.take({ $0 == "typealias" }) != nil { return true }
        if kind.text == "method" { return takeMethod(line) }
        return ["ctor", "property", "field", "enum_constant"].contains(kind.text)
    }

    private mutating func leaveOut(_ line: SignatureText) {
        var words = line
        while let word = words.word() {
            guard ["class", "interface", "enum", "@interface"].contains(word.text), let name = words.word() else {
                continue
            }
            if !name.text.hasSuffix("Kt") { omissions.append(.init(name.located, because: "is no function")) }
            return
        }
    }

    private mutating func takeMethod(_ line: SignatureText) -> Bool {
        guard let (head, parameters) = parts(of: line) else { return false }
        var words = head
        var annotations: [SignatureText] = []
        var isPublic = false
        var isStatic = false
        while let word = words.take({ $0.hasPrefix("@") || Self.modifiers.contains($0) }) {
            if word.text.hasPrefix("@") { annotations.append(word) }
            isPublic = isPublic || word.text == "public"
            isStatic = isStatic || word.text == "static"
        }
        let names = annotations.map { $0.text.dropFirst().split(separator: ".").last.map(String.init) ?? "" }
        // Bytecode names the same function once more, for other compilers.
        guard isPublic, isStatic, names.contains("Composable"), !names.contains("BytecodeOnly") else { return true }
        if words.text.hasPrefix("<"), let generic = words.parts(around: "<") { words = generic.behind }
        while words.take({ $0.hasPrefix("@") }) != nil {}
        guard let result = words.word(), let name = words.word() else { return false }
        var record = DeclaredRecord(at: name.located.range)
        record.set("parameters", to: members(parameters))
        let type = KotlinType.text(result.text)
        if type != "Unit" { record.set("returns", to: result.located.map { _ in type }) }
        if let index = names.firstIndex(of: "Deprecated") {
            record.set("deprecated", to: DeclaredRecord(at: annotations[index].located.range).node)
        }
        if functions[[package, name.text]] == nil { order.append((name.located, package)) }
        functions[[package, name.text], default: []].append(record.node)
        return true
    }

    /// Returns a line split at the parenthesis of the parameters, a sign also possible in annotations before.
    private func parts(of line: SignatureText) -> (head: SignatureText, parameters: SignatureText)? {
        let bytes = file.bytes[line.range]
        guard let close = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
        var depth = 0
        for index in bytes[...close].indices.reversed() {
            if bytes[index] == UInt8(ascii: ")") { depth += 1 } else if bytes[index] == UInt8(ascii: "(") { depth -= 1 }
            if depth == 0 {
                return (
                    SignatureText(file, range: line.range.lowerBound..<index),
                    SignatureText(file, range: (index + 1)..<close)
                )
            }
        }
        return nil
    }

    private static let modifiers: Set<String> = [
        "public", "static", "final", "protected", "abstract", "inline", "operator", "infix", "suspend", "default",
        "deprecated", "synchronized", "open",
    ]

    private func members(_ parameters: SignatureText) -> DeclaredMembers {
        var members = DeclaredMembers()
        for (index, parameter) in parameters.list.enumerated() {
            var words = parameter
            let optional = words.take { $0 == "optional" }
            while words.take({ $0.hasPrefix("@") || $0 == "vararg" }) != nil {}
            guard let type = words.word() else { continue }
            let name = words.word()?.located ?? Text("parameter\(index + 1)", at: type.located.range)
            var record = DeclaredRecord(at: parameter.located.range)
            record.set("type", to: type.located.map(KotlinType.text))
            record.set("required", to: Text(optional == nil ? "true" : "false", at: (optional ?? type).located.range))
            record.set("variadic", isTrueAt: type.text.hasSuffix("...") ? type.located.range : nil)
            members.add(members.unused(name), member: record.node)
        }
        return members
    }

    // MARK: Components

    /// The components; types of the same name in several packages state the package.
    var components: [DeclaredComponent] {
        let packages = Dictionary(grouping: order, by: \.name.value)
        return order.map { component($0.name, in: $0.module, isAmbiguous: (packages[$0.name.value]?.count ?? 0) > 1) }
    }

    private func component(_ name: Text, in module: String, isAmbiguous: Bool) -> DeclaredComponent {
        let methods = functions[[module, name.value]] ?? []
        var implementation = DeclaredRecord(at: name.range)
        implementation.set("imports", to: [YAMLNode(text: name.map { "\(module).\($0)" })])
        // Functions that show something are named like types, others are functions.
        if name.value.first?.isUppercase == true {
            var type = DeclaredRecord(at: name.range)
            type.set("kind", to: name.map { _ in "composable" })
            type.set("module", to: isAmbiguous ? name.map { _ in module } : nil)
            type.set("initializers", to: methods)
            var types = DeclaredMembers()
            types.add(name, member: type.node)
            implementation.set("types", to: types)
        } else {
            var functions = DeclaredMembers()
            for method in methods { functions.add(name, member: method) }
            implementation.set("functions", to: functions)
        }
        var implementations = DeclaredMembers()
        implementations.add(name.map { _ in "compose" }, member: implementation.node)
        var entry = DeclaredRecord(at: name.range)
        entry.set("implementations", to: implementations)
        return DeclaredComponent(
            symbol: name, module: module, platform: "compose", entry: entry.node, knowledge: .signatures)
    }
}

extension SourceKnowledge {
    /// Knowledge of signatures: the existence of a parameter's default, without the value; of a deprecation, without
    /// the reason.
    static let signatures = SourceKnowledge([
        "Implementation": ["types", "functions"], "Type": ["initializers", "properties"],
        "Property": ["type", "required"], "Parameter": ["type", "required", "variadic"],
        "Method": ["parameters", "returns", "deprecated"], "Outcome": ["type"],
    ])
}
