import Foundation

/// Edits of a catalog and of what surrounds it, by chance.
struct RandomEdits {
    private var numbers: SeededNumbers
    private let twins: TwinCatalogs
    private var entries: [String: String] = [:]
    /// What entries once were, with their times.
    private var history: [(path: String, text: String, time: Date)] = []
    private var count = 0

    init(seed: UInt64, _ twins: TwinCatalogs) throws {
        numbers = SeededNumbers(seed: seed)
        self.twins = twins
        try configure(variant: 0)
        try twins.write("stubs/plain.template", Self.template(0))
        try twins.write("components/pictures/dot.svg", Self.picture(0))
        try twins.write("tokens.json", Self.tokens(0))
        try twins.write("steps.json", Self.steps(0))
        for name in ["alpha", "beta", "gamma"] { try write(name, entry(name)) }
    }

    /// Makes an edit and says which.
    mutating func step() throws -> String {
        count += 1
        var kind = Kind.allCases.randomElement(using: &numbers) ?? .nothing
        // Where there is an error, nothing is written: that is soon enough tried.
        if !twins.isSound, Bool.random(using: &numbers) { kind = .mend }
        switch kind {
        case .nothing: break
        case .change: if let name { try write(name, entry(name)) }
        case .comment: if let name { try write(name, entries[name, default: ""] + "# \(count)\n") }
        case .add: try write("entry-\(count % 7)", entry("entry-\(count % 7)"))
        case .remove: if entries.count > 1, let name { try remove(name) }
        case .rename:
            if let name {
                try remove(name)
                try write("renamed-\(count % 5)", entry("renamed-\(count % 5)"))
            }
        case .move:
            if let name, let text = entries[name] {
                try remove(name)
                let stem = name.split(separator: "/").last.map(String.init) ?? name
                try write(stem, text.replacing(" pictures/", with: " ../pictures/"), folder: "deep")
            }
        case .touch: if let name { try setTime(path(name), Date(timeIntervalSince1970: 1_700_000_000)) }
        case .swapTimes: try swapTimes()
        case .restore: try restore()
        case .sameSize: try changeKeepingSize()
        case .option: try configure(variant: Int.random(in: 0..<5, using: &numbers))
        case .template: try twins.write("stubs/plain.template", Self.template(Int.random(in: 0..<3, using: &numbers)))
        case .picture: try twins.write("components/pictures/dot.svg", Self.picture(count))
        case .token:
            let variant = Int.random(in: 0..<6, using: &numbers)
            if Bool.random(using: &numbers) {
                try twins.write("tokens.json", Self.tokens(variant))
            } else {
                try twins.write("steps.json", Self.steps(variant))
            }
        case .breakEntry: if let name { try twins.write(path(name), "id: [\n") }
        case .mend: try mend()
        case .removeOutputs: try twins.remove(Bool.random(using: &numbers) ? "Output" : "Output/docs/index.md")
        case .editOutput, .mendOutput: try editOutput(kind)
        case .damageRecord: try damageRecord()
        }
        return kind.rawValue
    }

    private enum Kind: String, CaseIterable {
        case nothing, change, comment, add, remove, rename, move, touch, swapTimes, restore, sameSize, option, template
        case picture, token, breakEntry, mend, removeOutputs, editOutput, mendOutput, damageRecord
    }

    private var name: String? {
        mutating get { entries.keys.sorted().randomElement(using: &numbers) }
    }

    private func path(_ name: String) -> String { "components/\(name).yaml" }

    private mutating func write(_ name: String, _ text: String, folder: String = "") throws {
        let name = folder.isEmpty ? name : "\(folder)/\(name)"
        entries[name] = text
        try twins.write(path(name), text)
        let time = Date(timeIntervalSince1970: 1_750_000_000 + Double(count))
        if count % 3 == 0 { try setTime(path(name), time) }
        history.append((name, text, time))
        if history.count > 20 { history.removeFirst() }
    }

    private mutating func remove(_ name: String) throws {
        entries[name] = nil
        try twins.remove(path(name))
    }

    private func setTime(_ path: String, _ time: Date) throws {
        for program in twins.both {
            let file = program.folder.url.appendingPathComponent(path).path
            guard FileManager.default.fileExists(atPath: file) else { continue }
            try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
        }
    }

    private func time(of path: String) -> Date? {
        let file = twins.recorded.folder.url.appendingPathComponent(path).path
        return (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
    }

    private mutating func swapTimes() throws {
        guard let first = name, let second = name, let one = time(of: path(first)), let other = time(of: path(second))
        else { return }
        let texts = (entries[first], entries[second])
        try setTime(path(first), other)
        try setTime(path(second), one)
        // What one entry says goes into the other one's file, with the times as they were.
        guard Bool.random(using: &numbers), let text = texts.0, first != second else { return }
        try write(second, text.replacing("id: \(first)", with: "id: \(second)"))
        try setTime(path(second), one)
    }

    private mutating func restore() throws {
        guard let old = history.randomElement(using: &numbers) else { return }
        entries[old.path] = old.text
        try twins.write(path(old.path), old.text)
        try setTime(path(old.path), old.time)
    }

    /// As many bytes and the time of before.
    private mutating func changeKeepingSize() throws {
        guard let name, let text = entries[name], let time = time(of: path(name)) else { return }
        let changed = String(text.map { $0 == "a" ? "o" : $0 == "o" ? "a" : $0 })
        // Keys have to stay what they are.
        let lines = zip(text.split(separator: "\n"), changed.split(separator: "\n")).map { before, after in
            guard let colon = before.range(of: "description: Abo ") else { return String(before) }
            return String(before[..<colon.upperBound] + after[colon.upperBound...])
        }
        entries[name] = lines.joined(separator: "\n") + "\n"
        try twins.write(path(name), lines.joined(separator: "\n") + "\n")
        try setTime(path(name), time)
    }

    /// Makes a catalog without errors, whatever there was.
    private mutating func mend() throws {
        for name in entries.keys { try twins.remove(path(name)) }
        let names = Set(entries.keys.compactMap { $0.split(separator: "/").last.map(String.init) }).sorted().prefix(8)
        entries = [:]
        for name in names { try write(name, entry(name)) }
        // Somebody may have edited a stub or another file.
        if Bool.random(using: &numbers) { try twins.remove("Output") }
    }

    private mutating func editOutput(_ kind: Kind) throws {
        guard twins.both.allSatisfy({ $0.exists("Output") }) else { return }
        let paths = try twins.plain.files(below: "Output").keys.filter { !$0.contains(".catalog-") }.sorted()
        guard let path = paths.randomElement(using: &numbers) else { return }
        for program in twins.both {
            let file = program.folder.url.appendingPathComponent("Output/\(path)")
            if kind == .editOutput { try (Data(contentsOf: file) + Data("edited\n".utf8)).write(to: file) }
            if kind == .mendOutput, !path.hasPrefix("stubs") { try FileManager.default.removeItem(at: file) }
        }
        // Edits keep builds from writing, so the folders begin anew before long.
        if kind == .editOutput, Int.random(in: 0..<3, using: &numbers) > 0 { try twins.remove("Output") }
    }

    private mutating func damageRecord() throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: twins.cacheFolder.path).sorted()) ?? []
        guard let name = names.randomElement(using: &numbers) else { return }
        let file = twins.cacheFolder.appendingPathComponent(name)
        var bytes = try Data(contentsOf: file)
        guard !bytes.isEmpty else { return }
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: try FileManager.default.removeItem(at: file)
        case 1: try bytes.prefix(Int.random(in: 0..<bytes.count, using: &numbers)).write(to: file)
        default:
            bytes[Int.random(in: bytes.indices, using: &numbers)] ^= 0x55
            try bytes.write(to: file)
        }
    }

    // MARK: Texts

    private mutating func entry(_ name: String) -> String {
        let name = name.split(separator: "/").last.map(String.init) ?? name
        let other = entries.keys.sorted().randomElement(using: &numbers)?.split(separator: "/").last ?? "alpha"
        let word = ["oval", "round", "broad", "aloof"].randomElement(using: &numbers) ?? ""
        let title = count % 4 == 0 ? "Title \(count)" : name.capitalized
        var text = "id: \(name)\ntitle: \(title)\nsummary: A \(word) thing.\n"
        if count % 2 == 0, other != name { text += "related:\n  - \(other)\n" }
        if count % 5 == 0 { text += "figures:\n  - { file: pictures/dot.svg, alt: A dot. }\n" }
        if count % 3 == 0 {
            text += "tokens:\n  color.\(count % 2 == 0 ? "ink" : "text"): { description: The \(word) one. }\n"
        }
        return text + """
            implementations:
              react:
                types:
                  \(name.split(separator: "-").map(\.capitalized).joined()):
                    kind: component
                    properties:
                      size:
                        type: number
                        description: Abo \(word)-\(count % 10)

            """
    }

    private mutating func configure(variant: Int) throws {
        let options = ["", ", options: { visibility: internal }"][variant % 2]
        let rules = variant == 3 ? "rules: { no-entries: off }\n" : ""
        try twins.write(
            "catalog.yaml",
            """
            format: 1
            name: Twin \(variant / 2)
            tokens: [tokens.json, steps.json]
            outputs:
              docs: { backend: markdown\(options) }
              schemas: { backend: json-schema }
              themes: { backend: tokens }
              stubs: { backend: stub, options: { targets: [react, plain] } }
            stubTargets:
              plain: { template: stubs/plain.template, context: 1, extension: txt, frameworks: [react] }
            \(rules)
            """)
    }

    private static func template(_ variant: Int) -> String {
        "> \(variant)\n> {{ for type in types }}\n> {{ type.name }}\n> {{ end }}\n"
    }

    private static func picture(_ variant: Int) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0h\(variant)\"/></svg>\n"
    }

    /// Tokens on two pages: a value, the token behind an alias, and a group's description depend on the variant.
    private static func tokens(_ variant: Int) -> String {
        let color = #""$type": "color", "$value":"#
        let values = #"{ "colorSpace": "srgb", "components": [0, 0, 0.\#(variant % 3)] }"#
        let deep = #"{ "colorSpace": "srgb", "components": [0, 1, 0] }"#
        return """
            {
              "color": {
                "ink": { \(color) \(values) },
                "text": { \(color) "{\(variant < 3 ? "color.ink" : "palette.deep")}" }
              },
              "palette": { "$description": "Shades, \(variant % 2).", "deep": { \(color) \(deep) } }
            }
            """
    }

    /// Tokens on a long page, some of which lead to those of the other file: a value, and a description and thereby the
    /// columns of the table depend on the variant.
    private static func steps(_ variant: Int) -> String {
        let steps = (0..<150).map { step in
            let description = variant == 4 && step == 140 ? #", "$description": "Wide.""# : ""
            let value = step % 50 == 9 ? #""{color.ink}""# : #""{palette.deep}""#
            return #""\#(step)": { "$value": \#(step == variant * 30 ? #""{color.text}""# : value)\#(description) }"#
        }
        return #"{ "step": { \#(steps.joined(separator: ", ")) } }"#
    }
}
