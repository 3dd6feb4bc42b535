// @chunk behind
/** Which style sheets of the app a part of the page needs. */

/** Style sheets of the app that have a rule for one of these classes. */
export function sheetsInUse(classes: ReadonlySet<string>): string[] {
  return [...document.styleSheets].flatMap((sheet) => {
    if (!sheet.href?.startsWith(location.origin)) return [];
    const isNeeded = [...classesIn(sheet)].some((name) => classes.has(name));
    return isNeeded ? [sheet.href.slice(location.origin.length)] : [];
  });
}

function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    // Still on its way, or given up because the page is left.
    return null;
  }
}

const known = new WeakMap<CSSStyleSheet, ReadonlySet<string>>();

/** Read once a sheet: when the tab is left there is no time for it. */
function classesIn(sheet: CSSStyleSheet): ReadonlySet<string> {
  const before = known.get(sheet);
  if (before) return before;
  const names = new Set<string>();
  const rules = rulesOf(sheet);
  // Nothing that is seen has styles of a sheet that has not come yet.
  if (rules === null) return names;
  const read = (list: CSSRuleList): void => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule)
        for (const name of rule.selectorText.match(/\.[\w-]+/g) ?? []) names.add(name.slice(1));
      if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  read(rules);
  known.set(sheet, names);
  return names;
}
