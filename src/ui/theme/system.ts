import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { colourRoles } from "../../domain/branding/colour-roles";
import { base } from "./base";
import { button } from "./recipes/button";
import { choiceSlotRecipes } from "./recipes/choices";
import { dialog } from "./recipes/dialog";
import { fieldRecipes, fieldSlotRecipes } from "./recipes/fields";
import { shadows, zIndex } from "./tokens/elevation";
import { durations, easings } from "./tokens/motion";
import { breakpoints, radii, sizes, spacing } from "./tokens/space";
import { fontSizes, fonts, fontWeights, lineHeights } from "./tokens/typography";

type Themed = { readonly light: string; readonly dark: string };

function asTokens<Value extends string | number>(table: Readonly<Record<string, Value>>) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { value }]));
}

function asThemedTokens(table: Readonly<Record<string, Themed>>) {
  return Object.fromEntries(
    Object.entries(table).map(([name, { light, dark }]) => [name, { value: { base: light, _dark: dark } }]),
  );
}

/**
 * The one Chakra system of the product. The plain components read the CSS variables that are written from it, so
 * both look the same by construction. It holds the recipes of the first dialog and form; other parts of the kit bring theirs along. Layers are off because
 * the plain style sheets are not layered and would otherwise win over every recipe.
 */
export const system = createSystem(
  base,
  defineConfig({
    cssVarsPrefix: "doorstep",
    preflight: false,
    disableLayers: true,
    theme: {
      breakpoints,
      tokens: {
        fonts: asTokens(fonts),
        fontSizes: asTokens(fontSizes),
        fontWeights: asTokens(fontWeights),
        lineHeights: asTokens(lineHeights),
        spacing: asTokens(spacing),
        sizes: asTokens(sizes),
        radii: asTokens(radii),
        zIndex: asTokens(zIndex),
        durations: asTokens(durations),
        easings: asTokens(easings),
      },
      semanticTokens: {
        colors: asThemedTokens(colourRoles),
        shadows: asThemedTokens(shadows),
      },
      recipes: { button, ...fieldRecipes },
      slotRecipes: { ...choiceSlotRecipes, ...fieldSlotRecipes, dialog },
    },
  }),
);
