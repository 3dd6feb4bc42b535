import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { PushWishes } from "@/platform/push/device-record";
import { changeWishes, deviceOf, everything, PushUnavailable, turnOff, turnOn } from "@/platform/push/push";
import { askPermission, type PushSupport, pushSupport } from "@/platform/push/support";
import { ensureGuest, isSignedIn, session, useAccountKey } from "@/stores/session";
import { followPushes } from "./follow-pushes";

export type PushState =
  | "checking"
  | "unsupported"
  | "install-first"
  | "denied"
  | "off"
  | "on"
  | "unavailable";

export interface PushControl {
  state: PushState;
  wishes: PushWishes;
  busy: boolean;
  /** It could not be done now, e.g. without network. */
  failed: boolean;
  /** To be called in the press of a button: the browser asks for permission there only. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
  change: (wishes: PushWishes) => Promise<void>;
}

const account = () => ({ key: session().accountKey, signedIn: isSignedIn() });

const withoutDevice = (support: PushSupport): PushState => (support === "allowed" ? "off" : support);

/** Pushes on this device, for the person who is here. */
export function usePush(): PushControl {
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const [state, setState] = useState<PushState>("checking");
  const [wishes, setWishes] = useState<PushWishes>(everything);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account is another subscription.
  useEffect(() => {
    let here = true;
    void deviceOf(account()).then((device) => {
      if (!here) return;
      if (device) setWishes(device.wishes);
      setState(device ? "on" : withoutDevice(pushSupport()));
    });
    return () => {
      here = false;
    };
  }, [accountKey]);

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    try {
      await work();
    } catch (error) {
      if (error instanceof PushUnavailable) setState("unavailable");
      else setFailed(true);
    } finally {
      setBusy(false);
    }
  }, []);

  return {
    state,
    wishes,
    busy,
    failed,
    turnOn: () =>
      attempt(async () => {
        const support = await askPermission();
        if (support !== "allowed") {
          setState(withoutDevice(support));
          return;
        }
        await ensureGuest();
        await turnOn(account(), wishes);
        followPushes(queryClient);
        setState("on");
      }),
    turnOff: () =>
      attempt(async () => {
        await turnOff(account());
        setState("off");
      }),
    change: (next) =>
      attempt(async () => {
        setWishes(next);
        await changeWishes(account(), next).catch((error: unknown) => {
          setWishes(wishes);
          throw error;
        });
      }),
  };
}
