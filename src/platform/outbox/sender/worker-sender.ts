/** Sending for whoever the session record names: what the worker does when no page is open. */
import { post } from "@/platform/http/client";
import { normaliseGuestRequest } from "@/platform/http/normalise/guest";
import { probe } from "@/platform/http/probe";
import { rebindRows } from "../queue/owners";
import { readRows } from "../storage/rows";
import { readSession, type SessionRecord, writeSession } from "../storage/session-record";
import type { Sender, SenderSession } from "./gate";
import { withGuestRequestLock } from "./guest-lock";

/** A sender that reads the record before every request. */
export function workerSender(record: SessionRecord): Sender {
  return {
    session: async () => {
      const now = await identified(await readSession());
      return now && sessionOf(now);
    },
    isReachable: async () => (await probe(record.baseUrl)) === "online",
    // A clock that was put back since the offset was measured says nothing.
    serverNow: () => Date.now() + (record.serverOffset ?? 0),
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

/** Somebody who has done something under a local name gets a guest's id first; the page takes it over. */
async function identified(record: SessionRecord | null): Promise<SessionRecord | null> {
  if (!isNameless(record)) return record;
  const local = record.owner;
  if (!(await readRows()).some((row) => row.owner === local)) return record;
  return withGuestRequestLock(async () => {
    // A page may have been faster.
    const now = await readSession();
    if (!isNameless(now) || now.owner !== local) return now;
    const asked = await post({
      path: "/auth/guest/request",
      normalise: normaliseGuestRequest,
      authenticated: false,
    }).catch(() => null);
    if (asked === null) return now;
    const guestId = asked.data.guest_id;
    const owner = `guest:${guestId}`;
    const written = await writeSession({ guestId, owner, becameGuestFrom: local });
    await rebindRows(local, { key: owner, epoch: now.epoch });
    return written ?? null;
  });
}

const isNameless = (record: SessionRecord | null): record is SessionRecord =>
  record !== null && record.token === null && record.guestId === null;
