/** Which rules of a style sheet a part of the page needs. Read from the sheet's text: what a browser tells of a rule is not whole. */

export type Rule =
  /** One selector after the other: the classes without which it matches nothing. */
  | { kind: "style"; text: string; needs: readonly (readonly string[])[] }
  | { kind: "group"; condition: string; rules: readonly Rule[] }
  | { kind: "keyframes"; name: string; text: string };

/** Where a block or a string ends; `from` is behind its beginning. Throws where it does not end. */
function endOf(text: string, from: number): number {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === "\\") index += 1;
    else if (letter === '"' || letter === "'") index = endOfString(text, index);
    else if (letter === "{") depth += 1;
    else if (letter === "}") {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  throw new Error("A block of a style sheet does not end.");
}

function endOfString(text: string, from: number): number {
  const quote = text[from];
  for (let index = from + 1; index < text.length; index += 1) {
    if (text[index] === "\\") index += 1;
    else if (text[index] === quote) return index;
  }
  throw new Error("A string of a style sheet does not end.");
}

/** Brackets may match without the classes that they name, and may have commas of their own. */
function withoutBrackets(selector: string): string {
  const inner = /\([^()]*\)|\[[^[\]]*\]/g;
  const shorter = selector.replace(inner, "");
  return shorter === selector ? selector : withoutBrackets(shorter);
}

/** Names that are written with an escape are not read: such a rule counts as needed. */
const needsOf = (selectors: string): string[][] =>
  withoutBrackets(selectors)
    .split(",")
    .map((selector) =>
      selector.includes("\\") ? [] : (selector.match(/\.[\w-]+/g) ?? []).map((name) => name.slice(1)),
    );

/** The rules of a sheet that the build wrote. Throws on what such sheets do not have: a statement, or another kind of block. */
export function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, "");
  let at = 0;
  while (plain.slice(at).trim() !== "") {
    const begin = plain.indexOf("{", at);
    if (begin < 0) throw new Error("A rule of a style sheet has no block.");
    const end = endOf(plain, begin + 1);
    const head = plain.slice(at, begin).trim();
    const body = plain.slice(begin + 1, end);
    const whole = `${head}{${body}}`;
    at = end + 1;
    const [, name] = /^@(?:-\w+-)?keyframes\s+(\S+)$/.exec(head) ?? [];
    if (name) rules.push({ kind: "keyframes", name, text: whole });
    else if (/^@(media|supports)\b/.test(head))
      rules.push({ kind: "group", condition: head, rules: rulesOf(body) });
    else if (head.startsWith("@") || head.includes(";")) throw new Error(`Unknown: ${head}`);
    else rules.push({ kind: "style", text: whole, needs: needsOf(head) });
  }
  return rules;
}

/** Whether one of the rules is for one of these classes. */
export const hasRuleFor = (rules: readonly Rule[], classes: ReadonlySet<string>): boolean =>
  rules.some((rule) =>
    rule.kind === "group"
      ? hasRuleFor(rule.rules, classes)
      : rule.kind === "style" &&
        rule.needs.some((names) => names.length > 0 && names.every((name) => classes.has(name))),
  );

/** The text of the rules that match something with these classes, or something without a class. */
export function rulesInUse(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  const used = stylesInUse(rules, classes);
  const moved = rules.filter((rule) => rule.kind === "keyframes" && used.includes(rule.name));
  return used + moved.map((rule) => (rule as { text: string }).text).join("");
}

function stylesInUse(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if (rule.kind === "keyframes") return "";
      if (rule.kind === "style")
        return rule.needs.some((names) => names.every((name) => classes.has(name))) ? rule.text : "";
      const inner = stylesInUse(rule.rules, classes);
      return inner === "" ? "" : `${rule.condition}{${inner}}`;
    })
    .join("");
}
