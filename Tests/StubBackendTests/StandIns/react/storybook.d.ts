// Storybook's types of stories in the shape in which its own declarations have them, as far as stubs name them.

import type { ComponentProps, JSXElementConstructor } from "react";

export interface Meta<Component extends JSXElementConstructor<any>> {
  title?: string;
  component?: Component;
  args?: Partial<ComponentProps<Component>>;
}

export interface StoryObj<Component extends JSXElementConstructor<any>> {
  name?: string;
  args?: Partial<ComponentProps<Component>>;
}
