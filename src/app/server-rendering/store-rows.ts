import type { Item } from "@/contract";
import { scopeOfStore, storeItemsQuery, storeQuery } from "@/features/stores";
import Page from "@/pages/store";
import { itemRow } from "@/platform/http/normalise/item";
import { normalisePage } from "@/platform/http/normalise/page";
import { normaliseStoreDetails } from "@/platform/http/normalise/store";
import { paths } from "@/platform/navigation/paths";
import { shopScope } from "@/stores/shop-scope";
import { answerBelow, type RenderedPage, readAt } from "./first-answers";

/** A store's page: its head and the beginning of its menu. */
export const storeRows: RenderedPage = {
  name: "store",
  pattern: paths.store.pattern,
  Page,
  fill(client, answers, _address, at) {
    const menus = Object.keys(answers).filter((name) => name.startsWith("/items/latest?"));
    const details = answerBelow(answers, "/stores/details/");
    const store = details && normaliseStoreDetails(answers[details.name]);
    if (!details || !store || menus.length === 0) return false;
    client.setQueryData(storeQuery(shopScope(), details.id).queryKey, readAt(at, store));
    for (const name of menus) {
      const category = Number(new URLSearchParams(name.split("?")[1]).get("category_id"));
      const menu = storeItemsQuery(
        scopeOfStore(shopScope(), store),
        { id: store.id, moduleId: store.module_id },
        category,
        "",
      );
      const page = normalisePage<Item>(itemRow)(answers[name] as never);
      client.setQueryData(menu.queryKey, { pages: [readAt(at, page)], pageParams: [1] });
    }
    return true;
  },
};
