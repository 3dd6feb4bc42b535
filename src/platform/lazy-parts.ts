/** Code and texts that are loaded later: who loads them announces it, who shows a placeholder subscribes. */

const listeners = new Set<() => void>();

/** Notifies of each part that has been loaded; returns a function that unsubscribes. */
export function subscribeLazyParts(onLoaded: () => void): () => void {
  listeners.add(onLoaded);
  return () => listeners.delete(onLoaded);
}

/** Notifies when `part` is loaded, after those who await it. Failures are handled by who loads it. */
export function announceLazyPart(part: Promise<unknown>): void {
  const notify = () => queueMicrotask(() => [...listeners].forEach((onLoaded) => void onLoaded()));
  part.then(notify, () => {});
}
