import { afterEach, describe, expect, it, vi } from "vitest";
import { randomUuid, uuidOf } from "./random-uuid";

afterEach(() => vi.unstubAllGlobals());

describe("a random UUID", () => {
  const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it("is one where the browser makes them, and another each time where it does not", () => {
    expect(randomUuid()).toMatch(form);
    const { getRandomValues } = crypto;
    vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
    const made = Array.from({ length: 50 }, randomUuid);
    for (const uuid of made) expect(uuid).toMatch(form);
    expect(new Set(made).size).toBe(50);
  });

  it.each([
    [4, 0x00, "00000000-0000-4000-a000-000000000000"],
    [8, 0xff, "ffffffff-ffff-8fff-afff-ffffffffffff"],
    [4, 0x0a, "0a0a0a0a-0a0a-4a0a-aa0a-0a0a0a0a0a0a"],
  ] as const)("of version %i says so, and the rest is the bytes", (version, byte, uuid) => {
    expect(uuidOf(new Uint8Array(16).fill(byte), version)).toBe(uuid);
  });
});
