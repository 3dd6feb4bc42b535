/** Codes to phones by Firebase, with an invisible captcha. Its SDK is loaded here, on the press, and nowhere else. */

import type { Config } from "@/contract";
import { randomUuid } from "@/platform/random-uuid";

const settings = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY?.trim() ?? "",
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN?.trim() ?? "",
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID?.trim() ?? "",
};

/** Whether the shop sends codes by Firebase, and the page was built for it. */
export const usesFirebaseCodes = (config: Pick<Config, "firebase_otp_verification"> | undefined): boolean =>
  config?.firebase_otp_verification === 1 && Object.values(settings).every((value) => value !== "");

/** Why no code was sent, as a text of the account. */
export class FirebaseCodeError extends Error {
  constructor(readonly text: "auth.codePhoneWrong" | "auth.codeTooMany" | "auth.codeNotSent") {
    super(text);
  }
}

function reasonOf(error: unknown): FirebaseCodeError {
  const code = (error as { code?: unknown } | null)?.code;
  if (code === "auth/invalid-phone-number" || code === "auth/missing-phone-number")
    return new FirebaseCodeError("auth.codePhoneWrong");
  if (code === "auth/too-many-requests" || code === "auth/quota-exceeded")
    return new FirebaseCodeError("auth.codeTooMany");
  return new FirebaseCodeError("auth.codeNotSent");
}

/** Has Firebase send a code; resolves to its session, which the shop needs with the code. Rejects with FirebaseCodeError. */
export async function sendFirebaseCode(phone: string): Promise<string> {
  const place = document.createElement("div");
  document.body.append(place);
  try {
    const [{ deleteApp, initializeApp }, auth] = await Promise.all([
      import("firebase/app"),
      import("firebase/auth"),
    ]);
    const app = initializeApp(settings, `codes-${randomUuid()}`);
    try {
      // The shop signs in, not Firebase: nothing of it is stored.
      const firebase = auth.initializeAuth(app, { persistence: auth.inMemoryPersistence });
      const captcha = new auth.RecaptchaVerifier(firebase, place, { size: "invisible" });
      const sent = await auth.signInWithPhoneNumber(firebase, phone, captcha);
      captcha.clear();
      return sent.verificationId;
    } finally {
      void deleteApp(app).catch(() => undefined);
    }
  } catch (error) {
    throw reasonOf(error);
  } finally {
    place.remove();
  }
}
