// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { forgetGuestOfRecord } from "@/platform/outbox/storage/session-record";
import { mockApi } from "../../../tests/fixtures/mock-api";
import { goTo } from "../navigation";
import { useToasts } from "../toasts";
import { forgetKeysOf, otherKeysOf } from "./account-keys";
import { identifyAccounts } from "./identify-account";
import {
  ensureGuestId,
  followSessionOfOtherTabs,
  onBeforeSignIn,
  onSignOut,
  prepareSignIn,
  session,
  signIn,
  signOut,
} from "./index";
import type { EndedSession } from "./sign-out";

const backend = mockApi();

describe("signing in and out", () => {
  it("names the account by the customer, so that the same person is found again with another token", async () => {
    backend.customer(41);
    await signIn("first");
    const account = session().accountKey;
    expect(account).toMatch(/^customer:/);
    expect(account).not.toContain("41");
    await signOut("asked");
    expect(session().accountKey).toMatch(/^local:/);
    await signIn("second");
    expect(session().accountKey).toBe(account);
    backend.customer(42);
    await signOut("asked");
    await signIn("third");
    expect(session().accountKey).not.toBe(account);
  });

  it("signs in although the server cannot say whose token it is", async () => {
    backend.respond = () => Promise.reject(new TypeError("no network"));
    await signIn("t");
    expect(session()).toMatchObject({ token: "t", accountKey: expect.stringMatching(/^customer:/) });
    expect(localStorage.getItem("token")).toBe("t");
  });

  it("asks nobody where the sign-in said whose token it is, and names the same account", async () => {
    backend.customer(41);
    await signIn("first");
    const account = session().accountKey;
    await signOut("expired");
    backend.calls = [];
    backend.respond = () => Promise.reject(new TypeError("no network"));
    await signIn("second", 41);
    expect(session().accountKey).toBe(account);
    expect(backend.calls).toEqual([]);
  });

  it("names the account by the contact while nobody says whose token it is, however it is written", async () => {
    backend.respond = () => Promise.reject(new TypeError("no network"));
    await signIn("first", undefined, "Ada@Example.com ");
    const account = session().accountKey;
    expect(account).toMatch(/^customer:\w+$/);
    expect(account).not.toContain("ada");
    await signOut("expired");
    await signIn("second", undefined, "ada@example.com");
    expect(session().accountKey).toBe(account);
    await signOut("expired");
    await signIn("third", undefined, "bea@example.com");
    expect(session().accountKey).not.toBe(account);
  });

  it("finds out later whose token it is, and from then on knows the contact and what waits under its key", async () => {
    backend.respond = () => Promise.reject(new TypeError("no network"));
    await signIn("first", undefined, "ada@example.com");
    const provisional = session().accountKey;
    const known = vi.fn();
    const stop = identifyAccounts(known);
    try {
      backend.customer(41);
      window.dispatchEvent(new Event("online"));
      // The network that is back ends the pause, or the pause is over.
      await vi.waitFor(() => expect(known).toHaveBeenCalledTimes(1), 5_000);
      expect(session().accountKey).toBe(provisional);
      await signOut("expired");
      await signIn("second", 41, "+12025550123");
      const byId = session().accountKey;
      expect(byId).not.toBe(provisional);
      expect(otherKeysOf(byId)).toContain(provisional);
      // A slow answer again: now the contact is known.
      await signOut("expired");
      backend.respond = () => Promise.reject(new TypeError("no network"));
      await signIn("third", undefined, "ada@example.com");
      expect(session().accountKey).toBe(byId);
      forgetKeysOf(byId);
      expect(otherKeysOf(byId)).toEqual([]);
    } finally {
      stop();
    }
  });

  it("knows what waits under a contact when the same person signs in by another one, at once or once it is said", async () => {
    const silent = () => Promise.reject(new TypeError("no network"));
    const proved = { is_email_verified: 1, is_phone_verified: 1 };
    const ada = { id: 41, email: "Ada@example.com", phone: "+12025550123", ...proved };
    const tells = (url: URL) => ({ body: url.pathname.endsWith("/customer/info") ? ada : {} });
    backend.respond = silent;
    await signIn("first", undefined, "ada@example.com");
    const byEmail = session().accountKey;
    await signOut("expired");
    backend.respond = tells;
    await signIn("second", undefined, ada.phone);
    expect(otherKeysOf(session().accountKey)).toContain(byEmail);

    forgetKeysOf(session().accountKey);
    await signOut("expired");
    backend.respond = silent;
    await signIn("third", undefined, ada.phone);
    expect(otherKeysOf(session().accountKey)).not.toContain(byEmail);
    const known = vi.fn();
    const stop = identifyAccounts(known);
    try {
      backend.respond = tells;
      window.dispatchEvent(new Event("online"));
      await vi.waitFor(() => expect(known).toHaveBeenCalledTimes(1), 5_000);
      expect(otherKeysOf(session().accountKey)).toContain(byEmail);
    } finally {
      stop();
    }
  });

  it("does not take what waits under a contact that an account only claims", async () => {
    backend.respond = () => Promise.reject(new TypeError("no network"));
    await signIn("first", undefined, "ada@example.com");
    const byEmail = session().accountKey;
    await signOut("expired");
    const claimed = { id: 42, email: "ada@example.com", is_email_verified: 0, phone: "+12025550199" };
    backend.respond = (url: URL) => ({ body: url.pathname.endsWith("/customer/info") ? claimed : {} });
    await signIn("second", undefined, claimed.phone);
    expect(otherKeysOf(session().accountKey)).not.toContain(byEmail);
  });

  it("removes the token at once, raises the epoch and then runs all work, even when some fails", async () => {
    backend.customer(1);
    await signIn("t");
    const { accountKey, epoch } = session();
    const endedSessions: (EndedSession & { tokenThen: string | null })[] = [];
    const stops = [
      onSignOut(() => Promise.reject(new Error("no"))),
      onSignOut((ended) => {
        endedSessions.push({ ...ended, tokenThen: session().token });
      }),
    ];
    await signOut("asked");
    expect(endedSessions).toEqual([{ accountKey, token: "t", reason: "asked", tokenThen: null }]);
    expect(session().epoch).toBe(epoch + 1);
    expect(localStorage.getItem("token")).toBeNull();
    expect(backend.calls.some(({ url }) => url.pathname === "/api/v1/auth/logout")).toBe(true);
    await signOut("asked");
    expect(endedSessions).toHaveLength(1);
    for (const stop of stops) stop();
  });

  it("waits for the guest's rows for two seconds at most", async () => {
    vi.useFakeTimers();
    const stop = onBeforeSignIn(() => new Promise<void>(() => {}));
    let ready = false;
    void prepareSignIn().then(() => {
      ready = true;
    });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(ready).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(ready).toBe(true);
    stop();
    vi.useRealTimers();
  });

  it("follows a sign-out in another tab", async () => {
    backend.customer(1);
    await signIn("t");
    const stop = followSessionOfOtherTabs();
    localStorage.removeItem("token");
    window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
    expect(session().token).toBeNull();
    stop();
  });
});

describe("the guest", () => {
  it("gets one id however often it is asked for", async () => {
    backend.respond = () => ({ body: { guest_id: 77 } });
    expect(await Promise.all([ensureGuestId(), ensureGuestId()])).toEqual([77, 77]);
    expect(await ensureGuestId()).toBe(77);
    expect(backend.calls).toHaveLength(1);
    expect(session()).toMatchObject({ guestId: 77, accountKey: "guest:77" });
    expect(localStorage.getItem("guest_id")).toBe("77");
  });

  it("gets none when the call fails: it is logged, and the next call tries again", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => {});
    // Nothing of the guest before is left, also not in the record that the worker reads.
    await forgetGuestOfRecord(77);
    backend.respond = () => Promise.reject(new TypeError("no"));
    expect(await ensureGuestId()).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
    expect(useToasts.getState().toasts).toEqual([]);
    backend.respond = () => ({ body: { guest_id: 5 } });
    expect(await ensureGuestId()).toBe(5);
  });

  it("is not requested for a signed-in customer", async () => {
    backend.customer(1);
    await signIn("t");
    backend.calls = [];
    expect(await ensureGuestId()).toBeNull();
    expect(backend.calls).toEqual([]);
  });
});

describe("navigation outside React", () => {
  it.each([
    ["/home?x=1", "/home?x=1"],
    ["//evil.test", "/"],
    ["/\\evil.test", "/"],
    ["javascript:alert(1)", "/"],
  ])("takes %j to %j", (path, target) => {
    goTo(path);
    expect(backend.went).toEqual([target]);
  });
});
