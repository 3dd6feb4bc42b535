/** `push`: an operator's message to one person, or to everybody who has a device subscribed. `pushes`: how they are doing. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { transact } from "../db/transact";
import { queuePush } from "../services/notifications/queue-push";
import { pushAudience } from "../services/push/push-audience";
import { pushReport } from "../services/push/push-report";

/** WHO TYPE TITLE BODY [ID]. The push is queued; a running server sends it. */
export async function sendPush(
  context: ServerContext,
  [who, type, title, body, id]: readonly string[],
  write: (line: string) => void,
): Promise<void> {
  if (!who || !type || !title || body === undefined) {
    throw new StartError("push needs WHO TYPE TITLE BODY, e.g. push all offer 'Free delivery' 'Today only'.");
  }
  if (!/^[\w-]{1,40}$/.test(type)) throw new StartError("TYPE is one word.");
  if (id !== undefined && !/^\d{1,15}$/.test(id)) throw new StartError("ID must be a number.");
  const number = id === undefined ? undefined : Number(id);
  const count = await transact(context.database, async (tx) => {
    const people = await pushAudience(tx, who);
    if (people.length === 0 && who !== "all") {
      throw new StartError("Nobody is known by that e-mail address, phone number or order.");
    }
    for (const owner of people) {
      await queuePush(
        tx,
        context.jobs,
        owner,
        {
          type,
          title,
          body,
          ...(type === "message"
            ? { conversationId: number, senderType: "admin" }
            : number === undefined
              ? {}
              : { orderId: number }),
        },
        context.clock.now(),
      );
    }
    return people.length;
  });
  write(count === 1 ? "Queued a push to one person." : `Queued a push to ${count} people.`);
}

export async function showPushes({ database }: ServerContext, write: (line: string) => void): Promise<void> {
  const { devices, waiting, failures } = await pushReport(database);
  write(`Subscribed devices: ${devices}. Waiting pushes: ${waiting}.`);
  if (failures.length === 0) write("None has failed in the last two days.");
  for (const { state, reason, count } of failures) {
    write(`${String(count).padStart(6)} ${state === "retry" ? "tried again" : "given up"}: ${reason}`);
  }
}
