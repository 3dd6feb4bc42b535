import type { Landing } from "@/contract";
import { useQuery } from "@/platform/query";
import { preferences } from "@/stores/preferences";
import { landingQuery } from "./api/get-landing";

/** Landing and newsletter texts; undefined until they are loaded for the first time. */
export function useLanding(): Landing | undefined {
  return useQuery(landingQuery(preferences().language)).data;
}
