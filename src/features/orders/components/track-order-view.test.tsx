import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { preloadTexts } from "@/platform/i18n";
import { forgetGuestOrders, rememberGuestOrder } from "@/stores/guest-orders";
import { KitProvider } from "@/ui/kit/kit-provider";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import TrackOrderView from "./track-order-view";

beforeEach(async () => {
  await preloadTexts("orders", "shell");
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      Response.json({ errors: [{ code: "order", message: "No such order" }], guest_id: 5 }, { status: 404 }),
    ),
  );
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(() => {
  cleanup();
  forgetGuestOrders();
  vi.unstubAllGlobals();
});

const quayKitchen = {
  orderId: 1207,
  contact: "+15550102030",
  storeName: "Quay Kitchen",
  placedAt: Date.now(),
  closed: false,
};

it("the orders of this device come before the form, and after it for who came with a number", async () => {
  rememberGuestOrder(quayKitchen);
  const isBeforeForm = () => {
    const order = screen.getByRole("button", { name: /Quay Kitchen/ });
    const press = screen.getByRole("button", { name: "Track order" });
    return (order.compareDocumentPosition(press) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  for (const [orderId, expected] of [
    ["", true],
    ["99", false],
  ] as const) {
    await showInPage(
      <KitProvider>
        <TrackOrderView orderId={orderId} contact="" />
      </KitProvider>,
    );
    expect(isBeforeForm()).toBe(expected);
    cleanup();
  }
});

it("a number that is not found leaves the orders of this device below, to be tracked by a press", async () => {
  rememberGuestOrder(quayKitchen);
  await showInPage(
    <KitProvider>
      <TrackOrderView orderId="99" contact="+15550102030" />
    </KitProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Track order" })));
  expect(await screen.findByText("Order not found", {}, { timeout: 15_000 })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Quay Kitchen/ })).toBeTruthy();
});
