import { afterEach, expect, it } from "vitest";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { lastPayment, rememberPayment } from "./last-payment";

afterEach(() => safeStorage.removeItem(storageKeys.lastPayment));

it("is what was paid with last", () => {
  expect(lastPayment()).toBeNull();
  rememberPayment({ choice: "digital_payment", gateway: "sandbox" });
  rememberPayment({ choice: "wallet", gateway: "" });
  expect(lastPayment()).toEqual({ choice: "wallet", gateway: "" });
});

it.each([
  ["nothing to read", "{"],
  ["somebody else's", JSON.stringify({ owner: "customer 7", choice: "wallet", gateway: "" })],
  ["of another form", JSON.stringify({ owner: "guest", choice: 3, gateway: "" })],
])("is unknown where there is %s", (_, stored) => {
  safeStorage.setItem(storageKeys.lastPayment, stored);
  expect(lastPayment()).toBeNull();
});
