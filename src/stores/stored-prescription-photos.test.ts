/** Photos of a prescription on the device: each test opens a page anew. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { createStore, get, set } from "idb-keyval";
import { beforeEach, describe, expect, it, vi } from "vitest";

const photo = (name: string) => ({ name, type: "image/jpeg", bytes: new ArrayBuffer(8) });
const store = () => createStore("doorstep-prescriptions", "photos");
const stored = () => get("chosen", store());

async function openPage() {
  vi.resetModules();
  const { keepPrescriptionPhotos, deletePrescriptionPhotos } = await import("./stored-prescription-photos");
  const { prescriptionPhotos, setPrescriptionPhotos } = await import("./prescription-photos");
  await keepPrescriptionPhotos();
  const names = () => prescriptionPhotos(3).map(({ name }) => name);
  return { deletePrescriptionPhotos, setPrescriptionPhotos, names };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe("photos that were chosen", () => {
  it("are there after a reload", async () => {
    const first = await openPage();
    first.setPrescriptionPhotos(3, [photo("a"), photo("b")]);
    await vi.waitFor(async () => expect(await stored()).toMatchObject({ owner: "guest" }));
    expect((await openPage()).names()).toEqual(["a", "b"]);
  });

  it("are gone from the device when they are deleted", async () => {
    const page = await openPage();
    page.setPrescriptionPhotos(3, [photo("a")]);
    await vi.waitFor(async () => expect(await stored()).toBeDefined());
    await page.deletePrescriptionPhotos();
    expect(page.names()).toEqual([]);
    expect(await stored()).toBeUndefined();
  });

  it.each([
    ["somebody else's", { owner: "customer:9", at: Date.now(), photos: { 3: [photo("a")] } }],
    ["older than a week", { owner: "guest", at: Date.now() - 8 * 86_400_000, photos: { 3: [photo("a")] } }],
    ["no photos", { owner: "guest", at: Date.now(), photos: { 3: [{ name: "a", type: "x", bytes: "b" }] } }],
    ["no record", "garbage"],
  ])("are ignored when they are %s", async (_, record) => {
    await set("chosen", record, store());
    expect((await openPage()).names()).toEqual([]);
  });

  it("are three at most, whatever was stored", async () => {
    const photos = { 3: ["a", "b", "c", "d"].map(photo) };
    await set("chosen", { owner: "guest", at: Date.now(), photos }, store());
    expect((await openPage()).names()).toEqual(["a", "b", "c"]);
  });
});
