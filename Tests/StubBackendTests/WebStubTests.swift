import CatalogModel
import CatalogTestSupport
import Testing

/// Web stubs to the letter.
@Suite("A web stub")
struct WebStubTests {
    @Test(
        "A web stub of a JavaScript implementation is written in TypeScript",
        arguments: ["javascript", "js", "JavaScript", "jsx"])
    func javascript(language: String) async throws {
        func files(_ language: String) async throws -> [String: String] {
            try await Stubs(
                of: """
                    implementations:
                      web:
                        language: \(language)
                        types: { my-lamp: { kind: element, properties: { tone: string, other: {} } } }
                    """
            ).files(of: "web")
        }
        let stubs = try await files(language)
        #expect(stubs.keys.sorted() == ["sample/my-lamp.ts"])
        #expect(try await files("typescript") == stubs)
    }

    @Test("Functions whose names have no words are numbered.")
    func namesWithoutWords() async throws {
        let stubs = try await Stubs(
            of: """
                implementations:
                  web: { functions: { "==": {}, "<>": {}, "+": {} }, types: { my-lamp: { kind: class } } }
                """
        ).files(of: "web")
        let names = stubs.values.joined().matches(of: /function (\S+)\(/).map { String($0.1) }
        #expect(names == ["unnamed", "unnamed2", "unnamed3"])
    }

    @Test("A web stub of an element has attributes, slots, events and a tag name")
    func element() async throws {
        let stubs = try await Stubs(
            of: #"""
                implementations:
                  web:
                    types:
                      my-lamp:
                        kind: element
                        description: "Gives light: */ not more."
                        deprecated: { message: Use my-sun. }
                        properties:
                          tone: { type: "'warm' | 'cold'", default: "'warm'", attribute: tone, reflects: true }
                          data-room: { type: string, description: "@where it hangs." }
                          version: { type: string, readOnly: true, static: true }
                        methods:
                          dim:
                            - { async: true, parameters: { level: { type: number, default: 0.5, description: How much. } } }
                            - { parameters: { class: string }, returns: { type: boolean, description: Whether it did. } }
                        events:
                          change: { payload: number, bubbles: true, composed: false, description: It changed. }
                          toggle: { type: Event }
                        slots: { "": Its shade., icon: {} }
                        cssParts: { bulb: What glows. }
                        cssProperties: { --glow: { default: 2px, syntax: <length> } }
                      my-lamp.Size: { kind: enum, cases: { small: { raw: s }, large: {} } }
                """#)
        #expect(stubs.diagnostics == [])
        #expect(
            stubs.files(of: "web") == [
                "sample/my-lamp.ts": #"""
                // sample: a stub of entry sample.

                const myLampTemplate = document.createElement("template");
                myLampTemplate.innerHTML = `
                  <slot name="icon"></slot>
                  <slot></slot>
                  <div part="bulb"></div>
                `;

                /**
                 * Gives light: *\/ not more.
                 *
                 * @deprecated Use my-sun.
                 * @tagname my-lamp
                 * @slot - Its shade.
                 * @slot icon
                 * @fires change - It changed.
                 * @fires toggle
                 * @csspart bulb - What glows.
                 * @cssprop --glow
                 *   - Type: `<length>`
                 *   - Default: `2px`
                 */
                export class MyLamp extends HTMLElement {
                  static observedAttributes: string[] = ["tone"];

                  #tone: "warm" | "cold" = "warm";

                  /** @attr tone - Reflects: yes */
                  get tone(): "warm" | "cold" {
                    return this.#tone;
                  }

                  set tone(value: "warm" | "cold") {
                    this.#tone = value;
                    this.setAttribute("tone", value);
                  }

                  /** \@where it hangs. */
                  "data-room"!: string;

                  static declare readonly version: string;

                  constructor() {
                    super();
                    this.attachShadow({ mode: "open" }).append(
                      myLampTemplate.content.cloneNode(true),
                    );
                  }

                  attributeChangedCallback(
                    name: string,
                    _oldValue: string | null,
                    newValue: string | null,
                  ): void {
                    if (name === "tone") {
                      this.#tone = (newValue ?? "warm") as "warm" | "cold";
                    }
                  }

                  /**
                   * @param level - How much.
                   *   - Default: `0.5`
                   */
                  dim(level?: number): Promise<void>;

                  /**
                   * @param class_ - Name: `class`
                   * @returns Whether it did.
                   */
                  dim(class_: string): boolean;
                  dim(..._arguments: unknown[]): any {
                    throw new Error("not implemented");
                  }

                  /** Sends `change`. */
                  protected emitChange(detail: number): boolean {
                    return this.dispatchEvent(
                      new CustomEvent("change", { detail, bubbles: true, composed: false }),
                    );
                  }

                  /** Sends `toggle`. */
                  protected emitToggle(): boolean {
                    return this.dispatchEvent(new Event("toggle"));
                  }
                }

                export interface MyLampEventMap {
                  /**
                   * It changed.
                   *
                   * - Event: bubbles
                   * - Event: not composed
                   */
                  change: CustomEvent<number>;

                  toggle: Event;
                }

                export namespace MyLamp {
                  export enum Size {
                    small = "s",

                    large = "large",
                  }
                }

                if (!customElements.get("my-lamp")) {
                  customElements.define("my-lamp", MyLamp);
                }

                declare global {
                  interface HTMLElementTagNameMap {
                    "my-lamp": MyLamp;
                  }
                }

                """#
            ])
    }

    private static let spokenElement = """
        strings: { lamp.aria.label: { text: Lamp }, lamp.state: { text: Half } }
        accessibility: { role: switch, label: Say what shines., value: "`lamp.state`" }
        implementations:
          web: { types: { my-lamp: { kind: element, properties: { ariaLabel: { type: string }, tone: {} } } } }
        """

    @Test("A web stub sets the accessibility that the entry names")
    func spoken() async throws {
        let stubs = try await Stubs(of: Self.spokenElement)
        let text = try #require(stubs.files["web/sample/my-lamp.ts"])
        #expect(
            text.contains(
                """
                  constructor() {
                    super();
                    Object.assign(this.#internals, {
                      role: "switch",
                      // TODO: Let ariaLabel follow the property ariaLabel.
                      ariaLabel: localized(myLampStrings.ariaLabel, "Lamp"),
                      ariaValueText: localized(myLampStrings.state, "Half"),
                    });
                  }
                }

                """))
        #expect(text.contains("\n  readonly #internals = this.attachInternals();\n"))
    }

    @Test(
        "A web stub with accessibility compiles",
        .enabled(if: SourceJudge.web.judge.isPresent, "\(SourceJudge.web.judge.reason)"))
    func judgedSpoken() async throws {
        #expect(try SourceJudge.web.faults(in: try await Stubs(of: Self.spokenElement).all(of: "web")) == [])
    }

    @Test("A web stub has interfaces, unions, aliases and functions, and notes unsupported facts")
    func otherTypes() async throws {
        let stubs = try await Stubs(
            of: """
                implementations:
                  web:
                    imports: ["{ html } from 'lit'", "@my/tones"]
                    functions: { tint: { generics: <Tone>, parameters: { rest: { type: string, variadic: true } } } }
                    types:
                      Options:
                        kind: interface
                        where: "Tone: string"
                        properties: { size: { type: number, required: false }, on-off: { either: [boolean, "null"], default: no } }
                        methods: { apply: { parameters: { a: { type: string, default: '""' }, b: string } } }
                      Result: { kind: enum, cases: { done: { parameters: { value: number } }, failed: {} } }
                      Tone: { kind: typealias, definition: "'warm' | Array<[number]>" }
                      shade: { kind: macro }
                      Odd: { kind: class, properties: { a: { type: A B, default: 017 } } }
                """, options: ["provided": "lit"])
        #expect(
            stubs.diagnostics.map(\.testDescription) == [
                "components/sample.yaml:11:16 «\"Tone: string\"» note: 'Tone: string' is not a supported constraint in TypeScript; the stub has it in a comment [stub-clause]",
                "components/sample.yaml:16:7 «shade» note: TypeScript has no declaration for a macro such as 'shade'; the stub has a comment [stub-kind]",
                "components/sample.yaml:17:52 «A B» note: 'A B' is not a type in TypeScript; the stub has it in a comment [stub-type]",
                "components/sample.yaml:17:66 «017» note: '017' is not a valid expression for a stub in TypeScript; the stub has it in a comment [stub-default]",
            ])
        let files = stubs.files(of: "web")
        #expect(
            files["sample/Options.ts"] == """
                // sample: a stub of entry sample.
                // Imported with: import "@my/tones";

                import { html } from "lit";

                /** Where: `Tone: string` */
                export interface Options {
                  size?: number;

                  /** Default: `no` */
                  "on-off"?: boolean | null;

                  /** @param a - Default: `""` */
                  apply(a: string, b: string): void;
                }

                export function tint<Tone>(...rest: string[]): void {
                  throw new Error(`not implemented: tint(${String(rest)})`);
                }

                """)
        #expect(
            files["sample/Result.ts"]?.contains(
                """
                export type Result =
                  | { kind: "done"; value: number }
                  | { kind: "failed" };
                """) == true)
        #expect(files["sample/Tone.ts"]?.contains("export type Tone = \"warm\" | Array<[number]>;") == true)
        #expect(
            files["sample/Odd.ts"]?.contains(
                """
                  /**
                   * - Type: `A B`
                   * - Default: `017`
                   */
                  a!: unknown;
                """) == true)
        #expect(
            files["sample/shade.ts"]?.contains(
                "// shade is a macro, which TypeScript does not have. The outline has all facts.") == true)
    }
}
