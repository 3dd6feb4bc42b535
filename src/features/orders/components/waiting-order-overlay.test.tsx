import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import type { OrderRow } from "@/platform/outbox";
import { selectedModule, selectModule } from "@/stores/module";
import { setOutboxRows } from "@/stores/outbox-rows";
import { session } from "@/stores/session";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import WaitingOrderOverlay from "./waiting-order-overlay";

const module = (id: number) =>
  ({ id, module_type: "grocery", module_name: `Shops ${id}`, slug: `shops-${id}` }) as const;
const [ordered, other] = [module(1), module(2)];

/** An order that was refused, of a module that the shop does not offer here and now. */
function refusedOrder(payload: Partial<OrderRow["payload"]>): OrderRow {
  return {
    kind: "order",
    id: "order:key",
    key: "key",
    state: "needs-you",
    problem: { code: "order_amount", message: "", total: 12 },
    firstTriedAt: 1,
    result: null,
    payload: {
      moduleId: ordered.id,
      storeName: "Quay Market",
      expectedTotal: 10,
      expectedCart: "x",
      deadline: Date.now() + 900_000,
      zoneId: "[1]",
      body: { order_type: "delivery", payment_method: "cash_on_delivery", store_id: 1 },
      ...payload,
    },
  } as OrderRow;
}

const show = (payload: Partial<OrderRow["payload"]>) => {
  setOutboxRows([refusedOrder(payload)], [], session().accountKey);
  const overlay = { kind: "waiting-order", rowKey: "key" } as const;
  return showInPage(
    <WaitingOrderOverlay overlay={overlay} open onClose={() => undefined} onClosed={() => undefined} />,
  );
};

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  await preloadTexts("orders", "shell");
  selectModule(other);
});
afterEach(() => {
  cleanup();
  setOutboxRows([], [], session().accountKey);
  vi.unstubAllGlobals();
});

it("leads to the checkout of the order's own module, also where the shop does not say which modules there are", async () => {
  await show({ module: ordered });
  fireEvent.click(await screen.findByRole("button", { name: "Look at it" }));
  expect(selectedModule()).toEqual(ordered);
});

it("never leads to another module's checkout", async () => {
  await show({});
  await screen.findByText("Quay Market");
  expect(screen.queryByRole("button", { name: "Look at it" })).toBeNull();
  expect(selectedModule()).toEqual(other);
});

it("says that the device is full where its disk does not take that the order is sent", async () => {
  setOutboxRows(
    [
      {
        ...refusedOrder({}),
        state: "waiting",
        firstTriedAt: null,
        problem: { code: "disk_full", message: "", total: null },
      },
    ],
    [],
    session().accountKey,
  );
  const overlay = { kind: "waiting-order", rowKey: "key" } as const;
  await showInPage(
    <WaitingOrderOverlay overlay={overlay} open onClose={() => undefined} onClosed={() => undefined} />,
  );
  expect(await screen.findByText("Not sent: this device is full")).toBeTruthy();
  expect(screen.queryByText("Waiting for the network")).toBeNull();
  for (const name of ["Cancel the order", "Try now"])
    expect(screen.getByRole("button", { name })).toBeTruthy();
});
