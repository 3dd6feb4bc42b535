/** The switch that the server has taken last; whoever shows its subject listens. */
import { create } from "zustand";
import type { SwitchStep } from "./step";

interface Switched {
  readonly step: SwitchStep;
  /** As its route answers. */
  readonly answer: unknown;
}

export const useSwitched = create<{ readonly last: Switched | null }>(() => ({ last: null }));
