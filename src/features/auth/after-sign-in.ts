/** Next steps after the answer of a sign-in call. */
import type { Config, LoginResult, ModuleType } from "@/contract";
import { paths } from "@/platform/navigation/paths";
import { safePath } from "@/platform/navigation/safe-path";

export type ContactType = "phone" | "email";

/** The contact that has still to be proved, phone first; only contacts that the operator asks for count. */
export function pendingVerification(
  result: Pick<LoginResult, "is_phone_verified" | "is_email_verified">,
  config: Pick<Config, "centralize_login"> | undefined,
): ContactType | null {
  const asked = config?.centralize_login;
  if (asked?.phone_verification_status === 1 && result.is_phone_verified === 0) return "phone";
  if (asked?.email_verification_status === 1 && result.is_email_verified === 0) return "email";
  return null;
}

export interface Arrival {
  kind: "sign-in" | "sign-up";
  /** Where the person was going when asked to sign in. */
  returnTo?: string;
  pathname: string;
  zoneSet: boolean;
  moduleType: ModuleType | null;
}

/** Where to go after signing in or up; null is to stay. Only paths of this origin are followed. */
export function destinationAfterSignIn({
  kind,
  returnTo,
  pathname,
  zoneSet,
  moduleType,
}: Arrival): string | null {
  const target = safePath(returnTo);
  if (target !== null) return target;
  if (kind === "sign-up") {
    const shopping = zoneSet && moduleType !== null && moduleType !== "parcel";
    if (!shopping) return paths.landing.href();
    return paths.interest.href();
  }
  return pathname === paths.forgotPassword.pattern ? paths.landing.href() : null;
}
