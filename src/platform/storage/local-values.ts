/**
 * The values of local storage with their checks. All of it is unvalidated input: it may come from another
 * program or an older version. A value has the right type or is null; the texts "null" and "undefined" count as not set.
 */

import type { ModuleType } from "@/contract";
import { isRecord } from "@/domain/is-record";
import { isZoneId } from "@/domain/zone-id";
import { onStorageChange, safeStorage } from "./safe-storage";
import { storageKeys } from "./storage-keys";

export interface LocalValue<T> {
  readonly key: string;
  read(): T | null;
  /** Null removes the value. */
  write(value: T | null): void;
  /** Notifies of changes by other tabs. Returns a function that unsubscribes. */
  subscribe(changed: (value: T | null) => void): () => void;
}

function localValue<T>(
  key: string,
  parse: (text: string) => T | null,
  format: (value: T) => string,
): LocalValue<T> {
  const read = (): T | null => {
    const text = safeStorage.getItem(key);
    if (text === null || isUnset(text)) return null;
    try {
      return parse(text);
    } catch {
      return null;
    }
  };
  return {
    key,
    read,
    write: (value) =>
      value === null ? safeStorage.removeItem(key) : safeStorage.setItem(key, format(value)),
    subscribe: (changed) => onStorageChange([key], () => changed(read())),
  };
}

function isUnset(text: string): boolean {
  return ["", "null", "undefined", '"null"', '""'].includes(text.trim());
}

/** The text, or the text inside a JSON string: some related programs store texts that way. */
function plainText(text: string): string | null {
  const unwrapped: unknown = text.startsWith('"') ? JSON.parse(text) : text;
  return typeof unwrapped === "string" && !isUnset(unwrapped) ? unwrapped : null;
}

const textValue = (key: string, accept: (text: string) => boolean = () => true): LocalValue<string> =>
  localValue(
    key,
    (stored) => {
      const text = plainText(stored);
      return text !== null && accept(text) ? text : null;
    },
    (value) => value,
  );

const jsonValue = <T>(key: string, accept: (value: unknown) => T | null): LocalValue<T> =>
  localValue(key, (text) => accept(JSON.parse(text)), JSON.stringify);

export interface Position {
  lat: number;
  lng: number;
}

export interface StoredModule {
  id: number;
  module_type: ModuleType;
  module_name: string;
  slug: string;
}

export interface StoredSettings {
  direction?: "ltr" | "rtl";
  theme?: "light" | "dark" | "system";
  dataSaver?: boolean;
}

/** A position on the globe, also from numeric text; null for anything else. */
export function parseStoredPosition(value: unknown): Position | null {
  if (!isRecord(value) || value.lat === null || value.lng === null || value.lat === "" || value.lng === "")
    return null;
  const lat = Number(value.lat);
  const lng = Number(value.lng);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

const moduleTypes: readonly string[] = [
  "food",
  "grocery",
  "pharmacy",
  "ecommerce",
  "parcel",
] satisfies ModuleType[];

function asModule(value: unknown): StoredModule | null {
  if (!isRecord(value)) return null;
  const id = Number(value.id);
  if (!Number.isSafeInteger(id) || id < 1 || !moduleTypes.includes(String(value.module_type))) return null;
  const module_type = value.module_type as ModuleType;
  return {
    id,
    module_type,
    module_name: typeof value.module_name === "string" ? value.module_name : module_type,
    slug: typeof value.slug === "string" ? value.slug : String(id),
  };
}

function asSettings(value: unknown): StoredSettings | null {
  if (!isRecord(value)) return null;
  const settings: StoredSettings = {};
  if (value.direction === "ltr" || value.direction === "rtl") settings.direction = value.direction;
  if (value.theme === "light" || value.theme === "dark" || value.theme === "system")
    settings.theme = value.theme;
  if (typeof value.dataSaver === "boolean") settings.dataSaver = value.dataSaver;
  return settings;
}

function asTexts(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  return value.filter((entry): entry is string => typeof entry === "string" && entry.trim() !== "");
}

export interface StoredSignOut {
  accountKey: string;
  reason: "asked" | "expired" | "deleted";
}

function asSignOut(value: unknown): StoredSignOut | null {
  if (!isRecord(value) || typeof value.accountKey !== "string") return null;
  const { accountKey, reason } = value;
  return reason === "asked" || reason === "expired" || reason === "deleted" ? { accountKey, reason } : null;
}

export const localValues = {
  /** Opaque; null when it could not be sent in a header. */
  token: textValue(storageKeys.token, (text) => /^[\x21-\x7e]+$/.test(text)),
  guestId: localValue<number>(
    storageKeys.guestId,
    (text) => {
      const id = Number(plainText(text));
      return Number.isSafeInteger(id) && id > 0 ? id : null;
    },
    String,
  ),
  zoneId: localValue<string>(
    storageKeys.zoneId,
    (text) => {
      const unwrapped: unknown = text.startsWith('"') ? JSON.parse(text) : text;
      return isZoneId(unwrapped) ? unwrapped : null;
    },
    (value) => value,
  ),
  zoneData: jsonValue(storageKeys.zoneData, (value) => (Array.isArray(value) ? (value as unknown[]) : null)),
  module: jsonValue(storageKeys.module, asModule),
  location: textValue(storageKeys.location),
  currentLatLng: jsonValue(storageKeys.currentLatLng, parseStoredPosition),
  language: textValue(storageKeys.language, (text) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(text)),
  country: textValue(storageKeys.country, (text) => /^[A-Za-z]{2}$/.test(text)),
  rememberedSignIn: textValue(
    storageKeys.rememberedSignIn,
    (text) => text.length <= 255 && !text.startsWith("{"),
  ),
  settings: jsonValue(storageKeys.settings, asSettings),
  searchedValues: jsonValue(storageKeys.searchedValues, asTexts),
  epoch: localValue<number>(
    storageKeys.epoch,
    (text) => {
      const epoch = Number(text);
      return Number.isSafeInteger(epoch) && epoch >= 0 ? epoch : null;
    },
    String,
  ),
  unfinishedSignOut: jsonValue(storageKeys.unfinishedSignOut, asSignOut),
  account: textValue(storageKeys.account, (text) => /^(customer|guest|local):[\w-]+$/.test(text)),
};
