import CatalogModel
import CatalogPages

/// The answer of `get`: the documentation of an entry as Markdown, cut to a number of tokens at the ends of parts.
struct EntryAnswer {
    let site: SiteLinks
    let component: Component

    /// The parts that authors of code need most, in this order; other parts follow in page order.
    private static let firstParts = ["overview", "quick-start", "api-reference", "when-to-use-it"]
    /// The tokens of a limit for each name of a part that was left out.
    private static let tokensPerName = 60
    /// Returns the greatest number of parts named as left out.
    private static func nameCount(_ limit: Int) -> Int { min(30, limit / tokensPerName) }

    func answer(parts names: [String], platform: String?, member: String?, limit: Int) -> Answer {
        var component = component
        if let platform {
            guard let only = limited(to: platform) else { return unknownPlatform(platform) }
            component = only
        }
        guard let page = ComponentPage(component, site: site).page() else {
            return Answer(error: "The entry '\(component.id)' has no page.")
        }
        let root = EntryPart(page, plain: PlainContent(site: site))
        let top = [root.alone()] + root.parts
        var wanted = top.enumerated().sorted { rank($0) < rank($1) }.map(\.element)
        if let member {
            wanted = members(member, of: component, in: root)
            if wanted.isEmpty { return unknownMember(member, of: component, in: root, platform: platform) }
        } else if !names.isEmpty {
            wanted = []
            for name in names {
                let found = Self.parts(name, among: top.flatMap(\.all))
                if found.isEmpty { return unknownPart(name, among: top) }
                wanted += found
            }
        }
        let isRequest = member != nil || !names.isEmpty
        var room = limit
        var answer = assembled(wanted, order: isRequest ? wanted : top, room: room, limit: limit, isRequest: isRequest)
        // The facts repeat the text, with escapes, so only the whole answer has a size.
        for _ in 0..<8 {
            let excess = max(answer.facts.tokens, TokenEstimate.tokens(in: answer.text)) - limit
            if excess <= 0 { break }
            room -= excess + 4
            answer = assembled(wanted, order: isRequest ? wanted : top, room: room, limit: limit, isRequest: isRequest)
        }
        return answer
    }

    private func rank(_ part: (offset: Int, element: EntryPart)) -> Int {
        Self.firstParts.firstIndex(of: part.element.name) ?? part.offset + Self.firstParts.count
    }

    /// Returns the parts of a name or heading; a name without the parts around may have several.
    private static func parts(_ name: String, among parts: [EntryPart]) -> [EntryPart] {
        let wanted = name.lowercased().replacing(" ", with: "-")
        let same = parts.filter { $0.name == wanted || $0.name.hasSuffix("/" + wanted) }
        return same.isEmpty ? Array(parts.filter { $0.name.hasPrefix(wanted) }.prefix(1)) : same
    }

    // MARK: Text

    /// Returns the answer with as many of the wanted parts as there is room for, in another order.
    private func assembled(
        _ wanted: [EntryPart], order: [EntryPart], room: Int, limit: Int, isRequest: Bool
    ) -> Answer {
        let head = "# \(component.title) (`\(component.id)`)"
        var rest = room - TokenEstimate.tokens(in: head) - (wanted.count > 1 ? 60 : 40)
        var leftOut: [EntryPart.LeftOut] = []
        var texts: [String: String] = [:]
        for (index, part) in wanted.enumerated() {
            // A part that was requested may use the room of the parts after it only where these are short.
            let text = part.text(upTo: max(rest, 0), mayCut: isRequest || index == 0, leftOut: &leftOut)
            texts[part.name, default: ""] += (texts[part.name] == nil ? "" : "\n\n") + text
            rest -= TokenEstimate.tokens(in: text) + 2
        }
        var seen: Set<String> = []
        let shown = order.filter { seen.insert($0.name).inserted }.compactMap { texts[$0.name] }.filter { !$0.isEmpty }
        let footer = footer(leftOut, limit: limit)
        let text = ([head] + shown + footer).joined(separator: "\n\n") + "\n"
        return Answer(
            text,
            facts: [
                "id": .string(component.id.rawValue), "title": .string(component.title),
                "kind": .string(component.kind.rawValue),
                "platforms": .array(component.entry.implementations.orEmpty().names.map { .string($0) }),
                "text": .string(text),
                "left_out": .array(leftOut.prefix(Self.nameCount(limit)).map { .string($0.part) }),
            ])
    }

    private func footer(_ leftOut: [EntryPart.LeftOut], limit: Int) -> [String] {
        if leftOut.isEmpty { return [] }
        let names = leftOut.prefix(Self.nameCount(limit)).map { "\($0.part) (\($0.tokens))" }.joined(separator: ", ")
        let more = leftOut.count - Self.nameCount(limit)
        let all = " and \(more) more, all named with `max_tokens` \(leftOut.count * Self.tokensPerName)"
        return [
            "Left out, with tokens: \(names)" + (more > 0 ? all : "")
                + ". Request with `parts`, `member` or `max_tokens` above \(limit)."
        ]
    }

    // MARK: Members

    /// Returns the sections and the rows of tables about a member or a parameter; empty for an unknown name.
    private func members(_ name: String, of component: Component, in root: EntryPart) -> [EntryPart] {
        let places = Self.places(of: name, among: site.locations(of: component).named)
        // Rows state titles, which differ from names by case and spaces.
        let wanted = Self.folded(name)
        return root.matching(Set(places.map(\.anchor))) { Self.folded($0) == wanted }
    }

    /// Returns the places of a member by its exact name, else by its name without case.
    private static func places(of name: String, among all: [PageLocation]) -> [PageLocation] {
        func places(_ form: (String) -> String) -> [PageLocation] {
            let wanted = form(name)
            return all.filter {
                form($0.name) == wanted || !$0.owner.isEmpty && form($0.owner + "." + $0.name) == wanted
            }
        }
        let exact = places(bare)
        return exact.isEmpty ? places(folded) : exact
    }

    /// Returns a member's name without parameters and the dot of a case.
    private static func bare(_ name: String) -> String {
        let start = name.prefix { $0 != "(" }
        return start.hasPrefix(".") ? String(start.dropFirst()) : String(start)
    }

    /// Returns a member's name in lower case, with a title in the form of a name.
    private static func folded(_ name: String) -> String { bare(name).lowercased().replacing(" ", with: "-") }

    // MARK: Platforms

    /// Returns the component with only the implementations of a platform; nil without such an implementation.
    private func limited(to platform: String) -> Component? {
        let wanted = WellKnownFramework.folded(platform)
        let implementations = component.entry.implementations.orEmpty()
        let kept = implementations.elements.filter { element in
            let framework = element.value.framework?.value ?? element.name
            return [element.name, framework, WellKnownFramework(framework)?.name ?? ""].contains {
                WellKnownFramework.folded($0) == wanted
            }
        }
        if kept.isEmpty { return nil }
        if kept.count == implementations.count { return component }
        var entry = component.entry
        entry.implementations = OrderedRecords(kept)
        let names = Set(kept.map(\.name))
        return Component(
            id: component.id, entry: entry, path: component.path,
            tokens: component.tokens.filter { $0.implementation.map(names.contains) ?? true },
            references: component.references, referrers: component.referrers, guidance: component.guidance,
            verifications: component.verifications, visibilities: component.visibilities,
            publishedFiles: component.publishedFiles)
    }

    // MARK: Errors

    private func unknownPlatform(_ name: String) -> Answer {
        let names = component.entry.implementations.orEmpty().names
        return .unknown(
            "platform", named: name, nearest: names,
            hint: "`\(component.id)` has \(names.isEmpty ? "no" : "these") platforms."
        )
    }

    private func unknownPart(_ name: String, among parts: [EntryPart]) -> Answer {
        .unknown(
            "part", named: name, nearest: nearest(to: name, among: parts.flatMap(\.all).map(\.name), count: 3),
            hint: "`\(component.id)` has \(parts.map(\.name).joined(separator: ", ")).")
    }

    private func unknownMember(
        _ name: String, of component: Component, in root: EntryPart, platform: String?
    ) -> Answer {
        if let platform {
            let all = site.locations(of: self.component, withParameters: true).named
            let owners = Self.places(of: name, among: all).map(\.implementation).filter { !$0.isEmpty }.uniqued()
            if !owners.isEmpty {
                return .unknown(
                    "member", named: name, nearest: [],
                    hint: "`\(component.id)` declares it for \(owners.joined(separator: ", ")), not for \(platform).")
            }
        }
        let names = site.locations(of: component).named.map(\.name) + root.all.flatMap(\.rowNames)
        return .unknown(
            "member", named: name, nearest: nearest(to: name, among: names.uniqued(), count: 3),
            hint: "`\(component.id)` does not declare it.")
    }
}

extension JSONObject {
    fileprivate var tokens: Int { TokenEstimate.tokens(in: JSONValue.object(self).compact) }
}
