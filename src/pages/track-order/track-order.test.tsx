import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { forgetGuestOrders, rememberGuestOrder } from "@/stores/guest-orders";
import { closeOverlays, currentOverlay } from "@/stores/overlay";
import { useSession } from "@/stores/session";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import TrackOrderPage from "./index";

const contact = "+12025552030";

beforeEach(async () => {
  await preloadTexts("orders", "shell");
  const order = { orderId: 1207, contact, storeName: "Quay Kitchen", placedAt: Date.now(), closed: false };
  rememberGuestOrder(order);
});
afterEach(() => {
  cleanup();
  closeOverlays();
  forgetGuestOrders();
  useSession.setState({ token: null });
});

it("a guest who comes for an order of this device sees it at once", { timeout: 90_000 }, async () => {
  await showInPage(<TrackOrderPage />, "/track-order?order_id=1207");
  // The page's parts come late on a busy machine.
  await vi.waitFor(
    () => expect(currentOverlay()).toEqual({ kind: "tracking", orderId: 1207, contactNumber: contact }),
    { timeout: 60_000 },
  );
});

it("an order of somebody else, and a customer, get the form", async () => {
  await showInPage(<TrackOrderPage />, "/track-order?order_id=99");
  expect(await screen.findByDisplayValue("99")).toBeTruthy();
  cleanup();
  useSession.setState({ token: "token" });
  await showInPage(<TrackOrderPage />, "/track-order?order_id=1207");
  expect(await screen.findByDisplayValue("1207")).toBeTruthy();
  expect(currentOverlay()).toBeNull();
});
