/**
 * A visit that begins with nothing but a place needs the app's script and the page's responses; these are requested
 * beside the script instead of after it, with the picture that is the largest thing of the screen. The lists are what
 * the page's own queries ask for: a read that came to differ, or that odd stored values made differ, is not taken over
 * and costs one request.
 */

import { isZoneId } from "@/domain/zone-id";
import { apiPrefix } from "@/platform/http/api-request";
import { setPublicAddress } from "@/platform/http/complete-response";
import { prefetch } from "@/platform/http/prefetched-responses";
import { scopedAddress, shopHeaders } from "@/platform/http/shop-headers";
import { showLeadingPicture } from "./leading-picture";

type Row = Record<string, unknown>;
/** Resolves to the response's object, or to an empty one; never rejects. */
type Ask = (path: string, withModule?: boolean) => Promise<Row>;

export interface FirstVisit {
  search: string;
  language: string;
  /** Reads a text or a row of local storage; null, or an empty row, for what is not there. */
  stored(key: string): string | null;
  storedRow(key: string): Row;
  savesData: boolean;
  /** Origin of the API, no trailing slash; empty for the own origin. */
  baseUrl: string;
  softwareId: string | null;
}

/** Homes that show on their first screen which stores are open now: the first rows of all stores. */
const openNowFirst: readonly unknown[] = ["food", "grocery", "pharmacy"];

const asRow = (value: unknown): Row => (typeof value === "object" && value !== null ? (value as Row) : {});

/**
 * Asks for what a page shows first; `id` is a store's id or slug. Does nothing where the address means another module than
 * the one stored. Resolves when the page's leading picture is asked for, if it has one; never rejects.
 */
export async function sendInitialRequests(page: string, id: string, visit: FirstVisit): Promise<void> {
  const module = visit.storedRow("module");
  const query = new URLSearchParams(visit.search);
  const meant = query.get("module_id");
  const ask = meant === null || meant === String(module.id) ? reader(visit, module.id) : null;
  if (ask === null) return;
  let picture: Promise<void> | null = null;
  if (page === "store") picture = askForStore(ask, id, module, visit);
  else if (page === "home") picture = askForHome(ask, module, visit);
  // A listing that nothing narrows.
  else if (query.toString() === "data_type=all")
    void ask("/get-combined-data?list_type=item&data_type=all&limit=12&offset=1");
  void ask("/config");
  void ask("/module", false);
  await picture;
}

/** Asks for what the home of a module shows first. What of it no query takes has to be dropped by the caller. */
export function sendHomeRequests(module: { id: number; module_type: string }, visit: FirstVisit): void {
  const ask = reader(visit, module.id);
  if (ask) void askForHome(ask, module, visit);
}

function askForStore(ask: Ask, store: string, module: Row, visit: FirstVisit): Promise<void> {
  return ask(`/stores/details/${store}`).then(({ id, module_id, cover_photo_full_url }) => {
    showLeadingPicture(cover_photo_full_url, "cover", visit.savesData);
    if (module_id === module.id)
      void ask(`/items/latest?store_id=${id}&category_id=0&limit=20&offset=1&type=all`);
  });
}

function askForHome(ask: Ask, module: Row, visit: FirstVisit): Promise<void> {
  const picture = ask("/banners").then(({ banners, campaigns }) => {
    const slides = [banners, campaigns].flatMap((list) => (Array.isArray(list) ? list : []));
    showLeadingPicture(asRow(slides[0]).image_full_url, "banner", visit.savesData);
  });
  // The form of parcels requests their categories.
  if (module.module_type !== "parcel") void ask("/categories?featured=1");
  if (openNowFirst.includes(module.module_type))
    void ask("/stores/get-stores/all?type=all&store_type=all&limit=12&offset=1");
  return picture;
}

/** Asks as the app will, which takes numbers for numbers and a zone in quotation marks for a zone; null without a zone. */
function reader({ stored, storedRow, ...visit }: FirstVisit, moduleId: unknown): Ask | null {
  const position = storedRow("currentLatLng");
  const zoneId = stored("zoneid")?.replace(/^"(.*)"$/, "$1");
  if (!isZoneId(zoneId)) return null;
  if (__CACHE_IN_FRONT__) setPublicAddress(scopedAddress);
  const values = {
    zoneId,
    moduleId: String(moduleId),
    language: visit.language,
    latitude: Number(position.lat),
    longitude: Number(position.lng),
    softwareId: visit.softwareId,
  };
  return async (path, withModule = true) => {
    const headers = shopHeaders(withModule ? values : { ...values, moduleId: null }, false);
    const answer = await prefetch(`${visit.baseUrl}${apiPrefix}${path}`, headers);
    try {
      return asRow(JSON.parse(answer?.text ?? ""));
    } catch {
      return {};
    }
  };
}
