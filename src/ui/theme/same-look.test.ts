/** The button and the field look the same in the plain shop windows and in the Chakra kit. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { system } from "./system";

const windows = join(import.meta.dirname, "../window");

/** The declarations of one class, in the order of the sheet; what stands in media queries or after `:` is left out. */
function declarationsOf(sheet: string, className: string): Record<string, string> {
  const css = readFileSync(join(windows, sheet), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const blocks = css.matchAll(new RegExp(`(?:^|\\n)\\.${className} \\{([^}]*)\\}`, "g"));
  const pairs = Array.from(blocks, ([, body = ""]) =>
    body
      .split(";")
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()] as const),
  );
  return Object.fromEntries(pairs.flat());
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a recipe writes for its element itself, with the variables that its tokens stand for. */
function writtenBy(recipe: string, variants: object): Record<string, string> {
  const config = system.getRecipe(recipe);
  const styles = system.cva(config as never)(variants as never) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(styles)
      .filter(([, value]) => typeof value !== "object")
      .map(([name, value]) => [kebab(name), String(value)]),
  );
}

/** The same fact, whichever of the two spellings a property has. */
function comparable(declarations: Record<string, string>): Record<string, string> {
  const { border, ...rest } = declarations;
  if (border === undefined) return rest;
  const [width = "", style = "", ...colour] = border.split(" ");
  return { ...rest, "border-width": width, "border-style": style, "border-color": colour.join(" ") };
}

const shared = [
  "min-block-size",
  "padding-inline",
  "border-width",
  "border-style",
  "border-color",
  "border-radius",
  "background",
  "color",
  "font-size",
  "font-weight",
  "line-height",
  "white-space",
  "transition-property",
  "transition-duration",
] as const;

function look(declarations: Record<string, string>): Record<string, string | undefined> {
  const all = comparable(declarations);
  return Object.fromEntries(shared.map((name) => [name, all[name]]));
}

describe("in the shop windows and in the kit", () => {
  it.each(
    (["solid", "soft", "outline", "ghost", "danger"] as const).flatMap((variant) =>
      (["sm", "md", "lg"] as const).map((size) => [variant, size] as const),
    ),
  )("the %s button of size %s is the same", (variant, size) => {
    const sheet = "button.module.css";
    // The variant's border colour comes after the shape's border.
    const plain: Record<string, string> = {
      ...comparable(declarationsOf(sheet, "button")),
      ...declarationsOf(sheet, size),
      ...declarationsOf(sheet, variant),
    };
    expect(plain["min-block-size"]).toBeDefined();
    expect(look(writtenBy("button", { variant, size }))).toEqual(look(plain));
  });

  it.each(["md", "lg"] as const)("the text field of size %s is the same", (size) => {
    const sheet = "field.module.css";
    const plain: Record<string, string> = {
      ...comparable(declarationsOf(sheet, "control")),
      "font-size": declarationsOf(sheet, "input")["font-size"] ?? "",
      ...(size === "lg" ? declarationsOf(sheet, "lg") : {}),
    };
    expect(plain["min-block-size"]).toBeDefined();
    expect(look(writtenBy("input", { size }))).toEqual(look(plain));
  });

  it("every token that a recipe names exists", () => {
    const { recipes = {}, slotRecipes = {} } = system._config.theme ?? {};
    const written = JSON.stringify([
      ...Object.keys(recipes).map((name) => system.cva(system.getRecipe(name) as never)({} as never)),
      ...Object.keys(slotRecipes).map((name) => system.sva(system.getSlotRecipe(name) as never)({} as never)),
    ]);
    const wordsOnly =
      /"(?:background|color|borderColor|boxShadow|zIndex|transitionDuration)":"([a-z][a-z-]*)"/g;
    const unresolved = Array.from(written.matchAll(wordsOnly), ([, word]) => word).filter(
      (word) => !["transparent", "currentColor", "inherit", "none"].includes(word ?? ""),
    );
    expect(unresolved).toEqual([]);
  });
});
