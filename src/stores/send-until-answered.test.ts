// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ApiErrorKind } from "@/platform/http/api-error";
import { useSession } from "./session";

const ada = { token: "t", guestId: null, accountKey: "customer:ada", epoch: 0 };

/** The module as a page has it after a reload. */
async function afterReload() {
  vi.resetModules();
  const fresh = await import("./send-until-answered");
  (await import("./session")).useSession.setState(useSession.getState());
  return fresh;
}

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const keys: string[] = [];
const answered = async (key: string) => {
  keys.push(key);
  return "done";
};
const failing =
  (kind: ApiErrorKind, status = 0, code = "") =>
  async (key: string) => {
    keys.push(key);
    const { ApiError } = await import("@/platform/http/api-error");
    throw new ApiError(kind, { status, errors: [{ code, message: "" }] });
  };

describe("what is sent straight from a form", () => {
  it.each([
    ["no network", failing("network")],
    ["no answer in time", failing("timeout")],
    ["a portal's page", failing("unusable")],
    ["a closed shop", failing("maintenance", 503)],
    ["a fault of the server", failing("refused", 500)],
    ["too many requests", failing("refused", 429)],
    ["a first try that is still at work", failing("refused", 409, "idempotency_in_progress")],
    ["a session that has ended", failing("unauthorised", 401)],
  ])("goes out again under its key after %s, also when the page is loaded again", async (_, lost) => {
    useSession.setState(ada);
    keys.length = 0;
    const first = await afterReload();
    await expect(first.sendUntilAnswered(["refund", 5, "cold"], lost)).rejects.toThrow();
    const second = await afterReload();
    await second.sendUntilAnswered(["refund", 5, "cold"], answered);
    // Made again on purpose, it is another one.
    await second.sendUntilAnswered(["refund", 5, "cold"], answered);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("goes out again under its key when the shop has said meanwhile who is signed in", async () => {
    useSession.setState(ada);
    keys.length = 0;
    const { sendUntilAnswered } = await afterReload();
    const { learnKeys } = await import("./session/account-keys");
    await expect(sendUntilAnswered(["add fund", 20], failing("timeout"))).rejects.toThrow();
    learnKeys([ada.accountKey], "customer:7");
    await sendUntilAnswered(["add fund", 20], answered);
    await sendUntilAnswered(["add fund", 20], answered);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    ["a refusal", failing("refused", 403, "nope")],
    ["a failure that comes as a success", failing("refused", 203)],
    ["an answer", answered],
  ])("is another request after %s", async (_, first) => {
    useSession.setState(ada);
    keys.length = 0;
    const { sendUntilAnswered } = await afterReload();
    await sendUntilAnswered(["points", 100], first).catch(() => undefined);
    await sendUntilAnswered(["points", 100], answered);
    expect(keys[1]).not.toBe(keys[0]);
    expect(localStorage.getItem("doorstep.unanswered")).toBeNull();
  });

  it("is another request with other values, by another person, and after the shop has forgotten the key", async () => {
    useSession.setState(ada);
    keys.length = 0;
    const { sendUntilAnswered } = await afterReload();
    const { useSession: fresh } = await import("./session");
    await sendUntilAnswered(["fund", 50, "card"], failing("network")).catch(() => undefined);
    await sendUntilAnswered(["fund", 51, "card"], failing("network")).catch(() => undefined);
    fresh.setState({ accountKey: "customer:bea" });
    await sendUntilAnswered(["fund", 50, "card"], failing("network")).catch(() => undefined);
    fresh.setState(ada);
    vi.useFakeTimers({ now: Date.now() + 48 * 3_600_000, toFake: ["Date"] });
    await sendUntilAnswered(["fund", 50, "card"], answered);
    expect(new Set(keys).size).toBe(4);
  });

  it("leaves nothing of whoever signs out, and everything of others", async () => {
    useSession.setState(ada);
    const { sendUntilAnswered, forgetUnanswered } = await afterReload();
    const { useSession: fresh } = await import("./session");
    await sendUntilAnswered(["fund", 1], failing("network")).catch(() => undefined);
    fresh.setState({ accountKey: "customer:bea" });
    await sendUntilAnswered(["fund", 1], failing("network")).catch(() => undefined);
    forgetUnanswered("customer:ada");
    const stored = localStorage.getItem("doorstep.unanswered") ?? "";
    expect(stored).not.toContain("ada");
    expect(stored).toContain("bea");
  });

  it.each(["nonsense", "null", "[]", '{"x":null}', '{"x":{"account":1,"key":2,"at":"3"}}'])(
    "goes out where what is stored is %s",
    async (stored) => {
      localStorage.setItem("doorstep.unanswered", stored);
      useSession.setState(ada);
      const { sendUntilAnswered } = await afterReload();
      expect(await sendUntilAnswered(["fund", 1], answered)).toBe("done");
    },
  );
});
