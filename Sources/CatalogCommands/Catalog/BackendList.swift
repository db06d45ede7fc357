import CatalogModel
import CatalogRendering
import ExternalBackends

/// The output of `catalog backends`: each backend with the options for `catalog.yaml`, as text or JSON.
enum BackendList {
    static func text(_ backends: [any Backend], layout: TextLayout) -> String {
        backends.map { backend in
            var table = TextTable(layout, indent: 2, header: ["option", "value", "default", ""])
            for option in backend.options {
                let value = option.defaultValue.map(\.compact) ?? "none"
                table.append([option.name, option.kind.words, value, option.summary])
            }
            let title = layout.style.apply(.bold, to: backend.name.visible) + ": " + backend.summary.visible
            let program = (backend as? ExternalBackend).map { "  program \($0.program.path.visible)\n" } ?? ""
            return title + "\n" + program + (backend.options.isEmpty ? "" : table.text)
        }.joined(separator: "\n")
    }

    static func json(_ backends: [any Backend]) -> String {
        let list = backends.map { backend in
            [
                "name": .string(backend.name), "summary": .string(backend.summary),
                "program": (backend as? ExternalBackend).map { .string($0.program.path) },
                "options": .array(
                    backend.options.map { option in
                        [
                            "name": .string(option.name), "summary": .string(option.summary),
                            "value": .string(option.kind.words), "default": option.defaultValue ?? .null,
                        ]
                    }),
            ] as JSONValue
        }
        return JSONValue.array(list).printed
    }
}

extension BackendOptionKind {
    /// Words for the accepted values.
    fileprivate var words: String {
        switch self {
        case .text: "text"
        case .flag: "true or false"
        case .choice(let choices): choices.joined(separator: " | ")
        case .textList: "list of texts"
        case .choiceList(let choices): "list of " + choices.joined(separator: " | ")
        }
    }
}
