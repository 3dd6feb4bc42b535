import { shopTime } from "@/domain/shop-time";
import { cleanUp } from "../services/maintenance/clean-up";
import { removeUnusedSearchWords } from "../services/search/unused-words";
import type { JobDefinition } from "./queue";

/** Between 3 and 4 in the shop. */
const nightHour = 3;

/** Runs at night, because it reads every name of the shop. */
export const searchWordsJob: JobDefinition = {
  name: "search-words",
  cron: "43 * * * *",
  run: async ({ database, clock, timeZones }) => {
    const { minute } = shopTime(clock.now(), timeZones.shop);
    if (Math.floor(minute / 60) === nightHour) await removeUnusedSearchWords(database);
  },
};

export const cleanUpJob: JobDefinition = {
  name: "clean-up",
  cron: "17 * * * *",
  run: async (context) => {
    await cleanUp(context);
  },
};
