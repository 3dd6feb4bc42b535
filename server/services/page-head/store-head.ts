/** The head of a store's page. */
import type { Language, ServerContext } from "../../context";
import { fillText, textsOf } from "../../locales";
import { shopViewOf } from "../settings/shop-view";
import { findStore } from "../stores/store-details";
import { storesById } from "../stores/stores-by-id";
import { type PageHeadResult, plainLine } from "./page-head";
import { addressOf, readShop } from "./shop-facts";
import { breadcrumbData, previewPicture, storeData } from "./structured-data";

export async function storeHead(
  context: ServerContext,
  row: string,
  language: Language,
): Promise<PageHeadResult> {
  const { database } = context;
  const id = await findStore(database, row);
  if (id === null) return "unknown";
  const [site, view] = await Promise.all([readShop(context, language), shopViewOf(context, { language })]);
  const store = (await storesById(database, [id], view)).get(id);
  if (!store) return "unknown";
  const canonical = addressOf(site, "store", store);
  const name = plainLine(store.name, 120);
  const picture = previewPicture(site, store.cover_photo_full_url ?? store.logo_full_url);
  return {
    title: name,
    description: fillText(textsOf(language).pageHead.store, {
      name,
      place: plainLine(store.address, 120),
      shop: site.name,
    }),
    canonical,
    kind: "website",
    picture: picture ? { address: picture, text: name } : null,
    shopName: site.name,
    language,
    structured: [storeData(site, store, canonical), breadcrumbData(site, [{ name, address: canonical }])],
  };
}
