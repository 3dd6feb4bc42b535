/** Who is signed in on this phone, kept in the page's own database. */
import { create } from "zustand";
import type { Courier, CourierSession } from "@/contract/calls/couriers";
import { isApiError } from "@/platform/http/api-error";
import { callCourier } from "../api/call-courier";
import { useDeviceSettings } from "../settings/device-settings";
import { forgetCourier, keep } from "../storage/courier-database";

export interface SessionState {
  /** `ended`: the server knows the token no more; what this person pressed here stays for when they are back. */
  readonly status: "starting" | "signed-out" | "ended" | "signed-in";
  readonly token: string | null;
  readonly courier: Courier | null;
}

interface KeptSession {
  readonly token: string | null;
  readonly courier: Courier;
}

const signedOut = { status: "signed-out", token: null, courier: null } as const;

export const useSession = create<SessionState>(() => ({ ...signedOut, status: "starting" }));

/** Tells the page's other tabs of a sign-in or a sign-out. */
const channel =
  typeof BroadcastChannel === "function" ? new BroadcastChannel("doorstep-courier-session") : null;
channel?.addEventListener("message", () => location.reload());

/** Restores who was signed in from what was kept. */
export function restoreSession(kept: ReadonlyMap<string, unknown>): void {
  const session = kept.get("session") as KeptSession | undefined;
  if (!session) useSession.setState(signedOut);
  else useSession.setState({ ...session, status: session.token === null ? "ended" : "signed-in" });
}

function keepSession(removed: readonly string[] = []): Promise<void> {
  const { token, courier } = useSession.getState();
  // A phone that cannot keep anything still works until the page is closed.
  return keep({ session: { token, courier } }, removed).catch(() => undefined);
}

const language = () => useDeviceSettings.getState().language;

export const signIn = (phone: string, password: string): Promise<void> =>
  callCourier<CourierSession>({
    method: "POST",
    path: "/sign-in",
    language: language(),
    body: { phone, password },
  }).then(begin);

/** The token of an invitation's link, and what the courier signs in with from now on. */
export const acceptInvitation = (token: string, password: string): Promise<void> =>
  openLink({ token, password });

/** The token of one order's link: whoever opens it brings this order. */
export const openOrderLink = (token: string): Promise<void> => openLink({ token });

const openLink = (body: { token: string; password?: string }): Promise<void> =>
  callCourier<CourierSession>({
    method: "POST",
    path: "/invitations/accept",
    language: language(),
    body,
  }).then(begin);

async function begin({ token, courier }: CourierSession): Promise<void> {
  const before = useSession.getState().courier;
  // The orders of somebody else are nothing for this person.
  if (before !== null && before.id !== courier.id)
    await keep({}, ["me", "known-orders"]).catch(() => undefined);
  useSession.setState({ token, courier });
  await keepSession();
  channel?.postMessage("changed");
  useSession.setState({ status: "signed-in" });
}

/**
 * Leads to the sign-in when a call was refused because its token is known no more. Presses stay; addresses of shoppers do not, who knows
 * whose hands the phone is in.
 */
export function noticeEnd(error: unknown, token: string | null): void {
  if (!isApiError(error, "unauthorised") || token === null || useSession.getState().token !== token) return;
  useSession.setState({ token: null, status: "ended" });
  void keepSession(["me"]);
}

/** Ends the session here and at the server, and wipes what was kept of this person. The server hears of it if it can be reached. */
export async function signOut(): Promise<void> {
  const { token, courier } = useSession.getState();
  const told = callCourier({ method: "POST", path: "/sign-out", token }).catch(() => undefined);
  useSession.setState(signedOut);
  if (courier !== null) await forgetCourier(courier.id).catch(() => undefined);
  channel?.postMessage("changed");
  await told;
}
