/**
 * Items and stores whose page or dialog was opened on this device, the newest first. Of the place, module and language that
 * they were opened in; removed at a sign-out.
 */
import { scopeKey } from "@/platform/http/shop-scope";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { shopScope } from "./shop-scope";

/** Enough to show an entry and to open it again; no price, which may change. */
export interface ViewedEntry {
  kind: "item" | "store";
  id: number;
  slug: string;
  name: string;
  /** URL; null without one. */
  picture: string | null;
  moduleId: number;
}

interface StoredEntry extends ViewedEntry {
  /** Key of place, module and language. */
  scope: string;
}

/** Over all places, modules and languages. */
const maxEntries = 40;
/** Shown of one of them. */
const maxShown = 10;

/** Puts it first. Does nothing before a place was chosen. */
export function rememberViewed(viewed: ViewedEntry): void {
  const here = shopScope();
  if (here.zoneId === null) return;
  const scope = scopeKey({ ...here, moduleId: viewed.moduleId });
  const others = stored().filter((entry) => entry.kind !== viewed.kind || entry.id !== viewed.id);
  const entries: StoredEntry[] = [{ ...viewed, scope }, ...others].slice(0, maxEntries);
  safeStorage.setItem(storageKeys.recentlyViewed, JSON.stringify(entries));
}

/** Recently opened items and stores in the current place, module and language: the newest ten. */
export function recentlyViewed(): ViewedEntry[] {
  const here = scopeKey(shopScope());
  return stored()
    .filter(({ scope }) => scope === here)
    .slice(0, maxShown);
}

/** Stored records are unvalidated input: what is no entry is left out. */
function stored(): StoredEntry[] {
  try {
    const value: unknown = JSON.parse(safeStorage.getItem(storageKeys.recentlyViewed) ?? "[]");
    return Array.isArray(value) ? value.filter(isStoredEntry) : [];
  } catch {
    return [];
  }
}

function isStoredEntry(value: unknown): value is StoredEntry {
  if (typeof value !== "object" || value === null) return false;
  const { kind, id, slug, name, picture, moduleId, scope } = value as Partial<StoredEntry>;
  return (
    (kind === "item" || kind === "store") &&
    Number.isSafeInteger(id) &&
    Number.isSafeInteger(moduleId) &&
    [slug, name, scope].every((text) => typeof text === "string") &&
    (picture === null || typeof picture === "string")
  );
}
