import { Fragment, type Key } from "react";

/** Draws an element as React's own `jsx` does. */
type Draw = (type: never, props: never, key?: Key) => unknown;
type Props = Record<string, unknown> & { readonly children?: unknown };

/** Not an HTML element, so that no style, role or selector matches it; browsers lay out an unknown one like a span. */
const TEXT = "x-text";

const isText = (child: unknown) => typeof child === "string" || typeof child === "number";

/** Adjacent texts become one in the place of the first, so that everything else keeps its place. */
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
  // White space stays bare: translators leave it alone, and a flex container would get one more item.
  return result.map((child, index) =>
    typeof child === "string" && child.trim()
      ? draw(TEXT as never, { children: child } as never, `text-${index}`)
      : child,
  );
}

/**
 * An element's properties, with every text beside other children in an element of its own. A translator replaces text nodes
 * by its own elements; React then finds neither the text that it removes or changes, nor the place before it. An element's
 * only text is safe, because React replaces its whole content.
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
