/**
 * Answers of the API that the server wrote into the document, before this script. The app's first calls take them as if
 * they had been requested; `prefetched-responses.ts` says which are too old or of another language.
 */
import { metersBetween, type Place } from "@/domain/distance";
import { apiPrefix } from "@/platform/http/api-request";
import { holdServed } from "@/platform/http/prefetched-responses";
import { showLeadingPicture } from "./leading-picture";

declare const __API_BASE_URL__: string;

/** A row of the API with the picture of a store, an item or a campaign; anything may be missing. */
interface ServedRow {
  latitude?: string;
  longitude?: string;
  distance?: number;
  store_details?: ServedRow;
  cover_photo_full_url?: string | null;
  image_full_url?: string | null;
}

/** They are the same for everybody, so how far the store is from this shopper is added here, as the API would. */
function addDistance(store: ServedRow, from: Place): void {
  store.distance = metersBetween(from, { lat: Number(store.latitude), lng: Number(store.longitude) });
}

/**
 * Holds them, and asks for the picture that the first one names. Does nothing where the API is another server's: what that
 * one says is not known here.
 */
export function holdServedAnswers(position: Place | null, savesData: boolean): void {
  if (__API_BASE_URL__ !== "") return;
  for (const { dataset, text } of document.querySelectorAll<HTMLScriptElement>("script[data-answer]")) {
    const { answer = "", scope = "{}", at } = dataset;
    let body = text;
    const ofStore = answer.startsWith("/stores/");
    const ofCampaign = answer.startsWith("/campaigns/");
    if (ofStore || ofCampaign || answer.startsWith("/items/details/")) {
      const row = JSON.parse(text) as ServedRow;
      if (ofStore) showLeadingPicture(row.cover_photo_full_url, "cover", savesData);
      else if (ofCampaign) showLeadingPicture(row.image_full_url, "campaign", savesData);
      else showLeadingPicture(row.image_full_url, "item", savesData);
      const store = ofStore ? row : row.store_details;
      if (position && store) {
        addDistance(store, position);
        body = JSON.stringify(row);
      }
    }
    holdServed(apiPrefix + answer, JSON.parse(scope), body, Number(at));
  }
}
