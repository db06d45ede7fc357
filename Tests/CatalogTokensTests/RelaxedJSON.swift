import CatalogModel
import CatalogSyntax

/// Reads JSON into located nodes, with the comments and trailing commas that the examples of the specification have.
///
/// The reader of the product refuses both; here the tokens are what is tested.
struct RelaxedJSON {
    private struct Unexpected: Error {}

    private let file: SourceFile
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    private var column = 1

    static func read(_ file: SourceFile) -> YAMLNode? {
        var reader = RelaxedJSON(file)
        return try? reader.value()
    }

    private init(_ file: SourceFile) {
        self.file = file
        scalars = Array(String(decoding: file.bytes, as: UTF8.self).unicodeScalars)
    }

    private var position: SourcePosition { SourcePosition(line: line, column: column) }

    private mutating func advance() throws -> Unicode.Scalar {
        guard index < scalars.count else { throw Unexpected() }
        let scalar = scalars[index]
        index += 1
        column += 1
        if scalar == "\n" {
            line += 1
            column = 1
        }
        return scalar
    }

    private mutating func peek() throws -> Unicode.Scalar {
        while index < scalars.count {
            if scalars[index].properties.isWhitespace {
                _ = try advance()
            } else if scalars[index...].starts(with: "//".unicodeScalars) {
                while index < scalars.count, scalars[index] != "\n" { _ = try advance() }
            } else if scalars[index...].starts(with: "/*".unicodeScalars) {
                while !scalars[index...].starts(with: "*/".unicodeScalars) { _ = try advance() }
                _ = try (advance(), advance())
            } else {
                return scalars[index]
            }
        }
        throw Unexpected()
    }

    private mutating func value() throws -> YAMLNode {
        switch try peek() {
        case "{": try object()
        case "[": try array()
        case "\"": try string()
        default: try plain()
        }
    }

    private mutating func object() throws -> YAMLNode {
        let start = position
        var pairs: [YAMLMapping.Pair] = []
        try elements(until: "}") { reader in
            let key = try reader.string()
            guard case .scalar(let name) = key.content, try reader.peek() == ":" else { throw Unexpected() }
            _ = try reader.advance()
            pairs.append(.init(key: Text(name.text, at: key.range), value: try reader.value()))
        }
        return node(.mapping(YAMLMapping(pairs, isFlow: true)), from: start)
    }

    private mutating func array() throws -> YAMLNode {
        let start = position
        var values: [YAMLNode] = []
        try elements(until: "]") { values.append(try $0.value()) }
        return node(.sequence(YAMLSequence(values, isFlow: true)), from: start)
    }

    private mutating func elements(until end: Unicode.Scalar, _ read: (inout Self) throws -> Void) throws {
        _ = try advance()
        while try peek() != end {
            try read(&self)
            guard try peek() == "," || peek() == end else { throw Unexpected() }
            if try peek() == "," { _ = try advance() }
        }
        _ = try advance()
    }

    private mutating func string() throws -> YAMLNode {
        guard try peek() == "\"" else { throw Unexpected() }
        let start = position
        _ = try advance()
        var text = String.UnicodeScalarView()
        while case let scalar = try advance(), scalar != "\"" {
            guard scalar == "\\" else {
                text.append(scalar)
                continue
            }
            let escaped = try advance()
            text.append(["n": "\n", "t": "\t"][escaped] ?? escaped)
        }
        return node(.scalar(YAMLScalar(String(text), style: .doubleQuoted)), from: start)
    }

    private mutating func plain() throws -> YAMLNode {
        let start = position
        var text = String.UnicodeScalarView()
        while index < scalars.count, !",]}:/ \n".unicodeScalars.contains(scalars[index]) { text.append(try advance()) }
        guard !text.isEmpty else { throw Unexpected() }
        return node(.scalar(YAMLScalar(String(text), style: .plain)), from: start)
    }

    private func node(_ content: YAMLNodeContent, from start: SourcePosition) -> YAMLNode {
        YAMLNode(content, at: SourceRange(file: file, start: start, end: position))
    }
}
