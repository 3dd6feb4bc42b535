import { cleanUp } from "../services/maintenance/clean-up";
import { removeUnusedSearchWords } from "../services/search/unused-words";
import type { JobDefinition } from "./queue";

/** Runs at night, because it reads every name of the shop. */
export const searchWordsJob: JobDefinition = {
  name: "search-words",
  cron: "43 3 * * *",
  run: async ({ database }) => {
    await removeUnusedSearchWords(database);
  },
};

export const cleanUpJob: JobDefinition = {
  name: "clean-up",
  cron: "17 * * * *",
  run: async (context) => {
    await cleanUp(context);
  },
};
