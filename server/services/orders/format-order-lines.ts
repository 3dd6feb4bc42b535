import { asc, eq } from "drizzle-orm";
import type { OrderLine } from "@/contract";
import { roundHalfUp, toMajor } from "@/domain/money";
import type { Queryable } from "../../context";
import type { OrderRow } from "../../db/schema";
import { orderLines } from "../../db/schema";
import type { ShopView } from "../settings/shop-view";
import { presentTexts, soldAddOn, soldGroup, soldItem } from "./sold-texts";
import { withSubstitute } from "./substitutes";

type LineRow = typeof orderLines.$inferSelect;

/** The chosen options of a sold line with their prices, as the snapshot has them; `named` says what a group is called. */
function soldVariation(
  line: LineRow,
  named: (sold: { name: string; labels: string[] }) => { name: string; labels: string[] },
): OrderLine["variation"] {
  return line.variation.map((entry) => {
    if (!("values" in entry)) {
      const sold = line.snapshot.variations.find((candidate) => candidate.type === entry.type);
      return { type: entry.type, price: sold?.price ?? entry.price, stock: sold?.stock ?? 0 };
    }
    const group = line.snapshot.food_variations.find((candidate) => candidate.name === entry.name);
    const shown = named({ name: entry.name, labels: entry.values.label });
    return {
      name: shown.name,
      values: entry.values.label.map((label, index) => ({
        label: shown.labels[index] ?? label,
        optionPrice: group?.values.find((value) => value.label === label)?.optionPrice ?? "0",
      })),
    };
  });
}

/** The item as it was sold, named with what it is given instead of. */
function shownItem(line: LineRow, texts: Parameters<typeof soldItem>[1], language: ShopView["language"]) {
  const item = soldItem(line.snapshot, texts, language);
  return { ...item, name: withSubstitute(item.name, line, language) };
}

/** The lines of an order; the first also says whether a guest made it. */
export async function formatOrderLines(
  database: Queryable,
  order: OrderRow,
  view: ShopView,
): Promise<OrderLine[]> {
  const rows = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const money = (minor: number) => toMajor(minor, view.digits);
  const texts = await presentTexts(database, rows);
  return rows.map((line, index) => ({
    id: line.id,
    item_id: line.itemCampaignId === null ? line.itemId : null,
    item_campaign_id: line.itemCampaignId,
    order_id: line.orderId,
    price: money(line.unitPrice),
    quantity: line.quantity,
    item_details: shownItem(line, texts.get(line.id), view.language),
    variation: soldVariation(line, (sold) => soldGroup(sold, texts.get(line.id), view.language)),
    variant: line.variant,
    add_ons: line.addOns.map((addOn) => ({
      ...soldAddOn(addOn, texts.get(line.id), view.language),
      price: money(addOn.price),
    })),
    total_add_on_price: money(line.addOnsTotal),
    discount_on_item: money(roundHalfUp(line.discount / line.quantity)),
    discount_type: "discount_on_product",
    discount_percentage: 0,
    discount_on_product_by: line.discount > 0 ? "vendor" : null,
    tax_amount: money(line.tax),
    tax_status: order.taxIncluded ? "included" : "excluded",
    category_id: line.snapshot.category_id,
    image_full_url: line.snapshot.image_full_url,
    ...(index === 0 ? { is_guest: order.customerId === null } : {}),
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  }));
}
