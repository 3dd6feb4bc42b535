import type { QueryClient } from "@tanstack/react-query";
import type { Module } from "@/contract";
import { preferences } from "@/stores/preferences";
import { modulesQuery } from "./api/get-modules";

/** The modules that deliver to a place: those whose zones include one of the place's. */
export function offeredModules(modules: readonly Module[], zoneIds: readonly number[]): Module[] {
  return modules.filter((module) => module.zones.some((zone) => zoneIds.includes(zone.id)));
}

/** What follows for a shopper from the modules of a place: keep what is chosen, take the only one, choose, or nothing. */
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

/** Asks which modules a place has (zone text as the zone lookup gave it). Rejects when they cannot be had. */
export async function modulesOfPlace(queryClient: QueryClient, zoneId: string): Promise<Module[]> {
  const { data } = await queryClient.fetchQuery(modulesQuery(zoneId, preferences().language));
  return offeredModules(data, (JSON.parse(zoneId) as unknown[]).map(Number));
}
