import { type SQL, sql } from "drizzle-orm";
import type { ItemReview } from "@/contract";
import type { ReviewPage } from "@/contract/calls/catalogue";
import type { Language, Queryable } from "../../context";
import { jsonRows, rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { isoInstant } from "../opening-hours/shop-clock";
import type { PageRequest } from "../paging/list-query";
import { pictureUrl, translated } from "../translations/translated-columns";

export interface ReviewRow {
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

function format(row: ReviewRow, language: Language): ItemReview {
  const [first = "", ...rest] = row.customer_name.split(" ");
  return {
    id: row.id,
    item_id: row.item_id,
    comment: row.comment,
    rating: row.rating,
    attachment: row.attachments,
    attachment_full_url: row.attachments.flatMap((key) => pictureUrl(key) ?? []),
    reply: row.reply,
    item_name: translated(row.item_name, row.item_translations, "name", language),
    item_image_full_url: pictureUrl(row.item_image),
    customer_name: row.customer_name,
    customer: { f_name: first, l_name: rest.join(" "), image_full_url: pictureUrl(row.customer_image) },
    created_at: row.created_at,
  };
}

/** Reviews that are not hidden as JSON, newest first. */
const reviewRowsOf = (where: SQL, page: PageRequest): SQL =>
  jsonRows(sql`
    select r.id, r.item_id, r.comment, r.rating, r.attachments, r.reply, i.name as item_name,
      i.translations as item_translations, i.image as item_image, r.customer_name, r.customer_image,
      ${isoInstant(sql`r.created_at`)} as created_at
    from reviews r join items i on i.id = r.item_id
    where ${where} and r.hidden_at is null order by r.id desc limit ${page.limit} offset ${(page.offset - 1) * page.limit}`);

/** The newest reviews of an item as JSON. */
export const newestReviewsOf = (itemId: SQL, limit: number): SQL =>
  reviewRowsOf(sql`r.item_id = ${itemId}`, { limit, offset: 1 });

export const formatReviews = (rows: readonly ReviewRow[], language: Language): ItemReview[] =>
  rows.map((row) => format(row, language));

/** Reviews of an item or of a store, newest first. */
export async function readReviews(
  database: Queryable,
  subject: { itemId: number } | { storeId: number },
  page: PageRequest,
  language: Language,
): Promise<ReviewPage> {
  const where =
    "itemId" in subject ? sql`r.item_id = ${subject.itemId}` : sql`r.store_id = ${subject.storeId}`;
  const [read] = rowsOf<{ total: number; reviews: ReviewRow[] }>(
    await database.execute(sql`
      select (select count(*)::int from reviews r where ${where} and r.hidden_at is null) as total, ${reviewRowsOf(where, page)} as reviews`),
  );
  return {
    total_size: read?.total ?? 0,
    limit: page.limit,
    offset: page.offset,
    reviews: formatReviews(read?.reviews ?? [], language),
  };
}
