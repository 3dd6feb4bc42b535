import { describe, expect, it } from "vitest";
import { type ShopScope, scopeKey } from "@/platform/http/shop-scope";
import { keepPreviousInScope } from "./keep-previous-in-scope";

const scope: ShopScope = { zoneId: "[1]", moduleId: 1, position: null, language: "en" };
const rows = ["soup"];
const shown = (before: ShopScope, now: ShopScope) =>
  keepPreviousInScope(now)(rows, { queryKey: ["stores", scopeKey(before), "all"] });

describe("previous data stays while the next response loads", () => {
  it("within a place and a module", () => expect(shown(scope, { ...scope })).toBe(rows));

  it.each([
    ["another module", { moduleId: 2 }],
    ["another place", { zoneId: "[2]" }],
    ["another language", { language: "ar" }],
  ] as const)("but not in %s", (_, change) => {
    expect(shown(scope, { ...scope, ...change })).toBeUndefined();
  });

  it("and is undefined when there was none", () =>
    expect(keepPreviousInScope(scope)(undefined)).toBeUndefined());
});
