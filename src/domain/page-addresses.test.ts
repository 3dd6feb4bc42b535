import { expect, it } from "vitest";
import { isPageAddress } from "./page-addresses";

it.each([
  "",
  "/",
  "home",
  "/home",
  "/home/",
  "/Home",
  "/store/blue-anchor",
  "/store/متجر",
  "/invoice/12/",
  "/wallet",
  "category/1",
])("%j is the address of a page", (path) => expect(isPageAddress(path)).toBe(true));

it.each([
  "/search",
  "/order/123",
  "/homes",
  "/home/x",
  "/store",
  "/store/a/b",
  "/wp-login",
  "/admin",
  "//evil.test",
  "/store/",
  "/../home",
])("%j is none", (path) => expect(isPageAddress(path)).toBe(false));
