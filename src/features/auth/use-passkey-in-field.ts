import { useEffect, useRef } from "react";
import { useConfig } from "@/features/configuration";
import {
  offersInField,
  passkeySignInOptions,
  passkeysWork,
  stopAsking,
  waitForPasskeyInField,
} from "@/features/passkeys";
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
    const wait = async () => {
      if (ended || !(await offersInField())) return;
      const options = await passkeySignInOptions();
      if (ended) return;
      const outcome = await waitForPasskeyInField(options);
      if (!ended && outcome.kind === "credential")
        await finishPasskeySignIn(outcome.credential, (...result) => latest.current(...result));
    };
    // Nobody has pressed anything: what fails here is not said, the other ways are there.
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
