import CatalogFormat
import CatalogModel

/// A value of a generated file, with what the format says about its place.
struct Sample {
    var content: SampleContent
    /// What may stand there.
    var form: ValueForm
    /// Whether it stands there alone where a list may stand as well, so that a list would be right, too.
    var isLone = false
    /// Whether text has to say something there.
    var needsWords = false

    init(_ content: SampleContent, _ form: ValueForm) {
        self.content = content
        self.form = form
    }

    /// Every value in the file, as the way to it.
    var locations: [[Int]] {
        [[]] + children.enumerated().flatMap { index, child in child.locations.map { [index] + $0 } }
    }

    private var children: [Sample] {
        switch content {
        case .scalar: []
        case .list(let elements): elements
        case .mapping(let pairs): pairs.map(\.value)
        }
    }

    subscript(location: ArraySlice<Int>) -> Sample {
        get { location.first.map { children[$0][location.dropFirst()] } ?? self }
        set {
            guard let index = location.first else {
                self = newValue
                return
            }
            switch content {
            case .scalar: break
            case .list(var elements):
                elements[index][location.dropFirst()] = newValue
                content = .list(elements)
            case .mapping(var pairs):
                pairs[index].value[location.dropFirst()] = newValue
                content = .mapping(pairs)
            }
        }
    }

    // MARK: YAML

    var yaml: String {
        switch content {
        case .scalar(let text): text + "\n"
        case .list, .mapping: block(indent: "").drop { $0 == "\n" } + ""
        }
    }

    /// What follows a key or a dash.
    private func block(indent: String) -> String {
        switch content {
        case .scalar(let text): return text.isEmpty ? "\n" : " \(text)\n"
        case .list(let elements):
            if elements.isEmpty { return " []\n" }
            return "\n" + elements.map { "\(indent)-\($0.block(indent: indent + "  "))" }.joined()
        case .mapping(let pairs):
            if pairs.isEmpty { return " {}\n" }
            return "\n" + pairs.map { "\(indent)\($0.name):\($0.value.block(indent: indent + "  "))" }.joined()
        }
    }
}

indirect enum SampleContent {
    /// A scalar as YAML spells it; empty where nothing stands.
    case scalar(String)
    case list([Sample])
    /// Names as YAML spells them.
    case mapping([(name: String, value: Sample)])
}
