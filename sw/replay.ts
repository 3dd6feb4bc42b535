/** Sends what waits in the outbox when the browser says that the network is back and no tab is open. */
import { configureHttp } from "@/platform/http/client";
import { sendDue } from "@/platform/outbox/sender";
import { readSession } from "@/platform/outbox/session-record";

export async function replay(tag: string): Promise<void> {
  if (tag !== "outbox") return;
  const session = await readSession();
  if (!session) return;
  const shop = {
    zoneId: session.zoneId,
    moduleId: session.moduleId,
    language: session.language,
    latitude: session.latitude,
    longitude: session.longitude,
    token: session.token,
    guestId: session.guestId,
  };
  configureHttp({ baseUrl: session.baseUrl, headers: () => shop });
  const next = await sendDue({
    session: async () => {
      const now = await readSession();
      return (
        now && {
          owner: now.owner,
          epoch: now.epoch,
          identified: now.token !== null || now.guestId !== null,
          idempotency: now.idempotency,
          shop: { ...shop, token: now.token, guestId: now.guestId },
        }
      );
    },
    serverNow: () => Date.now() + (session.serverOffset ?? 0),
  });
  // A rejected sync is tried again by the browser, later.
  if (next !== null) throw new Error("Something still waits.");
}
