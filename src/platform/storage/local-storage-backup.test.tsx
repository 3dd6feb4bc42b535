/** Local storage that a killed browser gives back as it was earlier: each test opens pages anew on the same IndexedDB. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { createStore, get, set } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "./storage-keys";

const { cart, token, guestId, account, location, checkoutDraft, boot, backupCount } = storageKeys;

const backup = () =>
  get<{ count: number; values: Record<string, string> }>("values", createStore("doorstep-backup", "values"));

/** A page of its own on the storage that there is; `merge` joins carts. */
async function openPage(merge: Record<string, (lost: string, written: string) => string> = {}) {
  vi.resetModules();
  const { safeStorage } = await import("./safe-storage");
  const { backUpLocalStorage } = await import("./local-storage-backup");
  return { safeStorage, start: () => backUpLocalStorage(merge) };
}

/** Writes as a page does, and waits until both sides have it. */
async function write(values: Record<string, string | null>): Promise<void> {
  const { safeStorage, start } = await openPage();
  await start();
  await vi.waitFor(async () =>
    expect(localStorage.getItem(backupCount)).toBe(String((await backup())?.count)),
  );
  for (const [key, value] of Object.entries(values))
    value === null ? safeStorage.removeItem(key) : safeStorage.setItem(key, value);
  await vi.waitFor(async () => {
    const stored = await backup();
    for (const [key, value] of Object.entries(values)) expect(stored?.values[key] ?? null).toBe(value);
    expect(localStorage.getItem(backupCount)).toBe(String(stored?.count));
  });
}

/** A copy of local storage as the disk has it; the function takes everything back to it, as a killed browser does. */
function diskAsOfNow(): () => void {
  const entries = Object.entries({ ...localStorage });
  return () => {
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, String(value));
  };
}

const heard: (string | null)[] = [];
const listen = (event: StorageEvent) => void heard.push(event.key);

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  heard.length = 0;
  addEventListener("storage", listen);
});
afterEach(() => removeEventListener("storage", listen));

describe("local storage that lost its last writes", () => {
  it("has them again, and the page hears of each", async () => {
    await write({ [cart]: "one", [location]: "Harbour" });
    const kill = diskAsOfNow();
    await write({ [cart]: "two", [checkoutDraft]: "typed", [location]: null });
    kill();
    expect(localStorage.getItem(cart)).toBe("one");
    expect(await (await openPage()).start()).toBe(true);
    expect(localStorage.getItem(cart)).toBe("two");
    expect(localStorage.getItem(checkoutDraft)).toBe("typed");
    expect(localStorage.getItem(location)).toBeNull();
    expect(heard.sort()).toEqual([cart, checkoutDraft, location].sort());
  });

  it("has what a first visit wrote, of which nothing had reached the disk", async () => {
    const kill = diskAsOfNow();
    await write({ [cart]: "first", [guestId]: "7" });
    kill();
    await (await openPage()).start();
    expect(localStorage.getItem(cart)).toBe("first");
    expect(localStorage.getItem(guestId)).toBe("7");
  });

  it("does not bring a customer back who signed out, nor lose one who signed in", async () => {
    await write({ [token]: "secret", [account]: "customer:ada", [cart]: "hers" });
    const signedIn = diskAsOfNow();
    await write({ [token]: null, [account]: "local:1", [cart]: null });
    const signedOut = diskAsOfNow();
    signedIn();
    await (await openPage()).start();
    expect(localStorage.getItem(token)).toBeNull();
    expect(localStorage.getItem(cart)).toBeNull();
    await write({ [token]: "again", [account]: "customer:ada" });
    signedOut();
    await (await openPage()).start();
    expect(localStorage.getItem(token)).toBe("again");
  });

  it("keeps a customer's things to itself when local storage was cleared alone", async () => {
    await write({ [token]: "secret", [account]: "customer:ada", [cart]: "hers" });
    localStorage.clear();
    expect(await (await openPage()).start()).toBe(false);
    expect({ ...localStorage }).not.toHaveProperty(cart);
    expect(localStorage.getItem(token)).toBeNull();
  });

  it("keeps them to itself also where the open page wrote something after it was cleared", async () => {
    await write({ [token]: "secret", [account]: "customer:ada", [cart]: "hers" });
    const { safeStorage, start } = await openPage();
    await start();
    localStorage.clear();
    safeStorage.setItem(location, "Mill");
    expect(await (await openPage()).start()).toBe(false);
    expect(localStorage.getItem(token)).toBeNull();
    expect(localStorage.getItem(location)).toBe("Mill");
  });

  it("joins what was written before the loss was known, where the page says how", async () => {
    await write({ [cart]: "old" });
    const kill = diskAsOfNow();
    await write({ [cart]: "lost", [location]: "Mill" });
    kill();
    const { safeStorage, start } = await openPage({ [cart]: (lost, written) => `${lost}+${written}` });
    safeStorage.setItem(cart, "tapped");
    await start();
    expect(localStorage.getItem(cart)).toBe("lost+tapped");
    await vi.waitFor(async () => expect((await backup())?.values[cart]).toBe("lost+tapped"));
  });
});

describe("local storage that lost nothing", () => {
  it("stays as it is, also where somebody changed it by hand", async () => {
    await write({ [cart]: "one" });
    localStorage.setItem(cart, "by hand");
    expect(await (await openPage()).start()).toBe(false);
    expect(localStorage.getItem(cart)).toBe("by hand");
  });

  it("stays as it is where the page ended while some of its writes were not copied yet", async () => {
    await write({ [cart]: "one" });
    const { safeStorage, start } = await openPage();
    await start();
    safeStorage.setItem(cart, "two");
    safeStorage.setItem(location, "Mill");
    const disk = diskAsOfNow();
    await vi.waitFor(async () => expect((await backup())?.values[cart]).toBe("two"));
    const copy = await backup();
    const { [location]: _notCopied, ...values } = copy?.values ?? {};
    await set("values", { ...copy, values }, createStore("doorstep-backup", "values"));
    disk();
    expect(await (await openPage()).start()).toBe(false);
    expect([localStorage.getItem(cart), localStorage.getItem(location)]).toEqual(["two", "Mill"]);
    await vi.waitFor(async () => expect((await backup())?.values[location]).toBe("Mill"));
  });

  it("is not asked for what can be fetched again", async () => {
    await write({ [cart]: "one" });
    const { safeStorage, start } = await openPage();
    await start();
    safeStorage.setItem(boot, "large");
    safeStorage.setItem(cart, "two");
    await vi.waitFor(async () => expect((await backup())?.values[cart]).toBe("two"));
    expect((await backup())?.values).not.toHaveProperty(boot);
  });

  it("copies what an earlier version of the app left", async () => {
    localStorage.setItem(cart, "from before");
    await (await openPage()).start();
    await vi.waitFor(async () => expect((await backup())?.values[cart]).toBe("from before"));
  });

  it("does without a copy where there is no IndexedDB", async () => {
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    } as unknown as IDBFactory;
    const { safeStorage, start } = await openPage();
    expect(await start()).toBe(false);
    safeStorage.setItem(cart, "one");
    expect(localStorage.getItem(cart)).toBe("one");
  });

  it("reads a damaged copy as none", async () => {
    const { set } = await import("idb-keyval");
    await set("values", { count: 9, values: { [cart]: 5 } }, createStore("doorstep-backup", "values"));
    localStorage.setItem(cart, "good");
    expect(await (await openPage()).start()).toBe(false);
    await vi.waitFor(async () => expect((await backup())?.values[cart]).toBe("good"));
  });
});
