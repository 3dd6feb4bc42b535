import { defineConfig } from "@chakra-ui/react/styled-system";

const tokensOf = <const Category extends string>(category: Category, properties: readonly string[]) =>
  Object.fromEntries(properties.map((property) => [property, { values: category }]));

const sides = ["Inline", "InlineStart", "InlineEnd", "Block", "BlockStart", "BlockEnd"];
const corners = ["StartStart", "StartEnd", "EndStart", "EndEnd"];

/**
 * The part of Chakra's base that our recipes use: the conditions, and which property reads which tokens. Chakra's own base
 * knows every property of CSS and costs 7 KB more.
 */
export const base = defineConfig({
  conditions: {
    dark: '[data-theme="dark"] &',
    light: ':root:not([data-theme="dark"]) &',
    rtl: "[dir=rtl] &",
    before: "&::before",
    after: "&::after",
    placeholder: "&::placeholder",
    empty: "&:empty",
    focusVisible: "&:is(:focus-visible, [data-focus-visible])",
    disabled: "&:is(:disabled, [disabled], [data-disabled])",
    selected: "&:is([aria-selected=true], [data-selected])",
    indeterminate: "&:is(:indeterminate, [data-indeterminate], [data-state=indeterminate])",
    open: "&:is([open], [data-open], [data-state=open])",
    closed: "&:is([closed], [data-closed], [data-state=closed])",
  },
  utilities: {
    ...tokensOf("colors", ["background", "color", "borderColor", "outlineColor"]),
    ...tokensOf("spacing", [
      "gap",
      "padding",
      "margin",
      ...sides.flatMap((side) => [`padding${side}`, `margin${side}`]),
      ...sides.map((side) => `inset${side}`),
    ]),
    ...tokensOf("sizes", [
      "inlineSize",
      "blockSize",
      "minInlineSize",
      "minBlockSize",
      "maxInlineSize",
      "maxBlockSize",
    ]),
    ...tokensOf("radii", ["borderRadius", ...corners.map((corner) => `border${corner}Radius`)]),
    ...tokensOf("fontSizes", ["fontSize"]),
    ...tokensOf("fontWeights", ["fontWeight"]),
    ...tokensOf("lineHeights", ["lineHeight"]),
    ...tokensOf("shadows", ["boxShadow"]),
    ...tokensOf("zIndex", ["zIndex"]),
    ...tokensOf("durations", ["transitionDuration"]),
    ...tokensOf("easings", ["transitionTimingFunction"]),
  },
});
