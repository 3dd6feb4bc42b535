/** A shop's own colours and faces as the style sheet that its documents carry. */
import type { ColourTable } from "./brand-colours";
import { type BrandFont, brandFonts } from "./brand-fonts";
import { type ColourName, colourRoles } from "./colour-roles";

/** More specific than the theme's own selectors, whose style sheet comes later. */
const selectors = { light: ":root:root", dark: ':root:root[data-theme="dark"]' } as const;

/** Only what differs from the build's theme; empty where nothing does. */
export function brandStyles(
  table: ColourTable,
  { font, headingFont }: { font: BrandFont | null; headingFont: BrandFont | null },
): string {
  const colours = (theme: keyof typeof selectors) =>
    (Object.keys(colourRoles) as ColourName[]).flatMap((name) => {
      // A role that is the build's in one theme is named all the same: the other theme's would count for both.
      const isChanged =
        table[name].light !== colourRoles[name].light || table[name].dark !== colourRoles[name].dark;
      return isChanged ? [`--doorstep-colors-${name}:${table[name][theme]}`] : [];
    });
  const fonts = Object.entries({ body: font, heading: headingFont }).flatMap(([name, chosen]) =>
    chosen ? [`--doorstep-fonts-${name}:${brandFonts[chosen]}`] : [],
  );
  return (["light", "dark"] as const)
    .map((theme) => {
      const rules = [...colours(theme), ...(theme === "light" ? fonts : [])];
      return rules.length === 0 ? "" : `${selectors[theme]}{${rules.join(";")}}`;
    })
    .join("");
}
