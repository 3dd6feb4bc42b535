/** The heads of an item's page and of a campaign's item. */
import type { Item } from "@/contract";
import type { Language, ServerContext } from "../../context";
import { fillText, textsOf } from "../../locales";
import { findItem } from "../items/item-details";
import { itemsById } from "../items/items-by-id";
import { findItemCampaign } from "../promotions/campaigns";
import { shopViewOf } from "../settings/shop-view";
import { type PageHead, type PageHeadResult, plainLine } from "./page-head";
import { addressOf, readShop, type ShopFacts } from "./shop-facts";
import { breadcrumbData, previewPicture, productData } from "./structured-data";

export async function itemHead(
  context: ServerContext,
  row: string,
  language: Language,
): Promise<PageHeadResult> {
  const { database } = context;
  const found = await findItem(database, row);
  if (!found) return "unknown";
  const [site, view] = await Promise.all([readShop(context, language), shopViewOf(context, { language })]);
  const item = (await itemsById(database, [found.id], view)).get(found.id);
  return item ? headOfItem(site, item, addressOf(site, "product", item), language) : "unknown";
}

export async function campaignItemHead(
  context: ServerContext,
  row: string,
  language: Language,
): Promise<PageHeadResult> {
  const [site, view] = await Promise.all([readShop(context, language), shopViewOf(context, { language })]);
  const item = await findItemCampaign(context.database, row, view);
  // Its campaign may be over, and then the app leads to the item.
  if (!item) return null;
  const query = `module_id=${item.module_id}&product_type=campaign`;
  return headOfItem(site, item, `${addressOf(site, "product", item)}?${query}`, language);
}

function headOfItem(site: ShopFacts, item: Item, canonical: string, language: Language): PageHead {
  const name = plainLine(item.name, 120);
  const place = plainLine(item.store_name, 120);
  const picture = previewPicture(site, item.image_full_url ?? item.images_full_url[0] ?? null);
  return {
    title: `${name} · ${place}`,
    description:
      plainLine(item.description) ||
      fillText(textsOf(language).pageHead.item, { name, place, shop: site.name }),
    canonical,
    kind: "product",
    picture: picture ? { address: picture, text: name } : null,
    shopName: site.name,
    language,
    structured: [
      productData(site, item, canonical),
      breadcrumbData(site, [
        ...item.category_ids.map((category) => ({
          name: category.name,
          address: addressOf(site, "category", { slug: category.id }),
        })),
        { name, address: canonical },
      ]),
    ],
  };
}
