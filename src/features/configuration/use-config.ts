import { useQuery } from "@tanstack/react-query";
import type { Config } from "@/contract";
import { preferences } from "@/stores/preferences";
import { configQuery } from "./api/get-config";

/** The operator's settings, undefined until they have come for the first time. */
export function useConfig(): Config | undefined {
  return useQuery(configQuery(preferences().language)).data;
}

/** Config with its state, for the one place that says when it cannot be had. */
export function useConfigState() {
  return useQuery(configQuery(preferences().language));
}
