import { system } from "./system";

const themeSelectors: Readonly<Record<string, string>> = {
  "&:where(:root, :host)": ":root",
  '[data-theme="dark"] &': '[data-theme="dark"]',
};

/** Media queries cannot read variables, so the breakpoints would be dead weight in the first style sheet. */
const unusedInCss = /^--doorstep-(?:breakpoints|sizes-breakpoint)-/;

function isBlock(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/**
 * The theme's variables as one style sheet: light on `:root`, dark on `[data-theme="dark"]`. Runs in Node while
 * building, needs no document. Throws when Chakra writes a selector that this file does not know, because a silently
 * lost theme is worse than a failed build.
 */
export function themeVariablesCss(): string {
  const blocks: string[] = [];
  for (const [selector, block] of Object.entries(system.getTokenCss())) {
    const target = themeSelectors[selector];
    if (target === undefined || !isBlock(block)) {
      throw new Error(`The theme wrote a selector that is not known here: ${selector}`);
    }
    const declarations = Object.entries(block)
      .filter(([name]) => !unusedInCss.test(name))
      .map(([name, value]) => `${name}:${String(value)}`);
    blocks.push(`${target}{${declarations.join(";")}}`);
  }
  return `${blocks.join("\n")}\n`;
}
