// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localValues } from "./local-values";
import { safeStorage } from "./safe-storage";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  for (const value of Object.values(localValues)) (value as { write(value: null): void }).write(null);
});

const foreign = [
  "null",
  '"null"',
  "undefined",
  "",
  " ",
  "{",
  "[object Object]",
  "NaN",
  "<script>",
  '{"a":',
  "[1,2",
];

describe("values of other programs or versions", () => {
  it.each(foreign)("reads %j as null for every key that it does not fit", (text) => {
    for (const value of [
      localValues.module,
      localValues.currentLatLng,
      localValues.settings,
      localValues.zoneId,
      localValues.guestId,
      localValues.account,
      localValues.searchedValues,
      localValues.epoch,
    ]) {
      localStorage.setItem(value.key, text);
      expect(value.read()).toBeNull();
    }
  });

  it.each(["null", '"null"', "undefined", "", '""'])("reads the location %j as not set", (text) => {
    localStorage.setItem("location", text);
    expect(localValues.location.read()).toBeNull();
  });

  it.each<[keyof typeof localValues, string, unknown]>([
    ["location", "Quay 1", "Quay 1"],
    ["location", '"Quay 1"', "Quay 1"],
    ["zoneId", "[2,1]", "[2,1]"],
    ["zoneId", '"[2,1]"', "[2,1]"],
    ["zoneId", "3", null],
    ["zoneId", "[null]", null],
    ["guestId", "4503599627370495", 4503599627370495],
    ["guestId", '"12"', 12],
    ["guestId", "-1", null],
    ["guestId", "1.5", null],
    ["token", "ey.a-b_c", "ey.a-b_c"],
    ["token", "two words", null],
    [
      "module",
      '{"id":"3","module_type":"food"}',
      { id: 3, module_type: "food", module_name: "food", slug: "3" },
    ],
    ["module", '{"id":3,"module_type":"rental"}', null],
    ["module", "[]", null],
    ["currentLatLng", '{"lat":"1.5","lng":2}', { lat: 1.5, lng: 2 }],
    ["currentLatLng", '{"lat":null,"lng":2}', null],
    ["currentLatLng", '{"lat":91,"lng":2}', null],
    ["settings", '{"direction":"rtl","theme":"blue","x":1}', { direction: "rtl" }],
    ["language", "ar", "ar"],
    ["language", "../../etc", null],
    ["country", "SAU", null],
    ["rememberedSignIn", '{"email":"a","password":"b"}', null],
    ["searchedValues", '["a",3,null,"  "]', ["a"]],
    ["account", "customer:abc", "customer:abc"],
    ["account", "customer:a b", null],
  ])("reads %s %s", (name, text, expected) => {
    localStorage.setItem(localValues[name].key, text);
    expect(localValues[name].read()).toEqual(expected);
  });

  it("reads back what was written", () => {
    localValues.module.write({ id: 3, module_type: "food", module_name: "Food", slug: "food" });
    localValues.zoneId.write("[2, 1]");
    localValues.guestId.write(9);
    expect(localValues.module.read()).toMatchObject({ id: 3, slug: "food" });
    expect(localStorage.getItem("zoneid")).toBe("[2, 1]");
    expect(localStorage.getItem("guest_id")).toBe("9");
    localValues.guestId.write(null);
    expect(localStorage.getItem("guest_id")).toBeNull();
  });
});

describe("a storage that does not work", () => {
  it("keeps a value for this tab when the disk is full, and writes it when there is room", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    safeStorage.setItem("location", "Quay 1");
    expect(localStorage.getItem("location")).toBeNull();
    expect(safeStorage.getItem("location")).toBe("Quay 1");
    full.mockRestore();
    safeStorage.setItem("location", "Quay 2");
    expect(localStorage.getItem("location")).toBe("Quay 2");
    expect(safeStorage.getItem("location")).toBe("Quay 2");
  });

  it("makes room by what pages showed last", () => {
    const { setItem } = Storage.prototype;
    localStorage.setItem("doorstep.screen /home", "screen");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (localStorage.getItem("doorstep.screen /home") !== null)
        throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    });
    safeStorage.setItem("location", "Quay 1");
    expect(localStorage.getItem("location")).toBe("Quay 1");
  });

  it("holds values in memory where the browser forbids storage", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    expect(safeStorage.getItem("token")).toBeNull();
    safeStorage.setItem("token", "t");
    expect(safeStorage.getItem("token")).toBe("t");
    safeStorage.removeItem("token");
    expect(safeStorage.getItem("token")).toBeNull();
  });

  it("notices what another tab wrote, and prefers it", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    localValues.location.write("mine");
    const heard: unknown[] = [];
    const stop = localValues.location.subscribe((value) => heard.push(value));
    localStorage.setItem("location", "theirs");
    window.dispatchEvent(new StorageEvent("storage", { key: "location", newValue: "theirs" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "other" }));
    expect(heard).toEqual(["theirs"]);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(heard).toEqual(["theirs", null]);
    stop();
    window.dispatchEvent(new StorageEvent("storage", { key: "location" }));
    expect(heard).toHaveLength(2);
  });
});
