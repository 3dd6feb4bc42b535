/** Sends for the account of the session record, when no page is open. */

import { withGuestRequestLock } from "@/platform/browser-lock";
import { get, post, type RequestOutcome } from "@/platform/http/client";
import { normaliseGuestRequest } from "@/platform/http/normalise/guest";
import { probe } from "@/platform/http/probe";
import type { Sender, SenderSession } from "../gate/gate";
import { rebindRows } from "../storage/owners";
import { readRows } from "../storage/rows";
import { readSession, type SessionRecord, writeSession } from "../storage/session-record";

/** A sender that reads the record before every request. `hear` is to be told of every response: it has the server's time. */
export function workerSender(record: SessionRecord): Sender & { hear(outcome: RequestOutcome): void } {
  let offset = record.serverOffset ?? 0;
  let isMeasured = false;
  return {
    hear: ({ serverTime, receivedAt }) => {
      if (serverTime === null) return;
      offset = serverTime - receivedAt;
      isMeasured = true;
    },
    isClockKnown: () => isMeasured || record.serverOffset !== null,
    measureClock: async () => {
      if (isMeasured) return;
      const call = { path: "/config", authenticated: false, cache: "reload", normalise: () => null } as const;
      await get(call).catch(() => undefined);
    },
    session: async () => {
      const now = await withGuestId(await readSession());
      return now && sessionOf(now);
    },
    isReachable: async () => (await probe(record.baseUrl)) === "online",
    serverNow: () => Date.now() + offset,
  };
}

function sessionOf(record: SessionRecord): SenderSession {
  return {
    owner: record.owner,
    epoch: record.epoch,
    identified: record.token !== null || record.guestId !== null,
    idempotency: record.idempotency,
    shop: shopHeadersOf(record),
  };
}

/** Header values as the page would send them. */
export function shopHeadersOf(record: SessionRecord): SenderSession["shop"] {
  const { zoneId, moduleId, language, latitude, longitude, token, guestId } = record;
  return { zoneId, moduleId, language, latitude, longitude, token, guestId };
}

/** Requests a guest id for a person with rows under a local account key; the page adopts it later. */
async function withGuestId(record: SessionRecord | null): Promise<SessionRecord | null> {
  if (!isUnidentified(record)) return record;
  const local = record.owner;
  if (!(await readRows()).some((row) => row.owner === local)) return record;
  return withGuestRequestLock(async () => {
    // A page may have obtained one meanwhile.
    const now = await readSession();
    if (!isUnidentified(now) || now.owner !== local) return now;
    const response = await post({
      path: "/auth/guest/request",
      normalise: normaliseGuestRequest,
      authenticated: false,
    }).catch(() => null);
    if (response === null) return now;
    const guestId = response.data.guest_id;
    const owner = `guest:${guestId}`;
    const written = await writeSession({ guestId, owner, becameGuestFrom: local });
    await rebindRows(local, { key: owner, epoch: now.epoch });
    return written ?? null;
  });
}

const isUnidentified = (record: SessionRecord | null): record is SessionRecord =>
  record !== null && record.token === null && record.guestId === null;
