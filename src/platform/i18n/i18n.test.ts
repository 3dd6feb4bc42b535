import { describe, expect, it } from "vitest";
import { direction, type LanguageCode, offeredLanguage } from "./languages";
import { branchesOf, formatMessage, placeholdersOf } from "./message-format";
import { moreTextLoaders } from "./more-text-loaders";
import type { Namespace } from "./namespaces";
import { loadTextFile, textLoaders } from "./text-loaders";
import { workerText } from "./worker-texts";

const namespaces = Object.keys({ ...textLoaders.en, ...moreTextLoaders.en }) as Namespace[];

async function texts(language: LanguageCode, namespace: Namespace): Promise<Record<string, string>> {
  return { ...(await loadTextFile(namespace, language)) };
}

it("each namespace stands in one of the two tables", () => {
  for (const table of [textLoaders, moreTextLoaders])
    expect(Object.keys(table.ar ?? {})).toEqual(Object.keys(table.en ?? {}));
  expect(new Set(namespaces).size).toBe(
    Object.keys(textLoaders.en).length + Object.keys(moreTextLoaders.en ?? {}).length,
  );
});

describe.each(namespaces)("the texts of %s", (namespace) => {
  it("are the same keys in Arabic", async () => {
    const [english, arabic] = await Promise.all([texts("en", namespace), texts("ar", namespace)]);
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(arabic)) expect(text.trim(), key).not.toBe("");
  });

  it("name the same placeholders in both languages", async () => {
    const [english, arabic] = await Promise.all([texts("en", namespace), texts("ar", namespace)]);
    for (const [key, text] of Object.entries(english)) {
      expect([...placeholdersOf(arabic[key] ?? "")].sort(), key).toEqual([...placeholdersOf(text)].sort());
    }
  });

  it("have every plural form of their language", async () => {
    for (const [language, forms] of [
      ["en", ["one", "other"]],
      ["ar", ["one", "two", "few", "many", "other"]],
    ] as const) {
      for (const [key, text] of Object.entries(await texts(language, namespace))) {
        for (const inner of text.match(/\{\w+,\s*plural,(?:[^{}]|\{[^{}]*\})*\}/g) ?? []) {
          const branches = branchesOf(inner.slice(1, -1));
          for (const form of forms) expect([...branches.keys()], `${language} ${key}`).toContain(form);
        }
      }
    }
  });

  it("are in Arabic script", async () => {
    const arabic = await texts("ar", namespace);
    for (const [key, text] of Object.entries(arabic)) {
      // Names, counts and what was typed have no words of their own.
      if (key === "footer.rights" || key === "search.quoted" || key === "search.inModule") continue;
      expect(text, key).toMatch(/[\u0600-\u06ff]/);
    }
  });
});

describe("the worker", () => {
  it("uses the shopper's language, and English for what it lacks", () => {
    expect(workerText("order.placed", "ar-SA")).toBe("تم تأكيد طلبك");
    expect(workerText("order.placedText", "de", { store: "Bakery", order: 7 })).toBe(
      "Bakery has your order #7.",
    );
  });
});

describe("messages", () => {
  const plural = "{count, plural, =0 {none} one {# item of {name}} other {# items of {name}}}";
  it.each<[string, Record<string, string | number>, string, string]>([
    ["plain", {}, "en", "plain"],
    ["Hello {name}", { name: "Ada" }, "en", "Hello Ada"],
    ["Hello {name}", {}, "en", "Hello {name}"],
    [plural, { count: 0, name: "x" }, "en", "none"],
    [plural, { count: 1, name: "x" }, "en", "1 item of x"],
    [plural, { count: 5, name: "x" }, "en", "5 items of x"],
    ["{n, plural, two {pair} few {few #} many {many #} other {other #}}", { n: 2 }, "ar", "pair"],
    ["{n, plural, two {pair} few {few #} many {many #} other {other #}}", { n: 3 }, "ar", "few 3"],
    ["{n, plural, two {pair} few {few #} many {many #} other {other #}}", { n: 11 }, "ar", "many 11"],
    ["{n, plural, two {pair} few {few #} many {many #} other {other #}}", { n: 100 }, "ar", "other 100"],
    ["broken {name", { name: "x" }, "en", "broken {name"],
    ["{a} and {b}", { a: "{b}", b: 2 }, "en", "{b} and 2"],
  ])("fills %j with %j in %s", (message, parameters, language, expected) => {
    expect(formatMessage(message, parameters, language)).toBe(expected);
  });
});

describe("directions", () => {
  it.each(["ar", "ar-SA", "AR"])("writes %s from right to left", (code) =>
    expect(direction(code)).toBe("rtl"),
  );
  it.each(["en", "fr", "tr", "arm", ""])("writes %j from left to right", (code) =>
    expect(direction(code)).toBe("ltr"),
  );
  it.each([
    ["ar-EG", "ar"],
    ["en-GB", "en"],
    ["fr", "en"],
    [null, "en"],
  ])("for %j is %s", (code, expected) => expect(offeredLanguage(code)).toBe(expected));
});
