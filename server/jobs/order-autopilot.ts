import { runAutopilotStep } from "../services/orders/autopilot";
import { AUTOPILOT_JOB } from "../services/orders/autopilot-steps";
import { priceByItself } from "../services/prescription-orders/price-autopilot";
import type { JobDefinition } from "./queue";

/** Moves a demo order one status on; a prescription gets its price first, and waits for its shopper. */
export const autopilotJob: JobDefinition = {
  name: AUTOPILOT_JOB,
  run: async (context, data) => {
    await priceByItself(context, data);
    await runAutopilotStep(context, data);
  },
};
