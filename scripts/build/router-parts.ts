/**
 * Lets the bundler leave out what the page does not use of React Router. The package says that its modules have no side
 * effects, but its contexts, forwarded components and error boundaries are made by calls that the bundler cannot know to
 * be harmless, and they hold on to the framework mode, the data router and server components (docs/decisions/library-rewrites.md has the bytes).
 * The package also points browsers at its development build, whose warnings nobody reads in production.
 */
import { join } from "node:path";
import type { Plugin } from "vite";

const PRODUCTION = "node_modules/react-router/dist/production";
const ENTRIES: Readonly<Record<string, string>> = {
  "react-router": "index.mjs",
  "react-router/dom": "dom-export.mjs",
};
const ROUTER_MODULE = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/][^?]+\.mjs$/;

/** Framework mode's link tags, which a link writes when it has to prefetch; without that mode there are none. */
const FRAMEWORK_PREFETCH = /shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/;

/** The module with its top-level React calls marked as pure and without names for developer tools. */
export function shakeable(code: string): string {
  return code
    .replace(FRAMEWORK_PREFETCH, "link;")
    .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, "$1/* @__PURE__ */ $2")
    .replace(
      /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
      "$1/* @__PURE__ */ (() => $2)();",
    );
}

export function routerPartsPlugin(root: string): Plugin {
  return {
    name: "doorstep:router-parts",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (ENTRIES[id] ? join(root, PRODUCTION, ENTRIES[id]) : undefined),
    transform: (code, id) => (ROUTER_MODULE.test(id) ? { code: shakeable(code), map: null } : undefined),
  };
}
