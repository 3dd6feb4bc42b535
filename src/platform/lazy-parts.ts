/** Code and texts that load later: loaders announce them, placeholders subscribe. */

const listeners = new Set<() => void>();

/** Notifies of each part that has been loaded; returns a function that unsubscribes. */
export function subscribeLazyParts(onLoaded: () => void): () => void {
  listeners.add(onLoaded);
  return () => listeners.delete(onLoaded);
}

/** Notifies when `part` has loaded, after its awaiting callers. The loader handles failures. */
export function announceLazyPart(part: Promise<unknown>): void {
  const notify = () => queueMicrotask(() => [...listeners].forEach((onLoaded) => void onLoaded()));
  part.then(notify, () => {});
}
