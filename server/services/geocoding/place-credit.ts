import type { Settings } from "../../environment/settings";
import { type Language, textsOf } from "../../locales";

/** Credit for looked-up places and ways; empty where their licence asks for none. */
export function placeCredit(
  { placesFrom, routesFrom }: Pick<Settings, "placesFrom" | "routesFrom">,
  language: Language,
): string {
  const isOpen =
    placesFrom?.provider === "nominatim" ||
    placesFrom?.provider === "photon" ||
    routesFrom?.provider === "osrm";
  return isOpen ? textsOf(language).openStreetMapCredit : "";
}
