/** Having a parcel brought: the form, and picking where it goes. */
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { findModule, findPlainDish, type Place } from "../fixtures/shop-api";
import { at, confirm, picker, t } from "./location";
import type { Shopper } from "./shopper";
import { startVisitWith } from "./visit";

/** Starts a visit in the parcel module; returns where the shopper is and another place of that zone. */
export async function startInParcels(
  context: BrowserContext,
  { token, language }: { token?: string; language?: "en" | "ar" } = {},
): Promise<{ place: Place; receiverPlace: Place }> {
  const { place, store } = await findPlainDish();
  await startVisitWith(context, { place, module: await findModule("parcel"), token, language });
  const position = { lat: Number(store.latitude), lng: Number(store.longitude) };
  return { place, receiverPlace: { ...place, position } };
}

/** One end of the way. */
export const end = (page: Page, name: "Sender" | "Receiver"): Locator =>
  page.getByRole("region", { name, exact: true });

/** Opens the form by a category of the home. */
export async function chooseCategory(shopper: Shopper, name: string): Promise<void> {
  await shopper.press(shopper.page.getByRole("link", { name: new RegExp(`^${name}`) }));
  await expect(end(shopper.page, "Receiver")).toBeVisible();
}

/** Picks the receiver's place, where the device is. */
async function pickReceiver(shopper: Shopper, place: Place): Promise<void> {
  const { page } = shopper;
  await at(page, place);
  await shopper.press(end(page, "Receiver").getByRole("button", { name: /Pick/ }));
  await shopper.press(shopper.button(t("location.showMe"), picker(page)));
  await expect(confirm(page)).toBeEnabled();
  await shopper.press(confirm(page));
  await expect(picker(page)).toHaveCount(0);
  await expect(end(page, "Receiver").getByLabel("Address")).not.toHaveValue("");
}

/** Picks the receiver's place and says who it is. */
export async function fillReceiver(shopper: Shopper, place: Place): Promise<void> {
  await pickReceiver(shopper, place);
  const receiver = end(shopper.page, "Receiver");
  await receiver.getByLabel("Name").fill("Alan Turing");
  await receiver.getByLabel("Phone").fill("+12025557654");
}
