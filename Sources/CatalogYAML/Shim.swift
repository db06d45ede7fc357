public import CatalogModel
public enum YAMLQuoting { public static func quoted(_ t: String) -> String { "'" + t + "'" } }
extension YAMLNode { public var jsonValue: JSONValue { .null } }
public enum YAMLRules { public static let all: [Rule] = [] }
