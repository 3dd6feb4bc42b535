// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { learnKeys } from "@/stores/session/account-keys";
import { readLostTransfer, writeLostTransfer } from "./lost-transfer";

const lost = { account: "customer:byEmail", key: "k", count: 50, had: 120, at: Date.now() };

afterEach(() => localStorage.clear());

it("an exchange that was not answered is found under each key of its customer, and by nobody else", () => {
  writeLostTransfer(lost);
  expect(readLostTransfer("customer:byEmail")).toEqual(lost);
  expect(readLostTransfer("customer:byId")).toBeNull();
  learnKeys(["customer:byEmail"], "customer:byId");
  expect(readLostTransfer("customer:byId")).toEqual({ ...lost, account: "customer:byId" });
  expect(readLostTransfer("customer:other")).toBeNull();
});
