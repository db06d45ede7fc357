import CatalogModel

enum OutlinePrinter { static func text(of component: Component, header: [String]) -> String { "" } }
