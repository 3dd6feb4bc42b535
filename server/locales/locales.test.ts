import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { texts as en } from "./en";
import { fillText, knownLanguage, languageFrom, languages, textsOf, withFallback } from "./index";

/** Every text by its path, e.g. "refusals.cart_full". */
function paths(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, path ? `${path}.${key}` : key));
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
/** May be empty in a language that needs none. */
const optional = /^search\./;

describe.each(languages)("the texts in %s", (language) => {
  // Not `textsOf`, which would hide what is missing behind English.
  const own = async () => ((await import(`./${language}/index.ts`)) as { texts: typeof en }).texts;

  it("have every key of the English ones and nothing more", async () => {
    const keys = (texts: unknown) =>
      paths(texts)
        .map(([path]) => path)
        .sort();
    expect(keys(await own())).toEqual(keys(en));
    for (const [path, text] of paths(await own())) {
      if (!optional.test(path)) expect(text.trim(), path).not.toBe("");
    }
  });

  it("name the same placeholders", async () => {
    const english = new Map(paths(en));
    for (const [path, text] of paths(await own())) {
      expect(placeholders(text), path).toEqual(placeholders(english.get(path) ?? ""));
    }
  });
});

describe("a language with three texts", () => {
  const french = withFallback({
    languageName: "Français",
    messages: { order_placed: "Commande passée" },
    orderStatusTitles: { delivered: "Votre commande est arrivée" },
    orderMail: { receipt: { action: "Voir la commande" } },
  });

  it("has its own texts and English for all others", () => {
    expect(french.languageName).toBe("Français");
    expect(french.messages.order_placed).toBe("Commande passée");
    expect(french.messages.order_canceled).toBe(en.messages.order_canceled);
    expect(french.orderStatusTitles.pending).toBe(en.orderStatusTitles.pending);
    expect(french.orderMail.receipt).toEqual({ ...en.orderMail.receipt, action: "Voir la commande" });
    expect(french.refundReasons).toEqual(en.refundReasons);
    expect(french.direction).toBe("ltr");
  });
});

describe("tags of languages", () => {
  it.each([
    ["ar", "ar"],
    ["ar-EG;q=0.9", "ar"],
    [" EN ", "en"],
    ["arz", "en"],
    ["fr", "en"],
    ["", "en"],
    [null, "en"],
  ])("%j is read as %s", (tag, language) => expect(languageFrom(tag)).toBe(language));

  it("are only known when a language stands in the table", () => expect(knownLanguage("fr-FR")).toBeNull());
});

describe("filling a text", () => {
  it("replaces every brace, and missing values by nothing", () => {
    expect(fillText("{name}: {left} left, {name}", { name: "$& {left}", left: 2 })).toBe(
      "$& {left}: 2 left, $& {left}",
    );
    expect(fillText("{group}!", {})).toBe("!");
  });
});

// The sources are the subject: Biome has no rule for letters of a script.
describe("the server's sources", () => {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/\.test\.ts$|^(testing|locales)[\\/]/.test(file),
  );

  it("have letters of other scripts in the locales only", () => {
    const isForeign = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Han}]/u;
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((file) => isForeign.test(readFileSync(`${root}/${file}`, "utf8")))).toEqual([]);
  });

  it("compare with no language", () => {
    const languageWords = new RegExp(`[!=]== "(${languages.join("|")})"`);
    expect(sources.filter((file) => languageWords.test(readFileSync(`${root}/${file}`, "utf8")))).toEqual([]);
  });

  it("have texts that are there", () => {
    for (const language of languages) expect(textsOf(language).refusals.cart_full).not.toBe("");
  });
});
