import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport

@testable import AgentsBackend

/// A small catalog, and the files that the backend makes of a registry, by path.
enum AgentsSample {
    static let catalog = """
        format: 1
        name: Lamps & Switches
        version: 2.1.0
        description: Everything about *light*.
        tokens: tokens.json
        """

    static let tokens = #"""
        {
          "color": {
            "$type": "color",
            "surface": { "$description": "For cards.", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
            "old": { "$deprecated": true, "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }
          },
          "radius": { "small": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } },
          "space": { "gap": { "$type": "dimension", "$value": { "value": 0.5, "unit": "rem" } } },
          "font": {
            "body": {
              "$type": "typography",
              "$value": {
                "fontFamily": ["Inter", "sans-serif"], "fontSize": { "value": 16, "unit": "px" }, "fontWeight": "bold",
                "lineHeight": 1.5, "letterSpacing": { "value": 0, "unit": "px" }
              }
            }
          },
          "shadow": {
            "low": {
              "$type": "shadow",
              "$value": {
                "color": "{color.surface}", "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" },
                "blur": { "value": 2, "unit": "px" }, "spread": { "value": 0, "unit": "px" }
              }
            }
          },
          "dimmer": { "background": { "$type": "color", "$value": "{color.surface}" } }
        }
        """#

    static let dimmer = """
        id: dimmer
        title: Dimmer
        summary: Sets the *brightness* of a lamp.
        category: Controls
        since: 1.0.0
        aliases: [fader]
        usage:
          when: A lamp has more than two levels.
          alternatives: { entry: toggle, when: A lamp is on or off. }
          do: Show the level.
          dont: Hide the level.
        states:
          enabled: Waits for input.
          disabled: { when: isEnabled = false, inactive: true, deprecated: { replacements: enabled } }
        variants:
          size: { default: small, values: [small, large] }
        tokens:
          dimmer.background: { role: background, state: enabled }
        accessibility: { role: slider, label: Name the lamp., keyboard: { Arrow keys: Change the level. } }
        implementations:
          swiftui:
            imports: [Lamps]
            states: { enabled: {} }
            types:
              Dimmer:
                kind: struct
                initializers: { parameters: { level: { type: Double, label: _ } } }
                properties:
                  level: { type: Double, default: "0.5", required: true }
                  brightness: { type: Double, deprecated: { replacements: level } }
                methods: { flash: { parameters: { times: { type: Int, default: "1" } }, returns: Bool } }
        """

    static let toggle = """
        id: toggle
        title: Toggle
        summary: Turns a lamp on or off.
        category: Controls
        deprecated: { message: Too plain., replacements: dimmer }
        """

    static func registry() async throws -> ComponentRegistry {
        try JudgedRegistries.require(
            await Snippet.load(
                ["dimmer": dimmer, "toggle": toggle], files: ["tokens.json": tokens], catalog: catalog))
    }

    /// Returns the files of an output with some options, and the findings.
    static func rendered(
        _ registry: ComponentRegistry, _ options: [String: String] = [:]
    ) -> (files: [String: String], findings: [Diagnostic]) {
        let backend = AgentsBackend()
        // Of several options with one name the last one's default holds.
        let set = options.map { BackendOption($0.key, .text, default: .string($0.value), "") }
        var files: [String: String] = [:]
        var found = Diagnostics()
        for unit in backend.plan(registry, options: BackendOptions(defaultsOf: backend.options + set)) {
            let rendering = unit.render()
            found.merge(rendering.diagnostics)
            for file in rendering.files { files[file.path.text] = String(decoding: file.bytes, as: UTF8.self) }
        }
        return (files, found.sorted())
    }
}
