import { randomUUID } from "node:crypto";
import type { Jobs, Queryable } from "../../context";
import type { Owner } from "../owner/owner";
import { currentOwner } from "../push/current-owner";
import { PUSH_JOB, type PushContent, type QueuedPush } from "../push/push-types";
import { recordNotification } from "./notifications";

/**
 * Queues a push to every device of a person, and adds it to what the app lists for them, in the transaction of the
 * reported change.
 */
export async function queuePush(
  tx: Queryable,
  jobs: Jobs,
  owner: Owner,
  content: PushContent,
  now: Date,
): Promise<void> {
  await recordNotification(tx, await currentOwner(tx, owner), content, now);
  await queueUnlistedPush(tx, jobs, owner, content, now);
}

/** The same for what stands somewhere else: a message is read in its chat, and a list of all of them would hide the rest. */
export async function queueUnlistedPush(
  tx: Queryable,
  jobs: Jobs,
  owner: Owner,
  content: PushContent,
  now: Date,
): Promise<void> {
  const queued: QueuedPush = { owner, content, pushId: randomUUID(), queuedAt: now.getTime() };
  await jobs.send(tx, PUSH_JOB, { ...queued });
}
