/** The browser's local storage is cleared alone: what waits stays its owner's. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parkRowsOf, readOutbox } from "@/platform/outbox";
import { closeDatabase } from "@/platform/outbox/storage/database";
import { readSession, writeSession } from "@/platform/outbox/storage/session-record";
import { storageKeys } from "@/platform/storage/storage-keys";
import { prescriptionPhotos, setPrescriptionPhotos } from "@/stores/prescription-photos";
import { forgetGuestId, reloadSession, session, signOut, unfinishedSignOut } from "@/stores/session";
import { orderOf, putRowAs } from "../../../tests/fixtures/outbox-rows";
import { followAccountChanges, resumeEarlierSession } from "./account-changes";
import { startSessionMirror } from "./session-mirror";

const owners = async () => (await readOutbox()).map(({ owner, epoch, state }) => ({ owner, epoch, state }));
const mirrored = (owner: string) => vi.waitFor(async () => expect((await readSession())?.owner).toBe(owner));

/** Somebody has been here before: what localStorage says of them, and an order of theirs. */
async function beHere(stored: Record<string, string>, owner: string): Promise<void> {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  reloadSession();
  await putRowAs(orderOf(), { key: owner, epoch: session().epoch });
}
let stops: (() => void)[] = [];
function openPage(): void {
  const mirror = startSessionMirror(() => true);
  stops = [mirror.stop, followAccountChanges()];
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  for (const stop of stops) stop();
  localStorage.clear();
  reloadSession();
  await closeDatabase();
});

const guest = { [storageKeys.guestId]: "7", [storageKeys.epoch]: "2" };
const ada = {
  [storageKeys.token]: "a-token",
  [storageKeys.account]: "customer:ada",
  [storageKeys.epoch]: "2",
};

describe("local storage that is cleared under an open page", () => {
  it("keeps the guest's identity", async () => {
    await beHere(guest, "guest:7");
    openPage();
    await mirrored("guest:7");
    localStorage.clear();
    reloadSession();
    await vi.waitFor(() => expect(session()).toMatchObject({ accountKey: "guest:7", epoch: 2 }));
    expect(await owners()).toEqual([{ owner: "guest:7", epoch: 2, state: "waiting" }]);
  });

  it("parks a customer's order for them", async () => {
    await beHere(ada, "customer:ada");
    openPage();
    await mirrored("customer:ada");
    localStorage.clear();
    reloadSession();
    await vi.waitFor(async () =>
      expect(await owners()).toMatchObject([{ owner: "customer:ada", state: "parked" }]),
    );
    expect((await readSession())?.token).toBeNull();
  });
});

describe("local storage that was cleared before the start", () => {
  it("keeps the guest's identity", async () => {
    await beHere({}, "guest:7");
    await writeSession({ owner: "guest:7", guestId: 7, epoch: 2 });
    await resumeEarlierSession();
    expect(session()).toMatchObject({ accountKey: "guest:7", epoch: 2 });
    openPage();
    await mirrored("guest:7");
  });

  it("parks a customer's order for them", async () => {
    await beHere({}, "customer:ada");
    await writeSession({ owner: "customer:ada", token: "a-token", epoch: 2 });
    await resumeEarlierSession();
    expect(await owners()).toMatchObject([{ owner: "customer:ada", state: "parked" }]);
  });

  it("parks a customer's order also where a tab that noticed it was closed half-way", async () => {
    await beHere({}, "customer:ada");
    await writeSession({ owner: "local:next", token: null, epoch: 3 });
    await resumeEarlierSession();
    expect(await owners()).toMatchObject([{ owner: "customer:ada", state: "parked" }]);
  });

  it("goes on with a customer's order where they had signed in before this was loaded", async () => {
    await beHere(ada, "customer:ada");
    await parkRowsOf("customer:ada");
    await resumeEarlierSession();
    expect(await owners()).toEqual([{ owner: "customer:ada", epoch: 2, state: "waiting" }]);
  });

  it("keeps unsent rows that have no owner yet", async () => {
    await beHere({}, "local:before");
    await resumeEarlierSession();
    expect(await owners()).toMatchObject([{ owner: session().accountKey }]);
  });
});

it("a guest id that the server has forgotten is not used again", async () => {
  await beHere(guest, "guest:7");
  openPage();
  await mirrored("guest:7");
  const { publishEvent } = await import("@/platform/outbox/rows/events");
  publishEvent({ type: "guest-gone", guestId: 7 });
  await vi.waitFor(async () => expect((await owners())[0]?.owner).toMatch(/^local:/));
  forgetGuestId(7);
  expect((await readSession())?.guestId).toBeNull();
});

it("a page without config keeps what an earlier visit stored about the backend", async () => {
  await writeSession({ idempotency: true });
  let known: boolean | null = null;
  const mirror = startSessionMirror(() => known);
  stops = [mirror.stop];
  await mirrored(session().accountKey);
  expect((await readSession())?.idempotency).toBe(true);
  known = false;
  mirror.writeWhatIsNew();
  await vi.waitFor(async () => expect((await readSession())?.idempotency).toBe(false));
});

describe("a sign-out", () => {
  it("before the outbox is connected is finished by it: nothing of theirs stays, and their token is revoked", async () => {
    await beHere(ada, "customer:ada");
    await writeSession({ owner: "customer:ada", token: "a-token", epoch: 2 });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await signOut();
    expect((await readSession())?.token).toBe("a-token");
    await resumeEarlierSession();
    expect(await readSession()).toMatchObject({ token: null, epoch: 3 });
    expect((await readOutbox()).map(({ kind }) => kind)).toEqual(["sign-out"]);
    expect(unfinishedSignOut()).toBeNull();
    vi.unstubAllGlobals();
  });

  it("between the start and the first listener is finished as well", async () => {
    await beHere(ada, "customer:ada");
    await writeSession({ owner: "customer:ada", token: "a-token", epoch: 2 });
    await resumeEarlierSession();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await signOut();
    stops = [followAccountChanges()];
    await vi.waitFor(() => expect(unfinishedSignOut()).toBeNull());
    expect((await readSession())?.token).toBeNull();
    expect((await readOutbox()).map(({ kind }) => kind)).toEqual(["sign-out"]);
    vi.unstubAllGlobals();
  });

  it("takes photos of a prescription along", async () => {
    await beHere(ada, "customer:ada");
    openPage();
    setPrescriptionPhotos(3, [{ name: "a.jpg", type: "image/jpeg", bytes: new ArrayBuffer(8) }]);
    await signOut();
    await vi.waitFor(() => expect(prescriptionPhotos(3)).toEqual([]));
  });
});
