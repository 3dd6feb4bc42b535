import { type SQL, sql } from "drizzle-orm";
import type { ItemReview } from "@/contract";
import type { ReviewPage } from "@/contract/calls/catalogue";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { isoInstant } from "../availability/shop-clock";
import type { PageRequest } from "../lists/list-query";
import type { ShopView } from "../settings/shop-view";
import { pictureUrl, translated } from "../translations/translated-columns";

interface ReviewRow {
  id: number;
  item_id: number;
  comment: string | null;
  rating: number;
  attachments: string[];
  reply: string | null;
  item_name: string;
  item_translations: Translations;
  item_image: string | null;
  customer_name: string;
  customer_image: string | null;
  created_at: string;
}

function format(row: ReviewRow, view: ShopView): ItemReview {
  const [first = "", ...rest] = row.customer_name.split(" ");
  return {
    id: row.id,
    item_id: row.item_id,
    comment: row.comment,
    rating: row.rating,
    attachment: row.attachments,
    attachment_full_url: row.attachments.flatMap((key) => pictureUrl(key) ?? []),
    reply: row.reply,
    item_name: translated(row.item_name, row.item_translations, "name", view.language),
    item_image_full_url: pictureUrl(row.item_image),
    customer_name: row.customer_name,
    customer: { f_name: first, l_name: rest.join(" "), image_full_url: pictureUrl(row.customer_image) },
    created_at: row.created_at,
  };
}

async function read(
  database: Queryable,
  where: SQL,
  page: PageRequest,
  view: ShopView,
): Promise<ItemReview[]> {
  const rows = rowsOf<ReviewRow>(
    await database.execute(sql`
      select r.id, r.item_id, r.comment, r.rating, r.attachments, r.reply, i.name as item_name,
        i.translations as item_translations, i.image as item_image, r.customer_name, r.customer_image,
        ${isoInstant(sql`r.created_at`)} as created_at
      from reviews r join items i on i.id = r.item_id
      where ${where} order by r.id desc limit ${page.limit} offset ${(page.offset - 1) * page.limit}`),
  );
  return rows.map((row) => format(row, view));
}

/** Reviews of an item or of a store, newest first. */
export async function readReviews(
  database: Queryable,
  subject: { itemId: number } | { storeId: number },
  page: PageRequest,
  view: ShopView,
): Promise<ReviewPage> {
  const where =
    "itemId" in subject ? sql`r.item_id = ${subject.itemId}` : sql`r.store_id = ${subject.storeId}`;
  const [counted] = rowsOf<{ total: number }>(
    await database.execute(sql`select count(*)::int as total from reviews r where ${where}`),
  );
  return {
    total_size: counted?.total ?? 0,
    limit: page.limit,
    offset: page.offset,
    reviews: await read(database, where, page, view),
  };
}
