// @chunk home-more
/** Readers of what the home promotes: flash sales, advertisements, the banners of its sections, new arrivals. */
import type { Category, Item } from "@/contract";
import type { Advertisement, FlashSale } from "@/contract/calls/promotions";
import { categoryRow } from "./category";
import { flashSaleHead, flashSaleItemRow } from "./flash-sale";
import { itemRow } from "./item";
import { normalisePage, type Page } from "./page";
import { picture } from "./pictures";
import {
  fields,
  identifier,
  integer,
  isNothing,
  isOn,
  number,
  requireEntity,
  requireObject,
  requireRows,
  rows,
  text,
  textOrNull,
  word,
} from "./readers";
import { storeRow } from "./store";

/** GET /flash-sales: one object, alone or in a list; null is no sale. Unusable as `[]`, how some backends hide an error. */
export function normaliseFlashSale(response: unknown): FlashSale | null {
  if (isNothing(response)) return null;
  const row = requireObject(Array.isArray(response) ? response[0] : response);
  const sale = requireEntity(flashSaleHead(row));
  return { ...sale, active_products: rows(row.active_products, flashSaleItemRow) };
}

/** GET /advertisement/list. One whose store is missing leads nowhere and is left out. */
export function normaliseAdvertisements(response: unknown): Advertisement[] {
  return requireRows(response, (row) => {
    const id = identifier(row.id);
    const inner = fields(row.store);
    const store = inner === null ? null : storeRow(inner);
    if (id === null || store === null) return null;
    return {
      id,
      store_id: integer(row.store_id, store.id),
      add_type: word(row.add_type, ["store_promotion", "video_promotion"], "store_promotion"),
      title: text(row.title, store.name),
      description: textOrNull(row.description),
      start_date: text(row.start_date),
      end_date: text(row.end_date),
      priority: integer(row.priority),
      is_rating_active: isOn(row.is_rating_active) ? 1 : 0,
      is_review_active: isOn(row.is_review_active) ? 1 : 0,
      cover_image: textOrNull(row.cover_image),
      cover_image_full_url: picture(row, "cover_image", "store_cover_photo_url"),
      profile_image: textOrNull(row.profile_image),
      profile_image_full_url: picture(row, "profile_image", "store_image_url"),
      video_attachment: textOrNull(row.video_attachment),
      video_attachment_full_url: textOrNull(row.video_attachment_full_url),
      average_rating: number(row.average_rating),
      reviews_comments_count: integer(row.reviews_comments_count),
      store,
    };
  });
}

const sectionKeys = {
  promotional: "promotional_banner",
  nearby: "basic_section_nearby",
  bottom: "bottom_section_banner",
  bestReviewed: "best_reviewed_section_banner",
  newArrivals: "new_arrival_section_banner",
} as const;

/** Addresses of the pictures beside the home's sections; null where there is none. */
export type SectionBanners = Record<keyof typeof sectionKeys, string | null>;

/** GET /other-banners; names only what is configured, so that nothing at all is a response. `promotional_banner_url` is the folder of raw names, or in some backends a picture itself. Old backends list them under `banners`, each with its `key`, `value` and `value_full_url`. */
export function normaliseSectionBanners(response: unknown): SectionBanners {
  const none = isNothing(response) || (Array.isArray(response) && response.length === 0);
  const row = none ? {} : requireObject(response);
  const listed = new Map(rows(row.banners, (banner) => [text(banner.key), banner] as const));
  const base = textOrNull(row.promotional_banner_url);
  const isPicture = base !== null && /\.(?:png|jpe?g|webp|avif|gif|svg)(?:$|\?)/i.test(base);
  const banner = (key: string): string | null => {
    const full = textOrNull(row[`${key}_full_url`]) ?? textOrNull(listed.get(key)?.value_full_url);
    const name = textOrNull(row[key]) ?? textOrNull(listed.get(key)?.value);
    if (full !== null || name === null) return full;
    if (/^(?:https?:\/)?\//.test(name)) return name;
    return base === null || isPicture ? null : `${base.replace(/\/+$/, "")}/${name}`;
  };
  return {
    promotional:
      banner(sectionKeys.promotional) ??
      textOrNull(row.promotional_banner_url_full_url) ??
      (isPicture ? base : null),
    nearby: banner(sectionKeys.nearby),
    bottom: banner(sectionKeys.bottom),
    bestReviewed: banner(sectionKeys.bestReviewed),
    newArrivals: banner(sectionKeys.newArrivals),
  };
}

/** Items with the categories that they belong to, as the tabs of new arrivals need them. */
export type CategorisedItems = Page<Item> & { categories: Category[] };

/** GET /items/new-arrival. */
export function normaliseNewArrivals(response: unknown): CategorisedItems {
  return {
    ...normalisePage<Item>(itemRow)(response),
    categories: rows(fields(response)?.categories, categoryRow),
  };
}
