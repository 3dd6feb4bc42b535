import { describe, expect, it } from "vitest";
import { newOrder } from "../testing/stand-in";
import { inOrderOfWork, isProved, type Proof, proofOf, stageOf } from "./next-step";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 12, minute)).toISOString();

it("is picking up until it is taken, then the way, then the door", () => {
  for (const status of ["pending", "confirmed", "accepted", "processing", "handover"] as const)
    expect(stageOf({ status, arrived_at: null })).toBe("pick-up");
  expect(stageOf({ status: "picked_up", arrived_at: null })).toBe("go");
  expect(stageOf({ status: "picked_up", arrived_at: at(0) })).toBe("deliver");
});

it("begins at the door, goes on with the way, and picks up what is ready first", () => {
  const orders = [
    newOrder(1, { status: "processing", ready_by: at(30) }),
    newOrder(2, { status: "processing", ready_by: at(10) }),
    newOrder(3, { status: "handover", ready_by: at(40) }),
    newOrder(4, { status: "picked_up" }),
    newOrder(5, { status: "picked_up", arrived_at: at(1) }),
  ];
  expect(inOrderOfWork(orders).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  expect(orders[0]?.id).toBe(1);
});

describe("what the handing over takes", () => {
  it.each<[boolean, boolean, Proof]>([
    [false, false, "none"],
    [true, false, "code"],
    [false, true, "photo"],
    [true, true, "either"],
  ])("with a code: %s, with a photo: %s is %s", (needs_code, needs_photo, proof) => {
    expect(proofOf({ needs_code, needs_photo })).toBe(proof);
  });

  it.each<[Proof, { code: string; photos: number }, boolean]>([
    ["none", { code: "", photos: 0 }, true],
    ["code", { code: " ", photos: 1 }, false],
    ["code", { code: "4711", photos: 0 }, true],
    ["photo", { code: "4711", photos: 0 }, false],
    ["photo", { code: "", photos: 1 }, true],
    ["either", { code: "", photos: 0 }, false],
    ["either", { code: "", photos: 1 }, true],
    ["either", { code: "4711", photos: 0 }, true],
  ])("%s with %o: %s", (proof, given, expected) => {
    expect(isProved(proof, given)).toBe(expected);
  });
});
