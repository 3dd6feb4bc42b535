import { Fragment, type Key } from "react";

/** Draws an element as React's own `jsx` does. */
type Draw = (type: never, props: never, key?: Key) => unknown;
type Props = Record<string, unknown> & { readonly children?: unknown };

/** No element of HTML, so that no style, role or selector means it; browsers lay an unknown one out like a span. */
const TEXT = "x-text";

const isText = (child: unknown) => typeof child === "string" || typeof child === "number";

/** Texts that follow each other become one, in the place of the first, so that everything else keeps its place. */
function apart(children: readonly unknown[], draw: Draw): readonly unknown[] {
  const result: unknown[] = [];
  let first = -1;
  children.forEach((child, index) => {
    if (isText(child)) {
      if (first < 0) first = index;
      result[index] = null;
      result[first] = `${result[first] ?? ""}${child}`;
    } else {
      if (child && child !== true) first = -1;
      result[index] = Array.isArray(child) ? apart(child, draw) : child;
    }
  });
  // White space stays: translators leave it where it is, and among flex items an element would be one more.
  return result.map((child, index) =>
    typeof child === "string" && child.trim()
      ? draw(TEXT as never, { children: child } as never, `text-${index}`)
      : child,
  );
}

/**
 * The properties of an element, with every text that stands beside something else in an element of its own. A translator
 * puts its own elements in the place of text nodes; React then neither finds the text that it removes or changes, nor
 * the place before it. The text that an element consists of is safe: React replaces all that the element holds.
 */
export function withTextApart(type: unknown, props: Props, draw: Draw): Props {
  let { children } = props;
  if (type === Fragment && isText(children)) children = [children];
  if (!Array.isArray(children)) return props;
  return {
    ...props,
    children: typeof type === "string" && children.every(isText) ? children.join("") : apart(children, draw),
  };
}
