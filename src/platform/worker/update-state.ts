/** Whether a new version waits. Apart from what registers the worker, which is loaded after the page. */
import { create } from "zustand";

interface UpdateState {
  /** A new version is installed and waits. */
  waiting: boolean;
  /** The shopper agreed; the reload follows. */
  applying: boolean;
  /** Tells the waiting version to take over. */
  takeOver: () => void;
}

export const useUpdateState = create<UpdateState>(() => ({
  waiting: false,
  applying: false,
  takeOver: () => {},
}));

/** Takes the waiting version; this tab reloads once it is in charge. */
export function applyUpdate(): void {
  useUpdateState.setState({ applying: true });
  useUpdateState.getState().takeOver();
}

const dismiss = () => useUpdateState.setState({ waiting: false });

/** Whether a new version waits, and how to take it. `dismiss` hides the line until the next version or start. */
export function useUpdate(): { waiting: boolean; applying: boolean; apply: () => void; dismiss: () => void } {
  const waiting = useUpdateState((state) => state.waiting);
  const applying = useUpdateState((state) => state.applying);
  return { waiting, applying, apply: applyUpdate, dismiss };
}
