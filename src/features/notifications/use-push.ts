import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { PushWishes } from "@/platform/push/device-record";
import { changeWishes, deviceOf, everything, PushUnavailable, turnOff, turnOn } from "@/platform/push/push";
import { askPermission, type PushSupport, pushSupport } from "@/platform/push/support";
import { ensureGuest, useAccountKey } from "@/stores/session";
import { isHeldUp, useOutboxRows } from "@/stores/waiting";
import { followPushes } from "./follow-pushes";
import { pushAccount } from "./push-account";

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
  /** What was chosen here is written down and has not reached the shop yet. */
  waiting: boolean;
  /** To be called in the press of a button: the browser asks for permission there only. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
  change: (wishes: PushWishes) => Promise<void>;
}

const withoutDevice = (support: PushSupport): PushState => (support === "allowed" ? "off" : support);

/** Pushes on this device, for the person who is here. */
export function usePush(): PushControl {
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const [state, setState] = useState<PushState>("checking");
  const [wishes, setWishes] = useState<PushWishes>(everything);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const waiting = useOutboxRows().some((row) => row.kind === "subscription" && isHeldUp(row));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account is another subscription.
  useEffect(() => {
    let here = true;
    void deviceOf(pushAccount()).then((device) => {
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
    waiting,
    turnOn: () =>
      attempt(async () => {
        const support = await askPermission();
        if (support !== "allowed") {
          setState(withoutDevice(support));
          return;
        }
        await ensureGuest();
        await turnOn(pushAccount(), wishes);
        followPushes(queryClient);
        setState("on");
      }),
    turnOff: () =>
      attempt(async () => {
        await turnOff(pushAccount());
        setState("off");
      }),
    change: (next) =>
      attempt(async () => {
        setWishes(next);
        await changeWishes(pushAccount(), next).catch((error: unknown) => {
          setWishes(wishes);
          throw error;
        });
      }),
  };
}
