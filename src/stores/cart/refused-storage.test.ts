/** Storage that fails for a while: the cart's changes are written when it is back. */
import { afterEach, expect, it, vi } from "vitest";
import { orderStage, pieces, written } from "../../../tests/fixtures/order-stage";
import { refuseStorage } from "../../../tests/fixtures/refused-storage";
import { settledAfterPauses, skipPausesUntil } from "../../../tests/fixtures/settled-after-pauses";

const stage = orderStage();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wanted = [
  [1, 2],
  [2, 1],
];

it("a change of the cart that could not be written is written when storage is back", async () => {
  const allowOpening = await refuseStorage();
  stage.cart.addToCart(pieces(2, 1));
  await expect(settledAfterPauses(written())).rejects.toThrow("Internal error.");
  const { useToasts } = await import("@/stores/toasts");
  // 'Item added to cart' is not left to be read.
  await skipPausesUntil(() =>
    expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/could not be saved yet/),
  );
  expect(stage.quantities()).toEqual(wanted);
  allowOpening();
  await skipPausesUntil(async () => expect(await settledAfterPauses(written())).toEqual([wanted]));
});
