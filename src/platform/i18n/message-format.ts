/**
 * The part of ICU's message format that the texts use: `{name}` and
 * `{count, plural, =0 {none} one {# item} other {# items}}`. Digits are Latin in every language.
 */
export type TextParameters = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

/** Fills a text. An unknown name stays as it is written, so that a mistake is visible and nothing breaks. */
export function formatMessage(message: string, parameters: TextParameters, language: string): string {
  if (!message.includes("{")) return message;
  let result = "";
  let position = 0;
  while (position < message.length) {
    const open = message.indexOf("{", position);
    if (open < 0) return result + message.slice(position);
    const close = closing(message, open);
    if (close < 0) return result + message.slice(position);
    result +=
      message.slice(position, open) + placeholder(message.slice(open + 1, close), parameters, language);
    position = close + 1;
  }
  return result;
}

/** Names of the placeholders of a text, and whether each is plural; for the test that languages agree. */
export function placeholdersOf(message: string): Set<string> {
  const names = new Set<string>();
  for (let open = message.indexOf("{"); open >= 0; ) {
    const close = closing(message, open);
    if (close < 0) break;
    const inner = message.slice(open + 1, close);
    const [name = "", kind] = inner.split(",", 2).map((part) => part.trim());
    names.add(name);
    if (kind === "plural") {
      for (const branch of branchesOf(inner).values())
        for (const nested of placeholdersOf(branch)) names.add(nested);
    }
    open = message.indexOf("{", close);
  }
  return names;
}

function placeholder(inner: string, parameters: TextParameters, language: string): string {
  const [name = "", kind] = inner.split(",", 2).map((part) => part.trim());
  const value = parameters[name];
  if (value === undefined) return `{${name}}`;
  if (kind !== "plural") return String(value);
  const branches = branchesOf(inner);
  const count = Number(value);
  const chosen =
    branches.get(`=${count}`) ?? branches.get(categoryOf(count, language)) ?? branches.get("other") ?? "";
  return formatMessage(chosen, parameters, language).replaceAll("#", String(value));
}

function categoryOf(count: number, language: string): string {
  let rule = rules.get(language);
  if (rule === undefined) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return rule.select(count);
}

/** Branches of a plural by category. */
export function branchesOf(inner: string): Map<string, string> {
  const branches = new Map<string, string>();
  const afterKind = inner.indexOf(",", inner.indexOf(",") + 1) + 1;
  let position = afterKind;
  while (afterKind > 0 && position < inner.length) {
    const open = inner.indexOf("{", position);
    if (open < 0) break;
    const close = closing(inner, open);
    if (close < 0) break;
    branches.set(inner.slice(position, open).trim(), inner.slice(open + 1, close));
    position = close + 1;
  }
  return branches;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === "{") depth += 1;
    else if (text[index] === "}") {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return -1;
}
