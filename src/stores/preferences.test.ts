// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { setTheme, usePreferences } from "./preferences";

afterEach(() => {
  localStorage.clear();
});

describe("preferences", () => {
  it("applies the theme at once", () => {
    setTheme("dark");
    expect(document.documentElement.classList.contains("dark")).toBe(true);
    setTheme("light");
    expect(document.documentElement.classList.contains("dark")).toBe(false);
    expect(usePreferences.getState().theme).toBe("light");
  });
});
