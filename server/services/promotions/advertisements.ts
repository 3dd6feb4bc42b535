import { sql } from "drizzle-orm";
import type { Advertisement } from "@/contract/calls/promotions";
import type { Place } from "@/domain/distance";
import type { Queryable } from "../../context";
import { jsonRows, rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { momentOf } from "../opening-hours/shop-clock";
import type { ShopView } from "../settings/shop-view";
import { formatStores, type StoreRow, storeRowsOf } from "../stores/stores-by-id";
import { pictureUrl, translated } from "../translations/translated-columns";
import type { ServedZone } from "../zones/served-zones";

interface AdvertisementRow {
  id: number;
  store_id: number;
  type: Advertisement["add_type"];
  title: string;
  description: string | null;
  translations: Translations;
  cover: string | null;
  profile: string | null;
  video: string | null;
  rating_active: boolean;
  review_active: boolean;
  start_date: string;
  end_date: string;
  priority: number;
  comments: number;
}

/** GET /advertisement/list: what runs today for stores in the zones served, the most important first. */
export async function listAdvertisements(
  database: Queryable,
  served: readonly ServedZone[],
  position: Place | null,
  view: ShopView,
): Promise<Advertisement[]> {
  if (served.length === 0) return [];
  const { date } = momentOf(view);
  const modules = [...new Set(served.map((zone) => zone.moduleId))];
  const zones = [...new Set(served.map((zone) => zone.zoneId))];
  const [shown] = rowsOf<{ advertisements: AdvertisementRow[]; stores: StoreRow[] }>(
    await database.execute(sql`
      with running as materialized (
      select a.id, a.store_id, a.type, a.title, a.description, a.translations, a.cover, a.profile, a.video,
        a.rating_active, a.review_active, a.start_date::text as start_date, a.end_date::text as end_date, a.priority,
        (select count(*)::int from reviews r where r.store_id = a.store_id and r.comment is not null
          and r.hidden_at is null) as comments
      from advertisements a join stores s on s.id = a.store_id and s.status
      where ${date} between a.start_date and a.end_date and s.module_id in ${modules} and s.zone_id in ${zones}
      order by a.priority desc, a.id limit 50)
      select ${jsonRows(sql`select * from running`)} as advertisements,
        ${storeRowsOf(sql`array(select store_id from running)`, view)} as stores`),
  );
  const stores = formatStores(shown?.stores ?? [], view, position);
  return (shown?.advertisements ?? []).flatMap((row): Advertisement[] => {
    const store = stores.get(row.store_id);
    if (!store) return [];
    return [
      {
        id: row.id,
        store_id: row.store_id,
        add_type: row.type,
        title: translated(row.title, row.translations, "title", view.language),
        description: translated(row.description, row.translations, "description", view.language),
        start_date: row.start_date,
        end_date: row.end_date,
        priority: row.priority,
        is_rating_active: row.rating_active ? 1 : 0,
        is_review_active: row.review_active ? 1 : 0,
        cover_image: row.cover,
        cover_image_full_url: pictureUrl(row.cover),
        profile_image: row.profile,
        profile_image_full_url: pictureUrl(row.profile),
        video_attachment: row.video,
        // Films are addresses; there is no store of films to look a key up in.
        video_attachment_full_url: row.video !== null && /^(https?:\/|\/)/.test(row.video) ? row.video : null,
        average_rating: store.avg_rating,
        reviews_comments_count: row.comments,
        store,
      },
    ];
  });
}
