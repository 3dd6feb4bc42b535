/**
 * Lets the bundler leave out what our kit does not use of Chakra UI. Its parts and Ark's are made by calls that the
 * bundler cannot know to be harmless, so that one part of a component holds on to all of them; and what some of its
 * modules do our kit does by itself: focus, scrolling and what lies behind are the modal stack's, styles come from
 * recipes and never from CSS properties handed to a component, and the page has a reset of its own (together 15 KB brotli).
 */
import type { Plugin } from "vite";

const PART = /[\\/]node_modules[\\/]@(?:chakra-ui|ark-ui)[\\/]react[\\/]dist[\\/][^?]+\.js$/;
const PART_CALLS =
  /^((?:const|var) (?:\w+|\{[^}]*\}|\[[^\]]*\]) = )((?:with(?:Context|Provider|RootProvider)|forwardRef|createSlotRecipeContext|createRecipeContext|createContext|createIcon|chakra)\()/gm;
const NAMES_FOR_TOOLS = /^\w+\.displayName = [^;]*;$/gm;

/** Modules that are replaced as a whole, by a pattern of their path. */
const REPLACED: readonly { readonly module: RegExp; readonly by: string }[] = [
  {
    module: /@zag-js[\\/]focus-trap[\\/]dist[\\/]index\.mjs$/,
    by: "export const trapFocus = () => () => {};",
  },
  {
    module: /@zag-js[\\/]aria-hidden[\\/]dist[\\/]index\.mjs$/,
    by: "export const ariaHidden = () => () => {};",
  },
  {
    module: /@zag-js[\\/]remove-scroll[\\/]dist[\\/]index\.mjs$/,
    by: "export const preventBodyScroll = () => () => {};",
  },
  {
    module: /@pandacss[\\/]is-valid-prop[\\/]dist[\\/]index\.mjs$/,
    by: "export const isCssProperty = () => false;",
  },
  {
    module: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]preflight\.js$/,
    by: "export const createPreflight = () => ({});",
  },
  // For components that are wrapped by Emotion's `withTheme`, of which there are none.
  { module: /hoist-non-react-statics[\\/]dist[\\/][^?]+\.js$/, by: "export default (target) => target;" },
];

/** The module with its top-level calls marked as pure and without names for developer tools. */
export function shakeableParts(code: string): string {
  return code.replace(NAMES_FOR_TOOLS, "").replace(PART_CALLS, "$1/* @__PURE__ */ $2");
}

export function kitPartsPlugin(): Plugin {
  const seen = new Set<RegExp>();
  return {
    name: "doorstep:kit-parts",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const replaced = REPLACED.find(({ module }) => module.test(id));
      if (replaced) {
        seen.add(replaced.module);
        return { code: replaced.by, map: null };
      }
      return PART.test(id) ? { code: shakeableParts(code), map: null } : undefined;
    },
    generateBundle() {
      const missing = REPLACED.filter(({ module }) => !seen.has(module));
      if (missing.length > 0)
        this.error(
          `No module matches ${missing.map(({ module }) => module.source).join(", ")}: see kit-parts.ts.`,
        );
    },
  };
}
