/** Reads the sources of the page: no compiler follows a variable from a style sheet to the theme that declares it. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { colourRoles } from "../../domain/branding/colour-roles";
import { themeVariablesCss } from "./write-variables";

const source = fileURLToPath(new URL("../..", import.meta.url));
const css = themeVariablesCss();
const declared = new Set(Array.from(css.matchAll(/(--doorstep-[\w-]+):/g), ([, name]) => name));
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(?:css|tsx|ts)$/.test(file) && !/\.test\.tsx?$/.test(file),
);

describe("the theme's variables", () => {
  it("declares every variable that a style sheet or component reads", () => {
    const missing = files.flatMap((file) =>
      Array.from(
        readFileSync(`${source}/${file}`, "utf8").matchAll(/var\((--doorstep-[\w-]+)/g),
        ([, name]) => name,
      )
        .filter((name) => !declared.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it("gives every colour a light and a dark value", () => {
    const [light = "", dark = ""] = css.trim().split("\n");
    expect(light.startsWith(":root{")).toBe(true);
    expect(dark.startsWith('[data-theme="dark"]{')).toBe(true);
    for (const [name, role] of Object.entries(colourRoles)) {
      expect(light).toContain(`--doorstep-colors-${name}:${role.light}`);
      expect(dark).toContain(`--doorstep-colors-${name}:${role.dark}`);
    }
  });

  it("carries no breakpoints, which no style sheet could read", () => {
    expect(css).not.toContain("breakpoint");
  });
});
