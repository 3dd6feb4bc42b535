import { newCustomer } from "../fixtures/customers";
import { ops } from "../fixtures/operator";
import { expect, test } from "../fixtures/test";
import { type Finding, lookAt } from "../pages/accessibility";
import { choosePhotos, chooser, formOf, setPrice, startAtPharmacy } from "../pages/prescription-order";
import { Shopper } from "../pages/shopper";
import type { Language } from "../pages/texts";

/** Without motion, which axe would catch half-way; and axe injects a script of its own. */
test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });
test.describe.configure({ timeout: 240_000 });

/** Each theme and each direction once: colours do not depend on the direction, nor names on the theme. */
const looks: [Language, "light" | "dark"][] = [
  ["en", "light"],
  ["ar", "dark"],
];

for (const [language, theme] of looks)
  test(`ordering by prescription passes the accessibility rules: ${language}, ${theme}`, async ({
    page,
    context,
  }) => {
    const { token } = await newCustomer();
    const find = await startAtPharmacy(context, { token, language, theme });
    const shopper = new Shopper(page, language);
    const { say } = shopper;
    const found: Finding[] = [];
    const look = async (state: string) => void found.push(...(await lookAt(page, state)));
    const send = shopper.button(say("prescriptions", "send.button"));

    await page.goto(formOf(find));
    await expect(send).toBeVisible();
    await look("form");
    await page.getByRole("main").locator("input[type=tel]").fill("no number");
    await send.click();
    await expect(page.getByText(say("checkout", "prescription.required")).first()).toBeVisible();
    await look("form with mistakes");
    await page.reload();
    await expect(chooser(page, shopper)).toBeAttached();
    await choosePhotos(page, shopper, 3);
    await page.getByRole("main").locator("input[type=tel]").fill("+12025550177");
    await page.getByRole("textbox", { name: say("prescriptions", "note.label") }).fill("60");
    await look("form with photos");
    await send.click();
    await expect(page).toHaveURL(/orderId=\d+/);
    const orderId = Number(/orderId=(\d+)/.exec(page.url())?.[1]);
    await expect(page.getByText(say("prescriptions", "waiting.text")).first()).toBeVisible();
    await look("order without a price");

    await setPrice(orderId, find, 2);
    await page.reload();
    const agree = say("prescriptions", "priced.agree", { amount: "" }).trim();
    await expect(page.getByRole("button", { name: new RegExp(`^${agree}`) })).toBeVisible();
    await look("order with its price");
    await page.getByRole("button", { name: new RegExp(`^${agree}`) }).click();
    await expect(page.getByText(say("prescriptions", "priced.agreed"))).toBeVisible();
    for (const status of ["pending", "on its way"]) {
      await page.goto(`/invoice/${orderId}`);
      await expect(page.getByRole("article", { name: say("invoice", "title") })).toBeVisible();
      await look(`invoice, ${status}`);
      await ops("advance", String(orderId));
    }
    expect(found).toEqual([]);
  });
