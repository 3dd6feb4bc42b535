/** One language is one folder: texts stand in locale files only, and components show nothing but texts by their key. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

const files = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => ending.test(file) && !/\.test\.tsx?$|\/locales\//.test(file));
const sources = [...files("src", /\.tsx?$/), ...files("sw", /\.ts$/)];

/** Lines of a file that a pattern matches, as `file:line text`. */
const linesWith = (file: string, pattern: RegExp) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));

describe("a language", () => {
  it("has its letters in locale files and nowhere else", () => {
    const otherLetters = /(?!\p{Script=Latin}|\p{Script=Greek})\p{L}/u;
    expect(sources.flatMap((file) => linesWith(file, otherLetters))).toEqual([]);
  });

  it("is asked for by the table of languages, never by its code", () => {
    const comparison = /[!=]==? "(?:en|ar)"|startsWith\("(?:en|ar)"\)|\? "ar" : "en"/;
    const tables = ["src/platform/i18n/languages.ts", "src/platform/i18n/text-loaders.ts"];
    const found = sources.flatMap((file) => (tables.includes(file) ? [] : linesWith(file, comparison)));
    expect(found).toEqual([]);
  });
});

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Attributes that a shopper reads or hears. */
const spokenAttributes = ["aria-label", "aria-description", "title", "placeholder", "alt"];
const hasWord = (text: unknown) => typeof text === "string" && /\p{L}/u.test(text.replace(/&\w+;/g, ""));

/** Literal texts that an expression may give. */
function literals(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case "Literal":
      return hasWord(node.value) ? [String(node.value)] : [];
    case "TemplateLiteral":
      return (node.quasis as { value: { cooked: string } }[])
        .map(({ value }) => value.cooked)
        .filter((text) => hasWord(text));
    case "ConditionalExpression":
      return [...literals(node.consequent), ...literals(node.alternate)];
    case "LogicalExpression":
    case "BinaryExpression":
      return node.operator === "+" || node.type === "LogicalExpression"
        ? [...literals(node.left), ...literals(node.right)]
        : [];
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "TSAsExpression":
      return literals(node.expression);
    default:
      return [];
  }
}

/** Literal texts among what a component shows. */
function shownTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(shownTexts);
  if (!isNode(node)) return [];
  const own: string[] = [];
  if (node.type === "JSXText" && hasWord(node.value)) own.push(String(node.value).trim());
  if (node.type === "JSXElement" || node.type === "JSXFragment") {
    for (const child of node.children as Node[])
      if (child.type === "JSXExpressionContainer") own.push(...literals(child));
  }
  if (node.type === "JSXAttribute" && spokenAttributes.includes(String((node.name as Node).name)))
    own.push(...literals(node.value));
  return [...own, ...Object.values(node).flatMap((value) => shownTexts(value))];
}

const textsIn = (code: string) => shownTexts(parseSync("component.tsx", code).program as unknown);

describe("a component", () => {
  it("shows no text that is not a key", () => {
    const found = files("src", /\.tsx$/).flatMap((file) =>
      textsIn(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ["<p>Hello</p>", "Hello"],
    ["<p>{open ? 'Open' : null}</p>", "Open"],
    ["<p>{`Hello`}</p>", "Hello"],
    ["<img alt='A shop' src='x' />", "A shop"],
    ["<button aria-label={busy && 'Wait'} />", "Wait"],
  ])("with %s would be found", (code, text) => {
    expect(textsIn(`const x = ${code};`)).toEqual([text]);
  });

  it("with keys, names of styles and figures is in order", () => {
    const code = `<p className="note" id="a" lang="en">{t("cart.title")} · 12 &nbsp;{count}</p>`;
    expect(textsIn(`const x = ${code};`)).toEqual([]);
  });
});
