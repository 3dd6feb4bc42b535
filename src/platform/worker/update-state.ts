/** Whether a new version waits. A file of its own, because the code that registers the worker loads later. */
import { create } from "zustand";

interface UpdateState {
  /** A new version is installed and waits. */
  waiting: boolean;
  /** The shopper agreed; the reload follows. */
  applying: boolean;
  /** Makes the waiting version the active one. */
  activate: () => void;
}

export const useUpdateState = create<UpdateState>(() => ({
  waiting: false,
  applying: false,
  activate: () => {},
}));

/** Activates the waiting version; this tab reloads when it controls the page. */
export function applyUpdate(): void {
  useUpdateState.setState({ applying: true });
  useUpdateState.getState().activate();
}

const dismiss = () => useUpdateState.setState({ waiting: false });

/** Whether a new version waits, and how to apply it. `dismiss` hides the line until the next version or start. */
export function useUpdate(): { waiting: boolean; applying: boolean; apply: () => void; dismiss: () => void } {
  const waiting = useUpdateState((state) => state.waiting);
  const applying = useUpdateState((state) => state.applying);
  return { waiting, applying, apply: applyUpdate, dismiss };
}
