let last: Promise<unknown> = Promise.resolve();

/**
 * Notifications are shown one after the other, whatever they are about: a browser that is asked what it shows, between
 * writing another one down and showing it, forgets that one. Rejects as `show` does; the next one has its turn all the same.
 */
export function serialize(show: () => Promise<void>): Promise<void> {
  const turn = last.then(show);
  last = turn.catch(() => undefined);
  return turn;
}
