/// What `Manifests.everything` becomes.
enum Expectations {
    static let element = """
        id: my-lamp
        title: Lamp
        summary: Gives light.
        description: |-
          It can be dimmed:

          - by hand,
          - by the clock.
        deprecated: Use `my-sun`.
        links:
          - url: https://example.com/lamp.js#L10
            kind: source
          - url: https://example.com/demo.html
            kind: source
          - url: https://example.com/demo
            title: All lamps
            kind: demo
        implementations:
          web:
            language: javascript
            imports:
              - "{ Lamp } from '@my/lamps/src/lamp.js'"
              - Lamp from '@my/lamps/src/lamp.js'
              - "'@my/lamps/src/lamp.js'"
            package: '@my/lamps'
            types:
              my-lamp:
                kind: element
                names:
                  javascript: Lamp
                module: '@my/lamps/src/lamp.js'
                inherits:
                  - name: LitElement
                    module: lit
                mixins:
                  - name: Dimmable
                    module: '@my/lamps/src/lamp.js'
                  - name: Focus
                    module: '@my/mixins/focus.js'
                properties:
                  tone:
                    type: "'warm' | 'cold' | undefined"
                    values:
                      - warm
                      - cold
                    default: "'warm'"
                    attribute: tone
                    reflects: true
                    description: The color of the light.
                    extensions:
                      org.webcomponents.manifest:
                        type:
                          references:
                            - name: Tone
                              package: '@my/tones'
                              start: 0
                              end: 4
                  data-room:
                    type: string
                    attribute: data-room
                    description: Where it hangs.
                  power:
                    type: number
                    default: 60
                    readOnly: true
                    inheritedFrom: Device
                    deprecated: {}
                    visibility: public
                    extensions:
                      org.webcomponents.manifest:
                        inheritedFrom:
                          module: src/device.js
                  count:
                    type: number
                    static: true
                    visibility: private
                methods:
                  dim:
                    - parameters:
                        level:
                          type: number
                          default: 0.5
                          required: false
                          description: From 0 to 1.
                        steps:
                          type: number[]
                          variadic: true
                      returns:
                        type: Promise<void>
                        description: When it is done.
                      description: |-
                        Makes it darker.

                        Never quite dark.
                      visibility: protected
                      links:
                        - url: https://example.com/lamp.js#L30
                          kind: source
                    - static: true
                  blink:
                    inheritedFrom: Dimmable
                    extensions:
                      org.webcomponents.manifest:
                        inheritedFrom:
                          module: src/lamp.js
                events:
                  lit:
                    type: CustomEvent<boolean>
                    inheritedFrom: Device
                    description: It is on or off.
                    deprecated: Listen to `change`.
                slots:
                  "": The shade.
                  foot:
                    deprecated: {}
                cssParts:
                  bulb: What shines.
                  cord: {}
                cssStates:
                  on: While it shines.
                cssProperties:
                  --glow:
                    syntax: <color>
                    default: '#ffd'
                    description: Its color.
                  --size: {}
                extensions:
                  org.webcomponents.manifest:
                    com-vendor:
                      room: 4
            extensions:
              org.webcomponents.manifest:
                exports:
                  - name: default
                    says:
                      deprecated: Name it.

        """

    static let base = """
        id: dimmable
        title: Dimmable
        summary: 'What the module `src/lamp.js` gives elements: `Dimmable`.'
        kind: utility
        implementations:
          web:
            language: javascript
            imports:
              - "{ withDimming as Dimmable } from '@my/lamps/src/lamp.js'"
            package: '@my/lamps'
            types:
              Dimmable:
                kind: mixin
                module: '@my/lamps/src/lamp.js'
                initializers:
                  - parameters:
                      base: Constructor
                description: What can be dimmed.
                properties:
                  level:
                    type: number
                    default: 1

        """

    static let utility = """
        id: lamp
        title: Lamp
        summary: 'What the module `src/lamp.js` gives elements: `Scale`, `watts`, `MAXIMUM`.'
        kind: utility
        implementations:
          web:
            language: javascript
            imports:
              - "{ watts } from '@my/lamps/src/lamp.js'"
            package: '@my/lamps'
            types:
              Scale:
                kind: class
                module: '@my/lamps/src/lamp.js'
                methods:
                  - at
            functions:
              watts:
                parameters:
                  text: string
                returns: number
                description: Reads a power.
            variables:
              MAXIMUM:
                type: number
                default: 100
                description: The strongest lamp.

        """
}
