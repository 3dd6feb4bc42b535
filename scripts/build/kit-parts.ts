/**
 * Lets the bundler leave out what our kit does not use of Chakra UI. Its parts and Ark's are made by calls that the
 * bundler cannot know to be harmless, so that one part of a component holds on to all of them; and what some of its
 * modules do our kit does by itself: focus, scrolling and what lies behind are the modal stack's, styles come from
 * recipes and never from CSS properties handed to a component, and the page has a reset of its own. docs/decisions/library-rewrites.md has the
 * bytes; `kit-parts.test.ts` fails where a package changes.
 */
import type { Plugin } from "vite";

const PART = /[\\/]node_modules[\\/]@(?:chakra-ui|ark-ui)[\\/]react[\\/]dist[\\/][^?]+\.js$/;
const PART_CALLS =
  /^((?:const|var) (?:\w+|\{[^}]*\}|\[[^\]]*\]) = )((?:with(?:Context|Provider|RootProvider)|forwardRef|createSlotRecipeContext|createRecipeContext|createContext|createIcon|chakra)\()/gm;
/**
 * Remembers results by the content of the arguments. An object that was seen before is known by itself: styles are
 * never changed once they are made.
 */
const memoByContent = `const ids = new WeakMap();
const idsOfContents = new Map();
let lastId = 0;
function idOf(value) {
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return typeof value + value;
  if (typeof value === "function") return "f" + value.name;
  let id = ids.get(value);
  if (id !== undefined) return id;
  let content = Array.isArray(value) ? "[" : "{";
  for (const key of Object.keys(value).sort()) content += key + ":" + idOf(value[key]) + ",";
  id = idsOfContents.get(content);
  if (id === undefined) {
    id = "#" + ++lastId;
    if (idsOfContents.size > 5000) idsOfContents.clear();
    idsOfContents.set(content, id);
  }
  ids.set(value, id);
  return id;
}
export const memo = (fn) => {
  const results = new Map();
  return function (...args) {
    const key = args.map(idOf).join("|");
    if (results.has(key)) return results.get(key);
    const result = fn.apply(this, args);
    if (results.size > 500) results.clear();
    results.set(key, result);
    return result;
  };
};`;

const NAMES_FOR_TOOLS = /^\w+\.displayName = [^;]*;$/gm;

/** Modules that are replaced as a whole, by a pattern of their path. */
export const REPLACED: readonly { readonly module: RegExp; readonly by: string }[] = [
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
  // The same promise as Chakra's own, which writes down every style of every element at every rendering.
  { module: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]utils[\\/]memo\.js$/, by: memoByContent },
  // For components that are wrapped by Emotion's `withTheme`, of which there are none.
  { module: /hoist-non-react-statics[\\/]dist[\\/][^?]+\.js$/, by: "export default (target) => target;" },
];

/** Places within modules that cost a rendering time for what nobody here uses. Each has to be there, word by word. */
export const REWRITTEN: readonly { readonly module: RegExp; readonly from: string; readonly to: string }[] = [
  // An empty recipe, made anew for every element at every rendering; one for each component is enough.
  {
    module: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]factory\.js$/,
    from: "const cvaFn = configOrCva.__cva__ ? configOrCva : cva(configOrCva);",
    to: `const cvaFn = configOrCva.__cva__ ? configOrCva : recipeOnce.cva === cva ? recipeOnce.recipe : cva(configOrCva);
    recipeOnce = { cva, recipe: cvaFn };`,
  },
  {
    module: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]factory\.js$/,
    from: "let styles = [];",
    to: "let styles = []; let recipeOnce = {};",
  },
  // Our recipes say how high a layer lies; asking for it restyles the page twice for every dialog.
  {
    module: /@zag-js[\\/]dismissable[\\/]dist[\\/]layer-stack\.mjs$/,
    from: 'const { zIndex } = getComputedStyle(layer.node);\n        target.style.setProperty("--z-index", zIndex);',
    to: "",
  },
];

function rewritten(code: string, id: string): string {
  return REWRITTEN.filter(({ module }) => module.test(id)).reduce((text, { from, to }) => {
    if (!text.includes(from)) throw new Error(`${id} does not say "${from}" any more: see kit-parts.ts.`);
    return text.replace(from, () => to);
  }, code);
}

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
      const text = rewritten(code, id);
      if (PART.test(id)) return { code: shakeableParts(text), map: null };
      return text === code ? undefined : { code: text, map: null };
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
