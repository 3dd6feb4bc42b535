/** Services that look up places and ways. */
import type { settingValues } from "./setting-values";

export interface MapServiceSetting {
  /** Address of the service without a slash at the end. */
  url: string;
  /** Requests a second of this process. */
  perSecond: number;
  /** Look-ups a day (UTC) of this process. */
  perDay: number;
}

/** Null: Google where its key is set, otherwise the demo's town, otherwise nobody. */
export type PlacesSetting =
  | { provider: "google" | "none" }
  | ({ provider: "nominatim" | "photon" } & MapServiceSetting)
  | null;

/** Null: Google where its key is set, otherwise the demo's streets, otherwise straight lines. "line": these in any case. */
export type RoutesSetting =
  | { provider: "google" | "line" }
  | ({ provider: "osrm" } & MapServiceSetting)
  | null;

/** Public services allow one request a second; of one's own nobody is disturbed. */
const publicHosts = new Set(["nominatim.openstreetmap.org", "photon.komoot.io", "router.project-osrm.org"]);
const perSecondOf = (url: string) => (publicHosts.has(new URL(url).hostname) ? 1 : 50);
const defaultPerDay = 100_000;

type Values = ReturnType<typeof settingValues>;

/** An address that may have a path; null, and a problem, for anything else. */
function addressOf(name: string, value: string | null, problems: string[]): string | null {
  if (value === null) {
    problems.push(`${name} must be set: the address of the service, like http://127.0.0.1:8090.`);
    return null;
  }
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash)
    return url.href.replace(/\/+$/, "");
  problems.push(`${name} must be an address like http://127.0.0.1:8090 without a password.`);
  return null;
}

function serviceOf(name: "PLACES" | "ROUTES", values: Values, problems: string[]): MapServiceSetting | null {
  const url = addressOf(`${name}_URL`, values.text(`${name}_URL`), problems);
  if (url === null) return null;
  return {
    url,
    perSecond: values.wholeNumber(`${name}_PER_SECOND`, perSecondOf(url), 1, 1000),
    perDay: values.wholeNumber(`${name}_PER_DAY`, defaultPerDay, 0, 100_000_000),
  };
}

function placesSetting(values: Values, problems: string[]): PlacesSetting {
  const provider = values.word("PLACES_PROVIDER", ["google", "nominatim", "photon", "none", ""], "");
  if (provider === "") return null;
  if (provider === "none") return { provider };
  if (provider === "google") {
    if (values.text("GOOGLE_MAPS_KEY") === null)
      problems.push("PLACES_PROVIDER=google needs GOOGLE_MAPS_KEY.");
    return { provider };
  }
  const service = serviceOf("PLACES", values, problems);
  if (service && new URL(service.url).hostname === "nominatim.openstreetmap.org")
    problems.push(
      "PLACES_URL: nominatim.openstreetmap.org allows no suggestions while somebody types. Use a Nominatim of your own, or Photon.",
    );
  return service && { provider, ...service };
}

function routesSetting(values: Values, problems: string[]): RoutesSetting {
  const provider = values.word("ROUTES_PROVIDER", ["google", "osrm", "line", ""], "");
  if (provider === "") return null;
  if (provider === "line") return { provider };
  if (provider === "google") {
    if (values.text("GOOGLE_MAPS_KEY") === null)
      problems.push("ROUTES_PROVIDER=google needs GOOGLE_MAPS_KEY.");
    return { provider };
  }
  const service = serviceOf("ROUTES", values, problems);
  return service && { provider, ...service };
}

export const mapSettings = (values: Values, problems: string[]) => ({
  placesFrom: placesSetting(values, problems),
  routesFrom: routesSetting(values, problems),
});
