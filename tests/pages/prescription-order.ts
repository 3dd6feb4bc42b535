/** Sending photos of a prescription to a pharmacy, and what is read of it. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { ops } from "../fixtures/operator";
import type { FoundItem } from "../fixtures/shop-api";
import { findMedicine, paper } from "./prescription";
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
