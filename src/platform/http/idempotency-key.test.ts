import { describe, expect, it } from "vitest";
import { createIdempotencyKeys } from "./idempotency-key";

describe("the key of an attempt", () => {
  it("stays while the same values are sent again, and changes with them", () => {
    let count = 0;
    const keyOf = createIdempotencyKeys(() => `key-${++count}`);
    expect(keyOf({ street: "Quay", floor: "" })).toBe("key-1");
    expect(keyOf({ street: "Quay", floor: "" })).toBe("key-1");
    expect(keyOf({ street: "Quay", floor: "2" })).toBe("key-2");
    expect(keyOf({ street: "Quay", floor: "" })).toBe("key-3");
  });
});
