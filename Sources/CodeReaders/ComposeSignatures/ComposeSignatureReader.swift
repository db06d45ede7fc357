package import CatalogModel
import CatalogSyntax
import SourceCode

/// A reader of Kotlin signature files, as written by metalava, finding the declared composable functions with
/// overloads.
package struct ComposeSignatureReader: SourceReader {
    package static let kind = "signatures"
    package static let language = ProgrammingLanguage.kotlin.name
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
    /// Whether types follow names: `name: Type` (format 5, `kotlin-name-type-order=yes`).
    private var isNameFirst = false
    /// Overloads by package and name.
    private var functions: [[String]: [YAMLNode]] = [:]
    private var order: [(name: Text, module: String)] = []
    private(set) var omissions: [DeclaredAPI.Omission] = []

    init(_ file: SourceFile) {
        self.file = file
    }

    /// Reads all lines of a file; the first line must state the kind of file, and every brace must be closed.
    mutating func read(_ file: SourceFile, _ findings: inout Diagnostics) {
        self.file = file
        package = ""
        isNameFirst = false
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
            } else if line.text.hasPrefix("//") {
                if line.text == "// - kotlin-name-type-order=yes" { isNameFirst = true }
            } else if !line.isEmpty {
                if line.text.hasSuffix("{") { depth += 1 }
                let location = line.located
                if !take(&line) { findings.report(.unreadSignature(location)) }
            }
        }
        if isFirst { return findings.report(.noSignatures(at: file.range(ofBytes: 0..<0))) }
        if depth != 0 {
            findings.report(.cutSignatures(at: file.range(ofBytes: file.bytes.count..<file.bytes.count)))
        }
    }

    /// Whether a line is of a supported kind.
    private mutating func take(_ line: inout SignatureText) -> Bool {
        if line.text.hasSuffix("{") {
            if line.take({ $0 == "package" }) != nil { package = line.word()?.text ?? "" } else { leaveOut(line) }
            return true
        }
        // After a constant, a comment may repeat its number.
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
            if !name.text.hasSuffix("Kt") { omissions.append(.init(name.located, because: "is not a function")) }
            return
        }
    }

    private mutating func takeMethod(_ line: SignatureText) -> Bool {
        guard let method = MethodLine(line.withoutSemicolon, isNameFirst: isNameFirst) else { return false }
        guard method.isComposable else { return true }
        let name = method.name
        var record = DeclaredRecord(at: name.range)
        record.set("parameters", to: members(method.parameters))
        let type = KotlinType.text(method.result.value)
        if type != "Unit" { record.set("returns", to: method.result.map { _ in type }) }
        if let generics = method.generics {
            let (parameters, conditions) = KotlinType.generics(generics.value)
            record.set("generics", to: generics.map { _ in parameters })
            if !conditions.isEmpty {
                record.set("where", to: generics.map { _ in conditions.joined(separator: ", ") })
            }
        }
        if let deprecated = method.deprecated {
            record.set("deprecated", to: DeclaredRecord(at: deprecated.range).node)
        }
        if functions[[package, name.value]] == nil { order.append((name, package)) }
        functions[[package, name.value], default: []].append(record.node)
        return true
    }

    private func members(_ parameters: SignatureText) -> DeclaredMembers {
        var members = DeclaredMembers()
        for (index, parameter) in parameters.list.enumerated() {
            guard let line = ParameterLine(parameter, isNameFirst: isNameFirst) else { continue }
            let type = line.type
            let name = line.name ?? Text("parameter\(index + 1)", at: type.range)
            var record = DeclaredRecord(at: parameter.located.range)
            record.set("type", to: type.map(KotlinType.text))
            record.set(
                "required", to: Text(line.optional == nil ? "true" : "false", at: (line.optional ?? type).range))
            record.set("variadic", isTrueAt: type.value.hasSuffix("...") ? type.range : nil)
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
        // Composable functions that show content are named like types; others are plain functions.
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
        "Method": ["parameters", "returns", "deprecated", "generics", "where"], "Outcome": ["type"],
    ])
}
