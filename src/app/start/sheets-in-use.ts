// @chunk behind
/** Which style sheets of the app a part of the page needs, and which of their rules. */
import { hasRuleFor, type Rule, rulesInUse, rulesOf } from "./rules-in-use";

export interface SheetsInUse {
  /** Addresses of the sheets that have a rule for it. */
  sheets: string[];
  /** These rules, and those for elements without a class; absent where a sheet has not been read. */
  styles?: string | undefined;
}

/** What the sheets say, by address; null where it could not be read. */
const known = new Map<string, readonly Rule[] | null>();

/** Nothing that is seen has styles of a sheet that is still on its way, or given up because the page is left. */
function hasCome(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules !== null;
  } catch {
    return false;
  }
}

const sheetsOfApp = (): string[] =>
  [...document.styleSheets].flatMap((sheet) =>
    sheet.href?.startsWith(location.origin) && hasCome(sheet)
      ? [sheet.href.slice(location.origin.length)]
      : [],
  );

/**
 * Reads the sheets that have come since, from what the browser or the worker keeps of them; true when there were some. Done
 * ahead: when the tab is left there is no time for it.
 */
export async function readSheets(): Promise<boolean> {
  const missing = sheetsOfApp().filter((href) => !known.has(href));
  await Promise.all(missing.map(async (href) => known.set(href, await readRules(href))));
  return missing.length > 0;
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

/** What something with these classes needs of the app's style sheets. One that is not read may be needed. */
export function sheetsInUse(classes: ReadonlySet<string>): SheetsInUse {
  const all = sheetsOfApp().map((href) => [href, known.get(href) ?? null] as const);
  const sheets = all.flatMap(([href, rules]) => (rules === null || hasRuleFor(rules, classes) ? [href] : []));
  const read = all.flatMap(([, rules]) => rules ?? []);
  return read.length > 0 && all.every(([, rules]) => rules !== null)
    ? { sheets, styles: rulesInUse(read, classes) }
    : { sheets };
}
