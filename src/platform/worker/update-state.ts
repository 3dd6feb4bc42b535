/** Whether a new version waits. A file of its own, because the code that registers the worker loads later. */
import { create } from "zustand";
import { runWhenNotBusy } from "./build-lock";
import { takeVersion } from "./take-version";

interface UpdateState {
  /** A new version is installed and waits. */
  waiting: boolean;
  /** The shopper agreed; the reload follows. */
  applying: boolean;
  /** Asks the waiting version to become the active one. */
  activate: () => void;
}

export const useUpdateState = create<UpdateState>(() => ({
  waiting: false,
  applying: false,
  activate: () => {},
}));

let stopAsking = (): void => {};

function askWaitingVersion(giveUp: () => void): void {
  stopAsking();
  stopAsking = takeVersion(() => useUpdateState.getState().activate(), giveUp);
}

/** Activates the waiting version; this tab reloads when it controls the page, or when that takes too long. */
export function applyUpdate(): void {
  if (useUpdateState.getState().applying) return;
  useUpdateState.setState({ applying: true });
  askWaitingVersion(() => runWhenNotBusy(() => location.reload()));
}

/** Activates the waiting version at a start, without a reload; it is offered when that takes too long. */
export const takeOver = (): void => askWaitingVersion(() => useUpdateState.setState({ waiting: true }));

/** The new version controls the page: it need not be asked again. */
export const versionTaken = (): void => stopAsking();

const dismiss = () => useUpdateState.setState({ waiting: false });

/** Whether a new version waits, and how to apply it. `dismiss` hides the line until the next version or start. */
export function useUpdate(): { waiting: boolean; applying: boolean; apply: () => void; dismiss: () => void } {
  const waiting = useUpdateState((state) => state.waiting);
  const applying = useUpdateState((state) => state.applying);
  return { waiting, applying, apply: applyUpdate, dismiss };
}
