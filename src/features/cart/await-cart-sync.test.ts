import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Item } from "@/contract";
import { useCart } from "@/stores/cart";
import { awaitCartSync } from "./await-cart-sync";

const item = { id: 7, module_id: 1 } as Item;
const holds = (ids: number[], waitingFor: string | null) =>
  useCart.setState({ carts: { 1: { waitingFor, lines: ids.map((id) => ({ item: { id } })) as never[] } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("an item that was just put into the cart", () => {
  it("is called there only when the server's cart came back with it", async () => {
    holds([7], "a-row");
    const end = awaitCartSync(item);
    let told: string | null = null;
    void end.then((word) => {
      told = word;
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toBeNull();
    holds([7], null);
    expect(await end).toBe("there");
  });
  it("is refused when the server's cart came back without it", async () => {
    holds([7], "a-row");
    const end = awaitCartSync(item);
    holds([3], null);
    expect(await end).toBe("refused");
  });
  it("waits when no answer comes", async () => {
    holds([7], "a-row");
    const end = awaitCartSync(item);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await end).toBe("waiting");
  });
});
