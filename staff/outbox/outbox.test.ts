import { expect, it, vi } from "vitest";
import { createOutbox, type KeptStep } from "./outbox";

/** A device whose reading takes its time. */
function slowDevice() {
  const rows = new Map<string, unknown>();
  const readings: (() => void)[] = [];
  return {
    readKept: () => {
      const seen = new Map(rows);
      return new Promise<ReadonlyMap<string, unknown>>((resolve) => readings.push(() => resolve(seen)));
    },
    keep: async (put: Readonly<Record<string, unknown>>, removed: readonly string[] = []) => {
      for (const [key, value] of Object.entries(put)) rows.set(key, value);
      for (const key of removed) rows.delete(key);
    },
    forgetEverything: async () => rows.clear(),
    finishReading: () => readings.shift()?.(),
  };
}

it("never hides a step that is pressed while the device is being read", async () => {
  const device = slowDevice();
  const { addSteps, readSteps, useSteps } = createOutbox<KeptStep>(device, "outbox-test");
  const shown: number[] = [];
  useSteps.subscribe(({ steps }) => shown.push(steps.length));
  const reading = readSteps();
  await addSteps({ key: "first", madeAt: 1, refusal: null });
  await vi.waitFor(() => {
    device.finishReading();
    expect(shown).toHaveLength(2);
  });
  expect(await reading).toMatchObject([{ key: "first" }]);
  expect(shown).toEqual([1, 1]);
});

it("sends what a full device could not keep, and forgets it with everything else", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const full = {
    readKept: async () => new Map<string, unknown>(),
    keep: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
    forgetEverything: async () => {},
  };
  const { addSteps, refuseStep, removeStep, readSteps, forgetSteps } = createOutbox<KeptStep>(
    full,
    "full-test",
  );
  const step = (key: string, madeAt: number): KeptStep => ({ key, madeAt, refusal: null });
  await addSteps(step("second", 2), step("first", 1));
  await refuseStep(step("first", 1), { code: "code", message: "No." });
  expect((await readSteps()).map(({ key, refusal }) => [key, refusal?.code])).toEqual([
    ["first", "code"],
    ["second", undefined],
  ]);
  await removeStep(step("first", 1));
  expect(await readSteps()).toHaveLength(1);
  forgetSteps();
  expect(await readSteps()).toEqual([]);
  vi.restoreAllMocks();
});
