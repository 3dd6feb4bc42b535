import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { preloadTexts } from "@/platform/i18n";
import { forgetGuestOrders, rememberGuestOrder } from "@/stores/guest-orders";
import { useSession } from "@/stores/session";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { orderOf } from "../../../../tests/fixtures/order";
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
  contact: "+12025552030",
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
      <TrackOrderView orderId="99" contact="+12025552030" />
    </KitProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Track order" })));
  expect(await screen.findByText("Order not found", {}, { timeout: 15_000 })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Quay Kitchen/ })).toBeTruthy();
});

it("an open order of this device says how far it is and when it arrives, a closed one asks nothing", async () => {
  useSession.setState({ token: null, accountKey: "guest:5", guestId: 5 });
  const asked: string[] = [];
  const now = new Date().toISOString();
  vi.stubGlobal("fetch", async (url: RequestInfo | URL) => {
    asked.push(String(url));
    return Response.json(
      orderOf({
        id: quayKitchen.orderId,
        created_at: now,
        pending: now,
        min_delivery_time: 20,
        max_delivery_time: 40,
      }),
    );
  });
  rememberGuestOrder(quayKitchen);
  rememberGuestOrder({ ...quayKitchen, orderId: 1100, storeName: "Old Mill", closed: true });
  await showInPage(
    <KitProvider>
      <TrackOrderView orderId="" contact="" />
    </KitProvider>,
  );
  const line = await screen.findByText(/^Waiting for the store · Arrives \S+ .*to/, {}, { timeout: 15_000 });
  expect(line.closest("button")?.textContent).toContain("Quay Kitchen");
  expect(asked.filter((url) => url.includes("order/track"))).toHaveLength(1);
  expect(asked.some((url) => url.includes("1100"))).toBe(false);
});
