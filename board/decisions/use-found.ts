/** Reads a list of the board while it is shown. Nothing of it is kept on the device. */
import { useCallback, useEffect, useState } from "react";
import { callBoard } from "../api/call-board";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";

export interface Found<T> {
  /** Null until it was read once. */
  readonly value: T | null;
  readonly isReading: boolean;
  readonly error: unknown;
  /** Reads it again; what is there stays until the answer. */
  readonly again: () => void;
  /** Puts something else in the place of what was read. */
  readonly replace: (change: (value: T) => T) => void;
}

/** `path` is below /board; another one forgets what was read. */
export function useFound<T>(path: string): Found<T> {
  const token = useSession((session) => session.token);
  const language = useDeviceSettings((settings) => settings.language);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ path: string; value: T | null; isReading: boolean; error: unknown }>({
    path,
    value: null,
    isReading: true,
    error: null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same again
  useEffect(() => {
    let isGone = false;
    setFound((was) => ({ path, value: was.path === path ? was.value : null, isReading: true, error: null }));
    callBoard<T>({ path, token, language }).then(
      (value) => !isGone && setFound({ path, value, isReading: false, error: null }),
      (error: unknown) => {
        noticeEnd(error, token);
        if (!isGone) setFound((was) => ({ ...was, isReading: false, error }));
      },
    );
    return () => {
      isGone = true;
    };
  }, [path, token, language, attempt]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const replace = useCallback(
    (change: (value: T) => T) =>
      setFound((was) => (was.value === null ? was : { ...was, value: change(was.value) })),
    [],
  );
  const isOther = found.path !== path;
  return {
    value: isOther ? null : found.value,
    isReading: isOther || found.isReading,
    error: isOther ? null : found.error,
    again,
    replace,
  };
}
