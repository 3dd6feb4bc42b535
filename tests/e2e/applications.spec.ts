import type { Locator, Page } from "@playwright/test";
import type { Zone } from "../../src/contract";
import { newPerson } from "../fixtures/customers";
import { pictureFile } from "../fixtures/picture-file";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { pressSandbox } from "../pages/payment";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const t = (key: Parameters<typeof en<"applications">>[1], values = {}) => en("applications", key, values);
const account = (key: Parameters<typeof en<"account">>[1]) => en("account", key);

const field = (page: Page, name: string): Locator => page.getByRole("main").getByRole("textbox", { name });

async function fillPerson(page: Page): Promise<void> {
  const { email, phone } = newPerson();
  await field(page, t("person.first")).fill("Ida");
  await field(page, account("auth.phone")).fill(phone);
  await field(page, account("auth.email")).fill(email);
  await fillPasswords(page);
}

async function fillPasswords(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: account("auth.password"), exact: true }).fill("Harbour-7");
  await field(page, account("auth.confirmPassword")).fill("Harbour-7");
}

test("a store applies: wrong files are named, a reload loses nothing but secrets and files, and the place is in the zone", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const zones = await call<Zone[]>("/zone/list");
  const zone = zones.find(({ id }) => id === find.place.zone.zone_data[0]?.id);
  const other = zones.find(({ id }) => id !== zone?.id);
  if (!zone || !other) throw new Error("The demo has two zones.");
  await startVisitWith(context, find);
  const shopper = new Shopper(page);
  await page.goto("/settings");
  await shopper.press(page.locator("summary", { hasText: en("shell", "footer.quickLinks") }));
  await shopper.press(page.getByRole("link", { name: en("shell", "footer.openStore") }));
  await expect(page.getByRole("heading", { level: 1, name: t("store.title") })).toBeVisible();

  // By its label alone it would also be the button that removes what was chosen.
  const logo = page.locator('input[type="file"]').and(page.getByLabel(t("store.logo")));
  await logo.setInputFiles({ name: "me.heic", mimeType: "image/heic", buffer: Buffer.from("heic") });
  await expect(page.getByText(t("picture.heic"))).toBeVisible();
  const large = Buffer.alloc(2 * 1024 * 1024 + 1);
  await logo.setInputFiles({ name: "large.png", mimeType: "image/png", buffer: large });
  await expect(page.getByText(t("picture.large"))).toBeVisible();

  await field(page, t("store.name", { language: "English" })).fill("Ida's Bakery");
  await field(page, t("store.address", { language: "English" })).fill("7 Quay Street");
  await fillPerson(page);
  await page.reload();
  await expect(field(page, t("store.name", { language: "English" }))).toHaveValue("Ida's Bakery");
  await expect(field(page, t("person.first"))).toHaveValue("Ida");
  await expect(page.getByRole("textbox", { name: account("auth.password"), exact: true })).toHaveValue("");
  await fillPasswords(page);

  const send = shopper.button(t("send"));
  await shopper.press(send);
  for (const missing of ["error.zone", "error.place", "error.logo"] as const)
    await expect(page.getByText(t(missing))).toBeVisible();

  const inZone = page.getByLabel(t("zone"));
  await inZone.selectOption(String(other.id));
  await shopper.press(shopper.button(t("store.choosePlace")));
  const picker = page.getByRole("dialog", { name: en("shell", "location.title") });
  const confirm = shopper.button(en("shell", "location.confirm"), picker);
  await expect(confirm).toBeEnabled();
  await shopper.press(confirm);
  await expect(page.getByText(t("error.outside"))).toBeVisible();
  await inZone.selectOption(String(zone.id));
  await expect(page.getByText(t("error.outside"))).toHaveCount(0);
  await page.getByLabel(t("store.module")).selectOption({ index: 1 });

  // The shop sees the faults that the page cannot: the reason shows at the field, and everything typed stays.
  await logo.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await shopper.press(send);
  await expect(page.getByText("The logo cannot be read as a picture.")).toBeVisible();
  await expect(field(page, t("store.name", { language: "English" }))).toHaveValue("Ida's Bakery");
  await logo.setInputFiles(await pictureFile("logo.png"));

  // A package: a payment that fails leaves an application that was sent, and the package to be paid again.
  const cheapest = page.getByRole("radio", { name: /Starter/ });
  await cheapest.check();
  await page.getByRole("radio", { name: "Sandbox card" }).check();
  // The shop takes it and its answer is lost: sent again, it is the same application.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!answer.url.endsWith("/auth/vendor/register")) return answer;
      window.fetch = fetch;
      throw new TypeError("Failed to fetch");
    };
  });
  await shopper.press(send);
  await expect(send).toBeEnabled();
  await expect(page.getByText(t("done.title"))).toHaveCount(0);
  await shopper.press(send);
  await pressSandbox(page, "fail");
  await expect(page.getByText(t("plan.flag.fail", { name: "Starter" }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t("plan.unpaid", { name: "Starter" }))).toBeVisible();
  await page.getByRole("radio", { name: "Sandbox card" }).check();
  await shopper.press(page.getByRole("button", { name: /^Pay \$/ }));
  await pressSandbox(page, "pay");
  await expect(page.getByText(t("plan.state.paid", { name: "Starter" }))).toBeVisible();
  await page.reload();
  await expect(field(page, t("person.first"))).toHaveValue("");
});

test("somebody who wants to bring orders applies, and can begin anew", async ({ page, context }) => {
  await startVisitWith(context, await findPlainDish());
  const shopper = new Shopper(page);
  await page.goto("/deliveryman-registration");
  await fillPerson(page);
  await shopper.press(shopper.button(t("reset.button")));
  const question = page.getByRole("alertdialog", { name: t("reset.question") });
  await shopper.press(shopper.button(t("reset.button"), question));
  await expect(field(page, t("person.first"))).toHaveValue("");

  await fillPerson(page);
  await page.getByLabel(t("zone")).selectOption({ index: 1 });
  await page.getByLabel(t("courier.vehicle")).selectOption({ index: 1 });
  await field(page, t("courier.identityNumber")).fill("X 123");
  await page
    .getByLabel(t("courier.papers"))
    .setInputFiles([await pictureFile("front.png"), await pictureFile("back.png")]);
  await expect(page.getByRole("listitem").filter({ hasText: t("picture.remove") })).toHaveCount(2);
  await shopper.press(shopper.button(t("send")));
  await expect(page.getByRole("heading", { name: t("done.title") })).toBeVisible();
  await expect(page.getByText(t("courier.lead"))).toHaveCount(0);
});
