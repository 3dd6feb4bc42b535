import type { JobDefinition } from "./queue";

/** A seeded shop's sales and coupons move on with its calendar. Midnights are at whole quarters of an hour everywhere. */
export const dailySeedJob: JobDefinition = {
  name: "demo-daily",
  cron: "3-59/15 * * * *",
  run: async (context) => {
    await context.shopSeed?.moveToToday(context);
  },
};
