/**
 * React's `Suspense`, which shows a late part as soon as it is there. By itself React lets 300 ms pass between two
 * changes of any placeholder on the page, so that parts that stand in one another come one breath after the other
 * although all of them have long been loaded; an update that is asked for is not held back so.
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
  /** Stands there until every part inside has come. */
  readonly fallback?: ReactNode;
}

export function Suspense({ children, fallback = null }: Props) {
  const [, tryAgain] = useReducer((times: number) => times + 1, 0);
  return (
    <ReactSuspense fallback={<Waiting onPartCame={tryAgain}>{fallback}</Waiting>}>{children}</ReactSuspense>
  );
}

function Waiting({
  onPartCame,
  children,
}: {
  readonly onPartCame: () => void;
  readonly children: ReactNode;
}) {
  useLayoutEffect(() => subscribeLazyParts(() => startTransition(onPartCame)), [onPartCame]);
  return children;
}
