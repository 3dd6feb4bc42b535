/** Sending photos of a prescription to a pharmacy, and what is read of it. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { newPerson } from "../fixtures/customers";
import { ops } from "../fixtures/operator";
import { call, type FoundItem } from "../fixtures/shop-api";
import { findMedicine, paper, writtenPaper } from "./prescription";
import type { Shopper } from "./shopper";
import { startVisitWith } from "./visit";

/** A medicine of a pharmacy that takes prescriptions, and a visit at a place to which it delivers. */
export async function startAtPharmacy(
  context: BrowserContext,
  more: Parameters<typeof startVisitWith>[1] = {},
): Promise<FoundItem> {
  const find = await findMedicine();
  if (!find.store.prescription_order) throw new Error("This pharmacy takes no prescriptions.");
  await startVisitWith(context, { ...find, ...more });
  return find;
}

/** The address of the form. */
export const formOf = ({ store }: FoundItem): string => `/prescription?store=${store.id}`;

/** The button that opens the file chooser, or a phone's camera. */
export const chooser = (page: Page, { say }: Shopper) =>
  page.getByLabel(say("checkout", "prescription.choose"));

/** Chooses so many photos. */
export async function choosePhotos(page: Page, shopper: Shopper, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, index) => `${index + 1}.png`);
  await chooser(page, shopper).setInputFiles(await Promise.all(names.map(paper)));
  // They are made smaller first.
  const photos = page.getByRole("region", { name: shopper.say("prescriptions", "photos.title") });
  await expect(photos.getByRole("img")).toHaveCount(count);
}

/** The pharmacy puts the order together: pieces of the medicine, and something it names itself. */
export const setPrice = (orderId: number, { item }: FoundItem, quantity = 1): Promise<string> =>
  ops(
    "prescription",
    String(orderId),
    "price",
    JSON.stringify([
      { item: item.id, quantity },
      { name: "Ointment, made for you", price: 3.5 },
    ]),
  );

/** A guest sends a photo to a pharmacy, beside any page; they agree by a call as well. */
export async function guestPrescribes(find: FoundItem) {
  const { module, store, place } = find;
  const asking = { moduleId: module.id, zoneId: place.zone.zone_id };
  const { guest_id } = await call<{ guest_id: number }>("/auth/guest/request", asking, {
    method: "POST",
    body: {},
  });
  const { name, phone, email } = newPerson();
  const form = new FormData();
  const fields = {
    guest_id: String(guest_id),
    store_id: String(store.id),
    distance: "2",
    address: place.description,
    latitude: String(place.position.lat),
    longitude: String(place.position.lng),
    contact_person_name: name,
    contact_person_number: phone,
    contact_person_email: email,
    order_note: "Sixty tablets",
  };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  for (const number of [1, 2]) {
    const { buffer, mimeType } = await writtenPaper(number);
    form.append(
      "order_attachment[]",
      new Blob([new Uint8Array(buffer)], { type: mimeType }),
      `${number}.png`,
    );
  }
  const { order_id: id } = await call<{ order_id: number }>("/customer/order/prescription/place", asking, {
    method: "POST",
    form,
  });
  const agree = (amount: number) =>
    call("/customer/order/prescription/agree", asking, {
      method: "PUT",
      body: { order_id: id, guest_id, order_amount: amount, payment_method: "cash_on_delivery" },
    });
  return { id, name, agree };
}
