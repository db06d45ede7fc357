import CatalogModel

/// The style of indentation.
extension YAMLTextChanges {
    /// Returns the indentation for blocks at a path: that of the neighbors, else of the nearest surroundings with such
    /// blocks, else of the first ones in the file.
    func indentation(at path: YAMLPath) -> YAMLIndentation {
        var samples = IndentationSamples()
        for count in path.indices.reversed().map({ $0 + 1 }) + [0] {
            if let node = node(Array(path[..<count])) { samples.look(at: node, of: self) }
        }
        if let root = node([]) { samples.lookThrough(root, of: self) }
        return samples.indentation
    }
}

/// The indentation found so far, by kind of block.
private struct IndentationSamples {
    private var keys: Int?
    private var hyphens: Int?
    private var text: Int?

    /// The indentation, where lists are indented like keys as long as there is none of them, and the other way round.
    var indentation: YAMLIndentation {
        var indentation = YAMLIndentation()
        indentation.keys = keys ?? hyphens.flatMap { $0 > 0 ? $0 : nil } ?? indentation.keys
        indentation.hyphens = hyphens ?? indentation.keys
        indentation.text = text ?? indentation.text
        return indentation
    }

    /// Notes the blocks right below a mapping, or below the elements of a list.
    mutating func look(at node: YAMLNode, of text: YAMLTextChanges) {
        switch node.content {
        case .mapping(let mapping) where !mapping.isFlow:
            for pair in mapping.pairs { note(pair, of: text) }
        case .sequence(let list) where !list.isFlow:
            note(list, of: text)
            for case .mapping(let mapping) in list.elements.map(\.content) where !mapping.isFlow {
                for pair in mapping.pairs { note(pair, of: text) }
            }
        default: break
        }
    }

    /// Notes the first blocks of each kind in a whole tree.
    mutating func lookThrough(_ node: YAMLNode, of text: YAMLTextChanges) {
        if keys != nil, hyphens != nil, self.text != nil { return }
        look(at: node, of: text)
        switch node.content {
        case .scalar: break
        case .mapping(let mapping): for pair in mapping.pairs { lookThrough(pair.value, of: text) }
        case .sequence(let list): for element in list.elements { lookThrough(element, of: text) }
        }
    }

    private mutating func note(_ pair: YAMLMapping.Pair, of text: YAMLTextChanges) {
        let key = pair.key.range
        switch pair.value.content {
        case .mapping(let mapping) where !mapping.isFlow:
            guard let first = mapping.pairs.first?.key.range, first.start.line > key.start.line else { return }
            keys = keys ?? Self.step(from: key.lowerBound, to: first.lowerBound, atLeast: 1, in: text)
        case .sequence(let list) where !list.isFlow:
            guard let hyphen = list.elements.first.flatMap(text.hyphen), hyphen > key.upperBound else { return }
            hyphens = hyphens ?? Self.step(from: key.lowerBound, to: hyphen, atLeast: 0, in: text)
            note(list, of: text)
        default: break
        }
    }

    private mutating func note(_ list: YAMLSequence, of text: YAMLTextChanges) {
        for element in list.elements where self.text == nil {
            let start = element.range.lowerBound
            guard let hyphen = text.hyphen(of: element), text.pairs.startOfLine(hyphen) == text.pairs.startOfLine(start)
            else { continue }
            self.text = Self.step(from: hyphen, to: start, atLeast: 2, in: text)
        }
    }

    /// Returns the columns between two offsets; nil unless an indentation: the value of an alias is located elsewhere.
    private static func step(from outer: Int, to inner: Int, atLeast least: Int, in text: YAMLTextChanges) -> Int? {
        let step = text.column(inner) - text.column(outer)
        return (least...9).contains(step) ? step : nil
    }
}
