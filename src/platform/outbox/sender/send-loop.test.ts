/** The loop goes on, whatever one run of it meets. */
import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import { cartWith, customer, lineOf, putRowAs, session } from "../../../../tests/fixtures/outbox-rows";
import { outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { startOutbox } from "./send-loop";

const at = outboxWithServer(session);
afterEach(() => vi.useRealTimers());

it("sending goes on by itself after a run that fails, and after one that never ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await putRowAs(cartWith(lineOf(1, 2)), customer);
  const broken = [() => Promise.reject(new Error("Storage is gone.")), () => new Promise<never>(() => {})];
  let calls = 0;
  startOutbox({
    ...at.sender,
    session: () => broken[calls++]?.() ?? Promise.resolve(at.session),
  });
  await vi.waitFor(() => expect(calls).toBe(1));
  await vi.advanceTimersByTimeAsync(31_000);
  await vi.waitFor(() => expect(calls).toBe(2));
  await vi.advanceTimersByTimeAsync(61_000);
  await vi.waitFor(() => expect(at.quantities()).toEqual({ 1: 2 }), { timeout: 4_000 });
});
