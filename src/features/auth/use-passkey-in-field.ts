import { useEffect, useRef } from "react";
import type { PasskeyAssertion } from "@/contract/calls/passkeys";
import { useConfig } from "@/features/configuration";
import {
  offersInField,
  passkeySignInOptions,
  passkeysWork,
  stopAsking,
  waitForPasskeyInField,
  whenNoWindowAsks,
  windowAsks,
} from "@/features/passkeys";
import { showError } from "@/stores/show-error";
import { finishPasskeySignIn, type OnSignInResult } from "./finish-passkey-sign-in";

/** A challenge works for five minutes (ms); another is asked for before that. */
const renewMs = 4 * 60_000;

/** While a form shows a field with `autocomplete="… webauthn"`, the browser offers the person's passkeys in it. */
export function usePasskeyInField(onResult: OnSignInResult): void {
  const works = passkeysWork(useConfig());
  const latest = useRef(onResult);
  useEffect(() => {
    latest.current = onResult;
  });
  useEffect(() => {
    if (!works) return;
    let ended = false;
    let begun = 0;
    const wait = async () => {
      begun += 1;
      const own = begun;
      const isOver = () => ended || own !== begun;
      if (!(await offersInField())) return;
      await whenNoWindowAsks();
      if (isOver()) return;
      const options = await passkeySignInOptions();
      await whenNoWindowAsks();
      if (isOver()) return;
      const outcome = await waitForPasskeyInField(options);
      if (ended) return;
      // One that the browser ended by itself is not asked for at once: it would go on for ever.
      const isNeeded = outcome.kind === "credential" ? await isRefused(outcome.credential) : windowAsks();
      if (isNeeded && !isOver()) start();
    };
    const isRefused = async (credential: PasskeyAssertion) => {
      try {
        await finishPasskeySignIn(credential, (...result) => latest.current(...result));
        return false;
      } catch (error) {
        showError(error);
        return true;
      }
    };
    // A failure here stays silent, because nothing was pressed and the other ways are there.
    const start = () => void wait().catch(() => undefined);
    start();
    const renewal = setInterval(start, renewMs);
    return () => {
      ended = true;
      clearInterval(renewal);
      void stopAsking();
    };
  }, [works]);
}
