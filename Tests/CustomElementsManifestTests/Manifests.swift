/// Manifests in our own words.
enum Manifests {
    /// A manifest with one module.
    static func module(_ declarations: String, path: String = "src/lamp.js", exports: String = "") -> String {
        """
        { "schemaVersion": "2.1.0", "modules": [
          { "kind": "javascript-module", "path": "\(path)", "declarations": [\(declarations)], "exports": [\(exports)] }
        ] }
        """
    }

    /// A manifest with one element, of which `members` says more.
    static func element(_ members: String, summary: String = "Gives light.") -> String {
        let rest = members.isEmpty ? "" : ", " + members
        return module(
            """
            { "kind": "class", "name": "Lamp", "tagName": "my-lamp", "customElement": true,
              "summary": "\(summary)"\(rest) }
            """)
    }

    /// Everything that version 2.1.0 of the schema has for an element.
    static let everything = module(
        #"""
        {
          "kind": "class", "name": "Lamp", "tagName": "my-lamp", "customElement": true,
          "summary": "Gives light.",
          "description": "It can be dimmed:\n\n- by hand,\n- by the clock.",
          "deprecated": "Use `my-sun`.",
          "source": { "href": "https://example.com/lamp.js#L10" },
          "demos": [
            { "url": "https://example.com/demo", "description": "All lamps",
              "source": { "href": "https://example.com/demo.html" } }
          ],
          "superclass": { "name": "LitElement", "package": "lit" },
          "mixins": [{ "name": "Dimmable", "module": "./src/lamp.js" }, { "name": "Focus", "package": "@my/mixins", "module": "focus.js" }],
          "members": [
            {
              "kind": "field", "name": "tone", "type": { "text": "'warm' | 'cold' | undefined",
                "references": [{ "name": "Tone", "package": "@my/tones", "start": 0, "end": 4 }] },
              "default": "'warm'", "description": "The color of the light.", "attribute": "tone", "reflects": true
            },
            { "kind": "field", "name": "power", "type": { "text": "number" }, "default": "60", "readonly": true,
              "deprecated": true, "privacy": "public", "inheritedFrom": { "name": "Device", "module": "src/device.js" } },
            { "kind": "field", "name": "count", "type": { "text": "number" }, "static": true, "privacy": "private" },
            {
              "kind": "method", "name": "dim", "summary": "Makes it darker.", "description": "Never quite dark.",
              "privacy": "protected", "parameters": [
                { "name": "level", "type": { "text": "number" }, "description": "From 0 to 1.", "optional": true, "default": "0.5" },
                { "name": "steps", "type": { "text": "number[]" }, "rest": true }
              ],
              "return": { "type": { "text": "Promise<void>" }, "description": "When it is done." },
              "source": { "href": "https://example.com/lamp.js#L30" }
            },
            { "kind": "method", "name": "dim", "parameters": [], "static": true },
            { "kind": "method", "name": "blink", "inheritedFrom": { "name": "Dimmable", "module": "src/lamp.js" } }
          ],
          "attributes": [
            { "name": "tone", "fieldName": "tone", "type": { "text": "'warm' | 'cold' | undefined" }, "default": "'warm'" },
            { "name": "data-room", "summary": "Where it hangs.", "type": { "text": "string" } }
          ],
          "events": [
            { "name": "lit", "type": { "text": "CustomEvent<boolean>" }, "description": "It is on or off.",
              "inheritedFrom": { "name": "Device" }, "deprecated": "Listen to `change`." }
          ],
          "slots": [{ "name": "", "description": "The shade." }, { "name": "foot", "deprecated": true }],
          "cssParts": [{ "name": "bulb", "summary": "What shines." }, { "name": "cord" }],
          "cssStates": [{ "name": "on", "description": "While it shines." }],
          "cssProperties": [
            { "name": "--glow", "syntax": "<color>", "default": "#ffd", "description": "Its color." }, { "name": "--size" }
          ],
          "com-vendor": { "room": 4 }
        },
        {
          "kind": "mixin", "name": "Dimmable", "description": "What can be dimmed.",
          "parameters": [{ "name": "base", "type": { "text": "Constructor" } }],
          "members": [{ "kind": "field", "name": "level", "type": { "text": "number" }, "default": "1" }]
        },
        { "kind": "class", "name": "Scale", "members": [{ "kind": "method", "name": "at" }] },
        { "kind": "function", "name": "watts", "description": "Reads a power.",
          "parameters": [{ "name": "text", "type": { "text": "string" } }], "return": { "type": { "text": "number" } } },
        { "kind": "variable", "name": "MAXIMUM", "type": { "text": "number" }, "default": "100", "description": "The strongest lamp." }
        """#,
        exports: #"""
            { "kind": "js", "name": "Lamp", "declaration": { "name": "Lamp" } },
            { "kind": "js", "name": "default", "declaration": { "name": "Lamp", "module": "src/lamp.js" }, "deprecated": "Name it." },
            { "kind": "custom-element-definition", "name": "my-lamp", "declaration": { "name": "Lamp", "module": "/src/lamp.js" } },
            { "kind": "js", "name": "withDimming", "declaration": { "name": "Dimmable" } },
            { "kind": "js", "name": "watts", "declaration": { "name": "watts" } }
            """#)
}
