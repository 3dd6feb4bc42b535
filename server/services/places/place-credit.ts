import type { Settings } from "../../environment/settings";
import { type Language, textsOf } from "../../locales";

/** Whose data looked-up places and ways are; empty where nobody has to be named. */
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
