/** How long a few calls of the API take, each alone and warm: enough to tell two commits apart, on the embedded database. */
import { Shop } from "../browser/shop";
import type { Figure } from "./figures";
import { closeNothing, type OpenSamplers } from "./sampler";
import { median } from "./statistics";

/** Requests of a call in one run; the median counts. */
const REQUESTS = 40;

export const openAnswers: OpenSamplers = async (url) => {
  const shop = new Shop(url);
  const place = await shop.findPlace("Old Harbour");
  const module = await shop.module("food", place);
  const asking = { place, moduleId: module.id };
  const [store] = await shop.stores(asking);
  if (!store) throw new Error("There is no store to be measured.");
  const calls: Record<string, string> = {
    categories: "/categories",
    "popular items": "/items/popular?limit=15&offset=1&type=all",
    "all stores": "/stores/get-stores/all?limit=12&offset=1&type=all",
    listing: "/get-combined-data?list_type=item&data_type=all&limit=20&offset=1",
    search: "/items/item-or-store-search?name=soup",
    store: `/stores/details/${store.slug}`,
    "items of a store": `/items/latest?store_id=${store.id}&category_id=0&limit=13&offset=1`,
  };
  const all = Object.entries(calls).map(([name, path]) => ({
    name,
    take: async (): Promise<Figure[]> => {
      const took: number[] = [];
      for (let request = 0; request < REQUESTS; request += 1) {
        const started = performance.now();
        await shop.get(path, asking);
        took.push(performance.now() - started);
      }
      return [{ name: `${name}: answer`, value: median(took), unit: "ms" }];
    },
  }));
  // First calls only warm up.
  for (const { take } of all) await take();
  return { all, close: closeNothing };
};
