/** The answer that another service's window hands back to the tab that opened it. */

/** Name of the BroadcastChannel; only tabs of this origin hear it. */
export const returnChannel = "sign-in-return";

export interface ReturnedSignIn {
  state: string;
  code: string | null;
  error: string | null;
}

export function isReturned(data: unknown): data is ReturnedSignIn {
  if (typeof data !== "object" || data === null) return false;
  const { state, code, error } = data as Partial<ReturnedSignIn>;
  const isText = (value: unknown) => value === null || typeof value === "string";
  return typeof state === "string" && isText(code) && isText(error);
}

/** The service's answer in the address; null when there is none. */
export function readReturn(search: string): ReturnedSignIn | null {
  const query = new URLSearchParams(search);
  const state = query.get("state");
  const code = query.get("code");
  if (!state || state.length > 512 || (code?.length ?? 0) > 2048) return null;
  return { state, code: code || null, error: code ? null : (query.get("error") ?? "unknown") };
}
