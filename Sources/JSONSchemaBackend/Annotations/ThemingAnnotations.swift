import CatalogModel

func tokenRecord(_ token: Token) -> JSONValue {
    record {
        $0.add("type", text: token.type)
        $0.add("tier", token.tier.map { .string($0.value.rawValue) })
        $0.add("role", token.role.map { .array($0.map { .string($0.value.rawValue) }) })
        $0.add("default", token.default.map(treeValue))
        $0.addRecord(token.named)
        $0.add("by", texts: token.by)
        $0.add("state", text: token.state)
        $0.add("part", text: token.part)
        $0.add("background", text: token.background)
        $0.add("variant", byName: token.variant) { .texts($0.map(\.value)) }
    }
}

/// Text, or objects that lead to text.
func treeValue(_ tree: TextTree) -> JSONValue {
    switch tree {
    case .text(let text): return .string(text.value)
    case .branches(let branches):
        var object = JSONObject()
        for branch in branches { object.append(branch.name, treeValue(branch.value)) }
        return .object(object)
    }
}

func tokenUseRecord(_ use: TokenUse) -> JSONValue {
    record {
        $0.add("token", text: use.token)
        $0.addRecord(use.named)
        $0.add("state", text: use.state)
        $0.add("part", text: use.part)
    }
}

func settingRecord(_ setting: Setting) -> JSONValue {
    record {
        $0.add("type", text: setting.type)
        $0.add("default", text: setting.default)
        $0.addRecord(setting.named)
        $0.add("state", text: setting.state)
        $0.add("part", text: setting.part)
    }
}

func styleRecord(_ style: Style) -> JSONValue {
    record {
        $0.add("type", text: style.type)
        $0.add("appliesTo", text: style.appliesTo)
        $0.addRecord(style.named)
        $0.add("sets", byName: style.sets) { assignment in
            record {
                $0.add("value", text: assignment.value)
                $0.add("description", prose: assignment.description)
                $0.addExtensions(assignment.base, "")
            }
        }
        $0.add("settings", byName: style.settings, settingRecord)
    }
}

func accessibilityRecord(_ accessibility: Accessibility) -> JSONValue {
    record {
        $0.add("description", prose: accessibility.description)
        $0.add("role", text: accessibility.role)
        $0.add("traits", text: accessibility.traits)
        $0.add("label", prose: accessibility.label)
        $0.add("hint", prose: accessibility.hint)
        $0.add("value", prose: accessibility.value)
        $0.add("focus", prose: accessibility.focus)
        $0.add("configuration", byName: accessibility.configuration, propertyRecord)
        $0.add("identifiers", byName: accessibility.identifiers) { .string($0.value) }
        $0.add("keyboard", byName: accessibility.keyboard) { .string($0.source.value) }
        $0.add("announcements", proses: accessibility.announcements)
        $0.add("practices", proses: accessibility.practices)
        $0.add("criteria", byName: accessibility.criteria) { .string($0.source.value) }
        $0.addExtensions(accessibility.base, "")
    }
}

func stringRecord(_ string: LocalizedString) -> JSONValue {
    record {
        $0.add("text", text: string.text)
        $0.addRecord(string.named)
        $0.add("arguments", proses: string.arguments)
        $0.add("plurals", string.plurals.map(treeValue))
        $0.add("table", text: string.table)
    }
}

func dependenciesRecord(_ dependencies: Dependencies) -> JSONValue {
    record {
        $0.add("external", byName: dependencies.external, dependencyRecord)
        $0.add("internal", byName: dependencies.internal, dependencyRecord)
        $0.add("composes", list: dependencies.composes, referenceRecord)
        $0.addExtensions(dependencies.base, "")
    }
}

private func dependencyRecord(_ dependency: Dependency) -> JSONValue {
    record {
        $0.add("version", text: dependency.version)
        $0.addRecord(dependency.named)
        $0.add("entry", id: dependency.entry)
    }
}
