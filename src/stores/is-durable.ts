import { useEffect, useState } from "react";
import { isDurable } from "@/platform/outbox";

/** Whether what waits survives the tab. True until it is known, because a warning that comes and goes helps nobody. */
export function useIsDurable(): boolean {
  const [durable, setDurable] = useState(true);
  useEffect(() => {
    let here = true;
    isDurable().then(
      (answer) => {
        if (here) setDurable(answer);
      },
      // It was open before, and what is in it stays.
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  return durable;
}
