/**
 * React's `Suspense`, which shows a lazy part as soon as it is loaded. By itself React lets 300 ms pass between two
 * changes of any placeholder on the page, so that nested parts appear one after the other
 * although all of them are loaded; an update that is not a retry is not delayed.
 */
import {
  type ReactNode,
  Suspense as ReactSuspense,
  startTransition,
  useLayoutEffect,
  useReducer,
} from "react";
import { subscribeLazyParts } from "@/platform/lazy-parts";

interface Props {
  readonly children?: ReactNode;
  /** Shown until every part inside is loaded. */
  readonly fallback?: ReactNode;
}

export function Suspense({ children, fallback = null }: Props) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  return (
    <ReactSuspense fallback={<Waiting onPartLoaded={rerender}>{fallback}</Waiting>}>{children}</ReactSuspense>
  );
}

function Waiting({
  onPartLoaded,
  children,
}: {
  readonly onPartLoaded: () => void;
  readonly children: ReactNode;
}) {
  useLayoutEffect(() => subscribeLazyParts(() => startTransition(onPartLoaded)), [onPartLoaded]);
  return children;
}
