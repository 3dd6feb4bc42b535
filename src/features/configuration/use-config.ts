import type { Config } from "@/contract";
import { sharedQuery, useQuery } from "@/platform/query";
import { preferences } from "@/stores/preferences";
import { configQuery } from "./api/get-config";

const useSharedConfig = sharedQuery(configQuery);

/** The operator's settings; undefined until they are loaded for the first time. Every card reads them. */
export const useConfig = (): Config | undefined => useSharedConfig(preferences().language);

/** Config with its state, for the one place that reports a failure to load it. */
export function useConfigState() {
  return useQuery(configQuery(preferences().language));
}
