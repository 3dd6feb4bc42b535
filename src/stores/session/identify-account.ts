/** Finds out who is signed in where the sign-in could not, see `account-keys.ts`. */
import { isApiError } from "@/platform/http/api-error";
import { pauseOrOnline } from "@/platform/pause-or-online";
import { isKnownAccountKey, learnKeys } from "./account-keys";
import { session, useSession } from "./session-store";
import { askWhoseToken } from "./token-owner";

const answerTimeoutMs = 30_000;
/** Pause after a call that failed, ms; doubles up to the second. A network that is back ends it. */
const minPauseMs = 2_000;
const maxPauseMs = 60_000;

/**
 * Asks whose token it is for as long as nobody knows, now and after each sign-in, and calls back when it is known. Returns a
 * function that stops it.
 */
export function identifyAccounts(onKnown: () => void): () => void {
  const stopped = new AbortController();
  let asking: string | null = null;
  const follow = () => {
    const { token } = session();
    if (token === null || token === asking) return;
    asking = token;
    if (!isKnownAccountKey(session().accountKey)) void identify(token, stopped.signal, onKnown);
  };
  follow();
  const unsubscribe = useSession.subscribe(follow);
  return () => {
    stopped.abort();
    unsubscribe();
  };
}

async function identify(token: string, signal: AbortSignal, onKnown: () => void): Promise<void> {
  for (let pauseMs = minPauseMs; !signal.aborted; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      const owner = await askWhoseToken(token, answerTimeoutMs);
      if (session().token !== token) return;
      if (owner !== null) {
        learnKeys([session().accountKey, ...owner.byContact], owner.key);
        onKnown();
        return;
      }
    } catch (error) {
      // The calls of the page say so themselves.
      if (isApiError(error) && error.kind === "unauthorised") return;
    }
    if (session().token !== token) return;
    await pauseOrOnline(pauseMs, signal);
  }
}
