/** Work that may be paused wherever it yields, so that nothing that is pressed meanwhile waits for it. */

export type Interruptible<Result> = Generator<undefined, Result, undefined>;

/** An idle period may be longer than a press should wait, ms. */
const sliceMs = 5;
/** A page that is never idle goes on with it all the same, ms. */
const idleTimeoutMs = 1_000;

export function runAtOnce<Result>(work: Interruptible<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Runs it in slices, each in an idle period of its own; at once where the browser does not tell of any. Returns a function
 * that gives it up.
 */
export function runInSlices<Result>(
  work: Interruptible<Result>,
  onEnd: (result: Result) => void,
): () => void {
  if (typeof requestIdleCallback !== "function") {
    onEnd(runAtOnce(work));
    return () => {};
  }
  let handle = 0;
  const slice = () => {
    const end = performance.now() + sliceMs;
    do {
      const step = work.next();
      if (step.done) {
        onEnd(step.value);
        return;
      }
    } while (performance.now() < end);
    next();
  };
  const next = () => {
    handle = requestIdleCallback(slice, { timeout: idleTimeoutMs });
  };
  next();
  return () => {
    cancelIdleCallback(handle);
    // Observers that it has started are stopped.
    work.return(undefined as Result);
  };
}
