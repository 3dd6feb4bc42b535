/**
 * A queue in which subjects take turns, so that those who send much do not delay those who send little. When it is full, the
 * subject with the most waiting work loses its last piece.
 */

interface Waiting {
  start(): void;
  giveUp(): void;
}

interface FairQueueOptions {
  /** How many run at the same time; 1 by default. */
  maxRunning?: number;
  /** How many may wait, of all subjects together. */
  maxWaiting: number;
  /** How many of one subject may wait. */
  maxPerSubject: number;
  /** The error for work that may not wait. */
  busy: () => Error;
}

export interface FairQueue {
  /** Runs the work in the subject's turn, or rejects when there is no place for it. */
  run<T>(subject: string, work: () => Promise<T>): Promise<T>;
  /** Work is under way. */
  isBusy(): boolean;
}

export function fairQueue({ maxRunning = 1, maxWaiting, maxPerSubject, busy }: FairQueueOptions): FairQueue {
  /** In the order in which their turns come. */
  const waiting = new Map<string, Waiting[]>();
  let running = 0;

  const count = () => [...waiting.values()].reduce((sum, list) => sum + list.length, 0);

  /** Makes room for a subject that has fewer places than somebody else; false where nobody has more. */
  const makeRoom = (own: number): boolean => {
    const [subject, most] = [...waiting].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (most.length <= own + 1) return false;
    most.pop()?.giveUp();
    if (most.length === 0) waiting.delete(subject);
    return true;
  };

  const next = () => {
    const [first] = waiting;
    if (running >= maxRunning || first === undefined) return;
    const [subject, list] = first;
    const job = list.shift();
    waiting.delete(subject);
    // Their next turn comes after everybody else's.
    if (list.length > 0) waiting.set(subject, list);
    running += 1;
    job?.start();
  };

  return {
    isBusy: () => running > 0,
    async run(subject, work) {
      const list = waiting.get(subject) ?? [];
      if (list.length >= maxPerSubject) throw busy();
      if (count() >= maxWaiting && !makeRoom(list.length)) throw busy();
      await new Promise<void>((start, fail) => {
        waiting.set(subject, [...list, { start, giveUp: () => fail(busy()) }]);
        next();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        // Requests that came in meanwhile are read first: the embedded database answers without giving the event loop its turn.
        setImmediate(next);
      }
    },
  };
}
