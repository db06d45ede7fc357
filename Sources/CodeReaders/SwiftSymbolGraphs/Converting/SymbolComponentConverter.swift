import CatalogModel
import CatalogSyntax
import SourceCode

/// A converter of the symbols of a Swift module into catalog components with entry records: a component for each
/// outermost type other than a namespace, with all nested types, and a component for each name of free functions and
/// variables.
struct SymbolComponentConverter {
    let index: SymbolGraphIndex
    let module: String?
    private var types: [String: [Text]] = [:]
    private var order: [Text] = []

    init(index: SymbolGraphIndex, module: String?) {
        self.index = index
        self.module = module
    }

    mutating func components(_ omissions: inout [DeclaredAPI.Omission]) -> [DeclaredComponent] {
        var free: [SymbolGraph.Symbol] = []
        for symbol in index.symbols {
            let name = Text(symbol.fullName, at: symbol.path[symbol.path.count - 1].range)
            if index.isType(symbol) {
                if index.isNamespace(name.value) {
                    omissions.append(.init(name, because: "only contains other types"))
                } else {
                    add(name)
                }
            } else if symbol.path.count == 1, symbol.kindName != "extension" {
                free.append(symbol)
            } else if index.type(named: symbol.owner.joined(separator: ".")) == nil, symbol.kindName != "extension" {
                add(name.map { _ in symbol.owner.joined(separator: ".") })
            }
        }
        return order.map(component) + freeComponents(free)
    }

    /// Adds a type to the surrounding component.
    private mutating func add(_ name: Text) {
        let path = name.value.split(separator: ".").map(String.init)
        var root = name.value
        for last in path.indices {
            root = path[...last].joined(separator: ".")
            if !index.isNamespace(root), index.type(named: root) != nil { break }
        }
        if types[root] == nil { order.append(name.map { _ in root }) }
        if types[root]?.contains(name) != true { types[root, default: []].append(name) }
    }

    // MARK: Types

    private func component(_ root: Text) -> DeclaredComponent {
        var members = DeclaredMembers()
        let symbol = index.type(named: root.value)
        let comment = symbol?.comment.description
        // A summary is the first paragraph, as documentation pages have it.
        let (summary, description) = Self.parts(comment)
        for name in types[root.value] ?? [] {
            members.add(
                name, member: SymbolTypeConverter(index: index).type(named: name, isTold: name == root && symbol != nil)
            )
        }
        var implementation = start(at: root.range)
        implementation.set("types", to: members)
        let platform = platform(of: symbol)
        return DeclaredComponent(
            symbol: root, module: module, platform: platform,
            entry: entry(
                summary: summary, description: description, platform: platform, implementation: implementation,
                at: symbol?.range ?? root.range),
            knowledge: symbol?.kindName == "macro" ? .macro : .swift)
    }

    private func start(at range: SourceRange) -> DeclaredRecord {
        var record = DeclaredRecord(at: range)
        record.set("imports", to: module.map { [YAMLNode(text: Text($0, at: range))] } ?? [])
        return record
    }

    private func entry(
        summary: Text?, description: Text?, platform: String, implementation: DeclaredRecord,
        at range: SourceRange
    ) -> YAMLNode {
        var implementations = DeclaredMembers()
        implementations.add(Text(platform, at: range), member: implementation.node)
        var entry = DeclaredRecord(at: range)
        entry.set("summary", to: summary)
        entry.set("description", to: description)
        entry.set("implementations", to: implementations)
        return entry.node
    }

    private static func parts(_ text: Text?) -> (summary: Text?, description: Text?) {
        guard let text else { return (nil, nil) }
        // Code and headings are not summaries.
        if text.value.hasPrefix("```") || text.value.hasPrefix("#") { return (nil, text) }
        guard let end = text.value.firstRange(of: "\n\n") else { return (text, nil) }
        let rest = text.value[end.upperBound...].drop(while: \.isNewline)
        return (text.map { _ in String(text.value[..<end.lowerBound]) }, text.map { _ in String(rest) })
    }

    /// Returns the framework with the protocols or classes on which a type is based.
    private func platform(of symbol: SymbolGraph.Symbol?) -> String {
        guard let symbol else { return SymbolGraphReader.language }
        let modules =
            index.foreignModule(of: symbol, by: "conformsTo") + index.foreignModule(of: symbol, by: "inheritsFrom")
        if modules.contains(where: { $0.hasPrefix("SwiftUI") }) { return "swiftui" }
        if modules.contains("UIKit") || modules.contains("UIKitCore") { return "uikit" }
        if modules.contains("AppKit") { return "appkit" }
        return SymbolGraphReader.language
    }

    // MARK: Free functions

    private func freeComponents(_ symbols: [SymbolGraph.Symbol]) -> [DeclaredComponent] {
        var names: [Text] = []
        var named: [String: [SymbolGraph.Symbol]] = [:]
        for symbol in symbols {
            let name = SymbolTypeConverter.name(of: symbol, SwiftDeclaration(symbol.declaration))
            if named[name.value] == nil { names.append(name) }
            named[name.value, default: []].append(symbol)
        }
        return names.map { free($0, symbols: named[$0.value] ?? []) }
    }

    private func free(_ name: Text, symbols: [SymbolGraph.Symbol]) -> DeclaredComponent {
        var functions = DeclaredMembers()
        var variables = DeclaredMembers()
        for symbol in symbols {
            let records = MemberRecords(
                symbol: symbol, declaration: SwiftDeclaration(symbol.declaration), inheritedFrom: nil, outer: [])
            if symbol.kindName == "var" {
                variables.add(name, member: records.property)
            } else {
                functions.add(name, member: records.method())
            }
        }
        var implementation = start(at: name.range)
        implementation.set("functions", to: functions)
        implementation.set("variables", to: variables)
        let comment = symbols.first?.comment.description
        let (summary, _) = Self.parts(comment)
        return DeclaredComponent(
            symbol: name, module: module, platform: SymbolGraphReader.language,
            entry: entry(
                summary: summary, description: nil, platform: SymbolGraphReader.language,
                implementation: implementation, at: name.range), knowledge: .swift)
    }
}
