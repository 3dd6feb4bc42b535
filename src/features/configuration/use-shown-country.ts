// @chunk none

import { usePreferences } from "@/stores/preferences";
import { useConfig } from "./use-config";

/** The country that the shopper has chosen, else the shop's. */
export function useShownCountry(): string {
  const chosen = usePreferences((state) => state.country);
  const shop = useConfig()?.country;
  return chosen || shop || "US";
}
