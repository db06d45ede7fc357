export function jsx(type: unknown, props: unknown): unknown;
export function jsxs(type: unknown, props: unknown): unknown;
export const Fragment: unknown;
