import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useGuestOrders } from "@/stores/guest-orders";
import { closeOverlays, currentOverlay } from "@/stores/overlay";
import { openFromAddress } from "./open-from-address";

const open = async (address: string) => {
  history.replaceState(null, "", address);
  openFromAddress(new URLSearchParams(location.search), () => undefined);
  await vi.dynamicImportSettled();
};

beforeEach(() =>
  useGuestOrders.setState({
    orders: [{ orderId: 5, contact: "+1", storeName: "Quay Market", placedAt: 1, closed: false }],
  }),
);
afterEach(closeOverlays);

it("tells a guest that an order is placed where this device placed it", async () => {
  await open("/home?flag=success&order_id=5");
  expect(currentOverlay()).toMatchObject({ kind: "order-placed", orderId: 5, status: "success" });
});

it("leads a guest to the order's form where the device does not know it", async () => {
  await open("/home?flag=success&order_id=6");
  expect(currentOverlay()).toMatchObject({ kind: "order-placed", orderId: 6, status: "elsewhere" });
});

it("believes no address that names another's order", async () => {
  await open("/home?flag=x&order_id=6");
  expect(currentOverlay()).toBeNull();
});

it("shows an order again that was left on its payment page", async () => {
  await open("/track-order?order_id=5&flag=unpaid");
  expect(currentOverlay()).toEqual({ kind: "unpaid-order", orderId: 5 });
});
