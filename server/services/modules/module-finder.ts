import type { ModuleType } from "@/contract";
import type { Database } from "../../context";
import { modules } from "../../db/schema";

interface ActiveModule {
  id: number;
  slug: string;
  type: ModuleType;
}

/** The list of modules is read again after this time, ms. An unknown module reads it sooner, once a second at most. */
const MAX_AGE_MS = 30_000;
const MIN_AGE_MS = 1000;

/** Returns a function that finds an active module by id or slug, from a list in memory. */
export function moduleFinder(database: Database) {
  let known: ActiveModule[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
    const rows = await database
      .select({ id: modules.id, slug: modules.slug, type: modules.type, active: modules.active })
      .from(modules);
    known = rows
      .filter((row) => row.active)
      .map(({ id, slug, type }) => ({ id, slug, type: type as ModuleType }));
    readAt = performance.now();
  };
  const find = (name: string) => known.find((row) => String(row.id) === name || row.slug === name);
  return async (name: string): Promise<Pick<ActiveModule, "id" | "type"> | null> => {
    const age = performance.now() - readAt;
    if (age > MAX_AGE_MS || (!find(name) && age > MIN_AGE_MS)) await read();
    const found = find(name);
    return found ? { id: found.id, type: found.type } : null;
  };
}
