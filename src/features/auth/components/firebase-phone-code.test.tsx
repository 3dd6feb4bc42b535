import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useConfig } from "@/features/configuration";
import { preloadTexts, translator } from "@/platform/i18n";
import { loadPhones } from "@/platform/phone/load-phones";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { mockApi } from "../../../../tests/fixtures/mock-api";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import type { PendingAuth } from "../pending-auth";

/** A stand-in for Firebase's SDK with the recorded shapes of what the page calls. */
const firebase = vi.hoisted(() => ({
  /** The answer of `signInWithPhoneNumber`: a session, or an error with Firebase's code. */
  sends: (_phone: string): Promise<{ verificationId: string; confirm: () => void }> =>
    Promise.reject(new Error()),
  apps: [] as { settings: unknown; name: string; deleted: boolean }[],
  persistence: [] as unknown[],
  captchas: [] as { place: HTMLElement; size: unknown; cleared: boolean; attached: boolean }[],
}));
vi.mock("firebase/app", () => ({
  initializeApp: (settings: unknown, name: string) => {
    const app = { settings, name, deleted: false };
    firebase.apps.push(app);
    return app;
  },
  deleteApp: async (app: { deleted: boolean }) => {
    app.deleted = true;
  },
}));
vi.mock("firebase/auth", () => {
  class RecaptchaVerifier {
    readonly record;
    constructor(_auth: unknown, place: HTMLElement, { size }: { size: unknown }) {
      this.record = { place, size, cleared: false, attached: place.isConnected };
      firebase.captchas.push(this.record);
    }
    clear() {
      this.record.cleared = true;
    }
  }
  return {
    inMemoryPersistence: { type: "NONE" },
    initializeAuth: (app: unknown, { persistence }: { persistence: unknown }) => {
      firebase.persistence.push(persistence);
      return { app };
    },
    RecaptchaVerifier,
    signInWithPhoneNumber: (_auth: unknown, phone: string) => firebase.sends(phone),
  };
});

/** Errors of Firebase 12 as they were recorded. */
const failure = (code: string) =>
  Object.assign(new Error(`Firebase: Error (${code}).`), { code, name: "FirebaseError" });
const session = (verificationId: string) => Promise.resolve({ verificationId, confirm: () => {} });

for (const [name, value] of [
  ["VITE_FIREBASE_API_KEY", "key"],
  ["VITE_FIREBASE_AUTH_DOMAIN", "shop.firebaseapp.com"],
  ["VITE_FIREBASE_PROJECT_ID", "shop"],
] as const)
  vi.stubEnv(name, value);
const { PhoneCodeForm } = await import("./phone-code-form");
const { sendFirebaseCode, usesFirebaseCodes } = await import("../send-firebase-code");

const api = mockApi();
beforeEach(async () => {
  await Promise.all([preloadTexts("account", "shell"), loadPhones()]);
  firebase.apps.length = 0;
  firebase.captchas.length = 0;
  firebase.persistence.length = 0;
});
afterEach(cleanup);

describe("a code that Firebase sends", () => {
  it("is asked for with an invisible captcha, and nothing of Firebase stays in the page", async () => {
    firebase.sends = () => session("session-1");
    const before = document.body.childElementCount;
    expect(await sendFirebaseCode("+15550100")).toBe("session-1");
    expect(firebase.captchas).toMatchObject([{ size: "invisible", cleared: true, attached: true }]);
    expect(firebase.persistence).toEqual([{ type: "NONE" }]);
    expect(firebase.apps).toMatchObject([
      { settings: { apiKey: "key", authDomain: "shop.firebaseapp.com", projectId: "shop" }, deleted: true },
    ]);
    expect(document.body.childElementCount).toBe(before);
  });

  it.each([
    ["auth/invalid-phone-number", "auth.codePhoneWrong"],
    ["auth/missing-phone-number", "auth.codePhoneWrong"],
    ["auth/too-many-requests", "auth.codeTooMany"],
    ["auth/quota-exceeded", "auth.codeTooMany"],
    ["auth/captcha-check-failed", "auth.codeNotSent"],
    ["auth/network-request-failed", "auth.codeNotSent"],
    ["auth/operation-not-allowed", "auth.codeNotSent"],
  ])("and does not, for %s, is told as %s and leaves nothing behind", async (code, text) => {
    firebase.sends = () => Promise.reject(failure(code));
    const before = document.body.childElementCount;
    await expect(sendFirebaseCode("+15550100")).rejects.toMatchObject({ text });
    expect(firebase.apps).toMatchObject([{ deleted: true }]);
    expect(document.body.childElementCount).toBe(before);
  });

  it("is used where the shop says so, and not otherwise", () => {
    expect(usesFirebaseCodes({ firebase_otp_verification: 1 })).toBe(true);
    expect(usesFirebaseCodes({ firebase_otp_verification: 0 })).toBe(false);
    expect(usesFirebaseCodes(undefined)).toBe(false);
  });
});

let results: PendingAuth[];
/** The dialog opens when the shop's configuration is there. */
const OnceConfigured = () =>
  useConfig() ? (
    <PhoneCodeForm
      onResult={async (_result, attempt) => {
        results.push(attempt);
      }}
    />
  ) : null;

describe("the form of the number", () => {
  const show = async () => {
    results = [];
    api.respond = ({ pathname }) =>
      pathname.endsWith("/config")
        ? { body: { business_name: "Doorstep", currency_symbol: "$", firebase_otp_verification: 1 } }
        : { status: 404, body: { errors: [] } };
    await showInPage(
      <KitProvider>
        <OnceConfigured />
      </KitProvider>,
    );
  };
  const send = async (phone: string) => {
    const field = await screen.findByLabelText<HTMLInputElement>(/^Phone/);
    await act(async () => {
      fireEvent.input(field, { target: { value: phone } });
      fireEvent.submit(field.form as HTMLFormElement);
    });
  };

  it("goes on with Firebase's session, and a code sent again brings a new one; the shop is asked for none", async () => {
    let sent = 0;
    firebase.sends = () => {
      sent += 1;
      return session(`session-${sent}`);
    };
    await show();
    await send("+12025550200");
    await vi.waitFor(() => expect(results[0]?.firebase).toEqual({ sessionInfo: "session-1" }));
    await act(async () => {
      await results[0]?.repeat?.();
    });
    expect(results[0]?.firebase).toEqual({ sessionInfo: "session-2" });
    expect(api.calls.filter(({ url }) => url.pathname.includes("/auth/"))).toEqual([]);
  });

  it("says at the field why no code came", async () => {
    firebase.sends = () => Promise.reject(failure("auth/invalid-phone-number"));
    await show();
    await send("+12025550200");
    const field = await screen.findByLabelText(/^Phone/);
    await vi.waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByText(translator("account")("auth.codePhoneWrong"))).toBeTruthy();
    expect(api.calls.filter(({ url }) => url.pathname.includes("/auth/"))).toEqual([]);
    expect(results).toEqual([]);
  });
});
