import type { JobDefinition } from "./queue";

/** Shortly after midnight in the shop's time zone: a seeded shop's sales and coupons move on with the calendar. */
export const dailySeedJob: JobDefinition = {
  name: "demo-daily",
  cron: "3 0 * * *",
  run: async (context) => {
    await context.shopSeed?.moveToToday(context);
  },
};
