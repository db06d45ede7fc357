package import CatalogModel

/// The report as data, as Markdown and as a badge.
extension HealthReport {
    package var json: JSONValue {
        [
            "score": .integer(score),
            "sections": .object(
                object(HealthSection.allCases.map { ($0.rawValue, score(of: $0)) })),
            "platforms": .object(object(platforms.map { ($0, score(ofPlatform: $0)) })),
            "components": .array(components.map(json)),
            "tasks": .array(
                tasks.map { task in
                    [
                        "component": .string(task.component.rawValue),
                        "criterion": .string(task.result.criterion.id),
                        "platform": task.result.platform.map { .string($0) }, "advice": .string(task.words),
                        "gain": .number(task.gainText),
                        "missing": task.result.missing.isEmpty
                            ? nil : .array(task.result.missing.map { .string($0.value) }),
                    ]
                }),
        ]
    }

    private func json(_ component: ComponentHealth) -> JSONValue {
        [
            "id": .string(component.id.rawValue), "score": .integer(component.score),
            "sections": .object(object(HealthSection.allCases.map { ($0.rawValue, component.score(of: $0)) })),
        ]
    }

    private func object(_ scores: [(String, Int?)]) -> JSONObject {
        var object = JSONObject()
        for (name, score) in scores { object[name] = score.map(JSONValue.integer) }
        return object
    }

    /// For a comment on a pull request, or a page.
    package func markdown(taskLimit: Int) -> String {
        let sections = HealthSection.allCases.filter { score(of: $0) != nil }
        var text = "## Health: \(score) of 100\n\n"
        let names = sections.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
        let rule = String(repeating: " --: |", count: sections.count + 1)
        text += "| Component | Score | " + names.joined(separator: " | ") + " |\n| --- |" + rule + "\n"
        for component in components {
            let scores = sections.map { component.score(of: $0).map(String.init) ?? "" }
            text += "| `\(component.id.rawValue)` | \(component.score) | \(scores.joined(separator: " | ")) |\n"
        }
        if tasks.isEmpty { return text }
        text += "\n### What to do next\n\n"
        for task in tasks.prefix(taskLimit) {
            text += "- `\(task.component.rawValue)`: \(task.words) (+\(task.gainText))\n"
        }
        return text
    }

    /// A picture of the score, 20 units high, which needs no font of its own.
    package var badge: String {
        // White text on each color has a contrast of at least 4.5.
        let color = score >= 80 ? "#1a7f37" : score >= 50 ? "#8a6100" : "#b3203b"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="112" height="20" role="img" aria-label="catalog health: \(score)">
              <title>catalog health: \(score)</title>
              <clipPath id="r"><rect width="112" height="20" rx="4"/></clipPath>
              <g clip-path="url(#r)">
                <rect width="80" height="20" fill="#3d444d"/>
                <rect x="80" width="32" height="20" fill="\(color)"/>
              </g>
              <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
                <text x="40" y="14" textLength="68">catalog health</text>
                <text x="96" y="14">\(score)</text>
              </g>
            </svg>

            """
    }
}
