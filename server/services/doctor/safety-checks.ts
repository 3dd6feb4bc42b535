/** Checks for data that may be lost and doors that stand open. */
import { eq } from "drizzle-orm";
import { customers } from "../../db/schema";
import { isFilledByDemo } from "../demo/demo-rows";
import { lastBackup } from "../maintenance/backup-record";
import type { Check } from "./diagnosis";

/** A day's orders are worth a backup; a week without one is a fault. */
const maxBackupAgeDays = 7;
const dayMs = 86_400_000;

export const checkBackup: Check = async ({ database, clock }) => {
  const last = await lastBackup(database);
  const days = last === null ? null : Math.floor((clock.now().getTime() - last.getTime()) / dayMs);
  if (days !== null && days < maxBackupAgeDays)
    return {
      state: "ok",
      title: `Backup: the last one is ${days === 0 ? "less than a day" : `${days} days`} old.`,
    };
  return {
    state: "red",
    title: days === null ? "Backup: none was made." : `Backup: none was made for ${days} days.`,
    mend: "Make one every day: npm run ops -- backup FILE; who makes them by other means tells it by backup --noted.",
  };
};

/** Its password is public. */
const demoEmail = "demo@doorstep.test";

export const checkDemo: Check = async ({ database }) => {
  const [account] = await database
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, demoEmail))
    .limit(1);
  return account || (await isFilledByDemo(database))
    ? {
        state: "red",
        title: "Demo: its account is here, and everybody knows its password.",
        mend: "Stop the server, make a backup, and run npm run ops -- demo-remove with DEMO=0.",
      }
    : { state: "ok", title: "Demo: nothing of it is here." };
};
