public import CatalogModel
public import CatalogYAML
public enum TokenRules { public static let all: [Rule] = [] }
public enum TokenLoader { public static func load(_ documents: [(file: SourceFile, root: YAMLNode)], diagnostics: inout Diagnostics) -> DesignTokens { DesignTokens() } }
public enum TokenReference { public static func parse(_ text: String) -> String? { nil } }
public struct TokenPathPattern { public let choices: [[String]] = []; public init?(_ key: Text, diagnostics: inout Diagnostics) {}
 public func expand() -> [(path: String, choices: [String])] { [] } }
