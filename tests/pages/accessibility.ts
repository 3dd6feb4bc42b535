/** Looking at a page as axe does. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

export interface Finding {
  state: string;
  rule: string;
  where: string[];
}

/** Checks the page as it is; returns the violations of any impact. */
export async function lookAt(page: Page, state: string): Promise<Finding[]> {
  // Nothing is judged while still loading: skeletons have no words.
  await expect(page.locator("#first-screen")).toHaveCount(0);
  await expect(page.locator("[data-pending], main [aria-busy=true]")).toHaveCount(0);
  // Content under a sticky bar can be scrolled into view; axe would count it as covered for good.
  // Content far below is in a box of a guessed height, and axe would see it overflow.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  await page.evaluate(() => {
    const dialogs = "[role=dialog], [role=alertdialog]";
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (element.closest(dialogs) || element.querySelector(dialogs)) continue;
      if (["sticky", "fixed"].includes(getComputedStyle(element).position)) element.style.position = "static";
    }
  });
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .analyze();
  return violations.map((violation) => ({
    state,
    rule: `${violation.id} (${violation.impact})`,
    where: violation.nodes.map(
      (node) => `${node.target.join(" ")}: ${node.failureSummary?.split("\n")[1]?.trim()} ${coverers(node)}`,
    ),
  }));
}

/** The elements that cover a target, for the report. */
function coverers(node: { any: { relatedNodes?: { target: unknown }[] }[] }): string {
  const related = node.any.flatMap((check) => check.relatedNodes ?? []).map(({ target }) => String(target));
  return related.length > 0 ? `(beside ${related.join(", ")})` : "";
}
