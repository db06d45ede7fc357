import CatalogModel
import CatalogTestSupport
import Testing

@testable import StubBackend

/// The form of stubs in TypeScript, as a formatter and a linter check it.
@Suite("The format of stubs in TypeScript")
struct ScriptLayoutTests {
    /// Returns what a reviewer would correct in some code without comments: quotes, semicolons, spaces.
    private static func faults(in text: String, at path: String) -> [String] {
        var faults: [String] = []
        var isComment = false
        var isTemplate = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.drop { $0 == " " }
            if line.last == " " { faults.append("\(path):\(index + 1): space at the end") }
            if isComment || code.hasPrefix("/*") {
                isComment = !code.hasSuffix("*/")
                continue
            }
            let hasMark = code.count { $0 == "`" } % 2 == 1
            defer { if hasMark { isTemplate.toggle() } }
            if isTemplate || hasMark || code.hasPrefix("//") { continue }
            let isDoubled = !code.contains("'") || code.contains("\"")
            if !isDoubled { faults.append("\(path):\(index + 1): single quotes: \(code)") }
            if code.hasPrefix("export {}") { faults.append("\(path):\(index + 1): empty export") }
            if code.hasPrefix("import "), code.contains("{") == code.contains("}"), !code.hasSuffix(";") {
                faults.append("\(path):\(index + 1): no semicolon: \(code)")
            }
            if ["return ", "throw ", "readonly ", "declare ", "this."].contains(where: code.hasPrefix),
                !code.hasPrefix("readonly = "), !code.hasSuffix(";"),
                !["(", "{", "=", ":", "[", "as"].contains(where: { code.hasSuffix($0) })
            {
                faults.append("\(path):\(index + 1): no semicolon: \(code)")
            }
            if code.hasSuffix("{}"), code.hasPrefix("export interface"), !path.contains("placeholders") {
                faults.append("\(path):\(index + 1): empty type: \(code)")
            }
        }
        return faults
    }

    @Test(
        "Stubs in TypeScript have double quotes, semicolons, and no empty exports or types",
        arguments: Catalogs.present.filter { ![.hostile, .awkward].contains($0) }, ["react", "web"])
    func form(catalog: Catalogs, target: String) async throws {
        let stubs = Stubs(try await catalog.registry(), options: ["targets": .array([.string(target)])])
        let faults = stubs.files.sorted { $0.key < $1.key }.flatMap { Self.faults(in: $0.value, at: $0.key) }
        #expect(faults == [])
    }

    @Test(
        "The format check of stubs in TypeScript reports each kind of fault",
        arguments: [
            ("const a = 'a';", "single quotes"), ("  return a", "no semicolon"), ("export {};", "empty export"),
            ("export interface A {}", "empty type"), ("const a = 1; ", "space at the end"),
        ])
    func broken(line: String, fault: String) {
        let faults = Self.faults(in: line, at: "a.ts")
        #expect(faults.count == 1 && faults[0].contains(fault), "\(faults)")
    }

    @Test(
        "Stubs in TypeScript break lines of more than 80 columns as Prettier does",
        arguments: [
            """
            set tone(value: "warm white" | "cold white" | "daylight" | "like a candle light") {
            """:
                """
            set tone(
              value: "warm white" | "cold white" | "daylight" | "like a candle light",
            ) {
            """,
            """
            tone?: "warm white" | "cold white" | "daylight" | "like a candle light" | "moon";
            """:
                """
            tone?:
              | "warm white"
              | "cold white"
              | "daylight"
              | "like a candle light"
              | "moon";
            """,
            """
            return this.dispatchEvent(new CustomEvent("change", { detail, bubbles: true, composed: true }));
            """:
                """
            return this.dispatchEvent(
              new CustomEvent("change", { detail, bubbles: true, composed: true }),
            );
            """,
            """
            return this.dispatchEvent(new Event("change", { bubbles: true, cancelable: true, composed: true, further: true }));
            """:
                """
            return this.dispatchEvent(
              new Event("change", {
                bubbles: true,
                cancelable: true,
                composed: true,
                further: true,
              }),
            );
            """,
            """
            this.#locale = newValue === null ? this.#locale : (newValue as unknown as LocaleOfTheLamp);
            """:
                """
            this.#locale =
              newValue === null ? this.#locale : (newValue as unknown as LocaleOfTheLamp);
            """,
            """
            this.#localeOfTheLamp = newValue === null ? this.#localeOfTheLamp : Number(newValue.trim().concat("px"));
            """:
                """
            this.#localeOfTheLamp =
              newValue === null
                ? this.#localeOfTheLamp
                : Number(newValue.trim().concat("px"));
            """,
            """
            export interface LampProps<Value extends string> extends Omit<ComponentPropsWithoutRef<"a">, "x"> {
            """:
                """
            export interface LampProps<Value extends string>
              extends Omit<ComponentPropsWithoutRef<"a">, "x"> {
            """,
            """
            export type LampToneOfTheWholeHouse = (typeof LampToneOfTheWholeHouse)[keyof typeof LampToneOfTheWholeHouse];
            """:
                """
            export type LampToneOfTheWholeHouse =
              (typeof LampToneOfTheWholeHouse)[keyof typeof LampToneOfTheWholeHouse];
            """,
            """
            export function Lamp({ isOn, in: in_ = "a", watts = 40, shade, tone, ...rest }: LampProps): ReactElement {
            """:
                """
            export function Lamp({
              isOn,
              in: in_ = "a",
              watts = 40,
              shade,
              tone,
              ...rest
            }: LampProps): ReactElement {
            """,
            """
            function Lamp({ isOn, onIsOnChange, in: in_ = "a", watts = 40, shade, tone, ...rest }, ref) {
            """:
                """
            function Lamp(
              { isOn, onIsOnChange, in: in_ = "a", watts = 40, shade, tone, ...rest },
              ref,
            ) {
            """,
            """
            export interface LampProps extends Omit<ComponentPropsWithoutRef<"button">, "size" | "title"> {
            """:
                """
            export interface LampProps
              extends Omit<ComponentPropsWithoutRef<"button">, "size" | "title"> {
            """,
            """
            backgroundColorOfTheButtonWhilePressed: "var(--button-background-color-while-pressed-and-held)",
            """:
                """
            backgroundColorOfTheButtonWhilePressed:
              "var(--button-background-color-while-pressed-and-held)",
            """,
            """
            text: "a: b = c" | "a text with a = b: c | d in the quotes, where no line can be broken";
            """:
                """
            text:
              | "a: b = c"
              | "a text with a = b: c | d in the quotes, where no line can be broken";
            """,
            """
            sizes: ("small" | "medium" | "large" | "extra large" | "extra extra large" | "huge")[];
            """:
                """
            sizes: (
              "small" | "medium" | "large" | "extra large" | "extra extra large" | "huge"
            )[];
            """,
            """
            import type { ComponentPropsWithoutRef, ReactElement, ReactNode, MouseEventHandler } from 'react';
            """:
                """
            import type {
              ComponentPropsWithoutRef,
              ReactElement,
              ReactNode,
              MouseEventHandler,
            } from "react";
            """,
        ])
    func long(line: String, lines: String) { #expect(ScriptLayout.laidOut(line) == lines) }
}

/// What a reviewer asks of stubs for React and for the web.
@Suite("Stubs for React and for the web")
struct ScriptReviewTests {
    private static let button = """
        category: Actions
        accessibility: { role: button }
        implementations:
          react:
            types:
              Button:
                kind: component
                properties: { disabled: { type: boolean }, size: { type: ButtonSize, default: ButtonSize.large } }
                events: { press: { type: "(times: number, isLong: boolean) => void" } }
              ButtonProps:
                kind: interface
                description: What a button takes.
                properties: { loading: { type: boolean, description: Whether it waits. } }
              ButtonSize: { kind: enum, cases: { small: {}, large: {} } }
        """

    @Test("A React stub has one file for a component and its props, with those of its element")
    func props() async throws {
        let stubs = try await Stubs(of: Self.button, options: ["targets": ["react"]])
        #expect(stubs.files["react/sample/ButtonProps.tsx"] == nil)
        let text = try #require(stubs.files["react/sample/Button.tsx"])
        #expect(
            text.contains(
                """
                import { ButtonSize } from "./ButtonSize";

                /** What a button takes. */
                export interface ButtonProps
                  extends Omit<ComponentPropsWithoutRef<"button">, "size"> {
                  disabled?: boolean;

                  /** @defaultValue `ButtonSize.large` */
                  size?: ButtonSize;

                  /** Whether it waits. */
                  loading?: boolean;

                  onPress?: (times: number, isLong: boolean) => void;
                }
                """), "\(text)")
    }

    @Test("Web stubs leave accessors to the base class in the option 'elementBase'")
    func base() async throws {
        let entry = """
            implementations:
              web:
                types:
                  my-lamp: { kind: element, properties: { tone: { type: string, default: '"warm"', attribute: tone } } }
            """
        let stubs = try await Stubs(of: entry, options: ["elementBase": "LitElement from lit"])
        let text = try #require(stubs.files["web/sample/my-lamp.ts"])
        #expect(text.contains("\nimport { LitElement } from \"lit\";\n"), "\(text)")
        #expect(
            text.contains(
                """
                export class MyLamp extends LitElement {
                  /** @attr tone */
                  declare tone: string;

                  constructor() {
                    super();
                    this.tone = "warm";
                  }
                }

                """), "\(text)")
    }

    @Test("Stubs link to the page of the entry with the address in the option 'page'")
    func page() async throws {
        let stubs = try await Stubs(
            of: Self.button, options: ["targets": ["react"], "page": "https://example.com/{id}.html"])
        #expect(stubs.diagnostics == [])
        let text = try #require(stubs.files["react/sample/Button.tsx"])
        #expect(text.contains("\n * @see https://example.com/sample.html\n"), "\(text)")
    }

    @Test("Invalid values of the options 'page' and 'elementBase' are reported")
    func misstated() async throws {
        let stubs = try await Stubs(
            of: Self.button, options: ["targets": ["web"], "elementBase": "LitElement", "page": "example.com/{id}"])
        #expect(
            stubs.diagnostics.map(\.message) == [
                "'LitElement' is not a valid value of option 'elementBase'; write a class and its module, such as 'LitElement from lit'",
                "'example.com/{id}' is not a valid value of option 'page'; write an address with '{id}', such as 'https://example.com/{id}.html'",
            ])
    }

    @Test("A web stub places the slots of an element within its parts")
    func parts() async throws {
        let entry = """
            implementations:
              web:
                types:
                  my-tab:
                    kind: element
                    slots: { "": {}, icon: {} }
                    cssParts: { base: {}, label: {}, icon: {}, line: {} }
            """
        let text = try #require(try await Stubs(of: entry).files["web/sample/my-tab.ts"])
        #expect(
            text.contains(
                """
                  <div part="base">
                    <div part="icon"><slot name="icon"></slot></div>
                    <div part="label"><slot></slot></div>
                    <div part="line"></div>
                  </div>

                """), "\(text)")
    }

    @Test("Stubs omit a shared property that the implementation lacks", arguments: ["react", "web"])
    func shared(target: String) async throws {
        let entry = """
            properties: { tone: { type: Tone }, size: { type: string } }
            implementations:
              \(target): { types: { my-lamp: { kind: element, properties: { size: { type: string } } } } }
            """
        let text = try await Stubs(of: entry, options: ["targets": .array([.string(target)])]).files(of: target).values
            .joined()
        #expect(text.contains("size") && !text.contains("tone") && !text.contains("unknown"), "\(text)")
    }

    @Test("An event whose type is a function has the type of its parameter in web stubs")
    func callback() async throws {
        let entry = """
            implementations:
              web:
                types:
                  my-lamp:
                    kind: element
                    events:
                      press: { type: "(event: MouseEvent) => void" }
                      fade: { type: "(level: number) => void" }
            """
        let text = try #require(try await Stubs(of: entry).files["web/sample/my-lamp.ts"])
        #expect(text.contains("  press: MouseEvent;\n\n  fade: CustomEvent<number>;\n"), "\(text)")
    }
}
