/** Notes for the operator that requests came through a proxy which the server does not trust. */
import type { Database, Queryable } from "../../context";
import { isPrivateAddress } from "../../core/private-address";
import { readSetting, writeSetting } from "../settings/settings";

/** Row of the settings that the server notes for itself. */
const seenProxyKey = "seen_proxy";
const hourMs = 3_600_000;
/** Older sightings are left out, because they may have been mended. */
const maxAgeMs = 7 * 24 * hourMs;

export interface SeenProxy {
  /** ISO 8601. */
  at: string;
  /** It came from this machine or a private network, as most proxies do; strangers' requests do not. */
  isPrivate: boolean;
}

/** Sightings of the last days; null for none. */
export async function readSeenProxy(database: Queryable, now: Date): Promise<SeenProxy | null> {
  const stored = (await readSetting(database, seenProxyKey)) as Partial<SeenProxy> | null | undefined;
  if (typeof stored?.at !== "string" || typeof stored.isPrivate !== "boolean") return null;
  const age = now.getTime() - Date.parse(stored.at);
  return age < maxAgeMs ? { at: stored.at, isPrivate: stored.isPrivate } : null;
}

/** Returns what notes a sender of X-Forwarded-For: at most once an hour, and never a stranger over a proxy. */
export function watchProxies(database: Database): (address: string, now: Date) => Promise<void> {
  const noted = { private: 0, public: 0 };
  return async (address, now) => {
    const isPrivate = isPrivateAddress(address.replace(/^::ffff:(?=\d+\.)/i, "")) || address === "::1";
    const kind = isPrivate ? "private" : "public";
    if (now.getTime() - Math.max(noted[kind], noted.private) < hourMs) return;
    noted[kind] = now.getTime();
    const before = isPrivate ? null : await readSeenProxy(database, now);
    if (before?.isPrivate) return;
    await writeSetting(database, seenProxyKey, { at: now.toISOString(), isPrivate });
  };
}
