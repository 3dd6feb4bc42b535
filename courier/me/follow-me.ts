/** Asks the server how things are, again and again while somebody looks at the page. */
import type { CourierMe } from "@/contract/calls/couriers";
import { isApiError } from "@/platform/http/api-error";
import { callCourier } from "../api/call-courier";
import { askingPause } from "../rules/asking-pause";
import { noticeEnd, useSession } from "../session/session";
import { noticeLost, takeMe, useMe } from "./me";

/** An answer that took longer says nothing exact about the server's clock, ms. */
const exactWithinMs = 5_000;

/** Reads it once. Throws what the call throws, after the session has ended where it says so. */
async function readMe(token: string): Promise<void> {
  for (let isOld = true; isOld; ) {
    const { steps } = useMe.getState();
    const askedAt = Date.now();
    const me = await callCourier<CourierMe>({ path: "/me", token });
    if (useSession.getState().token !== token) return;
    // What happened meanwhile may be missing in it.
    isOld = useMe.getState().steps !== steps;
    if (isOld) continue;
    const tookMs = Date.now() - askedAt;
    const ahead = Date.parse(me.now) - (askedAt + tookMs / 2);
    takeMe(me, tookMs < exactWithinMs ? Math.round(ahead) : useMe.getState().clockAhead);
  }
}

let askNow: () => Promise<void> = () => Promise.resolve();

/** Asks now, and resolves with the answer or without one. What is asked while a question hangs is asked once after it. */
export const askMe = (): Promise<void> => askNow();

/** Asks until the returned function is called. `onReached` runs each time the server has answered after it could not be reached. */
export function followMe(token: string, onReached: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isEnded = false;
  let isWanted = false;
  let asking: Promise<void> | null = null;

  const plan = () => {
    clearTimeout(timer);
    if (isEnded || document.visibilityState === "hidden") return;
    timer = setTimeout(() => void ask(), askingPause(useMe.getState().me, failures));
  };
  const askUntilCurrent = async () => {
    while (isWanted && !isEnded) {
      isWanted = false;
      try {
        await readMe(token);
        if (failures > 0) onReached();
        failures = 0;
      } catch (error) {
        noticeEnd(error, token);
        failures += 1;
        if (!isEnded && !isApiError(error, "unauthorised")) noticeLost();
      }
    }
  };
  const ask = (): Promise<void> => {
    clearTimeout(timer);
    isWanted = true;
    asking ??= askUntilCurrent().finally(() => {
      asking = null;
      plan();
    });
    return asking;
  };
  const onVisible = () => (document.visibilityState === "hidden" ? clearTimeout(timer) : void ask());
  const onOnline = () => void ask();
  askNow = ask;
  addEventListener("online", onOnline);
  addEventListener("offline", noticeLost);
  document.addEventListener("visibilitychange", onVisible);
  void ask();
  return () => {
    isEnded = true;
    askNow = () => Promise.resolve();
    clearTimeout(timer);
    removeEventListener("online", onOnline);
    removeEventListener("offline", noticeLost);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
