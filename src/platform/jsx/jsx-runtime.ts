/** Stands in the place of React's own, for our sources and for libraries: see `scripts/build/text-apart.ts`. */
import { jsx as draw } from "react/jsx-runtime";
import { withTextApart } from "./text-apart";

export { Fragment } from "react/jsx-runtime";

export const jsx: typeof draw = (type, props, key) =>
  draw(type, withTextApart(type, props as Record<string, unknown>, draw), key);

/**
 * React's two are one in a built page.
 * @alias
 */
export const jsxs = jsx;
