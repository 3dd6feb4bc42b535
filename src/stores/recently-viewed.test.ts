// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { storageKeys } from "@/platform/storage/storage-keys";
import { forgetPlace } from "../../tests/fixtures/forget-place";
import { setLocation } from "./location";
import { selectModule } from "./module";
import { recentlyViewed, rememberViewed } from "./recently-viewed";

const soup = { kind: "item", id: 7, slug: "soup", name: "Soup", picture: null, moduleId: 1 } as const;
const kitchen = { ...soup, kind: "store", slug: "kitchen", name: "Kitchen", picture: "/k.webp" } as const;
const names = () => recentlyViewed().map(({ name }) => name);
const enterZone = (zoneId: string) =>
  setLocation({ text: "Quay 1", position: { lat: 1, lng: 2 }, zoneId, zoneData: [] });

beforeEach(() => {
  localStorage.clear();
  enterZone("[1]");
  selectModule({ id: 1, module_type: "food", module_name: "Food", slug: "food" });
});

it("has the newest first, each once; an item and a store may have the same id", () => {
  rememberViewed(soup);
  rememberViewed(kitchen);
  expect(names()).toEqual(["Kitchen", "Soup"]);
  rememberViewed({ ...soup, name: "Soup of the day" });
  expect(names()).toEqual(["Soup of the day", "Kitchen"]);
});

it("shows ten at most", () => {
  for (let id = 1; id <= 12; id += 1) rememberViewed({ ...soup, id, name: `Soup ${id}` });
  expect(names()).toEqual(["12", "11", "10", "9", "8", "7", "6", "5", "4", "3"].map((id) => `Soup ${id}`));
});

it("shows nothing of another place or module, and keeps it for the way back", () => {
  rememberViewed(soup);
  rememberViewed({ ...kitchen, moduleId: 2 });
  expect(names()).toEqual(["Soup"]);
  enterZone("[2]");
  expect(names()).toEqual([]);
  enterZone("[1]");
  expect(names()).toEqual(["Soup"]);
  selectModule({ id: 2, module_type: "grocery", module_name: "Grocery", slug: "grocery" });
  expect(names()).toEqual(["Kitchen"]);
});

it("remembers nothing before a place was chosen", () => {
  forgetPlace();
  rememberViewed(soup);
  enterZone("[1]");
  expect(names()).toEqual([]);
});

it.each([
  ["no JSON", "{"],
  ["no list", '{"entries":[]}'],
  ["rows of another shape", '[null, 1, {"kind":"item","id":"7"}, {"kind":"order","id":7}]'],
])("leaves out stored records that are damaged: %s", (_, text) => {
  localStorage.setItem(storageKeys.recentlyViewed, text);
  expect(names()).toEqual([]);
  rememberViewed(soup);
  expect(names()).toEqual(["Soup"]);
});
