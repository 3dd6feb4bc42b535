/** Opening the checkout, and reading it. */
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { Address } from "../../src/contract";
import type checkoutTexts from "../../src/platform/i18n/locales/en/checkout";
import type { TextParameters } from "../../src/platform/i18n/message-format";
import { type Customer, newCustomer, newPerson } from "../fixtures/customers";
import { call, type FoundItem, oneOf, serverCart } from "../fixtures/shop-api";
import { Shopper } from "./shopper";
import { en } from "./texts";
import { startVisitWith, waitForOfflineTexts } from "./visit";

export const checkout = (key: keyof typeof checkoutTexts, parameters?: TextParameters) =>
  en("checkout", key, parameters);

/** A customer with their place. */
export interface Buyer extends Customer {
  asking: { token: string; moduleId: number; zoneId: string };
}

/** A customer with pieces of the dish in the cart, put there by another device. */
export async function customerWithDish(find: FoundItem, quantity = 1): Promise<Buyer> {
  const customer = await newCustomer();
  const asking = { token: customer.token, moduleId: find.module.id, zoneId: find.place.zone.zone_id };
  const buyer = { ...customer, asking };
  await putDish(find, buyer, quantity);
  return buyer;
}

/** Another device puts the dish into the cart. */
export const putDish = (find: FoundItem, { asking }: Buyer, quantity = 1): Promise<unknown> =>
  call("/customer/cart/add", asking, { method: "POST", body: { ...oneOf(find.item), quantity } });

/** Changes the dish's quantity on another device. */
export async function setQuantity(
  find: FoundItem,
  { token, asking }: Buyer,
  quantity: number,
): Promise<void> {
  const [line] = await serverCart(find.module.id, { token });
  await call("/customer/cart/update", asking, {
    method: "POST",
    body: { ...oneOf(find.item), cart_id: line?.id, quantity },
  });
}

/** Orders what is in the cart, to be fetched; returns the order's number. */
export async function orderThere(
  { store, item }: FoundItem,
  { asking }: Buyer,
  more: Record<string, unknown> = {},
): Promise<number> {
  const { order_id } = await call<{ order_id: number }>("/customer/order/place", asking, {
    method: "POST",
    body: {
      order_type: "take_away",
      payment_method: "cash_on_delivery",
      store_id: store.id,
      order_amount: item.price,
      ...more,
    },
  });
  return order_id;
}

/** Orders what is in the cart, to be brought to the place where it was found; returns the order's number. */
export function orderDelivery(
  find: FoundItem,
  buyer: Buyer,
  more: Record<string, unknown> = {},
): Promise<number> {
  const { description, position } = find.place;
  return orderThere(find, buyer, {
    order_type: "delivery",
    address: description,
    latitude: String(position.lat),
    longitude: String(position.lng),
    contact_person_name: buyer.name,
    contact_person_number: buyer.phone,
    distance: 1,
    ...more,
  });
}

export const savedAddresses = async (token: string): Promise<Address[]> =>
  (await call<{ addresses: Address[] }>("/customer/address/list?limit=50&offset=1", { token })).addresses;

/** Saves an address of the customer's home. */
export const addAddress = (
  { asking, phone }: Buyer,
  address: string,
  at: { lat: number; lng: number },
  house: string,
): Promise<unknown> =>
  call("/customer/address/add", asking, {
    method: "POST",
    body: {
      address_type: "home",
      contact_person_name: "Ida Mole",
      contact_person_number: phone,
      address,
      house,
      latitude: String(at.lat),
      longitude: String(at.lng),
    },
  });

export async function atCheckout(page: Page): Promise<Shopper> {
  await page.goto("/checkout?page=cart");
  const shopper = new Shopper(page);
  await expect(shopper.placeButton).toBeVisible();
  return shopper;
}

/** The files an order needs beyond the checkout's first fields. */
const LATE_FILES = [
  "press-rules",
  "order-quote",
  "quoted-order",
  "quote-note",
  "courier-fields",
  "confirm-overlay",
];

/** Resolves when the checkout has every file that it needs without a network. */
export async function waitForCheckoutFiles(page: Page): Promise<void> {
  await page.waitForFunction((files) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    return files.every((file) => loaded.some((name) => name.includes(`/assets/${file}-`)));
  }, LATE_FILES);
}

/** Orders a dish that needs no choice as a guest, from its store's page on; the answer is still to come. */
export async function pressAsGuest(shopper: Shopper, { store, item }: FoundItem): Promise<void> {
  await shopper.page.goto(`/store/${store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: item.name })).first());
  await shopper.checkOutAsGuest();
  await shopper.fillContact(newPerson());
  await shopper.press(shopper.placeButton);
}

type Row = "address.title" | "time.title" | "contact.title" | "payment.title" | "extras.tip" | "extras.title";

/** A row of the checkout, with what it unfolds into. */
export const rowOf = (shopper: Shopper, row: Row): Locator =>
  shopper.page.getByRole("region", { name: shopper.say("checkout", row), exact: true });

/** Unfolds a row, which has to be folded. */
export async function unfold(shopper: Shopper, row: Row): Promise<void> {
  await shopper.press(rowOf(shopper, row).getByRole("button", { expanded: false }).first());
}

/** Opens the fields of the address below its row. */
export const openAddress = (shopper: Shopper): Promise<void> => unfold(shopper, "address.title");

/** Unfolds the code of a coupon and the offers beside the best one. */
export async function openCoupons({ page, say }: Shopper): Promise<void> {
  const summary = page.getByRole("complementary", { name: say("checkout", "summary.title") });
  await summary.getByRole("button", { expanded: false }).tap();
}

/** What is ordered, above everything that is asked. */
export const orderedItems = (page: Page): Locator =>
  page.getByRole("region", { name: checkout("summary.items"), exact: true });

/** Writes a customer's phone number, whose row is folded while it is known. */
export async function fillPhone(shopper: Shopper, phone: string): Promise<void> {
  await unfold(shopper, "contact.title");
  await rowOf(shopper, "contact.title").getByLabel(checkout("contact.phone")).fill(phone);
}

/**
 * A checkout whose order was pressed with no network, and is kept trying. Pages must have no worker, or one that has been
 * waited for. `arrive` is done before the checkout is opened.
 */
export async function pressWithoutNetwork(
  context: BrowserContext,
  { place, module }: FoundItem,
  { token }: { token?: string },
  arrive: (shopper: Shopper) => Promise<void> = async () => {},
): Promise<Shopper> {
  await startVisitWith(context, { place, module, token });
  const page = await context.newPage();
  await arrive(new Shopper(page));
  const shopper = await atCheckout(page);
  await expect(shopper.placeButton).toBeEnabled();
  await fillPhone(shopper, newPerson().phone);
  await waitForOfflineTexts(page);
  await waitForCheckoutFiles(page);
  await context.setOffline(true);
  await expect(page.getByRole("status").getByText(en("shell", "offline.offline"))).toBeVisible();
  await shopper.press(shopper.placeButton);
  const question = page.getByRole("alertdialog");
  await shopper.press(shopper.button(checkout("placing.keepTrying"), question));
  await expect(page.getByText(/We keep trying for \d+ minutes/)).toBeVisible();
  return shopper;
}
