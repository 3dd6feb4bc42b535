import { describe, expect, it } from "vitest";
import { unsentReason } from "./failure-reason";

const problem = (code: string, message = "") => ({ code, message, total: null });

describe("why something needs the shopper", () => {
  it.each(["failing", "unconfirmed", "too_old", "signed_in"])("is said in our words for %s", (code) => {
    expect(unsentReason(problem(code, "internal detail"))).toHaveProperty("key");
    expect(unsentReason(problem(code))).not.toEqual({ key: "unsent.refused" });
  });
  it("is said in the shop's words when it refused", () =>
    expect(unsentReason(problem("address", "We do not go there."))).toEqual({
      words: "We do not go there.",
    }));
  it("is a plain sentence when the shop gave none", () => {
    expect(unsentReason(problem("refused"))).toEqual({ key: "unsent.refused" });
    expect(unsentReason(null)).toEqual({ key: "unsent.refused" });
  });
});
