import { beforeEach, expect, it } from "vitest";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { removeOldApplicationDrafts } from "./application-draft";

const stored = () => safeStorage.getItem(storageKeys.applicationDrafts);
const draft = (days: number) => ({
  owner: "guest",
  at: Date.now() - days * 86_400_000,
  values: { f_name: "A" },
});

beforeEach(() => safeStorage.removeItem(storageKeys.applicationDrafts));

it("takes a draft off the device after a week, and leaves a younger one", () => {
  safeStorage.setItem(storageKeys.applicationDrafts, JSON.stringify({ store: draft(8), courier: draft(6) }));
  removeOldApplicationDrafts();
  expect(Object.keys(JSON.parse(stored() ?? "{}"))).toEqual(["courier"]);
});

it.each([[{ store: draft(8) }], [{ store: null, courier: "?" }]])("leaves nothing of %o", (drafts) => {
  safeStorage.setItem(storageKeys.applicationDrafts, JSON.stringify(drafts));
  removeOldApplicationDrafts();
  expect(stored()).toBeNull();
});
