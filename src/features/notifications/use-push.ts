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
  preferences: PushPreferences;
  busy: boolean;
  /** The last change failed, e.g. without network. */
  failed: boolean;
  /** The last change is stored here and has not reached the server yet. */
  waiting: boolean;
  /** Call it in the handler of a press: the browser asks for permission only there. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
  change: (preferences: PushPreferences) => Promise<void>;
}

const withoutDevice = (support: PushSupport): PushState => (support === "allowed" ? "off" : support);

/** Pushes on this device, for the current account. */
export function usePush(): PushControl {
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const [state, setState] = useState<PushState>("checking");
  const [preferences, setPreferences] = useState<PushPreferences>(defaultPushPreferences);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const waiting = useOutboxRows().some((row) => row.kind === "subscription" && isDelayed(row));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has another subscription.
  useEffect(() => {
    let here = true;
    void pushDeviceOf(pushAccount()).then((device) => {
      if (!here) return;
      if (device) setPreferences(device.preferences);
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
    preferences,
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
        await enablePush(pushAccount(), preferences);
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
        setPreferences(next);
        await changePushPreferences(pushAccount(), next).catch((error: unknown) => {
          setPreferences(preferences);
          throw error;
        });
      }),
  };
}
