import CatalogModel
import CatalogTestSupport
import StubBackend
import Testing

/// React's own types, in every place of an implementation for React: the stub has them as their author wrote them.
@Suite("React's types in stubs for React")
struct ReactTypeTests {
    private static let types = [
        "React.ReactNode", "React.ReactElement", "React.ReactElement<{ size: number }>", "JSX.Element",
        "React.JSX.Element", "React.Key", "React.RefObject<HTMLElement>",
        "React.MutableRefObject<HTMLDivElement | null>",
        "React.Ref<HTMLButtonElement>", "React.ForwardedRef<HTMLInputElement>", "React.RefCallback<SVGSVGElement>",
        "React.LegacyRef<HTMLElement>", "React.MouseEvent<HTMLButtonElement>",
        "React.MouseEvent<HTMLButtonElement, PointerEvent>", "React.KeyboardEvent",
        "React.ChangeEvent<HTMLInputElement>",
        "React.FocusEvent<HTMLElement>", "React.FormEvent<HTMLFormElement>", "React.SyntheticEvent<HTMLElement, Event>",
        "React.MouseEventHandler<HTMLAnchorElement>", "React.ChangeEventHandler<HTMLSelectElement>",
        "React.EventHandler<React.SyntheticEvent>", "React.ComponentType<{ title: string }>",
        "React.ComponentType<any>",
        "React.FC", "React.FunctionComponent<{ level?: 1 | 2 }>", "React.ElementType",
        "React.ElementType<{ href: string }>",
        "React.JSXElementConstructor<{ id: string }>", "React.ForwardRefExoticComponent<{ id: string }>",
        "React.Dispatch<React.SetStateAction<string | null>>", "React.SetStateAction<boolean>",
        "React.Reducer<number, { type: 'add'; by: number }>", "React.Context<{ depth: number } | undefined>",
        "React.Provider<string>", "React.DependencyList", "React.EffectCallback",
        "React.HTMLAttributes<HTMLDivElement>",
        "React.ButtonHTMLAttributes<HTMLButtonElement>", "React.AriaAttributes", "React.AriaRole",
        "React.SVGProps<SVGSVGElement>", "React.CSSProperties", "React.CSSProperties['width']",
        "React.ComponentProps<'button'>", "React.ComponentPropsWithoutRef<'a'>['href']",
        "React.ComponentPropsWithRef<typeof Part>", "React.PropsWithChildren<{ open: boolean }>",
        "Omit<React.HTMLAttributes<HTMLElement>, 'title' | 'color'>",
        "Partial<Record<React.AriaRole, React.ReactNode>>",
        "readonly React.ReactElement[]", "[state: string, set: React.Dispatch<string>]", "keyof React.CSSProperties",
        "{ <U>(value: U): U; new (ref: React.Ref<Element>): object }",
        "React.ComponentType extends infer T ? T : never",
        "(event: React.UIEvent<HTMLElement>) => void | Promise<void>", "new (size: number) => HTMLElement",
        "abstract new () => React.Component<{ id: string }>",
    ]

    /// A component, its methods, an interface, another name of a type and a hook, all with one type.
    private static func entry(_ type: String, _ index: Int) -> String {
        func quoted(_ text: String) -> String { JSONValue.string(text).compact }
        let isLong = ["=>", " extends ", "readonly "].contains { type.contains($0) }
        let part = isLong ? "(\(type))" : type
        return """
            implementations:
              react:
                types:
                  Sample\(index):
                    kind: component
                    properties:
                      value: { type: \(quoted(type)), required: true }
                      "aria-label": { type: string }
                      data-sample: { type: \(quoted(type)) }
                      render: { type: \(quoted("(value: \(type), index?: number) => React.ReactNode")) }
                      list: { type: \(quoted("ReadonlyArray<\(part)>")) }
                      either: { either: [\(quoted(type)), "() => void"] }
                    events: { onChange: { payload: \(quoted(type)) } }
                    methods:
                      read: { parameters: { value: { type: \(quoted(type)) } }, returns: \(quoted(type)) }
                  Options\(index):
                    kind: interface
                    generics: '<Value extends object = {}>'
                    properties: { value: { type: \(quoted(type)) }, of: { type: "Value[keyof Value]" } }
                    methods: { pick: { parameters: { value: { type: \(quoted(type)) } }, returns: \(quoted(type)) } }
                  Value\(index): { kind: typealias, definition: \(quoted(type)) }
                functions:
                  useSample\(index):
                    generics: '<Value extends string>'
                    parameters: { value: { type: \(quoted(type)) }, name: { type: Value } }
                    returns: \(quoted(type))
            """
    }

    private static func stubs() async throws -> Stubs {
        let entries = types.enumerated().map { index, type in
            ("sample-\(index)", Snippet.entry("sample-\(index)", entry(type, index)))
        }
        let part =
            "implementations: { react: { types: { Part: { kind: component, properties: { title: { type: string } } } } } }"
        let registry = try await Catalogs.registry(
            Dictionary(uniqueKeysWithValues: entries + [("part", Snippet.entry("part", part))]))
        return Stubs(registry, options: ["targets": ["react"]])
    }

    @Test("React types are kept verbatim in React stubs")
    func verbatim() async throws {
        let stubs = try await Self.stubs()
        #expect(stubs.diagnostics.map(\.message) == [])
        #expect(Self.types.count >= 50)
        for (index, type) in Self.types.enumerated() {
            let text = stubs.files.filter { $0.key.hasPrefix("react/sample-\(index)/") }.values.joined()
                .flatScript
            let union = ["=>", " extends "].contains { type.contains($0) } ? "(\(type))" : type
            for line in [
                "  value: \(type);\n", "  \"aria-label\"?: string;\n", "  \"data-sample\"?: \(type);\n",
                "  render?: (value: \(type), index?: number) => React.ReactNode;\n",
                "  either?: \(union) | (() => void);\n",
                "  onChange?: (value: \(type)) => void;\n", "  read(value: \(type)): \(type);\n",
                "  pick(value: \(type)): \(type);\n",
                "export interface Options\(index)<Value extends object = {}> {\n", "  of: Value[keyof Value];\n",
                "export type Value\(index) = \(type);\n",
                "export function useSample\(index)<Value extends string>(value: \(type), name: Value): \(type) {\n",
            ] {
                #expect(text.contains(line.flatScript), "\(line)")
            }
            #expect(!text.contains("unknown"))
        }
        #expect(stubs.support(of: "react")?.contains("any") == false)
    }

    @Test(
        "React types in stubs compile with React's declarations",
        .enabled(if: TypeJudge.react.judge.isPresent, "\(TypeJudge.react.judge.reason)"))
    func judged() async throws {
        let files = try await Self.stubs().all(of: "react")
        let faults = try TypeJudge.react.faults(in: files)
        #expect(faults == [])
    }

    // MARK: Names

    /// A list and its items, which name each other.
    private static let list = """
        implementations:
          react:
            imports:
              - "React, { MouseEvent, type Ref } from 'react'"
              - "{ ActionList } from '@acme/kit'"
            types:
              ActionList:
                kind: component
                generics: '<Value extends string>'
                properties:
                  as: { type: React.ElementType, default: '"ul"' }
                  around: { type: ElementType, default: React.Fragment }
                  children: { type: "React.ReactNode | ActionList.Item" }
                  pick: { type: "Pick<ActionList.ItemProps, 'label' | 'size'>" }
                  size: { type: "ActionList.ItemProps['size']" }
                  tone: { type: ActionList.Tone, default: "'warm'" }
                  onPress: { type: "(event: MouseEvent<HTMLUListElement>) => void" }
                  onKey: { type: "(event: KeyboardEvent<HTMLUListElement>, native: KeyboardEvent) => void" }
                  anchor: { type: RefObject }
                  values: { type: "Value[]" }
                  theme: { type: "keyof typeof theme" }
                  places: { type: "keyof typeof ActionList.Place" }
                  tag: { type: keyof JSX.IntrinsicElements, default: "'ul'" }
                  width: { type: "React.CSSProperties['width']", default: 12 }
                  item: { type: React.ComponentProps<typeof ActionList.Item> }
                  rest: { type: "Omit<ActionList.Options<Value>, 'a'>" }
              ActionList.Item:
                kind: component
                properties:
                  label: { type: string, required: true }
                  "aria-label": { type: string, default: '"item"' }
                  "aria-hidden": { type: boolean }
                  className: { type: string }
                  size: { type: "'small' | 'large'", default: "'small'" }
                  ref: { type: "Ref<HTMLLIElement>" }
              ActionList.Dialog:
                kind: component
                generics: '<Result>'
                properties: { title: { type: string } }
                methods:
                  result: { returns: "Result | undefined" }
                  open: { description: Shows it., parameters: { at: { type: number, required: true } } }
                  close: { returns: "Promise<void>" }
              ActionList.Place: { kind: enum, cases: { top: {}, end: {} } }
              ActionList.Tone: { kind: typealias, definition: "'warm' | 'cold' | Shade" }
              ActionList.Options: { kind: interface, generics: '<T>', properties: { a: { type: T }, b: { type: string } } }
              ActionList.Tree: { kind: typealias, definition: "{ value: string; children?: ActionList.Tree[] }" }
            accessibility: { label: label }
        """

    @Test("React types can name declarations of the entry and props of components")
    func names() async throws {
        let stubs = try await Stubs(of: Self.list)
        #expect(stubs.diagnostics.map(\.message) == [])
        let text = try #require(stubs.files["react/sample/ActionList.tsx"])
        for line in [
            "import * as React from \"react\";", "import type { Shade, theme } from \"../placeholders\";",
            "import type { ComponentPropsWithoutRef, ElementType, JSX, MouseEvent, ReactElement, Ref, RefObject } from",
            """
            export interface ActionListProps<Value extends string>
              extends Omit<ComponentPropsWithoutRef<"div">, "children" | "size" | "width"> {
            """, "as?: React.ElementType;", "children?: React.ReactNode | ReactElement<ActionListItemProps>;",
            "pick?: Pick<ActionListItemProps, 'label' | 'size'>;", "size?: ActionListItemProps['size'];",
            "onPress?: (event: MouseEvent<HTMLUListElement>) => void;",
            "onKey?: (event: React.KeyboardEvent<HTMLUListElement>, native: KeyboardEvent) => void;",
            "anchor?: RefObject<any>;", "values?: Value[];", "theme?: keyof typeof theme;",
            "places?: keyof typeof ActionListPlace;", "tag = \"ul\", width = 12,",
            "item?: React.ComponentProps<typeof ActionListItem>;", "rest?: Omit<ActionListOptions<Value>, 'a'>;",
            "export function ActionList<Value extends string>({ as: as_ = \"ul\", around = React.Fragment,",
            "tone = \"warm\",", "rest, ...rest2 }: ActionListProps<Value>): ReactElement {",
            "export type ActionListTone = 'warm' | 'cold' | Shade;",
            "export type ActionListTree = { value: string; children?: ActionListTree[] };",
        ] {
            #expect(text.flatScript.contains(line.flatScript), "\(line)")
        }
        #expect(
            text.contains(
                """
                export function ActionListItem({
                  label,
                  "aria-label": ariaLabel = "item",
                  size = "small",
                  ref,
                  ...rest
                }: ActionListItemProps): ReactElement {
                """), "\(text)")
        #expect(
            text.contains(
                """
                /** The methods of ActionListDialog, for holders of its `ref`. */
                export interface ActionListDialogHandle<Result> {
                  result(): Result | undefined;

                  /** Shows it. */
                  open(at: number): void;

                  close(): Promise<void>;
                }

                /** Name: `ActionList.Dialog` */
                export const ActionListDialog = forwardRef<
                  ActionListDialogHandle<any>,
                  ActionListDialogProps<any>
                >(function ActionListDialog({ title, ...rest }, ref) {
                  useImperativeHandle(ref, () => ({
                    result: () => {
                      throw new Error("not implemented");
                    },
                    open: () => {
                      throw new Error("not implemented");
                    },
                    close: () => {
                      throw new Error("not implemented");
                    },
                  }));
                  // TODO: Render the component with title.
                  return <div {...rest} />;
                });

                """), "\(text)")
        #expect(
            stubs.files["react/sample/ActionList.stories.tsx"] == """
                // sample: a stub of entry sample.

                import type { Meta, StoryObj } from "@storybook/react";

                import { ActionList } from "./ActionList";

                const meta: Meta<typeof ActionList> = {
                  title: "sample",
                  component: ActionList,
                };

                export default meta;

                type Story = StoryObj<typeof ActionList>;

                export const Default: Story = {};

                """)
    }

    @Test(
        "React types that refer to each other compile, and attributes reach the element",
        .enabled(if: TypeJudge.react.judge.isPresent, "\(TypeJudge.react.judge.reason)"))
    func judgedNames() async throws {
        var files = try await Stubs(of: Self.list).all(of: "react")
        files["caller.tsx"] = """
            import { ActionList, ActionListDialog, ActionListItem } from "./sample/ActionList";
            import type { ActionListDialogHandle } from "./sample/ActionList";
            import type { RefObject } from "react";
            declare const handle: RefObject<ActionListDialogHandle<string>>;
            export const all = (
              <ActionList values={["a"]} tone="warm" as="ul">
                <ActionListItem label="a" aria-label="b" data-x="1" />
              </ActionList>
            );
            export const dialog = <ActionListDialog title="a" ref={handle} aria-label="c" />;
            handle.current?.open(1);

            """
        let faults = try TypeJudge.react.faults(in: files)
        #expect(faults == [])
    }

    @Test(
        "A React type that cannot exist is 'unknown', with a finding",
        arguments: ["Pick<Options, 'c'>", "Options['c']", "a-b<"])
    func refused(type: String) async throws {
        let stubs = try await Stubs(
            of: """
                implementations:
                  react:
                    types:
                      Lamp: { kind: component, properties: { value: { type: \(JSONValue.string(type).compact) } } }
                      Options: { kind: interface, properties: { a: { type: string } } }
                """)
        #expect(stubs.files["react/sample/Lamp.tsx"]?.contains("value?: unknown;\n") == true)
        #expect(stubs.diagnostics.map(\.rule.id) == ["stub-type"])
    }
}
