import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { PushPreferences } from "@/platform/push/device-record";
import {
  changePushPreferences,
  defaultPushPreferences,
  disablePush,
  enablePush,
  PushUnavailable,
  pushDeviceOf,
} from "@/platform/push/push";
import { type PushSupport, pushSupport, requestPushPermission } from "@/platform/push/push-support";
import { isDelayed, useOutboxRows } from "@/stores/outbox-rows";
import { ensureGuestId, useAccountKey } from "@/stores/session";
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
  wishes: PushPreferences;
  busy: boolean;
  /** It could not be done now, e.g. without network. */
  failed: boolean;
  /** What was chosen here is written down and has not reached the shop yet. */
  waiting: boolean;
  /** To be called in the press of a button: the browser asks for permission there only. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
  change: (wishes: PushPreferences) => Promise<void>;
}

const withoutDevice = (support: PushSupport): PushState => (support === "allowed" ? "off" : support);

/** Pushes on this device, for the person who is here. */
export function usePush(): PushControl {
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const [state, setState] = useState<PushState>("checking");
  const [wishes, setWishes] = useState<PushPreferences>(defaultPushPreferences);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const waiting = useOutboxRows().some((row) => row.kind === "subscription" && isDelayed(row));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account is another subscription.
  useEffect(() => {
    let here = true;
    void pushDeviceOf(pushAccount()).then((device) => {
      if (!here) return;
      if (device) setWishes(device.preferences);
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
        const support = await requestPushPermission();
        if (support !== "allowed") {
          setState(withoutDevice(support));
          return;
        }
        await ensureGuestId();
        await enablePush(pushAccount(), wishes);
        followPushes(queryClient);
        setState("on");
      }),
    turnOff: () =>
      attempt(async () => {
        await disablePush(pushAccount());
        setState("off");
      }),
    change: (next) =>
      attempt(async () => {
        setWishes(next);
        await changePushPreferences(pushAccount(), next).catch((error: unknown) => {
          setWishes(wishes);
          throw error;
        });
      }),
  };
}
