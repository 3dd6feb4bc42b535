import type { Page } from "@playwright/test";
import type { MessagePage } from "../../src/contract/calls/chat";
import type chatTexts from "../../src/platform/i18n/locales/en/chat";
import type { TextParameters } from "../../src/platform/i18n/message-format";
import { ops } from "../fixtures/operator";
import { pictureFile } from "../fixtures/picture-file";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { customerWithDish, orderThere } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource/ });

const text = (key: keyof typeof chatTexts, parameters?: TextParameters) => en("chat", key, parameters);
const field = (page: Page) => page.getByRole("textbox", { name: /^Write a message/ });
const log = (page: Page) => page.getByRole("log");
const say = async (page: Page, words: string) => {
  await field(page).fill(words);
  await page.getByRole("button", { name: text("compose.send"), exact: true }).click();
};

test("a customer writes to support, is answered at once in every page, sends a picture, and once what was written without a network", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const read = () => call<MessagePage>("/customer/message/details?admin_id=0&unseen=1&limit=50", { token });

  await page.goto("/chatting");
  await expect(page.getByText(text("list.none"))).toBeVisible();
  await page
    .getByRole("link", { name: text("list.support") })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: text("peer.admin") })).toBeVisible();
  await say(page, "Hello, see https://shop.test/a?b=1. <b>ok</b>");
  await expect(log(page).getByText("<b>ok</b>")).toBeVisible();
  await expect(log(page).getByText(text("state.sent"), { exact: true })).toBeVisible();
  const link = log(page).getByRole("link", { name: "https://shop.test/a?b=1", exact: true });
  await expect(link).toHaveAttribute("rel", /noopener/);

  // Another page of the same customer hears of the answer, and so does this one, without asking.
  const id = String((await read()).conversation?.id);
  const other = await context.newPage();
  const stream = other.waitForResponse(/\/message\/stream/);
  await other.goto(`/chatting?conversationId=${id}&type=admin&chatFrom=true`);
  await expect(log(other).getByText("<b>ok</b>")).toBeVisible();
  // With a stream a page asks once a minute: what comes sooner came by the stream.
  await stream;
  await ops("chat", id, "We", "are", "here.");
  for (const open of [page, other])
    await expect(log(open).getByText("We are here.")).toBeVisible({ timeout: 30_000 });
  await expect(log(page).getByText(text("state.seen"), { exact: true })).toBeVisible();

  await page.getByLabel(text("photo.add")).setInputFiles(await pictureFile("a.png", 900, 600));
  await expect(page.getByRole("button", { name: text("photo.remove", { number: 1 }) })).toBeVisible();
  await page.getByRole("button", { name: text("compose.send"), exact: true }).click();
  await expect(log(other).getByRole("img")).toBeVisible();

  await context.setOffline(true);
  await say(page, "First without network");
  await say(page, "Second without network");
  await expect(log(page).getByText(text("state.waiting"), { exact: true }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(log(other).getByText("Second without network")).toBeVisible();
  await expect(log(page).getByText(text("state.waiting"), { exact: true })).toHaveCount(0);
  await expect
    .poll(async () =>
      (await read()).messages.map(({ message, file_full_url }) => message ?? file_full_url.length),
    )
    .toEqual([
      "Second without network",
      "First without network",
      1,
      "We are here.",
      "Hello, see https://shop.test/a?b=1. <b>ok</b>",
    ]);

  // Unread messages are counted where the chat is not open.
  await other.close();
  await page.goto("/help-and-support");
  await expect(async () => {
    // A page just left may still have fetched the messages, which counts as reading them.
    await ops("chat", id, "Anything", "else?");
    await page.reload();
    await expect(page).toHaveTitle(/^\(\d+\) /, { timeout: 20_000 });
  }).toPass();
});

test("in Arabic, beside the open conversation, its row is marked and begins with the beginning of what was written in English", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token, language: "ar" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/chatting?type=admin");
  const { say: inArabic } = new Shopper(page, "ar");
  const written = "Which of these many words would be the first to go if a row had too little room for them?";
  await page.getByRole("main").getByRole("textbox").last().fill(written);
  await page.getByRole("button", { name: inArabic("chat", "compose.send"), exact: true }).click();
  const row = page.locator("[data-conversation]");
  await expect(row).toHaveAttribute("aria-current", "true");
  const shown = row.getByText(written, { exact: true });
  await expect(shown).toBeVisible();
  const [first, box] = await shown.evaluate((element) => {
    const letter = document.createRange();
    letter.setStart(element.firstChild as Node, 0);
    letter.setEnd(element.firstChild as Node, 1);
    return [letter.getBoundingClientRect(), element.getBoundingClientRect()].map(({ left, right }) => ({
      left,
      right,
    }));
  });
  expect(first?.left).toBeGreaterThanOrEqual((box?.left ?? Number.NaN) - 1);
  expect(first?.right).toBeLessThanOrEqual((box?.right ?? Number.NaN) + 1);

  // A short message is below the name, not at the other end of its row.
  await page.getByRole("main").getByRole("textbox").last().fill("Thanks.");
  await page.getByRole("button", { name: inArabic("chat", "compose.send"), exact: true }).click();
  const short = row.getByText("Thanks.", { exact: true });
  await expect(short).toBeVisible();
  const rights = await row.locator("[dir=auto]").evaluateAll((texts) =>
    texts.map((text) => {
      const words = document.createRange();
      words.selectNodeContents(text);
      return [words.getBoundingClientRect().right, text.getBoundingClientRect().right].map(Math.round);
    }),
  );
  for (const [end, side] of rights) expect(end).toBe(side);
});

test("the store of an order is written to while it is under way", async ({ page, context }) => {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  await startVisitWith(context, { ...find, token: buyer.token });
  const orderId = await orderThere(find, buyer, { order_type: "take_away" });
  const shopper = new Shopper(page);
  await page.goto(`/profile?page=my-orders&orderId=${orderId}`);
  // From the order's page, and from its tracking.
  await page
    .getByRole("main")
    .getByRole("link", { name: text("link.vendor") })
    .click();
  await expect(page).toHaveURL(/page=inbox&type=vendor&id=\d+/);
  await page.goBack();
  await page.getByRole("main").getByRole("button", { name: "Track order" }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: text("link.vendor") })
    .click();
  await expect(page).toHaveURL(/page=inbox&type=vendor&id=\d+/);
  await shopper.press(page.getByRole("button", { name: "Where is my order?" }));
  // Filled in, but not sent yet.
  await expect(field(page)).toHaveValue("Where is my order?");
  await expect(log(page).getByText("Where is my order?")).toHaveCount(0);
  await page.getByRole("button", { name: text("compose.send"), exact: true }).click();
  await expect(log(page).getByText("Where is my order?")).toBeVisible();
  await expect(log(page).getByText(text("state.sent"), { exact: true })).toBeVisible();
  await ops("cancel", String(orderId));
  await page.reload();
  await expect(page.getByText(text("conversation.closed"))).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expect(log(page).getByText("Where is my order?")).toBeVisible();
});

test("a new message is told on whichever page, with its words, and its toast leads to the chat, a screen of its own on a phone", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await call(
    "/customer/message/send",
    { token },
    { method: "POST", body: { receiver_type: "admin", message: "Hello" } },
  );
  const read = await call<MessagePage>("/customer/message/details?admin_id=0&unseen=1&limit=50", { token });
  await startVisitWith(context, { ...find, token });
  const stream = page.waitForResponse((response) => response.url().endsWith("/customer/message/stream"));
  await page.goto("/settings");
  await stream;
  await ops("chat", String(read.conversation?.id), "Shall", "we", "ring?");
  const toast = page.getByText("Shall we ring?");
  await expect(toast).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  const account = page.getByRole("link", { name: /^\d+.*Account$/ });
  await expect(account).toBeVisible();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(log(page).getByText("Shall we ring?")).toBeVisible();
  const screen = page.viewportSize();
  const composer = await page.getByRole("button", { name: text("compose.send"), exact: true }).boundingBox();
  const title = await page.getByRole("heading", { name: text("peer.admin") }).boundingBox();
  expect(title?.y).toBeLessThan(30);
  expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeGreaterThan((screen?.height ?? 0) - 30);
  await expect(page.getByRole("navigation", { name: en("shell", "nav.main") })).toBeVisible();
});

test("who has nobody to hear from opens no stream", async ({ page, context }) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const streams: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/customer/message/stream")) streams.push(request.url());
  });
  const listed = page.waitForResponse((response) => response.url().includes("/customer/message/list"));
  await page.goto("/settings");
  await listed;
  // The background work that follows the list.
  await page.waitForFunction(() => document.title !== "");
  expect(streams).toEqual([]);
});
