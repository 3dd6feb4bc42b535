import { newPerson } from "../fixtures/customers";
import { call } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { signUpDialog } from "../pages/account";
import { en } from "../pages/texts";

test("a number of another country is chosen from the list, and stored as it can be called", async ({
  page,
}) => {
  const who = newPerson();
  await page.goto("/?open=sign-up");
  const dialog = signUpDialog(page);
  await dialog.getByLabel(en("account", "auth.name")).fill(`\u202a${who.name}\u202c`);
  await dialog.getByLabel(en("account", "auth.email")).fill(who.email);
  const phone = dialog.getByLabel(en("account", "auth.phone"));
  const country = dialog.getByLabel(en("account", "auth.phoneCountry"));
  await phone.fill("(555) 012-3456");
  await phone.blur();
  await expect(dialog.getByText(en("account", "auth.phoneWrong"))).toBeVisible();
  const last = String(1_000_000 + Math.floor(Math.random() * 8_999_999));
  await phone.fill(`05${0} ${last}`);
  await country.selectOption("SA");
  await expect(phone).toHaveValue(new RegExp(`^\\+966 50 ${last.slice(0, 3)} ${last.slice(3)}$`));
  await expect(dialog.getByText(en("account", "auth.phoneWrong"))).toHaveCount(0);
  await phone.fill("0044 20 7946 0018");
  await expect(country).toHaveValue("GB");
  await phone.fill(`\u202a+966 (0)50-${last}\u202c`);
  await expect(country).toHaveValue("SA");
  await page.screenshot({ path: "test-results/one-phone-en.png" });
  for (const box of await dialog.locator("input[type=password]").all()) await box.fill(who.password);
  await dialog.getByRole("checkbox").check({ force: true });
  await dialog
    .getByRole("button", { name: en("account", "auth.signUp"), exact: true })
    .first()
    .click();
  const tokenOf = () => page.evaluate(() => localStorage.getItem("token"));
  await expect.poll(tokenOf).not.toBeNull();
  const info = await call<{ phone: string }>("/customer/info", { token: (await tokenOf()) ?? "" });
  expect(info.phone).toBe(`+96650${last}`);
});

test("digits of other scripts stand in the order in which they are typed", async ({ page }) => {
  await page.goto("/?open=sign-up");
  const phone = signUpDialog(page).getByLabel(en("account", "auth.phone"));
  await phone.fill("٠٥٠ ١٢٣-٤٥٦٧");
  // The text of a field has no places on the page: it is laid out once more, by the field's own rules.
  const places = await phone.evaluate((field: HTMLInputElement) => {
    const { direction, unicodeBidi, font } = getComputedStyle(field);
    const line = document.createElement("div");
    Object.assign(line.style, { direction, unicodeBidi, font, whiteSpace: "pre" });
    line.textContent = field.value;
    document.body.append(line);
    const { firstChild } = line;
    const found = [...field.value].map((_, index) => {
      const range = document.createRange();
      if (firstChild) range.setStart(firstChild, index);
      if (firstChild) range.setEnd(firstChild, index + 1);
      return range.getBoundingClientRect().left;
    });
    line.remove();
    return found;
  });
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(new Set(places).size).toBe(places.length);
});
