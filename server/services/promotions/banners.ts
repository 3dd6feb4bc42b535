import { type SQL, sql } from "drizzle-orm";
import type { Banner, Campaign } from "@/contract";
import type {
  ParcelBanners,
  SectionBanners,
  StoreBanner,
  VideoContent,
  WhyChoose,
} from "@/contract/calls/promotions";
import type { Place } from "@/domain/distance";
import type { Language, Queryable } from "../../context";
import { jsonRows, rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { type ItemRows, itemRowsOf } from "../items/item-rows";
import { formatItems } from "../items/items-by-id";
import type { ShopView } from "../settings/shop-view";
import { formatStores, type StoreRow, storeRowsOf } from "../stores/stores-by-id";
import { pictureUrl, translated } from "../translations/translated-columns";
import type { ServedZone } from "../zones/served-zones";
import { type CampaignRow, campaignRowsIn, formatCampaigns } from "./campaigns";

interface BannerRow {
  id: number;
  title: string;
  translations: Translations;
  type: "default" | "store_wise" | "item_wise";
  image: string | null;
  link: string | null;
  store_id: number | null;
  item_id: number | null;
}

const bannersQuery = (where: SQL): SQL => sql`
  select b.id, b.title, b.translations, b.type, b.image, b.link, b.store_id, b.item_id
  from banners b where b.active and ${where} order by b.position, b.id limit 100`;

/** A language may have a picture of its own, with its art where the words of that language do not stand. */
const pictureIn = (row: BannerRow, language: Language): string | null =>
  translated(row.image, row.translations, "image", language);

/** Most banners name no item: looking for none costs as much as for one. */
const unlessNone = (ids: SQL, rowsOfIds: (ids: SQL) => SQL): SQL =>
  sql`case when cardinality(${ids}) > 0 then ${rowsOfIds(ids)} end`;

/** GET /banners: those of the zones and modules served, with the campaigns that run. */
export async function homeBanners(
  database: Queryable,
  filter: {
    served: readonly ServedZone[];
    moduleIds: readonly number[];
    zoneIds: readonly number[];
    featured: boolean;
    position: Place | null;
  },
  view: ShopView,
): Promise<{ campaigns: Campaign[]; banners: Banner[] }> {
  const { moduleIds, zoneIds } = filter;
  if (moduleIds.length === 0 || zoneIds.length === 0) return { campaigns: [], banners: [] };
  const shown = bannersQuery(
    sql`b.owner_store_id is null and (b.module_id is null or b.module_id in ${[...moduleIds]})
      and (b.zone_id is null or b.zone_id in ${[...zoneIds]}) ${filter.featured ? sql`and b.featured` : sql``}`,
  );
  const [read] = rowsOf<{
    banners: BannerRow[];
    stores: StoreRow[] | null;
    items: ItemRows | null;
    campaigns: CampaignRow[];
  }>(
    await database.execute(sql`
      with shown_banners as materialized (${shown}),
      targets as materialized (select
        array(select store_id from shown_banners where store_id is not null) as stores,
        array(select item_id from shown_banners where item_id is not null) as items)
      select ${jsonRows(sql`select * from shown_banners`)} as banners,
        ${unlessNone(sql`targets.stores`, (ids) => storeRowsOf(ids, view))} as stores,
        ${unlessNone(sql`targets.items`, (ids) => itemRowsOf(ids, view))} as items,
        ${campaignRowsIn(filter.served, view)} as campaigns
      from targets`),
  );
  const stores = formatStores(read?.stores ?? [], view, filter.position);
  const items = formatItems(read?.items, view);
  const rows = read?.banners ?? [];
  const banners = rows.flatMap((row): Banner[] => {
    const image = pictureIn(row, view.language);
    const store =
      row.type === "store_wise" && row.store_id !== null ? (stores.get(row.store_id) ?? null) : null;
    const item = row.type === "item_wise" && row.item_id !== null ? (items.get(row.item_id) ?? null) : null;
    // A banner whose target is no longer on sale would lead nowhere.
    if (row.type === "store_wise" && (store === null || store.status === 0)) return [];
    if (row.type === "item_wise" && (item === null || item.status === 0)) return [];
    return [
      {
        id: row.id,
        title: translated(row.title, row.translations, "title", view.language),
        type: row.type,
        image,
        image_full_url: pictureUrl(image),
        link: row.type === "default" ? row.link : null,
        store,
        item,
      },
    ];
  });
  return { campaigns: formatCampaigns(read?.campaigns ?? [], view), banners };
}

/** GET /banners/{store_id}: those of one store's page. */
export async function storeBanners(
  database: Queryable,
  storeId: number,
  language: Language,
): Promise<StoreBanner[]> {
  const rows = rowsOf<BannerRow>(await database.execute(bannersQuery(sql`b.owner_store_id = ${storeId}`)));
  return rows.map((row) => {
    const image = pictureIn(row, language);
    return {
      id: row.id,
      title: translated(row.title, row.translations, "title", language),
      type: "store_wise",
      image,
      image_full_url: pictureUrl(image),
      data: String(storeId),
      default_link: row.link,
      status: 1,
    };
  });
}

interface SectionRow {
  id: number;
  key: string;
  value: string;
  title: string | null;
  description: string | null;
  translations: Translations;
}

const whyChooseKey = "why_choose";
const videoKeys: ReadonlySet<string> = new Set([
  "section_title",
  "banner_type",
  "banner_video",
  "banner_image",
  "banner_video_content",
]);
const stepKey = /^content\d$/;
const isVideoKey = (key: string) => videoKeys.has(key) || stepKey.test(key);
/** The base address that v2 clients put before raw names. */
const baseKey = "promotional_banner_url";

async function readSections(database: Queryable, moduleId: number): Promise<SectionRow[]> {
  return rowsOf<SectionRow>(
    await database.execute(sql`
      select id, key, value, title, description, translations from section_banners
      where module_id = ${moduleId} order by position, id limit 200`),
  );
}

/** GET /other-banners: one pair a configured key; a parcel module has rows. */
export async function sectionBanners(
  database: Queryable,
  module: { id: number; type: string },
): Promise<SectionBanners | ParcelBanners> {
  const rows = (await readSections(database, module.id)).filter(
    (row) => row.key !== whyChooseKey && row.key !== baseKey && !isVideoKey(row.key),
  );
  if (module.type === "parcel") {
    return {
      banners: rows.map((row) => ({
        id: row.id,
        module_id: module.id,
        key: row.key,
        value: row.value,
        value_full_url: pictureUrl(row.value),
        type: "promotional_banner",
        status: 1,
      })),
    };
  }
  const pairs = rows.flatMap((row) => [
    [row.key, row.value],
    [`${row.key}_full_url`, pictureUrl(row.value) ?? ""],
  ]);
  return { ...Object.fromEntries(pairs), ...(pairs.length > 0 ? { [baseKey]: "/pictures" } : {}) };
}

/** GET /other-banners/why-choose. */
export async function whyChoose(
  database: Queryable,
  moduleId: number,
  language: Language,
): Promise<WhyChoose> {
  const rows = (await readSections(database, moduleId)).filter((row) => row.key === whyChooseKey);
  return {
    banners: rows.map((row) => ({
      id: row.id,
      module_id: moduleId,
      title: translated(row.title ?? "", row.translations, "title", language),
      short_description: translated(row.description, row.translations, "description", language),
      image: row.value,
      image_full_url: pictureUrl(row.value),
      status: 1,
    })),
  };
}

/** The banner beside the steps where the operator did not choose: the film if there is one, otherwise the picture. */
function bannerTypeOf(named: (key: string) => SectionRow | undefined): "video" | "video_content" | "image" {
  if (named("banner_video_content")) return "video_content";
  return named("banner_video") ? "video" : "image";
}

/** GET /other-banners/video-content; keys that are not set are absent, but for the type. */
export async function videoContent(
  database: Queryable,
  moduleId: number,
  language: Language,
): Promise<VideoContent> {
  const rows = (await readSections(database, moduleId)).filter((row) => isVideoKey(row.key));
  const text = (row: SectionRow) => translated(row.title ?? row.value, row.translations, "title", language);
  const named = (key: string) => rows.find((row) => row.key === key);
  const picture = (key: "banner_image" | "banner_video_content") => {
    const row = named(key);
    return row ? { [key]: row.value, [`${key}_full_url`]: pictureUrl(row.value) ?? "" } : {};
  };
  const title = named("section_title");
  const type = named("banner_type");
  const video = named("banner_video");
  return {
    banner_contents: rows
      .filter((row) => stepKey.test(row.key))
      .flatMap((row) => [
        { id: row.id, key: `${row.key}_title`, value: text(row) },
        {
          id: row.id,
          key: `${row.key}_subtitle`,
          value: translated(row.description ?? "", row.translations, "description", language),
        },
      ]),
    ...(title ? { section_title: text(title) } : {}),
    ...(rows.length > 0 ? { banner_type: type?.value ?? bannerTypeOf(named) } : {}),
    ...(video ? { banner_video: video.value } : {}),
    ...picture("banner_image"),
    ...picture("banner_video_content"),
  };
}
