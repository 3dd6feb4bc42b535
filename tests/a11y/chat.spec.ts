import type { Locator, Page } from "@playwright/test";
import type { MessagePage } from "../../src/contract/calls/chat";
import { newCustomer } from "../fixtures/customers";
import { ops } from "../fixtures/operator";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { type Finding, lookAt } from "../pages/accessibility";
import { Shopper } from "../pages/shopper";
import type { Language } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

/** Keys alone: tabs until the element has the focus. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

const looks: [Language, "light" | "dark"][] = [
  ["en", "light"],
  ["ar", "dark"],
];

for (const [language, theme] of looks) {
  test(`a chat is opened, written, heard and left by the keyboard alone: ${language}, ${theme}`, async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    const { token } = await newCustomer();
    await startVisitWith(context, { place: find.place, module: find.module, language, theme, token });
    const { say } = new Shopper(page, language);
    const found: Finding[] = [];

    await page.goto("/chatting");
    const support = page.getByRole("link", { name: say("chat", "list.support") }).first();
    await expect(support).toBeVisible();
    found.push(...(await lookAt(page, "no conversation")));
    await tabTo(page, support);
    await page.keyboard.press("Enter");
    const title = page.getByRole("heading", { name: say("chat", "peer.admin"), exact: true });
    await expect(title).toBeFocused();
    const field = page.getByRole("main").getByRole("textbox");
    await tabTo(page, field);
    await page.keyboard.type("Where are you?");
    await tabTo(page, page.getByRole("button", { name: say("chat", "compose.send"), exact: true }));
    await page.keyboard.press("Enter");
    const log = page.getByRole("log");
    await expect(log.getByText(say("chat", "state.sent"), { exact: true })).toBeVisible();
    await expect(field).toBeFocused();

    const { conversation } = await call<MessagePage>("/customer/message/details?admin_id=0&unseen=1", {
      token,
    });
    await ops("chat", String(conversation?.id), "Here.");
    await expect(log.getByText("Here.", { exact: true })).toBeVisible();
    await expect(page.locator("[data-announces]").getByText(/: Here\.$/)).toBeAttached();
    // A message that arrives leaves the focus where it is.
    await expect(field).toBeFocused();
    found.push(...(await lookAt(page, "conversation")));

    await tabTo(page, page.getByRole("link", { name: say("chat", "conversation.back") }), "Shift+Tab");
    await page.keyboard.press("Enter");
    const row = page.getByRole("link", { name: new RegExp(say("chat", "peer.admin")) }).first();
    await expect(row).toBeFocused();
    found.push(...(await lookAt(page, "list of conversations")));
    expect(found).toEqual([]);
  });
}
