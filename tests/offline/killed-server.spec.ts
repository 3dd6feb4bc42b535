/** kill -9 of the server between what board and courier press and the answer to it: nothing is lost, heard twice or done twice. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Order } from "../../src/contract";
import type { BoardChanges, BoardOrderDetails, BoardOrders } from "../../src/contract/calls/board-orders";
import { onOwnServer } from "../fixtures/on-own-server";
import { command } from "../fixtures/operator";
import type { TestServer } from "../fixtures/server";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { boardPassword, openBoard } from "../pages/board";
import { customerWithDish, orderDelivery, putDish } from "../pages/checkout";
import { dispatcher } from "../pages/courier";
import { ownBrowser } from "../pages/own-browser";

test.use({
  serviceWorkers: "block",
  viewport: { width: 1280, height: 900 },
  // What a server that is gone writes into the console.
  allowedErrors: /net::ERR_/,
});
onOwnServer();

/** The server acts on the next such call and is killed before the answer. Returns the keys of all of them, and the kill. */
async function killAfter(page: Page, path: string, server: TestServer) {
  const keys: string[] = [];
  let noteKill = () => {};
  const killed = new Promise<void>((resolve) => {
    noteKill = resolve;
  });
  await page.route(`**/api/v1${path}`, async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    await server.kill();
    await route.abort("connectionreset");
    noteKill();
  });
  return { keys, killed };
}

test("what board and courier press while the server is killed happens once, and no order is unheard", async ({
  page,
  browser,
  baseURL,
  ownServer,
}) => {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  const { token } = buyer;
  const read = (id: number) => call<Order>(`/customer/order/track?order_id=${id}`, { token });
  const statusOf = (id: number) => async () => (await read(id)).order_status;
  const board = await dispatcher();
  const { cursor } = await board.ask<BoardOrders>("/board/orders?state=new");
  const courier = (await board.couriers(find.store.id))[0];
  const errors: string[] = [];
  const road = await ownBrowser(browser, { baseURL, viewport: { width: 360, height: 740 } }, errors);
  const invited = await command(ownServer.dataFolder, "courier", "invite", String(courier?.id));
  await road.page.goto(`/courier/${new URL(invited.split("\n")[0] ?? "").hash}`);
  for (const label of ["New password", "The same again"])
    await road.page.getByLabel(label, { exact: false }).fill(boardPassword);
  await road.page.getByRole("button", { name: "Save and begin" }).click();
  // Off shift the page asks once a minute.
  await road.page.getByRole("switch", { name: "Shift" }).click();
  await expect(road.page.getByRole("switch", { name: "Shift" })).toBeChecked();
  await openBoard(page);
  const press = (where: Page, name: string | RegExp) => where.getByRole("button", { name }).click();

  // Killed as soon as it has taken the order: the board may not have heard of it.
  const first = await orderDelivery(find, buyer);
  await ownServer.restart();
  const tile = page.locator(`[data-order="${first}"]`);
  await expect(tile).toBeVisible();
  await expect(page).toHaveTitle(/new order/i);

  const accepts = await killAfter(page, `/board/orders/${first}/accept`, ownServer);
  await tile.click();
  await press(page, /^Accept ·/);
  await accepts.killed;
  await expect(page.getByText(/^Accepted here at .*: will be sent$/)).toBeVisible();
  await ownServer.run();
  await expect(page.getByText(/will be sent$/)).toHaveCount(0);
  await expect.poll(statusOf(first)).toMatch(/^(confirmed|accepted|processing)$/);
  await board.assign(first, courier?.id ?? 0);
  // An order that comes while the stream is only just open again.
  await putDish(find, buyer);
  const second = await orderDelivery(find, buyer);
  await expect(page.locator(`[data-order="${second}"]`)).toBeVisible();

  const card = road.page.getByRole("article", { name: `Order ${first}` });
  await expect(card).toBeVisible();
  const pickUps = await killAfter(road.page, `/courier/orders/${first}/picked-up`, ownServer);
  const code = (await read(first)).otp;
  await press(road.page, "I have it");
  await pickUps.killed;
  await press(road.page, "I am at the door");
  await press(road.page, "Hand it over");
  await road.page.getByLabel("Code of the shopper").fill(code);
  await press(road.page, /^Delivered/);
  await ownServer.run();
  await expect.poll(statusOf(first)).toBe("delivered");
  await expect(card).toHaveCount(0);

  const owed = async () =>
    (await board.couriers(find.store.id)).find(({ id }) => id === courier?.id)?.cash ?? Number.NaN;
  const cash = await owed();
  expect(cash).toBe((await read(first)).order_amount);
  const key = randomUUID();
  const handIn = () => board.handIn(courier?.id ?? 0, cash, key);
  await handIn();
  await ownServer.restart();
  await handIn();
  expect(await owed()).toBe(0);

  const { history } = await board.ask<BoardOrderDetails>(`/board/orders/${first}`);
  const times = (word: RegExp) => history.filter(({ action }) => word.test(action)).length;
  expect([/accepted/, /picked_up/, /courier_arrived/, /delivered/].map(times)).toEqual([1, 1, 1, 1]);
  for (const { keys } of [accepts, pickUps]) {
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  }
  // What a board would hear that slept through all of it: each order once, under numbers that rose on.
  const heard = await board.ask<BoardChanges>(`/board/changes?after=${encodeURIComponent(cursor)}`);
  const mine = heard.orders.filter(({ id }) => [first, second].includes(id));
  expect(new Set(mine.map(({ id }) => id))).toEqual(new Set([first, second]));
  expect(mine).toHaveLength(2);
  expect(new Set(mine.map(({ seq }) => seq)).size).toBe(2);
  await expect(page.locator(`[data-order="${second}"]`)).toHaveCount(1);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
  await road.context.close();
});
