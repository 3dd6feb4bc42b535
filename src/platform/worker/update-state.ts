/** Whether a new version waits. A file of its own, because the code that registers the worker loads later. */
import { create } from "zustand";

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
