/** A page that listens to pushes, and an order of its guest. */
import { expect, type Page } from "@playwright/test";
import { newPerson } from "../fixtures/customers";
import { call, findPlainDish, oneOf } from "../fixtures/shop-api";

/** The page has its listener: it answers the worker. */
export async function waitForPushListener(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          () =>
            new Promise<boolean>((resolve) => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(true);
              setTimeout(() => resolve(false), 500);
              const event = new MessageEvent("message", {
                data: { doorstep: "open", target: location.pathname },
                ports: [port2],
              });
              navigator.serviceWorker.dispatchEvent(event);
            }),
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
}

/** Lets the page's thread do nothing, as if it were busy; returns what lets it go on. */
export async function blockThread(page: Page): Promise<() => Promise<void>> {
  const thread = await page.context().newCDPSession(page);
  await thread.send("Debugger.enable");
  const paused = new Promise((resolve) => thread.once("Debugger.paused", resolve));
  await thread.send("Debugger.pause");
  // It stops at the next statement that it runs.
  page.evaluate(() => undefined).catch(() => undefined);
  await paused;
  return async () => {
    await thread.send("Debugger.resume");
    await thread.detach();
  };
}

/** Orders a dish for the page's guest. Returns the order's number. */
export async function placeOrder(page: Page): Promise<number> {
  const guest = Number(await page.evaluate(() => localStorage.getItem("guest_id")));
  const { module, store, item, place } = await findPlainDish();
  const asking = { moduleId: module.id, zoneId: place.zone.zone_id };
  const person = newPerson();
  await call("/customer/cart/add", asking, {
    method: "POST",
    body: {
      guest_id: guest,
      ...oneOf(item),
    },
  });
  const placed = await call<{ order_id: number }>("/customer/order/place", asking, {
    method: "POST",
    body: {
      guest_id: guest,
      order_type: "delivery",
      payment_method: "cash_on_delivery",
      store_id: store.id,
      distance: 2,
      address: place.description,
      latitude: String(place.position.lat),
      longitude: String(place.position.lng),
      contact_person_name: person.name,
      contact_person_number: person.phone,
      contact_person_email: person.email,
    },
  });
  return placed.order_id;
}
