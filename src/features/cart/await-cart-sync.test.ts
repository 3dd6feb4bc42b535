import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Item } from "@/contract";
import { useCart } from "@/stores/cart";
import { awaitCartSync } from "./await-cart-sync";

const item = { id: 7, module_id: 1 } as Item;
const setCart = (ids: number[], waitingFor: string | null) =>
  useCart.setState({ carts: { 1: { waitingFor, lines: ids.map((id) => ({ item: { id } })) as never[] } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("an item that was just added to the cart", () => {
  it("is called synced only when the server's cart came back with it", async () => {
    setCart([7], "a-row");
    const end = awaitCartSync(item);
    let outcome: string | null = null;
    void end.then((word) => {
      outcome = word;
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outcome).toBeNull();
    setCart([7], null);
    expect(await end).toBe("synced");
  });
  it("is refused when the server's cart came back without it", async () => {
    setCart([7], "a-row");
    const end = awaitCartSync(item);
    setCart([3], null);
    expect(await end).toBe("refused");
  });
  it("is pending when no response comes", async () => {
    setCart([7], "a-row");
    const end = awaitCartSync(item);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await end).toBe("pending");
  });
});
