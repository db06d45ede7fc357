/// Writes the entry of a generated component.
struct EntryWriter {
    private var component: GeneratedComponent
    private var yaml = EntryYAML()

    static func text(_ component: GeneratedComponent) -> String {
        var writer = EntryWriter(component: component)
        writer.writeEntry()
        return writer.yaml.text
    }

    private init(component: GeneratedComponent) {
        self.component = component
    }

    private mutating func writeEntry() {
        let name = component.name
        yaml.line("id", name.id)
        yaml.line("title", name.title)
        yaml.line("summary", component.phrases.summary())
        yaml.line("description", component.phrases.description(linking: component.neighbors[0].id))
        yaml.line("category", component.phrases.category())
        yaml.line("since", "1.\(component.phrases.random.number(below: 10)).0")
        writeUsage()
        writeStates()
        writeTokens()
        yaml.line("implementations")
        yaml.block { yaml in
            yaml.line("swiftui")
            yaml.block { yaml in
                yaml.line("imports", "ExampleDesign")
                yaml.record("platforms", [("iOS", "17.0")])
                yaml.line("types")
            }
        }
        writeTypes()
        writeExample()
    }

    private mutating func writeUsage() {
        let tips = [component.phrases.tip(), component.phrases.tip()]
        let neighbor = component.neighbors[1].id
        yaml.line("usage")
        yaml.block { yaml in
            yaml.line("when")
            yaml.block { yaml in
                for tip in tips { yaml.item(tip) }
            }
        }
        yaml.line("related")
        yaml.block { yaml in yaml.item(neighbor) }
    }

    private mutating func writeStates() {
        yaml.line("states")
        yaml.block { yaml in
            yaml.line("normal", "Ready for input and as it is at first.")
            for state in component.states {
                yaml.line(state.name)
                yaml.block { yaml in
                    yaml.line("when", state.condition)
                    yaml.line("description", state.description)
                    yaml.line("visuals")
                    yaml.block { yaml in
                        for visual in state.visuals { yaml.item(visual) }
                    }
                }
            }
        }
    }

    private mutating func writeTokens() {
        yaml.line("tokens")
        yaml.block { yaml in
            for token in component.tokens {
                yaml.record(
                    token.names.joined(separator: "."),
                    [("title", token.title), ("state", token.state), ("default", "{\(token.alias)}")])
            }
        }
    }

    private mutating func writeExample() {
        let name = component.name
        yaml.block { yaml in
            yaml.block { yaml in
                yaml.line("examples")
                yaml.block { yaml in
                    yaml.line("title", "First use")
                    yaml.literal(
                        "code", ["let \(name.thing) = \(name.type)()", "\(name.thing).isHidden = items.isEmpty"])
                }
            }
        }
    }
}

// The types of the one implementation.
extension EntryWriter {
    private mutating func writeTypes() {
        let component = component
        let name = component.name.type
        yaml.block { yaml in
            yaml.block { yaml in
                yaml.block { yaml in
                    yaml.line(name)
                    yaml.block { yaml in
                        yaml.line("kind", "view")
                        yaml.line("description", "The \(component.name.thing) as a view.")
                        Self.writeProperties(of: component, &yaml)
                        Self.writeMethods(component.methods, &yaml)
                    }
                    for choice in component.enums { Self.write(choice, of: name, &yaml) }
                }
            }
        }
    }

    private static func writeProperties(of component: GeneratedComponent, _ yaml: inout EntryYAML) {
        yaml.line("properties")
        yaml.block { yaml in
            for choice in component.enums {
                yaml.record(
                    choice.property,
                    [
                        ("type", choice.name), ("default", ".\(choice.cases[1].name)"),
                        ("description", choice.description),
                    ])
            }
            for (index, property) in component.properties.enumerated() {
                yaml.line(property.name)
                yaml.block { yaml in
                    if index == 0, component.hasNotes {
                        yaml.line("type", "LegacyTheme")
                        yaml.line("default", "by theme")
                        yaml.line("description", property.description)
                        return
                    }
                    yaml.line("type", property.type)
                    if let value = property.defaultValue { yaml.line("default", value) }
                    if property.defaultValue == nil { yaml.line("required", "true") }
                    if property.type.hasPrefix("Binding<") { yaml.line("binding", "true") }
                    yaml.line("description", property.description)
                }
            }
        }
    }

    private static func writeMethods(_ methods: [Vocabulary.Method], _ yaml: inout EntryYAML) {
        yaml.line("methods")
        yaml.block { yaml in
            for method in methods {
                yaml.line(method.name)
                yaml.block { yaml in
                    yaml.line("description", method.description)
                    if !method.parameters.isEmpty { yaml.line("parameters") }
                    yaml.block { yaml in
                        for (name, label, type, description) in method.parameters {
                            yaml.record(name, [("label", label), ("type", type), ("description", description)])
                        }
                    }
                    if let type = method.returns {
                        yaml.record("returns", [("type", type), ("description", "Whether it worked.")])
                    }
                }
            }
        }
    }

    private static func write(_ choice: Vocabulary.Enum, of type: String, _ yaml: inout EntryYAML) {
        yaml.line("\(type).\(choice.name)")
        yaml.block { yaml in
            yaml.line("kind", "enum")
            yaml.line("description", choice.description)
            yaml.line("cases")
            yaml.block { yaml in
                for (name, description) in choice.cases { yaml.line(name, description) }
            }
        }
    }
}
