import type { Config } from "@/contract";
import { useQuery } from "@/platform/query";
import { preferences } from "@/stores/preferences";
import { configQuery } from "./api/get-config";

/** The operator's settings; undefined until they are loaded for the first time. */
export function useConfig(): Config | undefined {
  return useQuery(configQuery(preferences().language)).data;
}

/** Config with its state, for the one place that reports a failure to load it. */
export function useConfigState() {
  return useQuery(configQuery(preferences().language));
}
