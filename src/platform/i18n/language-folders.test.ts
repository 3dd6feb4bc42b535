/**
 * One language is one folder: texts stand in locale files only, and components show nothing but texts by their key. The
 * sources are the subject: Biome has no rule for letters of a script, nor for texts in attributes and expressions.
 */
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

/** Attributes and props that a shopper reads or hears, e.g. `alt`, `aria-roledescription`, `closeLabel`, `labels`. */
const spokenAttribute = /(?:^|[a-z-])(?:alt|label|labels|title|text|valuetext|placeholder|description)$/i;
/** Properties of an element that show a text. */
const spokenProperties = ["textContent", "innerText", "title", "ariaLabel", "ariaRoleDescription"];
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
    case "ObjectExpression":
      return (node.properties as Node[]).flatMap(({ value }) => literals(value));
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "TSAsExpression":
      return literals(node.expression);
    default:
      return [];
  }
}

/** The literal text of `element.setAttribute("aria-label", "…")` and `element.textContent = "…"`. */
function textsSetOnElements(node: Node): string[] {
  const { callee, arguments: given, left, right } = node as Node & { callee?: Node; arguments?: Node[] };
  if (node.type === "CallExpression" && (callee?.property as Node | undefined)?.name === "setAttribute")
    return spokenAttribute.test(String(given?.[0]?.value)) ? literals(given?.[1]) : [];
  if (node.type !== "AssignmentExpression" || !isNode(left) || left.type !== "MemberExpression") return [];
  return spokenProperties.includes(String((left.property as Node).name)) ? literals(right) : [];
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
  if (node.type === "JSXAttribute" && spokenAttribute.test(String((node.name as Node).name)))
    own.push(...literals(node.value));
  own.push(...textsSetOnElements(node));
  return [...own, ...Object.values(node).flatMap((value) => shownTexts(value))];
}

const textsIn = (code: string) => shownTexts(parseSync("component.tsx", code).program as unknown);

describe("a component", () => {
  it("shows no text that is not a key", () => {
    const found = files("src", /\.tsx?$/).flatMap((file) =>
      textsIn(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  }, 30_000);

  it.each([
    ["<p>Hello</p>", "Hello"],
    ["<p>{open ? 'Open' : null}</p>", "Open"],
    ["<p>{`Hello`}</p>", "Hello"],
    ["<img alt='A shop' src='x' />", "A shop"],
    ["<button aria-label={busy && 'Wait'} />", "Wait"],
    ["<section aria-roledescription='carousel' />", "carousel"],
    ["<Dialog closeLabel={'Close'} />", "Close"],
    ["<Carousel labels={{ next: t('app.next'), previous: 'Back' }} />", "Back"],
    ["element.setAttribute('aria-label', 'Map marker')", "Map marker"],
    ["element.textContent = 'Loading'", "Loading"],
  ])("with %s would be found", (code, text) => {
    expect(textsIn(`const x = ${code};`)).toEqual([text]);
  });

  it("with keys, names of styles and figures is in order", () => {
    const code = `<p className="note" id="a" lang="en" aria-labelledby="b">{t("cart.title")} · 12 &nbsp;{count}</p>`;
    expect(textsIn(`const x = ${code};`)).toEqual([]);
  });
});
