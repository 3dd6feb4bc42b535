/** When everything was written to a backup last. */
import type { Queryable } from "../../context";
import { readSetting, writeSetting } from "../settings/settings";

/** Row of the settings that the server notes for itself. */
const lastBackupKey = "last_backup";

export async function noteBackup(database: Queryable, now: Date): Promise<void> {
  await writeSetting(database, lastBackupKey, { at: now.toISOString() });
}

/** Null: none was ever made. */
export async function lastBackup(database: Queryable): Promise<Date | null> {
  const stored = (await readSetting(database, lastBackupKey)) as { at?: unknown } | null | undefined;
  const at = typeof stored?.at === "string" ? new Date(stored.at) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at;
}
