// As much of React's types as stubs use, so that the compiler can check stubs without React.

export type Key = string | number;
export interface ReactElement {
  type: unknown;
  props: unknown;
  key: Key | null;
}
export type ReactNode = ReactElement | string | number | boolean | null | undefined | Iterable<ReactNode>;
export interface CSSProperties {
  [property: string]: string | number | undefined;
}

export interface SyntheticEvent<T = Element> {
  readonly currentTarget: T;
  preventDefault(): void;
}
export type EventHandler<T> = (event: SyntheticEvent<T>) => void;

export interface AriaAttributes {
  "aria-label"?: string;
  "aria-hidden"?: boolean | "true" | "false";
  "aria-describedby"?: string;
}
export interface DOMAttributes<T> {
  children?: ReactNode;
  onChange?: EventHandler<T>;
  onClick?: EventHandler<T>;
  onFocus?: EventHandler<T>;
  onBlur?: EventHandler<T>;
  onInput?: EventHandler<T>;
}
export interface HTMLAttributes<T> extends AriaAttributes, DOMAttributes<T> {
  className?: string;
  id?: string;
  hidden?: boolean;
  lang?: string;
  role?: string;
  slot?: string;
  style?: CSSProperties;
  tabIndex?: number;
  title?: string;
  color?: string;
}

declare global {
  namespace JSX {
    interface Element extends ReactElement {}
    interface ElementChildrenAttribute {
      children: {};
    }
    interface IntrinsicAttributes {
      key?: Key;
    }
    interface IntrinsicElements {
      div: HTMLAttributes<HTMLElement>;
    }
  }
}
