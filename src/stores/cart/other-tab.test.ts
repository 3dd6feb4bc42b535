// @vitest-environment jsdom
/** Two tabs with one storage: what one changes and the other has not heard of when the shop answers it. */
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { recordServerCart } from "@/platform/outbox";
import { storageKeys } from "@/platform/storage/storage-keys";
import { cartOf, piecesOf, plainItem, serverLineOf } from "../../../tests/fixtures/cart-stage";

const settings = cartOf({ key: "guest:1", epoch: 0 });
const soup = plainItem(1, { choice_options: [] });
/** The shop's answer when it has the change. */
const changed = [serverLineOf(soup, 2)];

async function openTab() {
  vi.resetModules();
  const cart = await import("./");
  const { connectCart } = await import("./outbox-connection");
  const quantities = () => cart.moduleCart(1).lines.map(({ item, quantity }) => [item.id, quantity]);
  return { ...cart, connect: () => connectCart(settings), quantities };
}

type Tab = Awaited<ReturnType<typeof openTab>>;
let here: Tab;
let there: Tab;

/** The other tab puts something into the cart, and the shop has it. */
function changeThere(): void {
  there.addToCart(piecesOf(soup, 2));
  there.useCart.setState({ carts: { "1": { ...there.moduleCart(1), waitingFor: null } } });
}

const hearOfStorage = () => dispatchEvent(new StorageEvent("storage", { key: storageKeys.cart }));

beforeEach(async () => {
  localStorage.clear();
  here = await openTab();
  there = await openTab();
});

describe("the shop's cart of before another tab's change", () => {
  it("is refused by a tab that has not heard of the change", () => {
    const askedAt = performance.now();
    changeThere();
    expect(here.adoptServerCart(1, [], askedAt)).toBe(false);
    expect(here.quantities()).toEqual([[1, 2]]);
    expect(here.adoptServerCart(1, changed, performance.now() + 1)).toBe(true);
    expect(here.quantities()).toEqual([[1, 2]]);
  });

  it("is refused by a tab that has heard of it from storage alone", () => {
    const disconnect = here.connect();
    const askedAt = performance.now();
    changeThere();
    hearOfStorage();
    expect(here.quantities()).toEqual([[1, 2]]);
    expect(here.adoptServerCart(1, [], askedAt)).toBe(false);
    void there.useCart.persist.rehydrate();
    expect(there.quantities()).toEqual([[1, 2]]);
    disconnect();
  });

  it("brings nothing back that the other tab has removed", () => {
    changeThere();
    expect(here.adoptServerCart(1, changed)).toBe(true);
    const askedAt = performance.now();
    there.clearCart(1);
    there.useCart.setState({ carts: { "1": { lines: [], waitingFor: null } } });
    expect(here.adoptServerCart(1, changed, askedAt)).toBe(false);
    expect(here.quantities()).toEqual([]);
  });
});

it("a change of another tab that is on its way is left alone", () => {
  there.addToCart(piecesOf(soup, 2));
  here.adoptServerCart(1, [], performance.now() + 1_000);
  expect(here.quantities()).toEqual([[1, 2]]);
  expect(here.moduleCart(1).waitingFor).toBe("unwritten");
});

it("an answer is believed when what is stored is what this tab has", () => {
  here.adoptServerCart(1, changed);
  const disconnect = here.connect();
  const askedAt = performance.now();
  hearOfStorage();
  expect(here.adoptServerCart(1, [], askedAt)).toBe(true);
  expect(here.quantities()).toEqual([]);
  disconnect();
});

it("an answer of before a row was sent is refused when the row is found gone", async () => {
  here.addToCart(piecesOf(soup, 2));
  here.useCart.setState({ carts: { "1": { ...here.moduleCart(1), waitingFor: "a row that is sent" } } });
  await recordServerCart("guest:1", 1, changed);
  const askedAt = performance.now();
  const disconnect = here.connect();
  await vi.waitFor(() => expect(here.moduleCart(1).waitingFor).toBeNull());
  expect(here.adoptServerCart(1, [], askedAt)).toBe(false);
  expect(here.quantities()).toEqual([[1, 2]]);
  disconnect();
});
