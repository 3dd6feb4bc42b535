// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { changeLanguage, setTheme, usePreferences } from "./preferences";
import { showToastAfterReload, useToasts } from "./toasts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
});

describe("preferences", () => {
  it("changes the language: keys, direction, one toast after the reload", () => {
    const reload = vi.fn();
    setTheme("dark");
    changeLanguage("ar", undefined, reload);
    expect(localStorage.getItem("language-setting")).toBe("ar");
    expect(localStorage.getItem("country")).toBe("SA");
    expect(JSON.parse(localStorage.getItem("settings") ?? "{}")).toEqual({ theme: "dark", direction: "rtl" });
    expect([document.documentElement.dir, document.documentElement.lang]).toEqual(["rtl", "ar"]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(useToasts.getState().toasts).toEqual([]);
    showToastAfterReload();
    showToastAfterReload();
    expect(useToasts.getState().toasts.map((toast) => toast.text)).toEqual(["Language has been changed"]);
  });

  it("applies the theme at once", () => {
    setTheme("dark");
    expect(document.documentElement.classList.contains("dark")).toBe(true);
    setTheme("light");
    expect(document.documentElement.classList.contains("dark")).toBe(false);
    expect(usePreferences.getState().theme).toBe("light");
  });
});
