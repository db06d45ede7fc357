import CatalogModel
import CatalogSyntax
import SourceCode

/// A conversion of a component's description by react-docgen into a catalog entry.
struct DocgenConversion {
    private(set) var findings = Diagnostics()
    /// The file that declares the component.
    private let module: Text?

    init(module: Text?) {
        self.module = module
    }

    mutating func entry(_ component: YAMLMapping, name: Text, at range: SourceRange) -> YAMLNode {
        var entry = DeclaredRecord(at: range)
        let comment = DocComment(component["description"]?.words, tags: component["tags"])
        let parts = prose(comment.text).map { (DescriptionParts($0.value), $0.range) }
        entry.set(
            "summary", to: parts.flatMap { parts, range in parts.first.map { YAMLNode(quoted: Text($0, at: range)) } })
        entry.set(
            "description",
            to: parts.flatMap { parts, range in parts.rest.map { YAMLNode(quoted: Text($0, at: range)) } })
        entry.set("deprecated", to: comment.deprecation)
        var type = DeclaredRecord(at: range)
        type.set("kind", to: Text("component", at: name.range))
        type.set("module", to: module)
        type.set("inherits", to: composed(component["composes"]))
        type.set("properties", to: properties(component["props"]))
        type.set("methods", to: methods(component["methods"]))
        var types = DeclaredMembers()
        types.add(name, member: type.node)
        var react = DeclaredRecord(at: range)
        react.set("language", to: Text(DocgenReader.language, at: name.range))
        react.set("types", to: types)
        var implementations = DeclaredMembers()
        implementations.add(Text("react", at: name.range), member: react.node)
        entry.set("implementations", to: implementations)
        return entry.node
    }

    private func composed(_ node: YAMLNode?) -> [YAMLNode] {
        guard case .sequence(let list)? = node?.content else { return [] }
        return list.elements.compactMap { $0.statedText.map(YAMLNode.init(text:)) }
    }

    private mutating func prose(_ text: Text?) -> Text? {
        guard let text else { return nil }
        let comment = ScriptComment(text.value)
        if let finding = Diagnostic.unplacedTags(comment.unplacedTags, at: text.range) { findings.report(finding) }
        let prose = DescriptionProse().text(of: Text(comment.text, at: text.range), &findings)
        return prose.isEmpty ? nil : Text(prose, at: text.range)
    }

    // MARK: Properties

    private mutating func properties(_ node: YAMLNode?) -> DeclaredMembers {
        var members = DeclaredMembers()
        for (name, property) in list(node, key: "props") {
            guard case .mapping = property.content else {
                findings.report(.wrongMember(name.value, expected: "an object", at: property.range))
                continue
            }
            members.add(name, member: self.property(property))
        }
        return members
    }

    private mutating func property(_ node: YAMLNode) -> YAMLNode {
        var record = DeclaredRecord(at: node.range)
        let isOptional = node["required"]?.statedText?.value != "true"
        let type = DocgenType(node["tsType"] ?? node["flowType"] ?? node["type"], isOptional: isOptional)
        if let type {
            record.set("type", to: type.text)
            record.set("typeName", to: type.name)
            record.set(
                "values",
                to: (ScriptTypeText(type.text.value).values ?? []).map { YAMLNode(text: Text($0, at: type.text.range)) }
            )
        }
        record.set("default", to: DocgenDefault.text(node["defaultValue"], type: type?.text.value))
        if let required = node["required"]?.statedText, required.value == "true" {
            record.set("required", to: required)
        }
        addComment(of: node, to: &record)
        return record.onlyValue(of: "type") ?? record.node
    }

    private mutating func addComment(of node: YAMLNode, to record: inout DeclaredRecord) {
        let comment = DocComment(node["description"]?.words ?? node["docblock"]?.words, tags: node["tags"])
        record.set("description", to: prose(comment.text).map(YAMLNode.init(quoted:)))
        record.set("deprecated", to: comment.deprecation)
    }

    // MARK: Methods

    private mutating func methods(_ node: YAMLNode?) -> DeclaredMembers {
        var members = DeclaredMembers()
        for (name, method) in list(node, key: "methods") {
            var record = DeclaredRecord(at: method.range)
            var parameters = DeclaredMembers()
            for (name, parameter) in list(method["params"], key: "params") {
                parameters.add(parameters.unused(name), member: self.parameter(parameter))
            }
            record.set("parameters", to: parameters)
            record.set("returns", to: outcome(method["returns"]))
            for case let modifier? in (method["modifiers"]?.members ?? []).map(\.node.statedText)
            where ["static", "async"].contains(modifier.value) {
                record.set(modifier.value, isTrueAt: modifier.range)
            }
            addComment(of: method, to: &record)
            members.add(name, member: record.onlyValue(of: "description") ?? record.node)
        }
        return members
    }

    private mutating func parameter(_ node: YAMLNode) -> YAMLNode {
        var record = DeclaredRecord(at: node.range)
        let isOptional = node["optional"]?.statedText?.value == "true"
        record.set("type", to: DocgenType(node["type"], isOptional: isOptional)?.text)
        if let optional = node["optional"]?.statedText {
            record.set("required", to: optional.map { $0 == "true" ? "false" : "true" })
        }
        record.set("description", to: prose(node["description"]?.words).map(YAMLNode.init(quoted:)))
        return record.onlyValue(of: "type") ?? record.node
    }

    private mutating func outcome(_ node: YAMLNode?) -> YAMLNode? {
        guard let node, case .mapping = node.content else { return nil }
        var record = DeclaredRecord(at: node.range)
        record.set("type", to: DocgenType(node["type"])?.text)
        record.set("description", to: prose(node["description"]?.words).map(YAMLNode.init(quoted:)))
        return record.isEmpty ? nil : record.onlyValue(of: "type") ?? record.node
    }

    /// Returns members with a name; members without a name are reported.
    private mutating func list(_ node: YAMLNode?, key: String) -> [(Text, YAMLNode)] {
        guard let node, node.statedText != nil || !node.members.isEmpty else { return [] }
        if case .scalar = node.content {
            findings.report(.wrongMember(key, expected: "an object or a list", at: node.range))
        }
        var members: [(Text, YAMLNode)] = []
        for (name, member) in node.members {
            if let name {
                members.append((name, member))
            } else {
                findings.report(.wrongMember(key, expected: "a list of things with a name", at: member.range))
            }
        }
        return members
    }
}

/// A documentation comment from react-docgen, split into the text and the words of the tag `@deprecated`.
struct DocComment {
    /// The comment without the lines of processed tags.
    private(set) var text: Text?
    private(set) var deprecation: YAMLNode?

    init(_ text: Text?, tags: YAMLNode?) {
        if let tag = tags?["deprecated"], let words = tag.statedText { deprecation = Self.deprecation(words) }
        guard let text else { return }
        let lines = text.value.split(separator: "\n", omittingEmptySubsequences: false)
        let isTag = { (line: Substring) in line.drop { $0.isWhitespace }.hasPrefix("@deprecated") }
        if let line = lines.first(where: isTag), deprecation == nil {
            let words = line.drop { $0.isWhitespace }.dropFirst("@deprecated".count).drop { $0.isWhitespace }
            deprecation = Self.deprecation(Text(String(words), at: text.range))
        }
        let rest = lines.filter { !isTag($0) }.joined(separator: "\n")
        self.text = rest.allSatisfy(\.isWhitespace) ? nil : Text(rest, at: text.range)
    }

    private static func deprecation(_ words: Text) -> YAMLNode {
        words.value.allSatisfy(\.isWhitespace) ? .empty(at: words.range) : YAMLNode(quoted: words)
    }
}
