/** Every kind of job of the server. */
import { demoDailyJob } from "../../demo/daily";
import { autopilotJob } from "../services/orders/autopilot";
import { pushDeliveryJob, pushJob } from "../services/push/deliver";
import { cleanUpJob, searchWordsJob } from "./clean-up";
import type { JobDefinition } from "./queue";

export const jobDefinitions: readonly JobDefinition[] = [
  cleanUpJob,
  searchWordsJob,
  autopilotJob,
  demoDailyJob,
  pushJob,
  pushDeliveryJob,
];
