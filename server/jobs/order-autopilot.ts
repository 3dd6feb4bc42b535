import { runAutopilotStep } from "../services/orders/autopilot";
import { AUTOPILOT_JOB } from "../services/orders/autopilot-steps";
import type { JobDefinition } from "./queue";

/** Moves a demo order one status on. */
export const autopilotJob: JobDefinition = { name: AUTOPILOT_JOB, run: runAutopilotStep };
