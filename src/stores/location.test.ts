// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { forgetPlace } from "../../tests/fixtures/forget-place";
import { followLocation, isLocationSet, setLocation, useLocationStore, zoneIds } from "./location";
import { followModule, selectedModule, selectModule } from "./module";
import { deleteSearches, recentSearches, saveSearch, useSearchHistory } from "./search-history";

afterEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
});

describe("place, module and searches", () => {
  const place = { text: "Quay 1", position: { lat: 1, lng: 2 }, zoneId: "[2, 1]", zoneData: [] };

  it("writes all parts of a place together and keeps the zone verbatim", () => {
    setLocation(place);
    expect([
      localStorage.getItem("location"),
      localStorage.getItem("zoneid"),
      localStorage.getItem("currentLatLng"),
    ]).toEqual(["Quay 1", "[2, 1]", '{"lat":1,"lng":2}']);
    expect([isLocationSet(), zoneIds()]).toEqual([true, [2, 1]]);
    forgetPlace();
    expect(localStorage.getItem("zoneid")).toBeNull();
    expect(isLocationSet()).toBe(false);
  });

  it("follows another tab", () => {
    const stops = [followLocation(), followModule()];
    setLocation(place);
    localStorage.setItem("location", "null");
    window.dispatchEvent(new StorageEvent("storage", { key: "location" }));
    expect(useLocationStore.getState().text).toBeNull();
    selectModule({ id: 3, module_type: "food", module_name: "Food", slug: "food" });
    localStorage.setItem("module", '{"id":4,"module_type":"grocery"}');
    window.dispatchEvent(new StorageEvent("storage", { key: "module" }));
    expect(selectedModule()).toMatchObject({ id: 4, module_type: "grocery" });
    for (const stop of stops) stop();
    selectModule(null);
    forgetPlace();
  });

  it("stores each search once, newest first, and shows five", () => {
    for (const term of ["a", " ", "b", "a", "c", "d", "e", "f"]) saveSearch(term);
    expect(recentSearches(useSearchHistory.getState().searches)).toEqual(["f", "e", "d", "c", "b"]);
    deleteSearches();
    expect(localStorage.getItem("searchedValues")).toBeNull();
  });
});
