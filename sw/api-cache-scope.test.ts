import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FakeWorker, openFakeWorker, origin } from "../tests/fixtures/fake-worker";
import { respondToWindowedCall } from "./api-cache";

let worker: FakeWorker;
const zone = (zoneId: string) =>
  new Request(`${origin}/api/v1/categories`, {
    headers: { zoneId, moduleId: "1", "X-localization": "en" },
  });
const scope = (zoneId: string) => `${zoneId},1,en`;
/** A cache in between that mixes zones up: it has the response of this one. */
const answersFor = (zoneId: string) => () =>
  Response.json([{ id: 1, name: zoneId }], { headers: { "X-Shop-Scope": scope(zoneId) } });
const ask = async (zoneId: string): Promise<Response> => {
  const response = await respondToWindowedCall(worker.event(zone(zoneId)));
  if (!response) throw new Error("The worker leaves this call to the browser.");
  return response;
};

beforeEach(() => {
  worker = openFakeWorker();
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the response of another zone is never kept as this one's", async () => {
  worker.network = answersFor("[2]");
  await ask("[1]");
  worker.network = answersFor("[1]");
  expect(await (await ask("[1]")).json()).toEqual([{ id: 1, name: "[1]" }]);
});

it("a kept copy is shown in the place of another zone's response", async () => {
  worker.network = answersFor("[1]");
  await ask("[1]");
  vi.advanceTimersByTime(24 * 3_600_000);
  worker.network = answersFor("[2]");
  expect(await (await ask("[1]")).json()).toEqual([{ id: 1, name: "[1]" }]);
});
