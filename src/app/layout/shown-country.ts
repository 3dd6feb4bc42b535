import { useConfig } from "@/features/configuration";
import { usePreferences } from "@/stores/preferences";

/** The country that the shopper has chosen, else the shop's. */
export function useShownCountry(): string {
  const chosen = usePreferences((state) => state.country);
  const shop = useConfig()?.country;
  return chosen || shop || "US";
}
