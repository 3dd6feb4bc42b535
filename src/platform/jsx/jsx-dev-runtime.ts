/** The runtime of tests and `npm run dev`, which also tells where an element was written. */
import { jsxDEV as draw, Fragment } from "react/jsx-dev-runtime";
import { withTextApart } from "./text-apart";

export { Fragment };

export const jsxDEV: typeof draw = (type, props, key, isStatic, source, self) => {
  const apart = withTextApart(type, props as Record<string, unknown>, (inner, innerProps, innerKey) =>
    draw(inner, innerProps, innerKey, false, source, self),
  );
  return draw(type, apart, key, isStatic && Array.isArray(apart.children), source, self);
};
