import type { Settings } from "./environment/settings";
import type { PhoneVerification } from "./ports";

/** Firebase where it is set up; not loaded where it is not. */
export async function choosePhoneVerification(
  { firebasePhone: settings }: Pick<Settings, "firebasePhone">,
  now: () => Date,
): Promise<PhoneVerification | null> {
  if (settings === null) return null;
  const { firebasePhone } = await import("./services/auth/firebase-phone");
  return firebasePhone(settings, now);
}
