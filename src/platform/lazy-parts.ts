/** Code and texts that come later: who loads them says that they came, who keeps a place for them hears of it. */

const listeners = new Set<() => void>();

/** Tells of each part that came; answers how to stop. */
export function subscribeLazyParts(came: () => void): () => void {
  listeners.add(came);
  return () => listeners.delete(came);
}

/** Tells when `part` has come, after whoever awaits it has it. A part that cannot be had is told by who asked for it. */
export function announceLazyPart(part: Promise<unknown>): void {
  const tell = () => queueMicrotask(() => [...listeners].forEach((came) => void came()));
  part.then(tell, () => {});
}
