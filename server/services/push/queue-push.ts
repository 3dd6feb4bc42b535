import { randomUUID } from "node:crypto";
import type { Jobs, Queryable } from "../../context";
import type { Owner } from "../owner/owner";
import { PUSH_JOB, type PushContent, type QueuedPush } from "./push-types";

/** Queues a push to every device of a person, in the transaction of the reported change. */
export async function queuePush(
  tx: Queryable,
  jobs: Jobs,
  owner: Owner,
  content: PushContent,
): Promise<void> {
  const queued: QueuedPush = { owner, content, pushId: randomUUID(), queuedAt: Date.now() };
  await jobs.send(tx, PUSH_JOB, { ...queued });
}
