import { transact } from "../db/transact";
import { renewCurrentPrices } from "../services/items/current-prices";
import type { JobDefinition } from "./queue";

/** Every minute, because sales and discounts of stores begin and end at a minute of the shop's clock. */
export const currentPricesJob: JobDefinition = {
  name: "current-prices",
  cron: "* * * * *",
  run: async ({ database, clock, timeZones }) => {
    const view = { now: clock.now(), timeZone: timeZones.shop };
    // Orders take stock of the same rows: a deadlock with one is retried.
    await transact(database, (tx) => renewCurrentPrices(tx, view));
  },
};
