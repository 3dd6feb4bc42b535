import { describe, expect, it } from "vitest";
import { initialsOf } from "./avatar";

describe("initials", () => {
  it("takes the first letter of the first and the last word", () => {
    expect(initialsOf("  mara van der lind ")).toBe("ML");
    expect(initialsOf("سارة")).toBe("س");
    expect(initialsOf("")).toBe("");
  });
});
