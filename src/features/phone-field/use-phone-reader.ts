import { useCallback } from "react";
import { useConfig } from "@/features/configuration";
import { loadPhoneReader } from "@/platform/phone/load-phones";

/** Reads a typed number in the shop's country: E.164, or null when it exists in no plan. */
export function usePhoneReader(): (text: string) => Promise<string | null> {
  const country = useConfig()?.country ?? "";
  return useCallback(async (text) => (await loadPhoneReader(country))(text), [country]);
}
