/**
 * Which notifications were read on this device: the contract has no call for it. One account's at a time; removed at a
 * sign-out.
 */
import { create } from "zustand";
import type { ShopperNotification } from "@/platform/http/normalise/notification";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";

interface ReadRecord {
  account: string;
  /** Everything up to this moment was read, epoch ms. */
  until: number;
  /** Notifications opened since. */
  ids: readonly number[];
}

/** Older ones count as read, so that another device does not begin with weeks of news. */
export const unreadForMs = 7 * 24 * 3_600_000;

const useRecord = create<{ record: ReadRecord | null }>(() => ({ record: stored() }));

/** Tells what the account has not read yet. */
export function useIsUnread(account: string): (row: ShopperNotification, now: number) => boolean {
  const all = useRecord((state) => state.record);
  return (row, now) => isUnread(row, recordOf(all, account), now);
}

export function isUnread(
  { id, createdAt }: Pick<ShopperNotification, "id" | "createdAt">,
  { until, ids }: Pick<ReadRecord, "until" | "ids">,
  now: number,
): boolean {
  const time = Date.parse(createdAt);
  return time > Math.max(until, now - unreadForMs) && !ids.includes(id);
}

/** One was opened. */
export function markRead(account: string, id: number): void {
  const { until, ids } = recordOf(useRecord.getState().record, account);
  if (!ids.includes(id)) write({ account, until, ids: [...ids, id] });
}

/** All of them were read. */
export function markAllRead(account: string, rows: readonly ShopperNotification[]): void {
  const times = rows.map(({ createdAt }) => Date.parse(createdAt)).filter(Number.isFinite);
  write({ account, until: Math.max(0, ...times), ids: [] });
}

const recordOf = (record: ReadRecord | null, account: string): ReadRecord =>
  record?.account === account ? record : { account, until: 0, ids: [] };

function write(record: ReadRecord): void {
  safeStorage.setItem(storageKeys.notificationsRead, JSON.stringify(record));
  useRecord.setState({ record });
}

/** A stored record is unvalidated input. */
function stored(): ReadRecord | null {
  try {
    const value: unknown = JSON.parse(safeStorage.getItem(storageKeys.notificationsRead) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { account, until, ids } = value as Partial<ReadRecord>;
    if (typeof account !== "string" || !Number.isFinite(until) || !Array.isArray(ids)) return null;
    return { account, until: Number(until), ids: ids.filter(Number.isSafeInteger) };
  } catch {
    return null;
  }
}
