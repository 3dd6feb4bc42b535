// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { configQuery } from "@/features/configuration";
import { normaliseConfig } from "@/platform/http/normalise/config";
import { createShopQueryClient } from "@/platform/query";
import { storageKeys } from "@/platform/storage/storage-keys";
import { apiResponse, clearStorage } from "../../../tests/fixtures/query-library";
import { followShopLanguages } from "./follow-shop-languages";

beforeEach(clearStorage);

const arabicFirst = [
  { key: "en", value: "English", direction: "ltr", default: false },
  { key: "ar-EG", value: "العربية", direction: "rtl", default: true },
];
const arabicAlone = arabicFirst.slice(1);
const configOf = (sys_language: unknown) =>
  apiResponse(normaliseConfig({ business_name: "Quay", sys_language }));

/** A visit to an English page of a device that reads English, whose config comes later; returns how often it was loaded anew. */
function visit(sys_language: unknown): { reloads: () => number; remembered: () => string | null } {
  const client = createShopQueryClient();
  const reload = vi.fn();
  followShopLanguages(client, reload);
  client.setQueryData(configQuery("en").queryKey, configOf(sys_language));
  return {
    reloads: () => reload.mock.calls.length,
    remembered: () => localStorage.getItem(storageKeys.shopLanguages),
  };
}

describe("the shop's languages", () => {
  it("are remembered with its own first, and a page that is in the visitor's language stays", () => {
    const { reloads, remembered } = visit(arabicFirst);
    expect(remembered()).toBe("ar en");
    expect(reloads()).toBe(0);
  });

  it("load a first visit once more that began in another language than the visitor's, and no later one", () => {
    expect(visit(arabicAlone).reloads()).toBe(1);
    expect(visit(arabicAlone).reloads()).toBe(0);
  });

  it("take no page from whoever has chosen a language", () => {
    localStorage.setItem(storageKeys.language, "en");
    const { reloads, remembered } = visit(arabicAlone);
    expect(remembered()).toBe("ar");
    expect(reloads()).toBe(0);
  });

  it("take no page from whoever has pressed something on it", () => {
    Object.defineProperty(navigator, "userActivation", {
      value: { hasBeenActive: true },
      configurable: true,
    });
    try {
      expect(visit(arabicAlone).reloads()).toBe(0);
    } finally {
      Reflect.deleteProperty(navigator, "userActivation");
    }
  });

  it("are not remembered of a backend that names none", () => {
    expect(visit(undefined).remembered()).toBeNull();
  });
});
