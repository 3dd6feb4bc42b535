import { vacuumEmbedded } from "../services/maintenance/vacuum-embedded";
import type { JobDefinition } from "./queue";

/** PostgreSQL does it by itself. */
export const vacuumJob: JobDefinition = {
  name: "vacuum",
  cron: "*/5 * * * *",
  run: async ({ database, settings }) => {
    if (settings.databaseUrl === null) await vacuumEmbedded(database);
  },
};
