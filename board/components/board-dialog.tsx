/** What the top bar opens. None of it is needed for the first list, so each is a file of its own. */
import { useState } from "react";
import { ErrorBoundary } from "@/ui/loading/error-boundary";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";

const dialogs = {
  decisions: lazy(() => import("./decisions/decisions-dialog")),
  items: lazy(() => import("./items-dialog")),
  couriers: lazy(() => import("./couriers-dialog")),
  numbers: lazy(() => import("./numbers-dialog")),
  settings: lazy(() => import("./settings-dialog")),
};

export type DialogName = keyof typeof dialogs;
export const dialogNames = Object.keys(dialogs) as readonly DialogName[];

/** Loads them once the lists are drawn; returns a function that calls it off. One that fails is asked for again when it is opened. */
export function preloadDialogs(): () => void {
  const load = () => {
    for (const name of dialogNames) dialogs[name].preload().catch(() => undefined);
  };
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(load, 1_000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(load, { timeout: 5_000 });
  return () => cancelIdleCallback(idle);
}

interface Props {
  readonly name: DialogName;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Mounted when it is first opened; it stays, so that closing can be seen. */
export function BoardDialog({ name, open, onClose }: Props) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const Dialog = dialogs[name];
  return wasOpened ? (
    <ErrorBoundary mayReload={() => false} fallback={() => null} resetKey={String(open)}>
      <Suspense>
        <Dialog open={open} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
