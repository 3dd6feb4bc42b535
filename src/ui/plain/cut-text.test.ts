import { describe, expect, it } from "vitest";
import { cutText, readMoreLimit } from "./cut-text";

describe("cutting a text", () => {
  it("keeps a text of exactly the limit and cuts a longer one", () => {
    expect(cutText("a".repeat(readMoreLimit), readMoreLimit)).toBeUndefined();
    expect(cutText("a".repeat(readMoreLimit + 1), readMoreLimit)).toBe("a".repeat(readMoreLimit));
  });

  it("cuts between words where one is near", () => {
    expect(cutText("tomatoes and mozzarella from the valley", 30)).toBe("tomatoes and mozzarella from");
  });

  it("counts an emoji as one letter and never tears it", () => {
    expect(cutText("🍕🍕🍕", 3)).toBeUndefined();
    expect(cutText("🍕🍕🍕", 2)).toBe("🍕🍕");
  });
});
