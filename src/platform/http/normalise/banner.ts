import type { Banners, Campaign } from "@/contract";
import { itemRow } from "./item";
import { picture } from "./pictures";
import {
  type Fields,
  fields,
  flag,
  identifier,
  integer,
  requireObject,
  requireRows,
  rows,
  text,
  textOrNull,
  word,
} from "./readers";
import { bannerFields } from "./required-fields";
import { storeRow } from "./store";

type Banner = Banners["banners"][number];

/** GET /banners: `{campaigns, banners}`; unusable as `[]`, which is how some backends hide an internal error. */
export function normaliseBanners(response: unknown): Banners {
  const body = requireObject(response, bannerFields);
  return { campaigns: rows(body.campaigns, campaignRow), banners: rows(body.banners, bannerRow) };
}

export function bannerRow(row: Fields): Banner | null {
  const id = identifier(row.id);
  // Old backends name it like the value of a setting.
  const image = picture(row, "image", "banner_image_url") ?? picture(row, "value", "banner_image_url");
  if (id === null || image === null) return null;
  const store = fields(row.store);
  const item = fields(row.item);
  return {
    id,
    title: text(row.title),
    type: word(row.type, ["default", "store_wise", "item_wise"], "default"),
    image: textOrNull(row.image),
    image_full_url: image,
    link: textOrNull(row.link) ?? textOrNull(row.default_link),
    store: store === null ? null : storeRow(store),
    item: item === null ? null : itemRow(item),
  };
}

export function campaignRow(row: Fields): Campaign | null {
  const id = identifier(row.id);
  const title = textOrNull(row.title) ?? textOrNull(row.name);
  if (id === null || title === null) return null;
  return {
    id,
    title,
    slug: text(row.slug, String(id)),
    description: textOrNull(row.description),
    image: textOrNull(row.image),
    image_full_url: picture(row, "image", "campaign_image_url"),
    status: flag(row.status, true),
    start_time: textOrNull(row.start_time),
    end_time: textOrNull(row.end_time),
    available_date_starts: text(row.available_date_starts, text(row.start_date)),
    available_date_ends: text(row.available_date_ends, text(row.end_date)),
    module_id: integer(row.module_id),
  };
}

/** GET /campaigns/basic. */
export function normaliseCampaigns(response: unknown): Campaign[] {
  return requireRows(response, campaignRow);
}
