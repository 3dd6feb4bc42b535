import { applyUpdate } from "./take-version";
import { useUpdateState } from "./update-state";

const dismiss = () => useUpdateState.setState({ waiting: false });

/** Whether a new version waits, and how to apply it. `dismiss` hides the line until the next version or start. */
export function useUpdate(): { waiting: boolean; applying: boolean; apply: () => void; dismiss: () => void } {
  const waiting = useUpdateState((state) => state.waiting);
  const applying = useUpdateState((state) => state.applying);
  return { waiting, applying, apply: applyUpdate, dismiss };
}
