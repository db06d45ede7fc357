// React's types in the shape in which React's own declarations have them, as far as stubs can name them, so that the
// compiler can check stubs without React: the same names, generic parameters, constraints and members that tell types
// apart. Nothing of it works.

type NativeAnimationEvent = AnimationEvent;
type NativeClipboardEvent = ClipboardEvent;
type NativeCompositionEvent = CompositionEvent;
type NativeDragEvent = DragEvent;
type NativeFocusEvent = FocusEvent;
type NativeKeyboardEvent = KeyboardEvent;
type NativeMouseEvent = MouseEvent;
type NativePointerEvent = PointerEvent;
type NativeTouchEvent = TouchEvent;
type NativeTransitionEvent = TransitionEvent;
type NativeUIEvent = UIEvent;
type NativeWheelEvent = WheelEvent;
type Booleanish = boolean | "true" | "false";

export = React;
export as namespace React;

declare namespace React {
  // What can be shown

  type Key = string | number;
  type JSXElementConstructor<P> = ((props: P) => ReactElement<any, any> | null) | (new (props: P) => Component<any, any>);
  type ElementType<P = any> =
    | { [K in keyof JSX.IntrinsicElements]: P extends JSX.IntrinsicElements[K] ? K : never }[keyof JSX.IntrinsicElements]
    | ComponentType<P>;
  interface ReactElement<
    P = any,
    T extends string | JSXElementConstructor<any> = string | JSXElementConstructor<any>,
  > {
    type: T;
    props: P;
    key: Key | null;
  }
  interface ReactPortal extends ReactElement {
    children: ReactNode;
  }
  interface FunctionComponentElement<P> extends ReactElement<P, FunctionComponent<P>> {}
  type ReactNode = ReactElement | string | number | Iterable<ReactNode> | ReactPortal | boolean | null | undefined;

  // Components

  type ComponentType<P = {}> = ComponentClass<P> | FunctionComponent<P>;
  interface FunctionComponent<P = {}> {
    (props: P, context?: any): ReactElement<any, any> | null;
    displayName?: string | undefined;
  }
  type FC<P = {}> = FunctionComponent<P>;
  interface ComponentClass<P = {}, S = any> {
    new (props: P, context?: any): Component<P, S>;
    displayName?: string | undefined;
  }
  class Component<P = {}, S = {}, SS = any> {
    constructor(props: P);
    readonly props: Readonly<P>;
    state: Readonly<S>;
    setState(state: Partial<S>): void;
    render(): ReactNode;
    getSnapshotBeforeUpdate?(props: Readonly<P>, state: Readonly<S>): SS | null;
  }
  class PureComponent<P = {}, S = {}, SS = any> extends Component<P, S, SS> {}
  interface ExoticComponent<P = {}> {
    (props: P): ReactElement | null;
    readonly $$typeof: symbol;
  }
  interface NamedExoticComponent<P = {}> extends ExoticComponent<P> {
    displayName?: string | undefined;
  }
  interface ForwardRefExoticComponent<P> extends NamedExoticComponent<P> {}
  type MemoExoticComponent<T extends ComponentType<any>> = NamedExoticComponent<ComponentPropsWithRef<T>> & {
    readonly type: T;
  };
  interface LazyExoticComponent<T extends ComponentType<any>> extends ExoticComponent<ComponentPropsWithRef<T>> {}
  interface ForwardRefRenderFunction<T, P = {}> {
    (props: P, ref: ForwardedRef<T>): ReactElement | null;
  }
  function forwardRef<T, P = {}>(
    render: ForwardRefRenderFunction<T, P>,
  ): ForwardRefExoticComponent<PropsWithoutRef<P> & RefAttributes<T>>;

  interface ProviderProps<T> {
    value: T;
    children?: ReactNode | undefined;
  }
  interface ConsumerProps<T> {
    children: (value: T) => ReactNode;
  }
  interface Provider<T> extends ExoticComponent<ProviderProps<T>> {}
  interface Consumer<T> extends ExoticComponent<ConsumerProps<T>> {}
  interface Context<T> {
    Provider: Provider<T>;
    Consumer: Consumer<T>;
    displayName?: string | undefined;
  }
  interface SuspenseProps {
    children?: ReactNode | undefined;
    fallback?: ReactNode;
  }
  type ProfilerOnRenderCallback = (id: string, phase: "mount" | "update", duration: number) => void;
  interface ProfilerProps {
    id: string;
    children?: ReactNode | undefined;
    onRender: ProfilerOnRenderCallback;
  }
  const Fragment: ExoticComponent<{ children?: ReactNode | undefined }>;
  const StrictMode: ExoticComponent<{ children?: ReactNode | undefined }>;
  const Suspense: ExoticComponent<SuspenseProps>;

  // What components take

  interface Attributes {
    key?: Key | null | undefined;
  }
  interface RefObject<T> {
    readonly current: T | null;
  }
  interface MutableRefObject<T> {
    current: T;
  }
  type RefCallback<T> = { bivarianceHack(instance: T | null): void }["bivarianceHack"];
  type Ref<T> = RefCallback<T> | RefObject<T> | null;
  type LegacyRef<T> = string | Ref<T>;
  type ForwardedRef<T> = ((instance: T | null) => void) | MutableRefObject<T | null> | null;
  interface RefAttributes<T> extends Attributes {
    ref?: Ref<T> | undefined;
  }
  interface ClassAttributes<T> extends Attributes {
    ref?: LegacyRef<T> | undefined;
  }
  type PropsWithChildren<P = unknown> = P & { children?: ReactNode | undefined };
  type PropsWithoutRef<P> = P extends any ? ("ref" extends keyof P ? Omit<P, "ref"> : P) : P;
  type PropsWithRef<P> = P;
  type ComponentProps<T extends keyof JSX.IntrinsicElements | JSXElementConstructor<any>> =
    T extends JSXElementConstructor<infer P> ? P : T extends keyof JSX.IntrinsicElements ? JSX.IntrinsicElements[T] : {};
  type ComponentPropsWithRef<T extends ElementType> = PropsWithRef<ComponentProps<T>>;
  type ComponentPropsWithoutRef<T extends ElementType> = PropsWithoutRef<ComponentProps<T>>;
  type ElementRef<C extends ForwardRefExoticComponent<any> | FunctionComponent<any> | keyof JSX.IntrinsicElements> =
    "ref" extends keyof ComponentPropsWithRef<C>
      ? NonNullable<ComponentPropsWithRef<C>["ref"]> extends Ref<infer Instance>
        ? Instance
        : never
      : never;
  type ComponentRef<T extends ElementType> = ElementRef<T extends keyof JSX.IntrinsicElements ? T : FunctionComponent<any>>;

  // Hooks

  type SetStateAction<S> = S | ((before: S) => S);
  type Dispatch<A> = (value: A) => void;
  type DispatchWithoutAction = () => void;
  type AnyActionArg = [] | [any];
  type ActionDispatch<Arguments extends AnyActionArg> = (...args: Arguments) => void;
  type Reducer<S, A> = (before: S, action: A) => S;
  type ReducerWithoutAction<S> = (before: S) => S;
  type ReducerState<R extends Reducer<any, any>> = R extends Reducer<infer S, any> ? S : never;
  type ReducerAction<R extends Reducer<any, any>> = R extends Reducer<any, infer A> ? A : never;
  type DependencyList = readonly unknown[];
  type EffectCallback = () => void | (() => void);
  type TransitionFunction = () => void;
  type TransitionStartFunction = (callback: TransitionFunction) => void;
  type Usable<T> = PromiseLike<T> | Context<T>;
  interface ErrorInfo {
    componentStack: string;
  }
  function useImperativeHandle<T, R extends T>(ref: Ref<T> | undefined, make: () => R, list?: DependencyList): void;

  // Events

  interface BaseSyntheticEvent<E = object, C = any, T = any> {
    nativeEvent: E;
    currentTarget: C;
    target: T;
    defaultPrevented: boolean;
    preventDefault(): void;
    stopPropagation(): void;
    timeStamp: number;
    type: string;
  }
  interface SyntheticEvent<T = Element, E = Event> extends BaseSyntheticEvent<E, EventTarget & T, EventTarget> {}
  interface ClipboardEvent<T = Element> extends SyntheticEvent<T, NativeClipboardEvent> {
    clipboardData: DataTransfer;
  }
  interface CompositionEvent<T = Element> extends SyntheticEvent<T, NativeCompositionEvent> {
    data: string;
  }
  interface DragEvent<T = Element> extends MouseEvent<T, NativeDragEvent> {
    dataTransfer: DataTransfer;
  }
  interface PointerEvent<T = Element> extends MouseEvent<T, NativePointerEvent> {
    pointerId: number;
  }
  interface FocusEvent<T = Element, R = Element> extends SyntheticEvent<T, NativeFocusEvent> {
    relatedTarget: (EventTarget & R) | null;
  }
  interface FormEvent<T = Element> extends SyntheticEvent<T> {}
  interface InvalidEvent<T = Element> extends SyntheticEvent<T> {}
  interface ChangeEvent<T = Element> extends SyntheticEvent<T> {
    target: EventTarget & T;
  }
  interface UIEvent<T = Element, E = NativeUIEvent> extends SyntheticEvent<T, E> {
    detail: number;
  }
  interface KeyboardEvent<T = Element> extends UIEvent<T, NativeKeyboardEvent> {
    key: string;
    repeat: boolean;
  }
  interface MouseEvent<T = Element, E = NativeMouseEvent> extends UIEvent<T, E> {
    button: number;
    clientX: number;
    clientY: number;
  }
  interface TouchEvent<T = Element> extends UIEvent<T, NativeTouchEvent> {
    touches: TouchList;
  }
  interface WheelEvent<T = Element> extends MouseEvent<T, NativeWheelEvent> {
    deltaY: number;
  }
  interface AnimationEvent<T = Element> extends SyntheticEvent<T, NativeAnimationEvent> {
    animationName: string;
  }
  interface ToggleEvent<T = Element> extends SyntheticEvent<T> {
    newState: "closed" | "open";
  }
  interface TransitionEvent<T = Element> extends SyntheticEvent<T, NativeTransitionEvent> {
    propertyName: string;
  }
  interface TouchList {
    [index: number]: Touch;
    length: number;
  }
  interface Touch {
    identifier: number;
    target: EventTarget;
  }

  type EventHandler<E extends SyntheticEvent<any>> = { bivarianceHack(event: E): void }["bivarianceHack"];
  type ReactEventHandler<T = Element> = EventHandler<SyntheticEvent<T>>;
  type AnimationEventHandler<T = Element> = EventHandler<AnimationEvent<T>>;
  type ChangeEventHandler<T = Element> = EventHandler<ChangeEvent<T>>;
  type ClipboardEventHandler<T = Element> = EventHandler<ClipboardEvent<T>>;
  type CompositionEventHandler<T = Element> = EventHandler<CompositionEvent<T>>;
  type DragEventHandler<T = Element> = EventHandler<DragEvent<T>>;
  type FocusEventHandler<T = Element> = EventHandler<FocusEvent<T>>;
  type FormEventHandler<T = Element> = EventHandler<FormEvent<T>>;
  type KeyboardEventHandler<T = Element> = EventHandler<KeyboardEvent<T>>;
  type MouseEventHandler<T = Element> = EventHandler<MouseEvent<T>>;
  type PointerEventHandler<T = Element> = EventHandler<PointerEvent<T>>;
  type TouchEventHandler<T = Element> = EventHandler<TouchEvent<T>>;
  type TransitionEventHandler<T = Element> = EventHandler<TransitionEvent<T>>;
  type UIEventHandler<T = Element> = EventHandler<UIEvent<T>>;
  type WheelEventHandler<T = Element> = EventHandler<WheelEvent<T>>;

  // Attributes

  type Length = string | number;
  interface CSSProperties {
    backgroundColor?: string | undefined;
    color?: string | undefined;
    display?: "block" | "inline" | "flex" | "grid" | "none" | (string & {}) | undefined;
    gap?: Length | undefined;
    height?: Length | undefined;
    margin?: Length | undefined;
    maxWidth?: Length | undefined;
    opacity?: Length | undefined;
    padding?: Length | undefined;
    position?: "absolute" | "fixed" | "relative" | "static" | "sticky" | undefined;
    textAlign?: "center" | "end" | "left" | "right" | "start" | undefined;
    width?: Length | undefined;
    zIndex?: number | "auto" | undefined;
  }
  type AriaRole = "alert" | "button" | "checkbox" | "dialog" | "link" | "none" | "tab" | (string & {});
  interface AriaAttributes {
    "aria-busy"?: Booleanish | undefined;
    "aria-checked"?: boolean | "false" | "mixed" | "true" | undefined;
    "aria-controls"?: string | undefined;
    "aria-current"?: boolean | "false" | "true" | "page" | "step" | "location" | "date" | "time" | undefined;
    "aria-describedby"?: string | undefined;
    "aria-description"?: string | undefined;
    "aria-details"?: string | undefined;
    "aria-disabled"?: Booleanish | undefined;
    "aria-expanded"?: Booleanish | undefined;
    "aria-haspopup"?: boolean | "false" | "true" | "menu" | "listbox" | "tree" | "grid" | "dialog" | undefined;
    "aria-hidden"?: Booleanish | undefined;
    "aria-keyshortcuts"?: string | undefined;
    "aria-label"?: string | undefined;
    "aria-labelledby"?: string | undefined;
    "aria-live"?: "off" | "assertive" | "polite" | undefined;
    "aria-owns"?: string | undefined;
    "aria-pressed"?: boolean | "false" | "mixed" | "true" | undefined;
    "aria-roledescription"?: string | undefined;
    "aria-valuemax"?: number | undefined;
    "aria-valuemin"?: number | undefined;
    "aria-valuenow"?: number | undefined;
    "aria-valuetext"?: string | undefined;
  }
  interface DOMAttributes<T> {
    children?: ReactNode | undefined;
    dangerouslySetInnerHTML?: { __html: string } | undefined;
    onBlur?: FocusEventHandler<T> | undefined;
    onChange?: FormEventHandler<T> | undefined;
    onClick?: MouseEventHandler<T> | undefined;
    onFocus?: FocusEventHandler<T> | undefined;
    onInput?: FormEventHandler<T> | undefined;
    onKeyDown?: KeyboardEventHandler<T> | undefined;
    onPointerDown?: PointerEventHandler<T> | undefined;
    onScroll?: UIEventHandler<T> | undefined;
    onSubmit?: FormEventHandler<T> | undefined;
  }
  interface HTMLAttributes<T> extends AriaAttributes, DOMAttributes<T> {
    className?: string | undefined;
    color?: string | undefined;
    dir?: string | undefined;
    draggable?: Booleanish | undefined;
    hidden?: boolean | undefined;
    id?: string | undefined;
    lang?: string | undefined;
    prefix?: string | undefined;
    role?: AriaRole | undefined;
    slot?: string | undefined;
    style?: CSSProperties | undefined;
    suppressHydrationWarning?: boolean | undefined;
    tabIndex?: number | undefined;
    title?: string | undefined;
    translate?: "yes" | "no" | undefined;
  }
  interface AllHTMLAttributes<T> extends HTMLAttributes<T> {
    as?: string | undefined;
    disabled?: boolean | undefined;
    href?: string | undefined;
    type?: string | undefined;
  }
  type HTMLAttributeAnchorTarget = "_self" | "_blank" | "_parent" | "_top" | (string & {});
  type HTMLAttributeReferrerPolicy = "" | "no-referrer" | "origin" | "same-origin" | "unsafe-url";
  type HTMLInputTypeAttribute = "button" | "checkbox" | "email" | "number" | "text" | (string & {});
  interface AnchorHTMLAttributes<T> extends HTMLAttributes<T> {
    href?: string | undefined;
    rel?: string | undefined;
    target?: HTMLAttributeAnchorTarget | undefined;
  }
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    disabled?: boolean | undefined;
    type?: "submit" | "reset" | "button" | undefined;
    value?: string | readonly string[] | number | undefined;
  }
  interface DialogHTMLAttributes<T> extends HTMLAttributes<T> {
    open?: boolean | undefined;
  }
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    action?: string | undefined;
    method?: string | undefined;
  }
  interface ImgHTMLAttributes<T> extends HTMLAttributes<T> {
    alt?: string | undefined;
    loading?: "eager" | "lazy" | undefined;
    src?: string | undefined;
  }
  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    checked?: boolean | undefined;
    disabled?: boolean | undefined;
    onChange?: ChangeEventHandler<T> | undefined;
    placeholder?: string | undefined;
    type?: HTMLInputTypeAttribute | undefined;
    value?: string | readonly string[] | number | undefined;
  }
  interface LabelHTMLAttributes<T> extends HTMLAttributes<T> {
    htmlFor?: string | undefined;
  }
  interface LiHTMLAttributes<T> extends HTMLAttributes<T> {
    value?: string | readonly string[] | number | undefined;
  }
  interface SelectHTMLAttributes<T> extends HTMLAttributes<T> {
    multiple?: boolean | undefined;
    onChange?: ChangeEventHandler<T> | undefined;
  }
  interface TableHTMLAttributes<T> extends HTMLAttributes<T> {
    summary?: string | undefined;
  }
  interface TextareaHTMLAttributes<T> extends HTMLAttributes<T> {
    rows?: number | undefined;
    onChange?: ChangeEventHandler<T> | undefined;
  }
  interface SVGAttributes<T> extends AriaAttributes, DOMAttributes<T> {
    className?: string | undefined;
    fill?: string | undefined;
    style?: CSSProperties | undefined;
    viewBox?: string | undefined;
  }
  type DetailedHTMLProps<E extends HTMLAttributes<T>, T> = ClassAttributes<T> & E;
  interface HTMLProps<T> extends AllHTMLAttributes<T>, ClassAttributes<T> {}
  interface SVGProps<T> extends SVGAttributes<T>, ClassAttributes<T> {}

  namespace JSX {
    interface Element extends ReactElement<any, any> {}
    interface ElementClass extends Component<any> {
      render(): ReactNode;
    }
    interface ElementAttributesProperty {
      props: {};
    }
    interface ElementChildrenAttribute {
      children: {};
    }
    interface IntrinsicAttributes extends Attributes {}
    interface IntrinsicElements {
      a: DetailedHTMLProps<AnchorHTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement>;
      article: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
      button: DetailedHTMLProps<ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>;
      dialog: DetailedHTMLProps<DialogHTMLAttributes<HTMLDialogElement>, HTMLDialogElement>;
      div: DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement>;
      form: DetailedHTMLProps<FormHTMLAttributes<HTMLFormElement>, HTMLFormElement>;
      h2: DetailedHTMLProps<HTMLAttributes<HTMLHeadingElement>, HTMLHeadingElement>;
      img: DetailedHTMLProps<ImgHTMLAttributes<HTMLImageElement>, HTMLImageElement>;
      input: DetailedHTMLProps<InputHTMLAttributes<HTMLInputElement>, HTMLInputElement>;
      label: DetailedHTMLProps<LabelHTMLAttributes<HTMLLabelElement>, HTMLLabelElement>;
      li: DetailedHTMLProps<LiHTMLAttributes<HTMLLIElement>, HTMLLIElement>;
      section: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
      select: DetailedHTMLProps<SelectHTMLAttributes<HTMLSelectElement>, HTMLSelectElement>;
      span: DetailedHTMLProps<HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>;
      svg: SVGProps<SVGSVGElement>;
      table: DetailedHTMLProps<TableHTMLAttributes<HTMLTableElement>, HTMLTableElement>;
      textarea: DetailedHTMLProps<TextareaHTMLAttributes<HTMLTextAreaElement>, HTMLTextAreaElement>;
      ul: DetailedHTMLProps<HTMLAttributes<HTMLUListElement>, HTMLUListElement>;
    }
  }
}

declare global {
  namespace JSX {
    interface Element extends React.JSX.Element {}
    interface ElementClass extends React.JSX.ElementClass {}
    interface ElementAttributesProperty extends React.JSX.ElementAttributesProperty {}
    interface ElementChildrenAttribute extends React.JSX.ElementChildrenAttribute {}
    interface IntrinsicAttributes extends React.JSX.IntrinsicAttributes {}
    interface IntrinsicElements extends React.JSX.IntrinsicElements {}
  }
}
