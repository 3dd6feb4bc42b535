import { useMemo } from "react";
import type { Module } from "@/contract";
import { useQuery } from "@/platform/query";
import { useLocationStore, zoneIds } from "@/stores/location";
import { preferences } from "@/stores/preferences";
import { modulesQuery } from "./api/get-modules";
import { offeredModules } from "./offered-modules";

/** The modules of the chosen place with the state of their request; nothing is requested without a place. */
export function useModulesState() {
  const zoneId = useLocationStore((state) => state.zoneId);
  const query = useQuery({ ...modulesQuery(zoneId, preferences().language), enabled: zoneId !== null });
  const { data, isError, isFetching, refetch } = query;
  const modules = useMemo(
    () => (data && zoneId !== null ? offeredModules(data, zoneIds(zoneId)) : undefined),
    [data, zoneId],
  );
  return { modules, isError: isError && modules === undefined, isFetching, refetch };
}

/** The modules of the chosen place; undefined until they are known, and without a place. */
export function useModules(): Module[] | undefined {
  return useModulesState().modules;
}
