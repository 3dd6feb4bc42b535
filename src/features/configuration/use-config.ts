import { useQuery } from "@tanstack/react-query";
import type { Config } from "@/contract";
import { preferences } from "@/stores/preferences";
import { configQuery } from "./api/get-config";

/** The operator's settings; undefined until they are loaded for the first time. */
export function useConfig(): Config | undefined {
  return useQuery(configQuery(preferences().language)).data;
}

/** A shop that answers, but with a failure, gives no sign when it is well again: it is asked so often, ms. */
const failedConfigRetryMs = 10_000;

/** Config with its state, for the one place that reports a failure to load it and has it asked for again. */
export function useConfigState() {
  return useQuery({
    ...configQuery(preferences().language),
    refetchInterval: ({ state }) =>
      state.data === undefined && state.errorUpdateCount > 0 ? failedConfigRetryMs : false,
  });
}
