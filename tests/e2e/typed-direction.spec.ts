/** What is typed in another script than the page's is read in its own direction, from its beginning. */
import type { Locator } from "@playwright/test";
import { newCustomer } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { type Language, words } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** How the field looks, and how the same text looks in a field of this direction at the page's side. */
async function looks(field: Locator, direction: "ltr" | "rtl", side: "left" | "right") {
  await field.blur();
  const shown = await field.screenshot();
  await field.evaluate(
    (input: HTMLInputElement, [dir, align]) => {
      input.dir = dir;
      input.style.textAlign = align;
    },
    [direction, side] as const,
  );
  const meant = await field.screenshot();
  await field.evaluate((input: HTMLInputElement) => {
    input.removeAttribute("dir");
    input.style.textAlign = "";
  });
  return { shown: shown.toString("base64"), meant: meant.toString("base64") };
}

for (const { language, side, typed } of [
  {
    language: "ar",
    side: "right",
    typed: [
      ["12 Quay Road, Port", "ltr"],
      ["12 Customs House Close, East Gardens, Port Amber, behind the old lighthouse and the market", "ltr"],
      ["شارع 12, مبنى ب", "rtl"],
    ],
  },
  {
    language: "en",
    side: "left",
    typed: [
      ["12 Quay Road, Port", "ltr"],
      ["شارع 12, مبنى B", "rtl"],
    ],
  },
] satisfies { language: Language; side: "left" | "right"; typed: [string, "ltr" | "rtl"][] }[])
  test(`an address is read by its own script in ${language}`, async ({ page, context }) => {
    const account = (key: "address.add" | "address.address" | "address.road") =>
      words(language)("account", key);
    const find = await findPlainDish();
    const { token } = await newCustomer();
    await startVisitWith(context, { ...find, token, language });
    await page.goto("/profile?page=profile-settings");
    await page.getByRole("button", { name: account("address.add") }).click();
    for (const label of ["address.address", "address.road"] as const) {
      const field = page.getByRole("dialog").getByRole("textbox", { name: account(label) });
      for (const [text, direction] of typed) {
        await field.fill(text);
        const { shown, meant } = await looks(field, direction, side);
        expect(shown === meant, `${label}: ${text}`).toBe(true);
      }
    }
  });
