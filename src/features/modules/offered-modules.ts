import type { QueryClient } from "@tanstack/react-query";
import type { Module } from "@/contract";
import { preferences } from "@/stores/preferences";
import { modulesQuery } from "./api/get-modules";

/** The modules that deliver to a place: those whose zones include one of the place's. */
export function offeredModules(modules: readonly Module[], zoneIds: readonly number[]): Module[] {
  return modules.filter((module) => module.zones.some((zone) => zoneIds.includes(zone.id)));
}

/** The consequence of a place's modules: keep the selected one, take the only one, choose, or none at all. */
export type ModuleOffer =
  | { kind: "none" }
  | { kind: "kept" }
  | { kind: "one"; module: Module }
  | { kind: "several" };

export function moduleOffer(modules: readonly Module[], chosenId: number | null): ModuleOffer {
  if (modules.some((module) => module.id === chosenId)) return { kind: "kept" };
  const [only, ...others] = modules;
  if (!only) return { kind: "none" };
  return others.length === 0 ? { kind: "one", module: only } : { kind: "several" };
}

/** Loads the modules of a place (`zoneId` as the zone lookup returned it). Rejects when they cannot be loaded. */
export async function modulesOfPlace(queryClient: QueryClient, zoneId: string): Promise<Module[]> {
  const { data } = await queryClient.fetchQuery(modulesQuery(zoneId, preferences().language));
  return offeredModules(data, (JSON.parse(zoneId) as unknown[]).map(Number));
}
