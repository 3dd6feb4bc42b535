/** Who is signed in at this board, kept in its own database. */
import { create } from "zustand";
import type { BoardMe, BoardSession, BoardStore } from "@/contract/calls/board-sign-in";
import { isApiError } from "@/platform/http/api-error";
import { callBoard } from "../api/call-board";
import { useDeviceSettings } from "../settings/device-settings";
import { forgetEverything, keep } from "../storage/board-database";

export interface SessionState {
  /** `ended`: the server knows the token no more; what this person left here stays for when they are back. */
  readonly status: "starting" | "signed-out" | "ended" | "signed-in";
  readonly token: string | null;
  readonly operatorId: number | null;
  /** Null until it was read once. */
  readonly me: BoardMe | null;
}

interface KeptSession {
  readonly token: string | null;
  readonly operatorId: number;
  readonly me: BoardMe | null;
}

const signedOut = { status: "signed-out", token: null, operatorId: null, me: null } as const;

export const useSession = create<SessionState>(() => ({ ...signedOut, status: "starting" }));

/** Tells the board's other tabs of a sign-in or a sign-out. */
const channel =
  typeof BroadcastChannel === "function" ? new BroadcastChannel("doorstep-board-session") : null;
channel?.addEventListener("message", () => location.reload());

/** Restores who was signed in from what was kept. */
export function restoreSession(kept: ReadonlyMap<string, unknown>): void {
  const session = kept.get("session") as KeptSession | undefined;
  if (!session) useSession.setState(signedOut);
  else useSession.setState({ ...session, status: session.token === null ? "ended" : "signed-in" });
}

function keepSession(): Promise<void> {
  const { token, operatorId, me } = useSession.getState();
  // A board that cannot keep anything still works until it is closed.
  return keep({ session: { token, operatorId, me } }).catch(() => undefined);
}

const language = () => useDeviceSettings.getState().language;

export const signIn = (email: string, password: string): Promise<void> =>
  callBoard<BoardSession>({
    method: "POST",
    path: "/sign-in",
    language: language(),
    body: { email, password },
  }).then(begin);

/** The token of an invitation's link, and what the person signs in with from now on. */
export const acceptInvitation = (token: string, password: string): Promise<void> =>
  callBoard<BoardSession>({
    method: "POST",
    path: "/invitations/accept",
    language: language(),
    body: { token, password },
  }).then(begin);

async function begin({ token, operator }: BoardSession): Promise<void> {
  const { operatorId } = useSession.getState();
  // Orders and waiting steps of somebody else are nothing for this person.
  if (operatorId !== operator.id) await forgetEverything().catch(() => undefined);
  useSession.setState({ token, operatorId: operator.id, me: null });
  await readMe().catch(() => undefined);
  await keepSession();
  channel?.postMessage("changed");
  useSession.setState({ status: "signed-in" });
}

/** Reads who this is and what their stores are. Throws what the call throws, after the session has ended where it says so. */
export async function readMe(): Promise<void> {
  const { token } = useSession.getState();
  try {
    const me = await callBoard<BoardMe>({ path: "/me", token, language: language() });
    if (useSession.getState().token !== token) return;
    useSession.setState({ me });
    await keepSession();
  } catch (error) {
    noticeEnd(error, token);
    throw error;
  }
}

/** How one of the stores is now. */
export function takeStore({
  id,
  open,
  paused_until,
  pause_reason,
  busy_minutes,
}: Pick<BoardStore, "id" | "open" | "paused_until" | "pause_reason" | "busy_minutes">): void {
  const { me } = useSession.getState();
  if (me === null) return;
  const stores = me.stores.map((store) =>
    store.id === id ? { ...store, open, paused_until, pause_reason, busy_minutes } : store,
  );
  useSession.setState({ me: { ...me, stores } });
  void keepSession();
}

/** Leads to the sign-in when a call was refused because its token is known no more. Nothing else is forgotten. */
export function noticeEnd(error: unknown, token: string | null): void {
  if (!isApiError(error, "unauthorised") || token === null || useSession.getState().token !== token) return;
  useSession.setState({ token: null, status: "ended" });
  void keepSession();
}

/** Ends the session here and at the server, and wipes what the board kept. The server hears of it if it can be reached. */
export async function signOut(): Promise<void> {
  const { token } = useSession.getState();
  const told = callBoard({ method: "POST", path: "/sign-out", token }).catch(() => undefined);
  useSession.setState(signedOut);
  await forgetEverything().catch(() => undefined);
  channel?.postMessage("changed");
  await told;
}
