import type { Database } from "../db/database";
import type { Clock } from "./clock";
import type { TimeZones } from "./time-zones";

export interface SeedTarget {
  database: Database;
  clock: Clock;
  settings: { currency: string };
  timeZones: Pick<TimeZones, "shop">;
}

/** Called with the step that is being written and the share that is done (0 to 1). */
export type SeedProgress = (step: string, share: number) => void;

/** Fills an empty database with a shop. */
export interface ShopSeed {
  /** Writes everything in one transaction. Does nothing when the database has modules already. */
  fill(target: SeedTarget, onProgress?: SeedProgress): Promise<void>;
  /** Moves everything dated on to today and returns by how many days. Leaves a shop that it did not fill alone. */
  moveToToday(target: SeedTarget): Promise<number>;
}
