// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storageKeys } from "@/platform/storage/storage-keys";
import { codeLifeMs, forgetPendingCode, keepPendingCode, pendingCode } from "./pending-codes";
import { useSession } from "./session";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  useSession.setState({ token: null, accountKey: "local:test" });
});

const sent = () => ({ medium: "phone" as const, sentAt: Date.now(), details: { phone: "+41791234567" } });

it("a code that was sent is found until it works no longer", () => {
  const code = sent();
  keepPendingCode("reset", code);
  expect(pendingCode("reset")).toMatchObject(code);
  expect(pendingCode("sign-in")).toBeNull();
  vi.advanceTimersByTime(codeLifeMs);
  expect(pendingCode("reset")).toBeNull();
});

it("is found by nobody else", () => {
  useSession.setState({ token: "t", accountKey: "customer:one" });
  keepPendingCode("profile", sent());
  useSession.setState({ token: "u", accountKey: "customer:two" });
  expect(pendingCode("profile")).toBeNull();
  useSession.setState({ token: null, accountKey: "local:test" });
  expect(pendingCode("profile")).toBeNull();
});

it("leaves nothing once it was typed", () => {
  keepPendingCode("reset", sent());
  forgetPendingCode("reset");
  expect(localStorage.getItem(storageKeys.pendingCodes)).toBeNull();
});

it.each([
  "",
  "[]",
  "null",
  '{"reset":1}',
  '{"reset":{"medium":"x","sentAt":1}}',
  '{"reset":{"medium":"phone"}}',
])("stored nonsense is no code: %s", (text) => {
  localStorage.setItem(storageKeys.pendingCodes, text);
  expect(pendingCode("reset")).toBeNull();
});
