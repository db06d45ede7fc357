import CatalogModel
import CatalogTestSupport
import CatalogSyntax

/// Random mistakes in the bytes and in the structure of a file, the same ones for the same seed.
struct SourceMutation {
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    /// Returns the bytes with one to three mistakes.
    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            bytes = random.once(in: 2) ? changingStructure(bytes) : changingBytes(bytes)
        }
        return bytes
    }

    // MARK: Bytes

    /// Bytes that mean something to readers of some kind, or nothing in any text.
    private static let awkward: [[UInt8]] = [
        [0x00], [0xFF], [0xA0], [0xC3], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0x0D], [0x0D, 0x0A], [0x0A], [0x07],
        [0xE2, 0x80, 0xA8], [0xCC, 0x81], Array("&#0;".utf8), Array("&#xD800;".utf8), Array("\\ud800".utf8),
        Array("\\u0000".utf8), Array("\\r\\n".utf8), Array("\"".utf8), Array("'".utf8), Array("\\".utf8),
        Array("{".utf8), Array("]".utf8), Array("<".utf8), Array(">".utf8), Array("(".utf8), Array(")".utf8),
        Array(",".utf8), Array("<!--".utf8), Array("`".utf8), Array("|".utf8), Array("é".utf8), Array("👍🏽".utf8),
    ]

    private mutating func changingBytes(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.isEmpty { return random.pick(Self.awkward) }
        var bytes = bytes
        let index = Int.random(in: bytes.indices, using: &random)
        let end = Int.random(in: index...min(bytes.count, index + 200), using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.insert(contentsOf: random.pick(Self.awkward), at: index)
        case 3: bytes.remove(at: index)
        case 4: bytes.removeSubrange(random.once(in: 4) ? index..<bytes.count : index..<end)
        case 5: bytes.insert(contentsOf: bytes[index..<end], at: index)
        default:
            let other = Int.random(in: bytes.indices, using: &random)
            bytes.insert(contentsOf: bytes[index..<end], at: other)
        }
        return bytes
    }

    // MARK: Structure

    private mutating func changingStructure(_ bytes: [UInt8]) -> [UInt8] {
        var ignored = Diagnostics()
        let file = SourceFile(path: "mutated", bytes: bytes)
        guard let root = JSONReader.read(file, diagnostics: &ignored) else { return changingLines(bytes) }
        var parts = JSONParts()
        parts.add(root)
        return random.once(in: 2) ? changingMember(bytes, parts) : changingValue(bytes, parts)
    }

    /// The values and members of a JSON file, as stretches of bytes.
    private struct JSONParts {
        private(set) var values: [Range<Int>] = []
        private(set) var members: [(whole: Range<Int>, key: Range<Int>)] = []

        mutating func add(_ node: YAMLNode) {
            values.append(node.range.lowerBound..<node.range.upperBound)
            switch node.content {
            case .scalar: break
            case .sequence(let list): for element in list.elements { add(element) }
            case .mapping(let mapping):
                for pair in mapping.pairs {
                    let key = pair.key.range
                    members.append(
                        (key.lowerBound..<pair.value.range.upperBound, key.lowerBound..<key.upperBound))
                    add(pair.value)
                }
            }
        }
    }

    private static let values: [String] = [
        "null", "true", "[]", "{}", "\"\"", "\" \"", "0", "-1", "1.2", "1e999", "123456789012345678901234567890",
        #""\u0000""#, #""a\r\nb""#, #""a\rb""#, #""\u2028""#, "[null]", #"{"": ""}"#, #""x: # y""#, #""- - -""#,
        #""a' \" ` | <b> {{ c }}""#, #""true""#, #""~""#, #""../../a.js""#, #""demo/""#,
        String(repeating: "[", count: 90) + String(repeating: "]", count: 90),
        String(repeating: "{\"a\":", count: 90) + "0" + String(repeating: "}", count: 90),
        String(repeating: "[", count: 20_000), "\"" + String(repeating: "long ", count: 400) + "\"",
        "\"" + String(repeating: "A<", count: 500) + "\"",
    ]

    private mutating func changingValue(_ bytes: [UInt8], _ parts: JSONParts) -> [UInt8] {
        let location = random.pick(parts.values)
        var new = Array(bytes[random.pick(parts.values)])
        if random.once(in: 2) { new = Array(random.pick(Self.values).utf8) }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: new = Array("[".utf8) + bytes[location] + Array("]".utf8)
        case 1: new = Array("[".utf8) + bytes[location] + Array(",".utf8) + bytes[location] + Array("]".utf8)
        case 2: new = Array("{\"a\":".utf8) + bytes[location] + Array("}".utf8)
        default: break
        }
        return bytes[..<location.lowerBound] + new + bytes[location.upperBound...]
    }

    private mutating func changingMember(_ bytes: [UInt8], _ parts: JSONParts) -> [UInt8] {
        guard !parts.members.isEmpty else { return changingBytes(bytes) }
        let member = random.pick(parts.members)
        let other = random.pick(parts.members)
        var bytes = bytes
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            let rest = bytes[member.whole.upperBound...]
            let comma = rest.firstIndex { !$0.isBlankOrBreak }
            let hasComma = comma.map { bytes[$0] == UInt8(ascii: ",") } == true
            if hasComma, let comma {
                bytes.removeSubrange(member.whole.lowerBound...comma)
            } else {
                bytes.replaceSubrange(member.whole, with: "\"gone\": null".utf8)
            }
        case 1: bytes.insert(contentsOf: bytes[member.whole] + Array(",".utf8), at: member.whole.lowerBound)
        case 2: bytes.insert(contentsOf: bytes[other.whole] + Array(",".utf8), at: member.whole.lowerBound)
        case 3: bytes.replaceSubrange(member.key, with: bytes[other.key])
        default:
            let names = [#""""#, #""a b""#, #""\u0007""#, #""a.b""#, #""$value""#, #""__proto__""#, #""-""#, #""<<""#]
            bytes.replaceSubrange(member.key, with: random.pick(names).utf8)
        }
        return bytes
    }

    /// Changes the order and number of lines, for a file that is not JSON.
    private mutating func changingLines(_ bytes: [UInt8]) -> [UInt8] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        let index = Int.random(in: lines.indices, using: &random)
        let other = Int.random(in: lines.indices, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: lines.remove(at: index)
        case 1: lines.insert(lines[index], at: other)
        case 2: lines.swapAt(index, other)
        case 3: lines[index] += lines[other]
        default: lines[index] = lines[index].flatMap { random.once(in: 20) ? [$0, $0] : [$0] }
        }
        return Array(lines.joined(separator: [0x0A]))
    }
}
