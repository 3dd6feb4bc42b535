/** Every kind of job of the server. */
import { autopilotJob } from "../services/orders/autopilot";
import { pushDeliveryJob, pushJob } from "../services/push/deliver";
import { cleanUpJob, searchWordsJob } from "./clean-up";
import { dailySeedJob } from "./daily-seed";
import type { JobDefinition } from "./queue";

export const jobDefinitions: readonly JobDefinition[] = [
  cleanUpJob,
  searchWordsJob,
  autopilotJob,
  dailySeedJob,
  pushJob,
  pushDeliveryJob,
];
