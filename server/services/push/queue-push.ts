import { randomUUID } from "node:crypto";
import type { Jobs, Queryable } from "../../context";
import type { Owner } from "../owner/owner";
import { PUSH_JOB, type PushContent, type QueuedPush } from "./push-types";

/** Queues a push to every device of a person, inside the transaction of what it tells. */
export async function queuePush(
  tx: Queryable,
  jobs: Jobs,
  owner: Owner,
  content: PushContent,
): Promise<void> {
  const name: Owner =
    owner.kind === "customer"
      ? { kind: "customer", customerId: owner.customerId, tokenHash: "" }
      : { kind: "guest", guestId: owner.guestId };
  const queued: QueuedPush = { owner: name, content, pushId: randomUUID(), queuedAt: Date.now() };
  await jobs.send(tx, PUSH_JOB, { ...queued });
}
