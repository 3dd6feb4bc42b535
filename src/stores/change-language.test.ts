// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { changeLanguage } from "./change-language";
import { setTheme } from "./preferences";
import { showToastAfterReload, useToasts } from "./toasts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
});

it("changes the language: keys, direction, one toast after the reload", () => {
  const reload = vi.fn();
  setTheme("dark");
  changeLanguage("ar", "SA", reload);
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
