import { endUnagreedPrescriptions } from "../services/prescription-orders/end-unagreed";
import type { JobDefinition } from "./queue";

/** Every minute: ends prices of prescriptions that nobody agreed to in time. */
export const prescriptionsJob: JobDefinition = {
  name: "prescriptions",
  cron: "* * * * *",
  run: endUnagreedPrescriptions,
};
