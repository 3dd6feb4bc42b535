import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { preloadTexts } from "@/platform/i18n";
import type { OrderRow } from "@/platform/outbox";
import { setOutboxRows } from "@/stores/outbox-rows";
import { closeOverlays, currentOverlay } from "@/stores/overlay";
import { useSession } from "@/stores/session";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import OrdersView from "./orders-view";
import TrackOrderView from "./track-order-view";

const waiting = { kind: "order", key: "key", state: "waiting", payload: { storeName: "Quay Market" } };
const nothing = () => undefined;

beforeEach(async () => {
  await preloadTexts("orders", "shell");
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) });
  useSession.setState({ token: "token", accountKey: "customer:5", guestId: null });
  setOutboxRows([waiting as unknown as OrderRow], [], "local:1");
});
afterEach(() => {
  cleanup();
  closeOverlays();
  setOutboxRows([], [], "local:1");
  useSession.setState({ token: null, accountKey: "guest:5", guestId: 5 });
  vi.unstubAllGlobals();
});

const showOrders = () =>
  showInPage(
    <KitProvider>
      <OrdersView tab="running" onTab={nothing} />
    </KitProvider>,
  );
const theOrder = () => screen.findByRole("button", { name: /Waiting for the network.*Quay Market/ });

it("an order that waits stands among the running ones, and opens", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ total_size: 0, limit: 10, offset: 1, orders: [] }));
  await showOrders();
  fireEvent.click(await theOrder());
  expect(currentOverlay()).toEqual({ kind: "waiting-order", rowKey: "key" });
  await vi.waitFor(() => expect(screen.queryByRole("status")).toBeNull());
  expect(screen.queryByText("No order is under way.")).toBeNull();
});

it("it stands there also where the shop cannot be asked for the others", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network")));
  await showOrders();
  expect(await theOrder()).toBeTruthy();
});

it("without one the list says that none is under way", async () => {
  setOutboxRows([], [], "local:1");
  vi.stubGlobal("fetch", async () => Response.json({ total_size: 0, limit: 10, offset: 1, orders: [] }));
  await showOrders();
  expect(await screen.findByText("No order is under way.")).toBeTruthy();
});

it("a guest finds it where orders are tracked", async () => {
  useSession.setState({ token: null, accountKey: "guest:5", guestId: 5 });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network")));
  await showInPage(
    <KitProvider>
      <TrackOrderView orderId="" contact="" />
    </KitProvider>,
  );
  expect(await theOrder()).toBeTruthy();
});
