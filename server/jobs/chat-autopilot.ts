import { runAutopilotReply } from "../services/chat/autopilot";
import { CHAT_AUTOPILOT_JOB } from "../services/chat/autopilot-reply";
import type { JobDefinition } from "./queue";

/** Replies to a customer's message in the demo. */
export const chatAutopilotJob: JobDefinition = { name: CHAT_AUTOPILOT_JOB, run: runAutopilotReply };
