/** Changes that bring photos: checked before a photo is looked at, counted, and converted in their sender's turn. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Transaction } from "../context";
import { ownerName } from "../services/owner/owner";
import { withPhotos } from "../services/photos/with-photos";
import { countPhotos } from "../services/rate-limits/photo-limits";
import { onceOnly, rehearse } from "./idempotency";
import { networkAddressKey } from "./rate-limit";

/** Sender of photos. A guest counts by network address too, because guest ids cost nothing. */
function senderOf(request: FastifyRequest): { person: string; address: string | null } {
  const { caller } = request;
  const person =
    caller.kind === "anonymous"
      ? "nobody"
      : ownerName(
          caller.kind === "customer"
            ? { kind: "customer", customerId: caller.customerId }
            : { kind: "guest", guestId: caller.guestId },
        );
  // Strangers who share a customer's network address take nothing of theirs.
  return { person, address: caller.kind === "customer" ? null : networkAddressKey(request.ip) };
}

/**
 * Runs a change once, as `onceOnly` does, with the paths of the photos of a form's field. With photos it is tried before they are
 * converted and undone again, so that only what is accepted costs the processor something; a repeat gets its stored response.
 * Refuses with 429 more photos than one person, or for guests one network address, may send.
 */
export async function onceWithPhotos<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  field: string,
  handler: (tx: Transaction, photos: readonly string[]) => Promise<T>,
): Promise<T> {
  const { context } = request.server;
  const uploads = request.uploads?.get(field) ?? [];
  const { person, address } = senderOf(request);
  if (uploads.length > 0) {
    const unconverted = uploads.map((_, number) => `/photos/unconverted-${number}`);
    const outcome = await rehearse(request, reply, (tx) => handler(tx, unconverted));
    if (outcome !== null) return outcome.response;
    await countPhotos(context, { person, address, count: uploads.length });
  }
  return withPhotos(context.settings, { uploads, sender: address ?? person }, (photos, onWritten) =>
    onceOnly(request, reply, async (tx) => {
      const response = await handler(tx, photos);
      onWritten();
      return response;
    }),
  );
}
