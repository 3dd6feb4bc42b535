/** The record that the worker reads on disk: a full disk refuses it, and it is written once there is room. */
import "fake-indexeddb/auto";
import { expect, it, onTestFinished, vi } from "vitest";
import { readSession } from "@/platform/outbox";
import { useSession } from "@/stores/session";
import { fillDisk } from "../../../tests/fixtures/full-disk";
import { startSessionMirror } from "./session-mirror";

/** Reads as a worker does, which shares no memory with the page. */
async function readAsWorker() {
  vi.resetModules();
  const worker = await import("@/platform/outbox/storage/session-record");
  return worker.readSession();
}

it("who signs in while the disk is full is known to the worker once it has room", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const mirror = startSessionMirror(() => true);
  onTestFinished(mirror.stop);
  await vi.waitFor(async () => expect(await readSession()).toMatchObject({ token: null }));
  const free = fillDisk();
  onTestFinished(free);
  useSession.setState({ token: "secret", accountKey: "customer:9" });
  await vi.waitFor(async () => expect(await readSession()).toMatchObject({ token: "secret" }));
  expect(await readAsWorker()).toMatchObject({ token: null });
  free();
  mirror.writeWhatIsNew();
  await vi.waitFor(async () => expect(await readAsWorker()).toMatchObject({ token: "secret" }));
});
