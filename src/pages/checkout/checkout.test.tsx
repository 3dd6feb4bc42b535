/** The checkout's words for a cart without lines depend on the orders that are on their way. */
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import type { OrderRow } from "@/platform/outbox";
import { selectModule } from "@/stores/module";
import { setOutboxRows } from "@/stores/outbox-rows";
import { session } from "@/stores/session";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import CheckoutPage from ".";

const moduleId = 7;

/** The shop has received it and emptied the cart; its response was lost. */
const orderInDoubt = () =>
  ({
    kind: "order",
    id: "order:key",
    key: "key",
    owner: session().accountKey,
    state: "checking",
    tries: 1,
    firstTriedAt: 1,
    result: null,
    payload: {
      moduleId,
      storeName: "Quay Market",
      expectedTotal: 10,
      expectedCart: "x",
      deadline: Date.now() + 900_000,
      zoneId: "[1]",
      body: { order_type: "delivery", payment_method: "cash_on_delivery", store_id: 1 },
    },
  }) as OrderRow;

const Path = () => <output aria-label="path">{useLocation().pathname}</output>;
const path = () => screen.getByRole("status", { name: "path" }).textContent;

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.scrollIntoView = () => undefined;
  await preloadTexts("checkout", "frame", "shell");
  selectModule({ id: moduleId, module_type: "grocery", module_name: "Shops", slug: "shops" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (address = "/") =>
  showInPage(
    <>
      <Path />
      <CheckoutPage />
    </>,
    address,
  );

it("does not lead home before it is known whether an order emptied the cart, and then shows that order", {
  timeout: 90_000,
}, async () => {
  setOutboxRows([], [], "somebody else");
  await show();
  expect(path()).toBe("/");
  await act(async () => setOutboxRows([orderInDoubt()], [], session().accountKey));
  // The checkout's parts come late on a busy machine.
  const late = { timeout: 60_000 };
  const name = "Checking whether your order arrived";
  expect(await screen.findByRole("heading", { name }, late)).toBeTruthy();
  expect(path()).toBe("/");
});

it("of an item by itself leads home without one, and not to the cart's order", async () => {
  setOutboxRows([orderInDoubt()], [], session().accountKey);
  await show("/checkout?page=buy_now");
  await waitFor(() => expect(path()).toBe("/home"));
});

it("leads home with an empty cart and no order", async () => {
  setOutboxRows([], [], "somebody else");
  await show();
  await act(async () => setOutboxRows([], [], session().accountKey));
  await waitFor(() => expect(path()).toBe("/home"));
});
