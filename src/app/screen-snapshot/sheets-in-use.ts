/** Which style sheets of the app a part of the page needs, and which of their rules. */
import { hasRuleFor, type Rule, rulesInUse, rulesOf } from "./rules-in-use";

export interface SheetsInUse {
  /** Addresses of the sheets that have a rule for it. */
  sheets: string[];
  /** These rules, and those for elements without a class; absent where a sheet has not been read. */
  styles?: string | undefined;
}

/** The rules of each sheet, by address; null where it could not be read. */
const known = new Map<string, readonly Rule[] | null>();

interface SheetOfApp {
  href: string;
  /** The rules as the browser tells them: enough to know whether the sheet is needed. */
  told: CSSRuleList;
}

/** Nothing that is seen has styles of a sheet that is still on its way, or given up because the page is left. */
function rulesToldOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

const sheetsOfApp = (): SheetOfApp[] =>
  [...document.styleSheets].flatMap((sheet) => {
    const told = sheet.href?.startsWith(location.origin) ? rulesToldOf(sheet) : null;
    return told && sheet.href ? [{ href: sheet.href.slice(location.origin.length), told }] : [];
  });

const tellsOf = (rules: CSSRuleList, classes: ReadonlySet<string>): boolean =>
  [...rules].some(
    (rule) =>
      (rule instanceof CSSStyleRule &&
        (rule.selectorText.match(/\.[\w-]+/g) ?? []).some((name) => classes.has(name.slice(1)))) ||
      ("cssRules" in rule && tellsOf(rule.cssRules as CSSRuleList, classes)),
  );

const unreadSheets = (): string[] =>
  sheetsOfApp()
    .map(({ href }) => href)
    .filter((href) => !known.has(href));

/** Whether sheets have come that nobody has read. */
export const hasUnreadSheets = (): boolean => unreadSheets().length > 0;

/** Reads them one by one, from what the browser or the worker keeps of them, so that no reading holds the page up for long. */
export async function readSheets(): Promise<void> {
  for (const href of unreadSheets()) known.set(href, await readRules(href));
}

async function readRules(href: string): Promise<readonly Rule[] | null> {
  try {
    const response = await fetch(href);
    const isSheet = response.headers.get("Content-Type")?.includes("text/css") ?? false;
    return response.ok && isSheet ? rulesOf(await response.text()) : null;
  } catch {
    return null;
  }
}

/** The rules and sheets of the app that elements with these classes need. */
export function sheetsInUse(classes: ReadonlySet<string>): SheetsInUse {
  const all = sheetsOfApp().map((sheet) => ({ ...sheet, rules: known.get(sheet.href) ?? null }));
  const needed = all.filter(({ rules, told }) =>
    rules ? hasRuleFor(rules, classes) : tellsOf(told, classes),
  );
  const sheets = needed.map(({ href }) => href);
  const read = all.flatMap(({ rules }) => rules ?? []);
  return read.length > 0 && needed.every(({ rules }) => rules !== null)
    ? { sheets, styles: rulesInUse(read, classes) }
    : { sheets };
}
