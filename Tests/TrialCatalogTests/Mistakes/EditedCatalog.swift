import CatalogTestSupport

/// The project's own catalog, with findings, in which people go on working elsewhere.
struct EditedCatalog {
    private(set) var files: [String: String]
    private var random: SeededRandom

    private static let rules = """
        rules:
          missing-description: warning
          missing-example: warning
          missing-keyboard: warning
          missing-accessibility: warning
          state-without-token: note
          unused-token: note
          uneven-members: note
          empty-summary: note
        terms: { screen: page, tap: press, wrongg: right }

        """

    init(seed: UInt64) throws {
        files = try JudgedRegistries.ownFiles().mapValues { String(decoding: $0, as: UTF8.self) }
        files["catalog.yaml", default: ""] += Self.rules
        random = SeededRandom(seed: seed)
    }

    private var entries: [String] {
        files.keys.filter { $0.contains("/") && $0.hasSuffix(".yaml") }.sorted()
    }

    // MARK: Edits that change no finding

    mutating func edit() {
        let path = random.pick(entries)
        let text = files[path] ?? ""
        switch Int.random(in: 0..<8, using: &random) {
        case 0: files[path] = "# A comment above all.\n\n" + text
        case 1: files[path] = inserted("# A comment between lines, 🎉.", into: text)
        case 2: files[path] = inserted("", into: text)
        case 3: if !text.contains("tags:") { files[path] = text + depth(of: text) + "tags: [edited]\n" }
        case 4: files[path] = shuffled(text)
        case 5: files[path] = swapped(text)
        case 6: files[path] = indented(text)
        default: move(path)
        }
        if random.once(in: 8) { moveAll() }
    }

    /// Puts a line between two top-level keys.
    private mutating func inserted(_ line: String, into text: String) -> String {
        var blocks = self.blocks(of: text)
        blocks.insert([line], at: 1 + Int.random(in: 0..<blocks.count, using: &random))
        return self.text(of: blocks)
    }

    /// Brings the top-level keys into another order.
    private mutating func shuffled(_ text: String) -> String {
        let blocks = self.blocks(of: text)
        return self.text(of: blocks.prefix(1) + blocks.dropFirst().shuffled(using: &random))
    }

    /// Swaps two records that stand on neighboring lines.
    private mutating func swapped(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        func isRecord(_ line: Substring) -> Bool { line.contains(/^ +[A-Za-z]+: \{[^|>]*\}$/) }
        let locations = lines.indices.dropLast().filter {
            isRecord(lines[$0]) && isRecord(lines[$0 + 1])
                && lines[$0].prefix { $0 == " " } == lines[$0 + 1].prefix { $0 == " " }
        }
        guard !locations.isEmpty else { return text }
        let location = random.pick(locations)
        lines.swapAt(location, location + 1)
        return lines.joined(separator: "\n")
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
            .joined(separator: "\n")
    }

    /// Moves an entry into a folder of its own, unless it names files by their places.
    private mutating func move(_ path: String) {
        guard let text = files[path], !text.contains("file:"), !text.contains("](") else { return }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let folder = path.split(separator: "/").first.map(String.init) ?? ""
        files[path] = nil
        files["\(folder)/group \(Int.random(in: 0..<5, using: &random))/\(name)"] = text
    }

    /// Gives the folder of all entries another name.
    private mutating func moveAll() {
        let old = files.keys.contains { $0.hasPrefix("components/") } ? "components" : "parts"
        let new = old == "components" ? "parts" : "components"
        files = Dictionary(
            uniqueKeysWithValues: files.map { path, text in
                (path.hasPrefix(old + "/") ? new + path.dropFirst(old.count) : path, text)
            })
        files["catalog.yaml"]?.replace("entries: \(old)", with: "entries: \(new)")
    }

    /// The lines of a text by top-level key, with the comments above them; what stands above all comes first.
    private func blocks(of text: String) -> [[String]] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let depth = self.depth(of: text).count
        var blocks: [[String]] = [[]]
        for line in lines where line != lines.last || !line.isEmpty {
            let isKey = line.prefix { $0 == " " }.count == depth && line.dropFirst(depth).first?.isLetter == true
            if isKey { blocks.append([line]) } else { blocks[blocks.count - 1].append(line) }
        }
        return blocks
    }

    private func text(of blocks: some Sequence<[String]>) -> String {
        blocks.flatMap(\.self).joined(separator: "\n") + "\n"
    }

    /// The spaces before the top-level keys.
    private func depth(of text: String) -> Substring {
        text.split(separator: "\n").first { $0.contains(/^ *[a-z]+:/) }?.prefix { $0 == " " } ?? ""
    }

    // MARK: New mistakes

    /// Makes a mistake that no baseline knows, and returns a word of what is found.
    mutating func addMistake(_ number: Int) -> String {
        let path = random.pick(entries)
        let text = files[path] ?? ""
        let name = "zzNew\(number)"
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let properties = lines.indices.filter { lines[$0].contains(/^ +properties:$/) }
        if random.once(in: 2), let location = properties.randomElement(using: &random) {
            let inner = lines[location + 1].prefix { $0 == " " }
            lines.insert("\(inner)\(name): { type: Bool }", at: location + 1)
            files[path] = lines.joined(separator: "\n")
            return name
        }
        let animation = "\(name): { description: It is wrongg. }"
        files[path] =
            text.contains("animations: {")
            ? text.replacing("animations: {", with: "animations: { \(animation),")
            : text + depth(of: text) + "animations: { \(animation) }\n"
        return "wrongg"
    }
}
