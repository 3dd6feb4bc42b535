/** What tests of the board need of the shop. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Order } from "../../src/contract";
import { newPerson } from "../fixtures/customers";
import { ops } from "../fixtures/operator";
import { call, findPlainDish, oneOf } from "../fixtures/shop-api";

/** A guest orders a dish to pick it up, beside any page. */
export async function guestPicksUp() {
  const { module, store, item, place } = await findPlainDish();
  const asking = { moduleId: module.id, zoneId: place.zone.zone_id };
  const post = <T>(path: string, body: object) => call<T>(path, asking, { method: "POST", body });
  const { guest_id } = await post<{ guest_id: number }>("/auth/guest/request", {});
  await post("/customer/cart/add", { guest_id, ...oneOf(item) });
  const { name, phone, email } = newPerson();
  const { order_id: id } = await post<{ order_id: number }>("/customer/order/place", {
    guest_id,
    order_type: "take_away",
    payment_method: "cash_on_delivery",
    store_id: store.id,
    order_amount: item.price,
    contact_person_name: name,
    contact_person_number: phone,
    contact_person_email: email,
  });
  const query = new URLSearchParams({ order_id: `${id}`, guest_id: `${guest_id}`, contact_number: phone });
  const read = () => call<Order>(`/customer/order/track?${query}`, asking);
  return { id, item, status: async () => (await read()).order_status };
}

type Role = "owner" | "dispatcher";

export const boardPassword = "harbour lights 7";

/** Somebody new at the board, also when a test is tried again; `invitation` is a path of the board. */
export async function addOperator(name: string, role: Role): Promise<{ email: string; invitation: string }> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@board.example`;
  const said = await ops("operator", "add", email, "--name", name, "--role", role);
  const [invitation = ""] = /\/board\/#invite=\S+/.exec(said) ?? [];
  return { email, invitation };
}

/** The board as somebody sees it who has just taken an invitation. */
export async function openBoard(page: Page, name = "Dina", role: Role = "owner"): Promise<void> {
  await page.goto((await addOperator(name, role)).invitation);
  for (const label of ["New password", "The same again"])
    await page.getByLabel(label, { exact: false }).fill(boardPassword);
  await page.getByRole("button", { name: "Save and open the board" }).click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
}
