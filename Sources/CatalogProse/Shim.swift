public import CatalogModel
public enum ProseRules { public static let all: [Rule] = [] }
